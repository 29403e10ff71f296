internal import Diagnostics
internal import OrderedJSON

typealias SendableKeyPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

extension FieldCodec {
    /// Returns a codec that also stores the line and column of the value that it reads, in the property `place`.
    func keeping(_ place: SendableKeyPath<Object, TextPosition>) -> FieldCodec {
        FieldCodec(
            key: key,
            read: { node, object, scope in
                object[keyPath: place] = node.place ?? .start
                return read(node, &object, &scope)
            }, write: write)
    }

    /// Returns the codec for a member whose value is stored in a property.
    ///
    /// - Parameter read: converts a JSON value; returns nil, with a finding, if the value doesn't fit the key.
    static func value<Value>(
        _ key: String, _ path: SendableKeyPath<Object, Value?>,
        read: @escaping @Sendable (JSONNode, inout ContentsScope) -> Value?,
        write: @escaping @Sendable (Value) -> JSONNode
    ) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            guard let value = read(node, &scope) else { return false }
            object[keyPath: path] = value
            return true
        } write: { object in
            object[keyPath: path].map(write)
        }
    }

    /// Returns the codec for a member whose value is a text; a text other than the known words causes a note.
    ///
    /// - Parameters:
    ///   - known: the known words; if there are none, any text is accepted.
    ///   - takesOthers: whether an unknown word becomes the value of the property. If not, the word is only written
    ///     back.
    static func text(
        _ key: String, _ path: SendableKeyPath<Object, String?>, known: [String] = [],
        _ severity: Diagnostic.Severity = .warning, _ rule: Rule = .malformedContents, takesOthers: Bool = true
    ) -> FieldCodec {
        value(key, path) { node, scope in
            guard let text = node.string else {
                scope.reportKind(severity, rule, of: node, key: key, expected: "a string")
                return nil
            }
            if known.isEmpty || known.contains(text) { return text }
            scope.reportUnknownWord(text, at: node, key: key, known)
            return takesOthers ? text : nil
        } write: {
            .text($0)
        }
    }

    /// Returns the codec for `template-rendering-intent`: whether an app draws a picture's colors or only its alpha.
    static func renderingIntent(_ path: SendableKeyPath<Object, String?>) -> FieldCodec {
        text("template-rendering-intent", path, known: ["original", "template"], takesOthers: false)
    }

    /// Returns the codec for `filename`, the name of a file or folder in the set.
    static func filename(_ path: SendableKeyPath<Object, String?>) -> FieldCodec {
        value("filename", path) { node, scope in
            if let name = node.string, !name.isEmpty { return name }
            scope.report(
                .error, at: node.place,
                "\"filename\" in \(scope.owner) is \(node.string == nil ? node.kindInWords : "empty"); "
                    + "the name of a file was expected.")
            return nil
        } write: {
            .text($0)
        }
    }

    static func flag(_ key: String, _ path: SendableKeyPath<Object, Bool?>) -> FieldCodec {
        value(key, path) { node, scope in
            if node.bool == nil { scope.reportKind(of: node, key: key, expected: "true or false") }
            return node.bool
        } write: {
            .flag($0)
        }
    }

    /// Returns the codec for a member whose value is a number.
    ///
    /// - Parameter allowsText: whether a text is also accepted, without a finding, and written back unchanged.
    static func number(
        _ key: String, _ path: SendableKeyPath<Object, CatalogNumber?>, allowsText: Bool = false
    ) -> FieldCodec {
        value(key, path) { node, scope in
            if case .number(let digits) = node.content { return CatalogNumber(digits: digits) }
            if !allowsText || node.string == nil { scope.reportKind(of: node, key: key, expected: "a number") }
            return nil
        } write: {
            JSONNode(.number($0.digits))
        }
    }

    static func texts(_ key: String, _ path: SendableKeyPath<Object, [String]?>) -> FieldCodec {
        value(key, path) { node, scope in
            guard let elements = node.elements else {
                scope.reportKind(of: node, key: key, expected: "an array of strings")
                return nil
            }
            guard let wrong = elements.first(where: { $0.string == nil }) else { return elements.compactMap(\.string) }
            scope.reportKind(of: wrong, key: key, expected: "a string")
            return nil
        } write: {
            .words($0)
        }
    }

    static func object<Value: ContentsObject>(
        _ key: String, _ path: SendableKeyPath<Object, Value?>, _ severity: Diagnostic.Severity = .warning
    ) -> FieldCodec {
        value(key, path) { node, scope in
            scope.object(node, key: key, severity)
        } write: {
            $0.node
        }
    }
}

extension ContentsScope {
    /// Returns the value of a JSON object; nil, with a finding, if the JSON value isn't an object.
    mutating func object<Value: ContentsObject>(
        _ node: JSONNode, key: String, _ severity: Diagnostic.Severity = .warning
    ) -> Value? {
        let value = Value.read(node, scope: &self)
        if value == nil { reportKind(severity, of: node, key: key, expected: "an object") }
        return value
    }

    mutating func reportUnknownWord(_ word: String, at node: JSONNode, key: String, _ known: [String]) {
        guard wantsNotes else { return }
        report(
            .note, at: node.place,
            "\"\(key)\" has the unknown value \(word.quoted), kept unchanged"
                + NearestWord.hintOrList(for: word, among: known))
    }
}
