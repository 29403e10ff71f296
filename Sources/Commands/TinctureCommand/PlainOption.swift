internal import ArgumentParser

/// Arguments that can be taken from a plain command line, beside how the parser takes them.
protocol PlainParsable: ParsableArguments {
    /// Every property and how it is written; one that is left out has no value, not even its default.
    static var plain: [PlainOption<Self>] { get }
}

extension PlainParsable where Self: ParsableCommand {
    /// The command with what is behind its name on a plain command line; nil for any other.
    static func taken(from arguments: ArraySlice<String>) -> Self? {
        let options = plain
        return try? taken(from: PlainArguments(arguments, options.flatMap(\.words)), options)
    }
}

extension PlainParsable {
    /// Valid arguments; throws what is wrong with them, which is left to the parser to say.
    fileprivate static func taken(from plain: PlainArguments, _ options: [PlainOption<Self>]) throws -> Self {
        var taken = Self()
        for option in options { try option.set(&taken, plain) }
        try taken.validate()
        return taken
    }
}

/// How a property of arguments is written on a plain command line, and how it is set.
///
/// A key path in place of the closure would take longer to make than its option to read; so would the type, if its
/// arguments had to conform to anything, which Swift would look for when the program runs.
struct PlainOption<Arguments> {
    /// The options that the property is made of; none for the files.
    fileprivate let words: [PlainArguments.Word]
    /// Sets the property, to its default where the option is not given.
    fileprivate let set: (inout Arguments, PlainArguments) throws -> Void

    /// What is no option.
    static func files(_ set: @escaping (inout Arguments, [String]) -> Void) -> Self {
        Self(words: []) { set(&$0, $1.files) }
    }

    /// A flag that is off where it is not given.
    static func flag(_ name: String, _ set: @escaping (inout Arguments, Bool) -> Void) -> Self {
        let word = PlainArguments.Word(names: [name], kind: .flag)
        return Self(words: [word]) { set(&$0, $1[word] != nil) }
    }

    /// An option without a default.
    static func option<Value: ExpressibleByArgument>(
        _ names: String..., set: @escaping (inout Arguments, Value?) -> Void
    ) -> Self {
        let word = PlainArguments.Word(names: names, kind: .single)
        return Self(words: [word]) { set(&$0, try $1[word].map { try parsed($0[0]) }) }
    }

    /// An option with a default.
    static func option<Value: ExpressibleByArgument>(
        _ name: String, standard: Value, set: @escaping (inout Arguments, Value) -> Void
    ) -> Self {
        option(name) { set(&$0, $1 ?? standard) }
    }

    /// An option that may be given several times.
    static func options(_ names: String..., set: @escaping (inout Arguments, [String]) throws -> Void) -> Self {
        let word = PlainArguments.Word(names: names, kind: .repeated)
        return Self(words: [word]) { try set(&$0, $1[word] ?? []) }
    }

    /// A group of options.
    static func group<Group: PlainParsable>(_ set: @escaping (inout Arguments, Group) -> Void) -> Self {
        let options = Group.plain
        return Self(words: options.flatMap(\.words)) { set(&$0, try Group.taken(from: $1, options)) }
    }

    private static func parsed<Value: ExpressibleByArgument>(_ text: String) throws -> Value {
        guard let value = Value(argument: text) else { throw PlainArguments.NotPlain() }
        return value
    }
}
