internal import AssetNaming

/// An option of an emitter: its name, its allowed values and its default.
package struct EmitterOption: Sendable, Equatable {
    package enum Form: Sendable, Equatable {
        case word([String])
        /// A valid name of a Swift type.
        case typeName
        /// The name of a generated file or folder, without a path.
        case fileName
        /// The name of a Java or Kotlin package; an empty value is allowed if the option is optional.
        case packageName(isOptional: Bool)
        /// ASCII letters, digits, `-` and `_`, beginning with a letter or `_`; may be empty.
        case identifier
        /// A CSS selector; may be empty.
        case selector
    }

    package let name: String
    package let form: Form
    package let standard: String
    package let summary: String

    package init(_ name: String, _ form: Form, standard: String, _ summary: String) {
        self.name = name
        self.form = form
        self.standard = standard
        self.summary = summary
    }
}

extension EmitterOption.Form {
    func accepts(_ value: String) -> Bool {
        switch self {
        case .word(let words): words.contains(value)
        case .typeName:
            value.unicodeScalars.first.map { ("A"..."Z").contains($0) } == true
                && value.unicodeScalars.allSatisfy(Self.isWordCharacter)
                && !["Any", "Protocol", "Self", "Type", "Swift", "TinctureKit"].contains(value)
        case .fileName:
            // Git and Tincture use names with a leading dot. `catalog.json` is the manifest, also in other cases on
            // some file systems.
            !value.isEmpty && value.utf8.first != UInt8(ascii: ".") && value.lowercased() != "catalog.json"
                && !value.unicodeScalars.contains { $0 == "/" || $0.value < 32 }
        case .packageName(let isOptional):
            isOptional && value.isEmpty
                || value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                    part.unicodeScalars.first.map { ("a"..."z").contains($0) } == true
                        && part.unicodeScalars.allSatisfy(Self.isWordCharacter) && !JavaKeywords.contains(String(part))
                }
        case .identifier:
            value.unicodeScalars.allSatisfy { Self.isWordCharacter($0) || $0 == "-" }
                && value.unicodeScalars.first.map { ("0"..."9").contains($0) || $0 == "-" } != true
        case .selector:
            // These characters would end the selector, its rule, or the HTML `style` element that contains the rule.
            !value.unicodeScalars.contains { "{};@\\<".unicodeScalars.contains($0) || $0.value < 32 }
                && !value.contains("/*") && Self.isBalanced(value)
        }
    }

    /// Returns whether every quote, bracket and parenthesis in a selector is closed.
    ///
    /// Otherwise, a CSS parser would continue the selector into the following rules.
    private static func isBalanced(_ selector: String) -> Bool {
        var open: [Unicode.Scalar] = []
        for scalar in selector.unicodeScalars {
            if let quote = open.last, quote == "\"" || quote == "'" {
                if scalar == quote { open.removeLast() }
                continue
            }
            switch scalar {
            case "\"", "'": open.append(scalar)
            case "[": open.append("]")
            case "(": open.append(")")
            case "]", ")":
                guard open.popLast() == scalar else { return false }
            default: break
            }
        }
        return open.isEmpty
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
    }

    var words: String {
        switch self {
        case .word(let words): words.joined(separator: " or ")
        case .typeName: "the name of a type that begins with a capital letter, such as Assets"
        case .fileName: "a name without a folder or a leading dot, other than catalog.json"
        case .packageName: "the name of a package, such as com.example.shop"
        case .identifier: "ASCII letters, digits, - and _, beginning with a letter or _"
        case .selector: "a CSS selector such as [data-theme=dark], with every quote and bracket closed"
        }
    }
}

/// The checked options of an emitter, including the defaults of missing options.
package struct EmitterOptions: Sendable, Equatable {
    private let values: [String: String]

    /// Checks the given options, and adds the defaults of missing options.
    ///
    /// - Throws: ``EmitterError`` for an unknown option or a value that the option doesn't accept.
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

    /// Returns the value of an option.
    ///
    /// - Precondition: the emitter declares an option with this name.
    package subscript(name: String) -> String {
        guard let value = values[name] else { preconditionFailure("the emitter declares no option \(name)") }
        return value
    }
}
