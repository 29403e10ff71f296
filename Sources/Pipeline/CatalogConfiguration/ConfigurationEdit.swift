package import AssetCatalog
internal import ColorScience
internal import Diagnostics
internal import PlacedYAML

/// Edits pins (colors set by hand), the key `backdrops` and lists of names in `tincture.yml`; every other byte stays.
package enum ConfigurationEdit {
    /// Returns the text of the configuration after changing the pin of a page, or removing it (nil).
    ///
    /// - Parameter bytes: a configuration without an error, which lists the pages of the carousel.
    /// - Throws: ``PinRefusal`` if anything but the pin would change, or if the layout of the YAML can't be edited.
    package static func pinned(
        _ bytes: [UInt8], carousel: String, page: Int, to pin: PinNotation?
    ) throws(PinRefusal) -> [UInt8] {
        let path = [Step.key("carousels"), .key(carousel), .key("pages"), .index(page)]
        return try change(bytes, path) { (entry, text) throws(PinRefusal) in
            guard let pin else { return try remove(["pin", "backdrop"], of: entry, in: &text) }
            return try set(pin, of: entry, in: &text)
        }
    }

    /// Returns the text of the configuration after setting a carousel's key `backdrops` to a form, or removing it for
    /// the default, `color`; throws as ``pinned(_:carousel:page:to:)`` does.
    package static func setBackdrops(
        _ bytes: [UInt8], carousel: String, to form: BackdropForm
    ) throws(PinRefusal) -> [UInt8] {
        let word = form.rawValue
        return try change(bytes, [.key("carousels"), .key(carousel)]) { (entry, text) throws(PinRefusal) in
            if form == .color {
                return entry.member("backdrops") == nil ? entry : try remove(["backdrops"], of: entry, in: &text)
            }
            guard var pairs = entry.mapping, let pages = pairs.firstIndex(where: { $0.key.scalar == "pages" }) else {
                throw .form
            }
            let value = entry.saying(.scalar(word, isPlain: true))
            if let index = pairs.firstIndex(where: { $0.key.scalar == "backdrops" }) {
                text.replace(try span(of: pairs[index].value, in: text), with: word)
                pairs[index].value = value
                return entry.saying(.mapping(pairs))
            }
            guard let start = text.offset(of: entry.position), let key = text.offset(of: pairs[pages].key.position)
            else { throw .form }
            let isInBraces = text.bytes[start] == UInt8(ascii: "{")
            let separator = isInBraces ? ", " : text.lineBreak + margin(of: pairs[pages].key)
            text.replace(key..<key, with: "backdrops: \(word)" + separator)
            pairs.insert((entry.saying(.scalar("backdrops", isPlain: true)), value), at: pages)
            return entry.saying(.mapping(pairs))
        }
    }

    /// Returns the text of the configuration after adding names to a list, which is created if it is absent.
    ///
    /// A rule that has only a severity becomes a mapping with that severity. Names that the list has aren't repeated.
    ///
    /// - Parameter keys: the keys that lead to the list, such as `rules`, `unused-set` and `exclude`.
    /// - Throws: ``PinRefusal`` if the list has all names, or as ``pinned(_:carousel:page:to:)`` does.
    package static func adding(
        _ names: [String], toListAt keys: [String], in bytes: [UInt8]
    ) throws(PinRefusal) -> [UInt8] {
        guard let root = tree(bytes) else { throw .form }
        var (node, known, key) = (root, 0, root)
        while known < keys.count, let pair = node.member(keys[known]) {
            (node, known, key) = (pair.value, known + 1, pair.key)
        }
        let rest = keys[known...]
        func scalar(_ text: String, isPlain: Bool = true) -> YAMLNode {
            node.saying(.scalar(text, isPlain: isPlain))
        }
        // Continues deeper than the list's key, which is at most two keys below the last known one.
        let margin = TextChange(bytes).lineBreak + String(repeating: " ", count: key.position.column + 7)
        // The text and the value of the first absent key.
        var text = "[\(wrapped(names.map(quoted), margin))]"
        var value = node.saying(.sequence(names.map { scalar($0, isPlain: false) }))
        for key in rest.dropFirst().reversed() {
            (text, value) = ("{\(key): \(text)}", node.saying(.mapping([(scalar(key), value)])))
        }
        return try change(bytes, keys[..<known].map(Step.key)) { (node, change) throws(PinRefusal) in
            switch (node.content, rest.first) {
            case (.sequence(let elements), nil):
                let known = Set(elements.compactMap(\.scalar))
                let added = names.filter { !known.contains($0) }
                guard !added.isEmpty else {
                    throw PinRefusal(
                        "\(names.map(quoted).joined(separator: ", ")) is already under \(keys.joined(separator: "."))."
                    )
                }
                let quoted = added.map(quoted)
                guard let last = elements.last, let start = change.offset(of: node.position) else { throw .form }
                let span = try span(of: last, in: change)
                if change.bytes[start] == UInt8(ascii: "[") {
                    change.replace(
                        span.upperBound..<span.upperBound,
                        with: (quoted.count > 1 ? "," + margin : ", ") + wrapped(quoted, margin))
                } else if let line = change.lineStart(of: last.position) {
                    let end = change.lineEnd(of: span.upperBound)
                    let start = change.lineBreak + change[line..<span.lowerBound]
                    change.replace(end..<end, with: quoted.map { start + $0 }.joined())
                }
                return node.saying(.sequence(elements + added.map { scalar($0, isPlain: false) }))
            case (.mapping(let pairs), let absent?):
                guard let start = change.offset(of: node.position), let keyStart = change.offset(of: key.position),
                    let last = pairs.last
                else { throw .form }
                let added = [(key: scalar(absent), value: value)]
                if change.bytes[start] == UInt8(ascii: "{") {
                    let end = try span(of: last.value, in: change).upperBound
                    change.replace(end..<end, with: ", \(absent): \(text)")
                } else if known == 0 {
                    let (end, feed) = (bytes.count, change.lineBreak)
                    let isEnded = bytes.last == UInt8(ascii: "\n")
                    let start = rest.count > 1 ? feed + "  " + String(text.dropFirst().dropLast()) : " " + text
                    change.replace(end..<end, with: (isEnded ? "" : feed) + "\(absent):" + start + feed)
                } else {
                    let end = change.lineEnd(of: keyStart)
                    let margin = Self.margin(of: pairs[0].key)
                    change.replace(end..<end, with: change.lineBreak + margin + "\(absent): \(text)")
                    return node.saying(.mapping(added + pairs))
                }
                return node.saying(.mapping(pairs + added))
            case (.scalar(let severity, _), "exclude") where !severity.isEmpty:
                let span = try span(of: node, in: change)
                change.replace(span, with: "{severity: \(change[span]), exclude: \(text)}")
                return node.saying(.mapping([(scalar("severity"), node), (scalar("exclude"), value)]))
            default: throw .form
            }
        }
    }

    /// Returns the elements of a list in brackets, with a line break before each element that makes a line too long.
    private static func wrapped(_ elements: [String], _ lineBreak: String) -> String {
        var (text, width) = ("", 0)
        for element in elements {
            let isFull = width > 0 && width + element.count > 72
            text += text.isEmpty ? element : isFull ? "," + lineBreak + element : ", " + element
            width = (isFull ? 0 : width + 2) + element.count
        }
        return text
    }

    /// Changes the value at a path; throws if the parsed result differs from the original in anything else.
    ///
    /// This also catches a YAML anchor that several values share, and any other layout that an edit doesn't handle.
    ///
    /// - Parameter body: changes the text, and returns the value that a parser would read from it.
    private static func change(
        _ bytes: [UInt8], _ path: [Step], _ body: (YAMLNode, inout TextChange) throws(PinRefusal) -> YAMLNode
    ) throws(PinRefusal) -> [UInt8] {
        guard let root = tree(bytes), let value = node(at: path[...], in: root) else { throw .form }
        var text = TextChange(bytes)
        let expected = replacing(path[...], in: root, with: try body(value, &text))
        guard tree(text.result) == expected else { throw .form }
        return text.result
    }

    /// Removes the first pair whose key is in `keys` from a mapping, and returns what is left.
    ///
    /// That is the mapping of the other pairs, or only the picture's name if braces would contain nothing else.
    private static func remove(
        _ keys: [String], of entry: YAMLNode, in text: inout TextChange
    ) throws(PinRefusal) -> YAMLNode {
        guard var pairs = entry.mapping, pairs.count > 1,
            let index = pairs.firstIndex(where: { keys.contains($0.key.scalar ?? "") }),
            let start = text.offset(of: entry.position), let key = text.offset(of: pairs[index].key.position)
        else { throw .form }
        let end = try span(of: pairs[index].value, in: text).upperBound
        if let name = pairs.first(where: { $0.key.scalar == "image" })?.value, pairs.count == 2,
            text.bytes[start] == UInt8(ascii: "{"), let whole = text.offset(of: entry.end)
        {
            // Only the picture's name is left, which needs no mapping: `{image: home1, pin: …}` becomes `home1`.
            text.replace(start..<whole, with: text[try span(of: name, in: text)])
            return name
        }
        if text.bytes[start] == UInt8(ascii: "{"), index > 0 {
            text.replace(try span(of: pairs[index - 1].value, in: text).upperBound..<end, with: "")
        } else if index == 0 {
            guard let next = text.offset(of: pairs[1].key.position) else { throw .form }
            text.replace(key..<next, with: "")
        } else {
            // Removes the whole line, including a comment after the value.
            guard let line = text.lineStart(of: pairs[index].key.position), line > 0 else { throw .form }
            let lineEnd = text.lineEnd(of: end)
            let feed = text.bytes[lineEnd...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? lineEnd
            text.replace(line..<feed, with: "")
        }
        pairs.remove(at: index)
        return entry.saying(.mapping(pairs))
    }

    private static func value(of pin: PinNotation, at entry: YAMLNode) -> YAMLNode.Content {
        func plain(_ text: String) -> YAMLNode { entry.saying(.scalar(text, isPlain: true)) }
        switch pin {
        case .color(let color): return .scalar(color.hex, isPlain: false)
        case .gradient(let colors):
            return .sequence(colors.map { entry.saying(.scalar($0.hex, isPlain: false)) })
        case .reference(let reference):
            guard let point = reference.point else { return .scalar("\(reference)", isPlain: true) }
            let numbers = [point.x, point.y].map { plain(ShortNumber.text($0, places: 4)) }
            return .mapping([(plain("at"), entry.saying(.sequence(numbers)))])
        }
    }

    private static func tree(_ bytes: [UInt8]) -> YAMLNode? { (try? YAMLParser.parse(bytes)) ?? nil }

    /// A step on the path to a value: into a mapping by its key, or into a list by its index.
    private enum Step {
        case key(String)
        case index(Int)
    }

    private static func node(at path: ArraySlice<Step>, in root: YAMLNode) -> YAMLNode? {
        switch path.first {
        case nil: root
        case .key(let key): root.member(key).flatMap { node(at: path.dropFirst(), in: $0.value) }
        case .index(let index):
            root.sequence.flatMap { $0.indices.contains(index) ? node(at: path.dropFirst(), in: $0[index]) : nil }
        }
    }

    private static func replacing(_ path: ArraySlice<Step>, in root: YAMLNode, with node: YAMLNode) -> YAMLNode {
        guard let step = path.first else { return node }
        switch (step, root.content) {
        case (.key(let key), .mapping(let pairs)):
            return root.saying(
                .mapping(
                    pairs.map { pair in
                        guard pair.key.scalar == key else { return pair }
                        return (pair.key, replacing(path.dropFirst(), in: pair.value, with: node))
                    }))
        case (.index(let index), .sequence(var elements)):
            elements[index] = replacing(path.dropFirst(), in: elements[index], with: node)
            return root.saying(.sequence(elements))
        default: return root
        }
    }

    /// Sets the pin of a page's entry, and returns the entry that a parser would read from the text.
    private static func set(
        _ pin: PinNotation, of entry: YAMLNode, in text: inout TextChange
    ) throws(PinRefusal) -> YAMLNode {
        let value = entry.saying(Self.value(of: pin, at: entry))
        let pair = (key: entry.saying(.scalar("pin", isPlain: true)), value: value)
        switch entry.content {
        case .scalar(let image, let isPlain):
            let range = try span(of: entry, in: text)
            // A name that needs no quotes on its own line may need quotes within braces.
            let isSafe = image.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " _./-".contains($0)) }
            let isKept = isSafe || !isPlain
            text.replace(range, with: "{image: \(isKept ? text[range] : quoted(image)), pin: \(pin.yaml)}")
            let name = isKept ? entry : entry.saying(.scalar(image, isPlain: false))
            return entry.saying(.mapping([(entry.saying(.scalar("image", isPlain: true)), name), pair]))
        case .mapping(var pairs):
            if let index = pairs.firstIndex(where: { ["pin", "backdrop"].contains($0.key.scalar) }) {
                text.replace(try span(of: pairs[index].value, in: text), with: pin.yaml)
                pairs[index].value = value
                return entry.saying(.mapping(pairs))
            }
            guard let image = pairs.firstIndex(where: { $0.key.scalar == "image" }) else { throw .form }
            let end = try span(of: pairs[image].value, in: text).upperBound
            guard let start = text.offset(of: entry.position), start < end else { throw .form }
            if text.bytes[start] == UInt8(ascii: "{") {
                text.replace(end..<end, with: ", pin: \(pin.yaml)")
            } else {
                let lineEnd = text.lineEnd(of: end)
                text.replace(
                    lineEnd..<lineEnd, with: text.lineBreak + margin(of: pairs[image].key) + "pin: \(pin.yaml)")
            }
            pairs.insert(pair, at: image + 1)
            return entry.saying(.mapping(pairs))
        case .sequence: throw .form
        }
    }

    /// Returns the range of a scalar, or of a list or mapping in brackets.
    ///
    /// Throws for any other layout, because its end in the text isn't certain.
    private static func span(of node: YAMLNode, in text: TextChange) throws(PinRefusal) -> Range<Int> {
        guard let start = text.offset(of: node.position), let end = text.offset(of: node.end), start < end else {
            throw .form
        }
        let signs = node.scalar == nil ? "[{" : "|>"
        guard signs.utf8.contains(text.bytes[start]) == (node.scalar == nil) else { throw .form }
        return start..<end
    }

    private static func margin(of key: YAMLNode) -> String {
        String(repeating: " ", count: key.position.column - 1)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension YAMLNode {
    fileprivate func member(_ key: String) -> (key: YAMLNode, value: YAMLNode)? {
        mapping?.first { $0.key.scalar == key }
    }
}
