internal import Diagnostics
internal import OrderedJSON

/// The codecs for members of an entry that the general codecs, such as those for texts and numbers, can't handle.
extension FieldCodec<SetEntry> {
    /// The codec for the key `idiom`, which names the device; an entry without this key is for all devices.
    static var idiom: FieldCodec {
        FieldCodec(key: "idiom") { node, entry, scope in
            guard let word = node.string else {
                scope.reportKind(of: node, key: "idiom", expected: "a string")
                return false
            }
            if !SlotVocabulary.idioms.contains(word) {
                scope.reportUnknownWord(word, at: node, key: "idiom", SlotVocabulary.idioms)
            }
            entry.slot.idiom = word
            return true
        } write: { entry in
            entry.statesIdiom || entry.slot.idiom != "universal" ? .text(entry.slot.idiom) : nil
        }
    }

    /// The codec for the key `scale`: `1x`, `2x` or `3x`.
    static var scale: FieldCodec {
        value("scale", \.slot.scale) { node, scope in
            let scale = (1...3).first { node.string == "\($0)x" }
            if scale == nil {
                scope.report(
                    .warning, at: node.place,
                    "\"scale\" is \(node.string?.quoted ?? node.kindInWords); expected \"1x\", \"2x\" or \"3x\".")
            }
            return scale
        } write: {
            .text("\($0)x")
        }
    }

    /// The codec for the key `size`: a size in points, such as `83.5x83.5`.
    static var size: FieldCodec {
        value("size", \.slot.size) { node, scope in
            let size = node.string.flatMap(PointSize.init)
            if size == nil {
                scope.report(
                    .warning, at: node.place,
                    "\"size\" is \(node.string?.quoted ?? node.kindInWords); expected two numbers of points with an \"x\" between them, such as \"83.5x83.5\"."
                )
            }
            return size
        } write: {
            .text($0.text)
        }
    }

    /// The codec for the key `appearances`: a list with a luminosity, a contrast, or both.
    ///
    /// If the list contains anything else, the known part is read, and the list is written back unchanged.
    static var appearances: FieldCodec {
        FieldCodec(key: "appearances") { node, entry, scope in
            guard let elements = node.elements else {
                scope.reportKind(of: node, key: "appearances", expected: "an array of objects")
                return false
            }
            // An empty list means the same as no list, but it is written back unchanged.
            var isUnderstood = !elements.isEmpty
            for element in elements where !read(element, of: &entry, scope: &scope) { isUnderstood = false }
            return isUnderstood
        } write: { entry in
            let elements = traits.compactMap { trait -> JSONNode? in
                guard let word = entry.slot.appearance[keyPath: trait.path] else { return nil }
                return ["appearance": .text(trait.name), "value": .text(word)]
            }
            return elements.isEmpty ? nil : .list(elements)
        }
    }

    private static func read(_ element: JSONNode, of entry: inout SetEntry, scope: inout ContentsScope) -> Bool {
        guard let name = element["appearance"]?.string, let value = element["value"], let word = value.string,
            element.members?.count == 2
        else {
            scope.report(
                .warning, at: element.place,
                "an element of \"appearances\" is not an object with exactly the keys \"appearance\" and \"value\"; it is ignored. Correct it."
            )
            return false
        }
        guard let trait = traits.first(where: { $0.name == name }) else {
            scope.report(.note, at: element.place, "unknown appearance \"\(name)\"; it is kept unchanged.")
            return false
        }
        guard entry.slot.appearance[keyPath: trait.path] == nil else {
            scope.report(
                .warning, at: element.place, "\"\(name)\" is given twice in one entry; only the first one counts.")
            return false
        }
        if !trait.known.contains(word) { scope.reportUnknownWord(word, at: value, key: name, trait.known) }
        entry.slot.appearance[keyPath: trait.path] = word
        return true
    }
}

/// The parts of an appearance, each with its property and its known words.
private let traits: [(name: String, path: SendableKeyPath<Appearance, String?>, known: [String])] = [
    ("luminosity", \.luminosity, SlotVocabulary.luminosities), ("contrast", \.contrast, SlotVocabulary.contrasts),
]
