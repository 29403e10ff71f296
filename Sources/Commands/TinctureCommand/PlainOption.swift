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

/// How a property of arguments is written on a plain command line.
///
/// The properties are named by their wrappers: these can be set where they have no value yet.
struct PlainOption<Arguments: ParsableArguments> {
    /// The options that the property is made of; none for the files.
    fileprivate let words: [PlainArguments.Word]
    /// Sets the property, to its default where the option is not given.
    fileprivate let set: (inout Arguments, PlainArguments) throws -> Void

    private init(_ word: PlainArguments.Word, _ set: @escaping (inout Arguments, [String]?) throws -> Void) {
        words = [word]
        self.set = { try set(&$0, $1[word]) }
    }

    private init(words: [PlainArguments.Word], set: @escaping (inout Arguments, PlainArguments) throws -> Void) {
        self.words = words
        self.set = set
    }

    /// What is no option.
    static func files(_ property: WritableKeyPath<Arguments, Argument<[String]>>) -> Self {
        Self(words: []) { $0[keyPath: property].wrappedValue = $1.files }
    }

    /// A flag that is off where it is not given.
    static func flag(_ name: String, _ property: WritableKeyPath<Arguments, Flag<Bool>>) -> Self {
        Self(.init(names: [name], kind: .flag)) { $0[keyPath: property].wrappedValue = $1 != nil }
    }

    /// An option without a default.
    static func option<Value: ExpressibleByArgument>(
        _ names: String..., to property: WritableKeyPath<Arguments, Option<Value?>>
    ) -> Self {
        Self(.init(names: names, kind: .single)) {
            $0[keyPath: property].wrappedValue = try $1.map { try parsed($0[0]) }
        }
    }

    /// An option with a default.
    static func option<Value: ExpressibleByArgument>(
        _ name: String, _ property: WritableKeyPath<Arguments, Option<Value>>, standard: Value
    ) -> Self {
        Self(.init(names: [name], kind: .single)) {
            $0[keyPath: property].wrappedValue = try $1.map { try parsed($0[0]) } ?? standard
        }
    }

    /// An option that may be given several times.
    static func options<Value>(
        _ name: String, _ property: WritableKeyPath<Arguments, Option<[Value]>>,
        transform: @escaping (String) throws -> Value
    ) -> Self {
        Self(.init(names: [name], kind: .repeated)) {
            $0[keyPath: property].wrappedValue = try ($1 ?? []).map(transform)
        }
    }

    /// A group of options.
    static func group<Group: PlainParsable>(_ property: WritableKeyPath<Arguments, OptionGroup<Group>>) -> Self {
        let options = Group.plain
        return Self(words: options.flatMap(\.words)) {
            $0[keyPath: property].wrappedValue = try Group.taken(from: $1, options)
        }
    }

    private static func parsed<Value: ExpressibleByArgument>(_ text: String) throws -> Value {
        guard let value = Value(argument: text) else { throw PlainArguments.NotPlain() }
        return value
    }
}
