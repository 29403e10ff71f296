/// A list of what an output depends on, as Make and ninja read it.
package enum Depfile {
    /// The text of a depfile: a rule for the output, and an empty one for each input.
    ///
    /// The empty rules are those of `gcc -MP`: without them Make ends with an error when an input was deleted.
    /// Blanks, `#`, `:` and `\` are escaped with a backslash and `$` is doubled, as GNU Make and ninja both take it.
    ///
    /// - Returns: the text, and the paths that are not in it, because a line end, or what Make takes for a pattern, an
    ///   assignment or a recipe, cannot be written in this form.
    package static func text(output: String, inputs: [String]) -> (text: String, unlisted: [String]) {
        let unlisted = ([output] + inputs).filter { !isWritable($0) }
        let names = inputs.filter(isWritable).map(escaped)
        let text =
            ([escaped(output) + ":"] + names).joined(separator: " \\\n  ") + "\n" + names.map { "\n\($0):\n" }.joined()
        return (text, unlisted)
    }

    private static func isWritable(_ path: String) -> Bool {
        !FileList.hasLineEnd(path) && !path.unicodeScalars.contains { ["%", "=", ";"].contains($0) }
    }

    /// By scalars: a sign with a combining mark behind it is another character, but no other byte.
    private static func escaped(_ path: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", "\\", "\t", ":": text += ["\\", scalar]
            case "$": text += ["$", "$"]
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
