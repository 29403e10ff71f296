internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// Edits the pins (colors chosen by hand) in the text of data files, without changing any other byte.
package enum PageListEdit {
    /// Returns the bytes of a data file with the pin of one page, counted from 0, changed, or removed if it is nil.
    ///
    /// - Throws: ``PinRefusal`` if the text can't be edited, or if more than the pin would change.
    package static func pinned(
        _ bytes: [UInt8], page: Int, to pin: PinNotation?
    ) throws(PinRefusal) -> [UInt8] {
        guard let pin else { return try unpinned(bytes, page: page) }
        if case .gradient = pin {
            throw PinRefusal(
                "A data file can't hold a page's gradient. List the carousel's pages in tincture.yml instead.")
        }
        let entries = try entries(of: bytes, to: page)
        guard let literal = try? JSONParser.parse(Array(pin.json.utf8)) else { throw .form }
        var edit = Edit(text: TextChange(bytes), entry: entries[page], pin: pin, literal: literal)
        var expected = entries
        expected[page] = try edit.run(colorKey: colorKey(of: entries))
        let result = edit.text.result
        guard (try? JSONParser.parse(result, maximumValues: .max)) == .list(expected) else { throw .form }
        return result
    }

    private static func unpinned(_ bytes: [UInt8], page: Int) throws(PinRefusal) -> [UInt8] {
        let keys = PageList.colorKeys + ["colors"]
        var expected = try entries(of: bytes, to: page)
        guard let members = expected[page].members, !members.allSatisfy({ keys.contains($0.name) }) else { throw .form }
        expected[page] = JSONNode(.object(members.filter { !keys.contains($0.name) }))
        var result = bytes
        while let entry = Optional(try entries(of: result, to: page)[page]), let members = entry.members,
            let index = members.firstIndex(where: { keys.contains($0.name) })
        {
            result = try Edit.removed(index, of: entry, in: result)
        }
        guard (try? JSONParser.parse(result, maximumValues: .max)) == .list(expected) else { throw .form }
        return result
    }

    private static func entries(of bytes: [UInt8], to page: Int) throws(PinRefusal) -> [JSONNode] {
        guard let root = try? JSONParser.parse(bytes, maximumValues: .max), let entries = root.elements,
            entries.indices.contains(page)
        else { throw .form }
        return entries
    }

    /// Returns the key that the list already uses for colors, or else `backdrop`.
    private static func colorKey(of entries: [JSONNode]) -> String {
        PageList.colorKeys.first { key in entries.contains { $0[key] != nil } } ?? PageList.colorKeys[0]
    }

    /// A change to one entry of a data file.
    private struct Edit {
        var text: TextChange
        let entry: JSONNode
        let pin: PinNotation
        let literal: JSONNode

        mutating func run(colorKey: String) throws(PinRefusal) -> JSONNode {
            guard var members = entry.members else { throw .form }
            var isWritten = false
            for (index, member) in members.enumerated() {
                if PageList.colorKeys.contains(member.name) {
                    text.replace(try span(of: member.value), with: pin.json)
                    members[index] = JSONNode.Member(name: member.name, value: literal)
                    isWritten = true
                } else if member.name == "colors" {
                    members[index] = JSONNode.Member(name: member.name, value: try parts(member.value))
                    isWritten = true
                }
            }
            if !isWritten {
                let index = try insert(colorKey, behind: members)
                members.insert(JSONNode.Member(name: colorKey, value: literal), at: index)
            }
            return JSONNode(.object(members))
        }

        /// Writes the components of the pinned color into the existing `red`, `green` and `blue` of a `colors` object.
        private mutating func parts(_ node: JSONNode) throws(PinRefusal) -> JSONNode {
            guard case .color(let color) = pin else {
                throw PinRefusal(
                    "The entry also has \"colors\", which can contain only plain colors, not a swatch or role of the palette, or a point of the picture. Pin a plain color, or remove \"colors\"."
                )
            }
            guard var members = node.members else { throw .form }
            for (name, part) in [("red", color.red), ("green", color.green), ("blue", color.blue)] {
                let indices = members.indices.filter { members[$0].name == name }
                guard let index = indices.first, indices.count == 1 else { throw .form }
                text.replace(try span(of: members[index].value), with: "\(part)")
                members[index] = JSONNode.Member(name: name, value: .integer(Int(part)))
            }
            return JSONNode(.object(members))
        }

        /// Inserts a member after the member that names the picture, and returns its index.
        ///
        /// It begins a line of its own if the member that names the picture does.
        private mutating func insert(_ key: String, behind members: [JSONNode.Member]) throws(PinRefusal) -> Int {
            guard let index = members.firstIndex(where: { DataFile.imageKeys.contains($0.name) }),
                let place = members[index].place, let start = text.offset(of: place),
                let line = text.lineStart(of: place), line <= start
            else { throw .form }
            let end = try span(of: members[index].value).upperBound
            let margin = text[line..<start]
            let isAlone = margin.allSatisfy { $0 == " " || $0 == "\t" }
            let separator = isAlone ? "," + text.lineBreak + margin : ", "
            text.replace(end..<end, with: "\(separator)\"\(key)\": \(pin.json)")
            return index + 1
        }

        /// Returns the bytes of a file without one member of an entry and the comma next to that member.
        static func removed(_ index: Int, of entry: JSONNode, in bytes: [UInt8]) throws(PinRefusal) -> [UInt8] {
            let nothing = PinNotation.color(SRGB8(red: 0, green: 0, blue: 0))
            var edit = Edit(text: TextChange(bytes), entry: entry, pin: nothing, literal: entry)
            guard let members = entry.members, members.count > 1 else { throw .form }
            if index > 0 {
                let start = try edit.span(of: members[index - 1].value).upperBound
                edit.text.replace(start..<(try edit.span(of: members[index].value).upperBound), with: "")
            } else {
                guard let start = members[0].place.flatMap({ edit.text.offset(of: $0) }),
                    let end = members[1].place.flatMap({ edit.text.offset(of: $0) }), start < end
                else { throw .form }
                edit.text.replace(start..<end, with: "")
            }
            return edit.text.result
        }

        /// Returns the range of a JSON value, as byte offsets in the file.
        private func span(of node: JSONNode) throws(PinRefusal) -> Range<Int> {
            guard let start = node.place.flatMap({ text.offset(of: $0) }), start < text.bytes.count else { throw .form }
            let bytes = text.bytes
            var (end, depth) = (start, 0)
            repeat {
                switch bytes[end] {
                case UInt8(ascii: "\""): end = endOfString(from: end)
                case UInt8(ascii: "["), UInt8(ascii: "{"): (end, depth) = (end + 1, depth + 1)
                case UInt8(ascii: "]"), UInt8(ascii: "}"): (end, depth) = (end + 1, depth - 1)
                default:
                    end += 1
                    let isWord = depth == 0
                    while isWord, end < bytes.count, !Self.ends.contains(bytes[end]) { end += 1 }
                }
            } while depth > 0 && end < bytes.count
            guard end <= bytes.count else { throw .form }
            return start..<end
        }

        private static let ends = Set(" \t\r\n,]}".utf8)

        private func endOfString(from start: Int) -> Int {
            let bytes = text.bytes
            var end = start + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return end + 1
        }
    }
}
