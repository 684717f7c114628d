/**
 * The games Connect(m,n,k,p,q) of several stones a turn: rules, positions, records with variations,
 * and the formats in which records are kept.
 *
 * <p>{@link ConnectRecord} is the model, {@link RecordFormat} the entry to its readers and writers.
 */
@NullMarked
package proofstone.game.connect;

import org.jspecify.annotations.NullMarked;
