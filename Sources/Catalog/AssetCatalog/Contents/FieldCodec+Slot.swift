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
            entry.statesIdiom = true
            return true
        } write: { entry in
            entry.statesIdiom || entry.slot.idiom != "universal" ? JSONNode(.string(entry.slot.idiom)) : nil
        }
    }

    /// The codec for the key `scale`: `1x`, `2x` or `3x`.
    static var scale: FieldCodec {
        FieldCodec(key: "scale") { node, entry, scope in
            switch node.string {
            case "1x": entry.slot.scale = 1
            case "2x": entry.slot.scale = 2
            case "3x": entry.slot.scale = 3
            default:
                scope.report(
                    .warning, at: node.place,
                    "\"scale\" is \(node.string?.quoted ?? node.kindInWords); expected \"1x\", \"2x\" or \"3x\".")
                return false
            }
            return true
        } write: { entry in
            entry.slot.scale.map { JSONNode(.string("\($0)x")) }
        }
    }

    /// The codec for the key `size`: a size in points, such as `83.5x83.5`.
    static var size: FieldCodec {
        FieldCodec(key: "size") { node, entry, scope in
            guard let size = node.string.flatMap(PointSize.init) else {
                scope.report(
                    .warning, at: node.place,
                    "\"size\" is \(node.string?.quoted ?? node.kindInWords); expected two numbers of points with an \"x\" between them, such as \"83.5x83.5\"."
                )
                return false
            }
            entry.slot.size = size
            return true
        } write: { entry in
            entry.slot.size.map { JSONNode(.string($0.text)) }
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
            let traits = [
                ("luminosity", entry.slot.appearance.luminosity), ("contrast", entry.slot.appearance.contrast),
            ]
            let elements = traits.compactMap { name, value in value.map { trait(name, $0) } }
            return elements.isEmpty ? nil : JSONNode(.array(elements))
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
        switch name {
        case "luminosity" where entry.slot.appearance.luminosity == nil:
            if !SlotVocabulary.luminosities.contains(word) {
                scope.reportUnknownWord(word, at: value, key: name, SlotVocabulary.luminosities)
            }
            entry.slot.appearance.luminosity = word
        case "contrast" where entry.slot.appearance.contrast == nil:
            if !SlotVocabulary.contrasts.contains(word) {
                scope.reportUnknownWord(word, at: value, key: name, SlotVocabulary.contrasts)
            }
            entry.slot.appearance.contrast = word
        case "luminosity", "contrast":
            scope.report(
                .warning, at: element.place, "\"\(name)\" is given twice in one entry; only the first one counts.")
            return false
        default:
            scope.report(.note, at: element.place, "unknown appearance \"\(name)\"; it is kept unchanged.")
            return false
        }
        return true
    }

    private static func trait(_ name: String, _ value: String) -> JSONNode {
        JSONNode(
            .object([
                JSONNode.Member(name: "appearance", value: JSONNode(.string(name))),
                JSONNode.Member(name: "value", value: JSONNode(.string(value))),
            ]))
    }
}
