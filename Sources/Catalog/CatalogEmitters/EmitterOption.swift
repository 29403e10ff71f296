/// An option of an emitter: its name, what it may be, and what it is by default.
package struct EmitterOption: Sendable, Hashable {
    /// What the value of an option may be.
    package enum Form: Sendable, Hashable {
        /// One of a few words.
        case word([String])
        /// A name that Swift takes for a type.
        case typeName
        /// The name of a file or folder, without a path.
        case fileName
    }

    /// The name.
    package let name: String
    /// What the value may be.
    package let form: Form
    /// The value where none is given.
    package let standard: String
    /// What it is for, in a few words for the help.
    package let summary: String

    /// An option by its parts.
    package init(_ name: String, _ form: Form, standard: String, _ summary: String) {
        self.name = name
        self.form = form
        self.standard = standard
        self.summary = summary
    }
}

extension EmitterOption.Form {
    /// Whether a value has this form.
    func accepts(_ value: String) -> Bool {
        switch self {
        case .word(let words): words.contains(value)
        case .typeName:
            value.unicodeScalars.first.map { ("A"..."Z").contains($0) } == true
                && value.unicodeScalars.allSatisfy {
                    ("A"..."Z").contains($0) || ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
                } && !["Any", "Protocol", "Self", "Type", "Swift", "TinctureKit"].contains(value)
        case .fileName:
            // The last two are taken; some file systems do not tell small letters from capital ones.
            !["", ".", "..", "catalog.json", ".tincture"].contains(value.lowercased())
                && !value.unicodeScalars.contains { $0 == "/" || $0.value < 32 }
        }
    }

    /// The form in words.
    var words: String {
        switch self {
        case .word(let words): words.joined(separator: " or ")
        case .typeName: "the name of a Swift type, such as Assets"
        case .fileName: "the name of a file, without a folder"
        }
    }
}

/// The options of one emitter, each of the right form.
package struct EmitterOptions: Sendable, Hashable {
    private let values: [String: String]

    /// Checks what was written for an emitter.
    ///
    /// - Throws: ``EmitterError`` for an option that is unknown, or whose value has not its form.
    init(_ given: [String: String], for emitter: any Emitter.Type) throws(EmitterError) {
        for (name, value) in given.sorted(by: { $0.key < $1.key }) {
            guard let option = emitter.options.first(where: { $0.name == name }) else {
                throw .unknownOption(emitter: emitter.name, option: name, known: emitter.options.map(\.name))
            }
            guard option.form.accepts(value) else {
                throw .malformedOption(emitter: emitter.name, option: name, value: value, expected: option.form.words)
            }
        }
        values = Dictionary(uniqueKeysWithValues: emitter.options.map { ($0.name, given[$0.name] ?? $0.standard) })
    }

    /// The value of an option that the emitter declares.
    package subscript(name: String) -> String {
        guard let value = values[name] else { preconditionFailure("the emitter declares no option \(name)") }
        return value
    }
}
