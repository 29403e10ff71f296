/// A list of what an output depends on, as Make and ninja read it.
public enum Depfile {
    /// The text of a depfile: a rule for the output, and an empty one for each input.
    ///
    /// The empty rules are those of `gcc -MP`: without them Make ends with an error when an input was deleted.
    /// Blanks, `#`, `:` and `\` are escaped with a backslash and `$` is doubled, as GNU Make and ninja both take it. A
    /// path with a line end cannot be written in this form and is left out.
    public static func text(output: String, inputs: [String]) -> String {
        let names = inputs.filter { !$0.contains(where: \.isNewline) }.map(escaped)
        return ([escaped(output) + ":"] + names).joined(separator: " \\\n  ") + "\n"
            + names.map { "\n\($0):\n" }.joined()
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
