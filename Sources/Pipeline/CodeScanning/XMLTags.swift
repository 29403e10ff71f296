internal import CodeLexing
internal import Diagnostics

/// The opening tags of an XML document, with their attributes.
///
/// The document isn't validated, because Xcode writes the relevant documents.
///
/// Reference: Extensible Markup Language 1.0, sections 2.5 and 3.1.
struct XMLTags {
    /// An attribute's value with resolved entities, and the byte offset in the document where the value begins.
    struct Attribute {
        let value: String
        let offset: Int
    }

    struct Tag {
        let name: String
        let attributes: [String: Attribute]
        /// The number of elements that enclose the tag.
        let depth: Int
        /// The byte offset in the document where the text after the tag begins.
        let end: Int
    }

    /// Calls a function with each opening tag of a document, in order.
    ///
    /// - Parameter limit: the maximum number of tags and attributes.
    /// - Returns: the place of the tag where the limit was reached; nil if everything was read.
    static func read(_ bytes: [UInt8], limit: Int = .max, _ body: (Tag) -> Void) -> TextPosition? {
        var (offset, count, depth) = (0, 0, 0)
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = open + 1
            if bytes[offset...].starts(with: "!--".utf8) {
                while offset < bytes.count, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
                continue
            }
            let name = word(bytes, &offset)
            guard !name.isEmpty else {
                if bytes[offset...].first == UInt8(ascii: "/") { depth -= 1 }
                continue
            }
            if count >= limit { return LineStarts(bytes).position(of: open) }
            let attributes = attributes(bytes, &offset, limit: limit - count)
            count += 1 + attributes.count
            body(Tag(name: name, attributes: attributes, depth: depth, end: min(offset + 1, bytes.count)))
            if bytes[offset - 1] != UInt8(ascii: "/") { depth += 1 }
        }
        return nil
    }

    /// Returns the text from a byte offset to the next tag, with resolved entities.
    static func text(_ bytes: [UInt8], from start: Int) -> String {
        resolved(String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self))
    }

    private static func word(_ bytes: [UInt8], _ offset: inout Int) -> String {
        let start = offset
        while offset < bytes.count, isName(bytes[offset]) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        return word.hasExcessiveMarks ? "?" : word
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...32, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"):
            false
        default: true
        }
    }

    private static func attributes(_ bytes: [UInt8], _ offset: inout Int, limit: Int) -> [String: Attribute] {
        var attributes: [String: Attribute] = [:]
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), attributes.count < limit {
            let name = word(bytes, &offset)
            guard !name.isEmpty else {
                offset += 1
                continue
            }
            guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "="),
                bytes[offset + 1] == UInt8(ascii: "\"") || bytes[offset + 1] == UInt8(ascii: "'")
            else { continue }
            let quote = bytes[offset + 1]
            let start = offset + 2
            let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
            attributes[name] = Attribute(
                value: resolved(String(decoding: bytes[start..<end], as: UTF8.self)), offset: start)
            offset = min(end + 1, bytes.count)
        }
        return attributes
    }

    /// The maximum length in bytes of a character reference, from its `&` to its `;`: `&#x0010FFFF;`.
    private static let longestReference = 12

    /// Returns the text with its references replaced: XML's five predefined entities and numeric references.
    ///
    /// An `&` without a `;` within ``longestReference`` bytes stands for itself; otherwise, many such marks would take
    /// quadratic time. A text with more combining marks in a row than any language uses becomes empty.
    static func resolved(_ text: String) -> String {
        let text = replacingReferences(in: text)
        return text.hasExcessiveMarks ? "" : text
    }

    private static func replacingReferences(in text: String) -> String {
        let pieces = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map(Substring.init)
        return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { result, piece in
            if let end = piece.utf8.prefix(longestReference - 1).firstIndex(of: UInt8(ascii: ";")),
                let character = entity(piece[..<end])
            {
                result.append(character)
                result += Substring(piece.utf8[end...].dropFirst())
            } else {
                result += "&" + piece
            }
        }
    }

    private static func entity(_ name: Substring) -> Character? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case _ where name.hasPrefix("#x"):
            UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
        case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map(Character.init)
        default: nil
        }
    }
}
