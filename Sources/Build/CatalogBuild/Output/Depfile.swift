/// A list of what an output depends on, as Make and ninja read it.
package enum Depfile {
    /// The text of a depfile: a rule for the output, and an empty one for each input.
    ///
    /// The empty rules are those of `gcc -MP`: without them Make ends with an error when an input was deleted.
    /// Blanks, `#`, `:` and `\` are escaped with a backslash and `$` is doubled, as GNU Make and ninja both take it.
    ///
    /// - Returns: the text, and the paths that are not in it, because a line end cannot be written in this form.
    package static func text(output: String, inputs: [String]) -> (text: String, unlisted: [String]) {
        let unlisted = ([output] + inputs).filter(FileList.hasLineEnd)
        let names = inputs.filter { !FileList.hasLineEnd($0) }.map(escaped)
        let text =
            ([escaped(output) + ":"] + names).joined(separator: " \\\n  ") + "\n"
            + names.map { "\n\($0):\n" }.joined()
        return (text, unlisted)
    }

    private static func escaped(_ path: String) -> String {
        var text = ""
        for character in path {
            switch character {
            case " ", "#", "\\", "\t": text += "\\\(character)"
            case "$": text += "$$"
            default: text.append(character)
            }
        }
        return text
    }
}
