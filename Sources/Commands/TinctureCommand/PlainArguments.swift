internal import ArgumentParser

/// A command line on which there is nothing behind the command but options that it has and files.
///
/// The argument parser makes a tree of all options by searches for protocol conformances, which takes as long as
/// decoding a banner, and longer than anything else of a build in which nothing has changed. What is not plain is left
/// to it: mistakes, calls for help, options that are rarely used.
struct PlainArguments {
    /// What is no option, in its order.
    private(set) var files: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// The options that a command takes in this way.
    struct Known {
        /// Options without a value.
        var flags: Set<String> = []
        /// Options with a value, given once at most.
        var options: Set<String> = []
        /// Options with a value, given any number of times.
        var repeated: Set<String> = []

        static func + (first: Self, second: Self) -> Self {
            Self(
                flags: first.flags.union(second.flags), options: first.options.union(second.options),
                repeated: first.repeated.union(second.repeated))
        }
    }

    /// The words behind a command's name; nil where they are not plain.
    init?(_ arguments: ArraySlice<String>, _ known: Known) {
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
                if argument.isEmpty { return nil }
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            if known.flags.contains(name) {
                guard parts.count == 1, flags.insert(name).inserted else { return nil }
                continue
            }
            guard known.repeated.contains(name) || known.options.contains(name) && values[name] == nil,
                let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty,
                parts.count > 1 || value.utf8.first != UInt8(ascii: "-")
            else { return nil }
            values[name, default: []].append(value)
        }
    }

    /// True where the option without a value is given.
    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option; nil where it is not given.
    subscript(_ name: String) -> String? { values[name]?.first }

    /// The values of an option that may be given several times.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The value of an option that takes a whole number; nil where it is none.
    func number(_ name: String, standard: Int) -> Int? { self[name].map { Int($0) } ?? standard }
}

/// Arguments that can be taken from a plain command line, beside how the parser takes them.
protocol PlainParsable: ParsableArguments {
    /// The options that are taken so.
    static var plain: PlainArguments.Known { get }

    /// The arguments; nil where one is wrong, which the parser then says.
    ///
    /// Every property is set, and not by an initializer: there the compiler would make its wrapper anew, without a
    /// value.
    static func taken(from plain: PlainArguments) -> Self?
}

extension PlainParsable {
    /// These arguments; nil where they are not valid.
    var valid: Self? {
        var arguments = self
        return (try? arguments.validate()).map { arguments }
    }
}

extension PlainParsable where Self: ParsableCommand {
    /// The command with what is behind its name on a plain command line; nil for any other.
    static func taken(from arguments: ArraySlice<String>) -> Self? {
        PlainArguments(arguments, plain).flatMap(taken)?.valid
    }
}
