/** Hex: virtual connections, inferior cells, and the search for who wins, with the proof. */
@org.jspecify.annotations.NullMarked
package proofstone.knowledge.hex;
