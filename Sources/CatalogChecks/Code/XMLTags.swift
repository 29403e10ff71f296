/// The opening tags of an XML document, with their attributes.
///
/// No validation: what is looked for stands in attributes of documents that Xcode wrote. Reference: Extensible Markup
/// Language 1.0, sections 2.5 and 3.1.
struct XMLTags {
    /// An attribute's value, its entities resolved, and where it begins.
    struct Attribute {
        let value: String
        let offset: Int
    }

    /// One tag.
    struct Tag {
        let name: String
        let attributes: [String: Attribute]
    }

    /// The tags in their order.
    static func read(_ bytes: [UInt8]) -> [Tag] {
        var tags: [Tag] = []
        var offset = 0
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = open + 1
            if bytes[offset...].starts(with: "!--".utf8) {
                while offset < bytes.count, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
                continue
            }
            let name = word(bytes, &offset)
            guard !name.isEmpty else { continue }
            tags.append(Tag(name: name, attributes: attributes(bytes, &offset)))
        }
        return tags
    }

    private static func word(_ bytes: [UInt8], _ offset: inout Int) -> String {
        let start = offset
        while offset < bytes.count, isName(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...32, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"):
            false
        default: true
        }
    }

    private static func attributes(_ bytes: [UInt8], _ offset: inout Int) -> [String: Attribute] {
        var attributes: [String: Attribute] = [:]
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
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

    /// The five entities that XML itself has, and characters by number.
    static func resolved(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ";"), let character = entity(rest[..<end].dropFirst()) else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result.append(character)
            rest = rest[end...].dropFirst()
        }
        return result + rest
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
