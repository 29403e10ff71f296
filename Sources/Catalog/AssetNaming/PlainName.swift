/// Names as words without blanks.
package enum PlainName {
    /// The name with every run of characters other than letters, digits, `_` and `-` made a `-`.
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
}
