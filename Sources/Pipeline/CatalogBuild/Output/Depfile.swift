/// A list of an output's dependencies for Make and ninja.
package enum Depfile {
    /// Returns the text of a depfile: a rule for the output, and an empty rule for each input.
    ///
    /// Without the empty rules, which `gcc -MP` also writes, Make fails if an input was deleted. The escapes are those
    /// that GNU Make and ninja both accept.
    ///
    /// - Returns: the text, and the paths that can't be written: they contain a line break, or a character that Make
    ///   reads as part of a pattern, an assignment or a recipe (`%`, `=`, `;`).
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

    /// Escapes Unicode scalars instead of characters, because a space with a combining mark is one character.
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
