internal import Diagnostics

/// A writer of JSON in a fixed layout, so that equal values give equal bytes and a small change gives a small diff.
package enum JSONWriter {
    package enum Layout: Sendable {
        /// Everything on one line, with a space after `:` and `,`.
        case line
        /// An indentation of two spaces per level.
        ///
        /// An array or object stays on one line if it contains only plain values and arrays of plain values, and fits
        /// ``lineWidth``. A longer array of plain values is wrapped.
        case indented
        /// The layout of a `Contents.json` of Xcode 10 and newer, with the members of every object sorted by name.
        ///
        /// Each level has two spaces, and each colon a space before and after it. An empty array or object contains an
        /// empty line. Only the characters that JSON forbids in strings are escaped.
        case xcode
    }

    /// The maximum width of a line in the layout ``Layout/indented``, in columns.
    package static let lineWidth = 110

    /// Returns the text of a value, without a line break at the end.
    package static func text(_ node: JSONNode, layout: Layout) -> String {
        var text: [UInt8] = []
        write(node, layout: layout, indent: 0, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the text of a JSON file: indented, with a line break at the end.
    package static func document(_ node: JSONNode) -> String { text(node, layout: .indented) + "\n" }

    /// Returns the text of a `Contents.json`, with a line break at the end.
    package static func xcodeText(_ node: JSONNode) -> String { text(node, layout: .xcode) + "\n" }

    static func write(_ node: JSONNode, layout: Layout, indent: Int, to text: inout [UInt8]) {
        if layout == .line {
            writeLine(node, layout, to: &text)
        } else {
            writeLines(node, layout, indent: indent, to: &text)
        }
    }

    private static func writeLine(_ node: JSONNode, _ layout: Layout, to text: inout [UInt8]) {
        switch node.content {
        case .null: text += "null".utf8
        case .bool(let value): text += (value ? "true" : "false").utf8
        case .number(let digits): text += digits.utf8
        case .string(let string): quote(string, layout, to: &text)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", ".utf8 }
                writeLine(element, layout, to: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", ".utf8 }
                quote(member.name, layout, to: &text)
                text += ": ".utf8
                writeLine(member.value, layout, to: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private static func writeLines(_ node: JSONNode, _ layout: Layout, indent: Int, to text: inout [UInt8]) {
        if layout == .indented, node.isSimple {
            let start = text.count
            writeLine(node, layout, to: &text)
            if node.isEmpty || indent + text.count - start <= lineWidth { return }
            text.removeLast(text.count - start)
            if let elements = node.elements, node.isFlat { return fill(elements, indent: indent, to: &text) }
        }
        switch node.content {
        case .array(let elements):
            writeBlock(elements, "[", "]", indent: indent, to: &text) { element, text in
                writeLines(element, layout, indent: indent + 2, to: &text)
            }
        case .object(let members):
            let members = layout == .xcode ? members.sortedByName() : members
            writeBlock(members, "{", "}", indent: indent, to: &text) { member, text in
                quote(member.name, layout, to: &text)
                text += (layout == .xcode ? " : " : ": ").utf8
                writeLines(member.value, layout, indent: indent + 2, to: &text)
            }
        default: writeLine(node, layout, to: &text)
        }
    }

    private static func writeBlock<Element>(
        _ elements: [Element], _ open: String, _ close: String, indent: Int, to text: inout [UInt8],
        write: (Element, inout [UInt8]) -> Void
    ) {
        text += open.utf8
        if elements.isEmpty { text.append(UInt8(ascii: "\n")) }
        for (index, element) in elements.enumerated() {
            breakLine(indent: indent + 2, isFirst: index == 0, in: &text)
            write(element, &text)
        }
        breakLine(indent: indent, in: &text)
        text += close.utf8
    }

    /// Writes an array of plain values with as many elements per line as fit.
    private static func fill(_ elements: [JSONNode], indent: Int, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "["))
        var column = lineWidth
        for (index, element) in elements.enumerated() {
            var word: [UInt8] = []
            writeLine(element, .indented, to: &word)
            if column + word.count + 2 > lineWidth {
                breakLine(indent: indent + 2, isFirst: index == 0, in: &text)
                column = indent + 2
            } else {
                text += ", ".utf8
                column += 1
            }
            text += word
            column += word.count + 1
        }
        breakLine(indent: indent, in: &text)
        text.append(UInt8(ascii: "]"))
    }

    private static func breakLine(indent: Int, isFirst: Bool = true, in text: inout [UInt8]) {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        text.append(UInt8(ascii: "\n"))
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    /// Appends a string literal, with escapes for control characters and marks that change the writing direction.
    private static func quote(_ string: String, _ layout: Layout, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        if string.utf8.contains(where: mayNeedEscape) {
            for scalar in string.unicodeScalars { escape(scalar, layout, to: &text) }
        } else {
            text += string.utf8
        }
        text.append(UInt8(ascii: "\""))
    }

    /// Whether a byte must be escaped, or may begin the UTF-8 form of a character that must be escaped.
    ///
    /// 0xC2 begins U+0080 to U+009F, 0xD8 the Arabic letter mark, and 0xE2 the line separators and direction marks.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar, _ layout: Layout, to text: inout [UInt8]) {
        switch scalar {
        case "\"", "\\": text += "\\\(scalar)".utf8
        case "\n": text += "\\n".utf8
        case "\r": text += "\\r".utf8
        case "\t": text += "\\t".utf8
        case "\u{8}" where layout == .xcode: text += "\\b".utf8
        case "\u{C}" where layout == .xcode: text += "\\f".utf8
        case _ where layout == .xcode ? scalar.value < 0x20 : TerminalText.isUnsafe(scalar):
            let digits = String(scalar.value, radix: 16, uppercase: layout != .xcode)
            text += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        default: text += String(scalar).utf8
        }
    }
}

extension JSONNode {
    /// Whether the value is a plain value, an empty array or an empty object.
    fileprivate var isEmpty: Bool { elements?.isEmpty ?? members?.isEmpty ?? true }

    fileprivate var isFlat: Bool {
        elements?.allSatisfy(\.isPlain) ?? members?.allSatisfy { $0.value.isPlain } ?? true
    }

    /// Whether every element or member is a plain value or an array of plain values.
    fileprivate var isSimple: Bool {
        func isSimple(_ node: JSONNode) -> Bool { node.isPlain || node.elements != nil && node.isFlat }
        return elements?.allSatisfy(isSimple) ?? members?.allSatisfy { isSimple($0.value) } ?? true
    }

    private var isPlain: Bool { elements == nil && members == nil }
}

extension [JSONNode.Member] {
    /// Returns the members sorted by the Unicode scalars of their names; equal names keep their order.
    package func sortedByName() -> [JSONNode.Member] {
        sorted { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
    }
}
