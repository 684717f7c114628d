package proofstone.cli;

import java.util.OptionalLong;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import proofstone.search.SearchControl;

/** The option that says how many nodes a search may visit. */
final class NodesOption {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec mixee;

    private OptionalLong nodes = OptionalLong.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Stop after so many nodes, counted as in the result. Default: no limit.")
    void setNodes(long most) {
        if (most < 1) {
            throw invalid(most);
        }
        nodes = OptionalLong.of(most);
    }

    /** Returns whether there is a limit. */
    boolean isGiven() {
        return nodes.isPresent();
    }

    private ParameterException invalid(long most) {
        String problem = "Invalid value for option '--nodes': " + most + "; expected 1 or more";
        return new ParameterException(mixee.commandLine(), problem);
    }

    /** Lets a search keep to the limit. */
    void limit(SearchControl control) {
        nodes.ifPresent(control::limitNodes);
    }
}
