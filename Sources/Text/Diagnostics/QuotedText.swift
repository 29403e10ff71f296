extension StringProtocol {
    /// The text for a message, at most 40 characters long.
    ///
    /// A message goes into logs and reports that more people read than the file, which may be a link to any other file.
    package var abbreviated: String {
        let head = unicodeScalars.prefix(40)
        return String(String.UnicodeScalarView(head)) + (head.endIndex == unicodeScalars.endIndex ? "" : "…")
    }

    /// The ``abbreviated`` text in quotation marks.
    package var quoted: String { "\"\(abbreviated)\"" }
}
