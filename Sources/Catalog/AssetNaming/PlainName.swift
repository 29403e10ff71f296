/// Conversions of names into forms without spaces and other special characters.
package enum PlainName {
    /// Returns the name with `-` in place of characters other than letters, digits, `_` and `-`.
    ///
    /// Several of them become one `-`; at the beginning or the end, they are removed. If nothing is left, the result is
    /// `-`.
    package static func of(_ name: String) -> String {
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

    /// Returns the name in kebab case: lowercase words, split at changes of case and joined by `-`.
    ///
    /// `Icons/CartFull` becomes `icons-cart-full`, and `loop1` stays the same.
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
}
