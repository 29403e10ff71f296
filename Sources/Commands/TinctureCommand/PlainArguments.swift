/// The words behind a command's name, where there is nothing among them but options that it has and files.
///
/// The argument parser makes a tree of all options by searches for protocol conformances, which takes as long as
/// decoding a banner, and longer than anything else of a build in which nothing has changed. What is not plain is left
/// to it: mistakes, calls for help, options that are rarely used.
struct PlainArguments {
    /// A word that is not plain.
    struct NotPlain: Error {}

    /// How an option is written.
    struct Word {
        /// What follows an option.
        enum Kind {
            /// No value.
            case flag
            /// A value; the option is given once at most.
            case single
            /// A value; the option is given any number of times.
            case repeated
        }

        let names: [String]
        let kind: Kind
    }

    /// What is no option, in its order.
    private(set) var files: [String] = []
    /// Of each option that is given, by the first of its names.
    private var values: [String: [String]] = [:]

    /// Reads the words of a command that has some options.
    init(_ arguments: ArraySlice<String>, _ words: [Word]) throws(NotPlain) {
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
                if argument.isEmpty { throw NotPlain() }
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let word = words.first(where: { $0.names.contains(parts[0]) }),
                word.kind == .repeated || self[word] == nil
            else { throw NotPlain() }
            if word.kind == .flag {
                guard parts.count == 1 else { throw NotPlain() }
                values[word.names[0]] = []
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty,
                parts.count > 1 || value.utf8.first != UInt8(ascii: "-")
            else { throw NotPlain() }
            values[word.names[0], default: []].append(value)
        }
    }

    /// The values of an option, none for a flag; nil where the option is not given.
    subscript(_ word: Word) -> [String]? { values[word.names[0]] }
}
