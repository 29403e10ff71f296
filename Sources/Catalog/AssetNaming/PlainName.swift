/// Names as words without blanks.
package enum PlainName {
    /// The name with every run of characters other than letters, digits, `_` and `-` made a `-`.
    package static func of(_ name: String) -> String {
        if let text = ofASCII(name) { return text }
        var text = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                text.append(character)
            } else if !text.isEmpty && text.last != "-" {
                text.append("-")
            }
        }
        while text.last == "-" { text.removeLast() }
        return text.isEmpty ? "-" : text
    }

    /// The name in kebab-case: words cut at changes of case, small letters, a `-` between them.
    ///
    /// `Icons/CartFull` is `icons-cart-full`, `loop1` stays.
    package static func kebab(_ name: String) -> String {
        var text = ""
        let characters = Array(of(name))
        for (index, character) in characters.enumerated() {
            let before = index > 0 ? characters[index - 1] : "-"
            let behind = index + 1 < characters.count ? characters[index + 1] : "-"
            let beginsWord =
                character.isUppercase
                && (before.isLowercase || before.isNumber || before.isUppercase && behind.isLowercase)
            if beginsWord && text.last != "-" { text.append("-") }
            text += character == "_" ? "-" : character.lowercased()
        }
        return text
    }

    /// The same by bytes, for nearly every name; nil for a name with other characters than those of ASCII.
    private static func ofASCII(_ name: String) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(name.utf8.count)
        let dash = UInt8(ascii: "-")
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), dash:
                text.append(byte)
            case 0x80...: return nil
            default: if !text.isEmpty && text.last != dash { text.append(dash) }
            }
        }
        while text.last == dash { text.removeLast() }
        return text.isEmpty ? "-" : String(decoding: text, as: UTF8.self)
    }
}
