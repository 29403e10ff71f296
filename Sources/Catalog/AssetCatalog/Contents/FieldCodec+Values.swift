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

    /// Returns the codec for a member whose value is a text; a text other than the known words causes a note.
    ///
    /// - Parameters:
    ///   - known: the known words; if there are none, any text is accepted.
    ///   - takesOthers: whether an unknown word becomes the value of the property. If not, the word is only written
    ///     back.
    static func text(
        _ key: String, _ path: SendableKeyPath<Object, String?>, known: [String] = [],
        _ severity: Diagnostic.Severity = .warning, takesOthers: Bool = true
    ) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            guard let text = node.string else {
                scope.reportKind(severity, of: node, key: key, expected: "a string")
                return false
            }
            if !known.isEmpty && !known.contains(text) {
                scope.reportUnknownWord(text, at: node, key: key, known)
                if !takesOthers { return false }
            }
            object[keyPath: path] = text
            return true
        } write: { object in
            object[keyPath: path].map { JSONNode(.string($0)) }
        }
    }

    /// Returns the codec for `template-rendering-intent`: whether an app draws a picture's colors or only its alpha.
    static func renderingIntent(_ path: SendableKeyPath<Object, String?>) -> FieldCodec {
        text("template-rendering-intent", path, known: ["original", "template"], takesOthers: false)
    }

    static func flag(_ key: String, _ path: SendableKeyPath<Object, Bool?>) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            guard let value = node.bool else {
                scope.reportKind(of: node, key: key, expected: "true or false")
                return false
            }
            object[keyPath: path] = value
            return true
        } write: { object in
            object[keyPath: path].map { JSONNode(.bool($0)) }
        }
    }

    /// Returns the codec for a member whose value is a number.
    ///
    /// - Parameter allowsText: whether a text is also accepted, without a finding, and written back unchanged.
    static func number(
        _ key: String, _ path: SendableKeyPath<Object, CatalogNumber?>, allowsText: Bool = false
    ) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            guard case .number(let digits) = node.content else {
                if allowsText, node.string != nil { return false }
                scope.reportKind(of: node, key: key, expected: "a number")
                return false
            }
            object[keyPath: path] = CatalogNumber(digits: digits)
            return true
        } write: { object in
            object[keyPath: path].map { JSONNode(.number($0.digits)) }
        }
    }

    static func texts(_ key: String, _ path: SendableKeyPath<Object, [String]?>) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            guard let elements = node.elements else {
                scope.reportKind(of: node, key: key, expected: "an array of strings")
                return false
            }
            if let wrong = elements.first(where: { $0.string == nil }) {
                scope.reportKind(of: wrong, key: key, expected: "a string")
                return false
            }
            object[keyPath: path] = elements.compactMap(\.string)
            return true
        } write: { object in
            object[keyPath: path].map { JSONNode(.array($0.map { JSONNode(.string($0)) })) }
        }
    }

    static func object<Value: ContentsObject>(
        _ key: String, _ path: SendableKeyPath<Object, Value?>, _ severity: Diagnostic.Severity = .warning
    ) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            guard let value = Value.read(node, scope: &scope) else {
                scope.reportKind(severity, of: node, key: key, expected: "an object")
                return false
            }
            object[keyPath: path] = value
            return true
        } write: { object in
            object[keyPath: path].map(\.node)
        }
    }
}

extension ContentsScope {
    mutating func reportUnknownWord(_ word: String, at node: JSONNode, key: String, _ known: [String]) {
        guard wantsNotes else { return }
        report(
            .note, at: node.place,
            "\"\(key)\" has the unknown value \(word.quoted), kept unchanged"
                + NearestWord.hintOrList(for: word, among: known))
    }
}
