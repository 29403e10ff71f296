extension StringProtocol {
    /// The text for a message, shortened to at most 40 characters.
    ///
    /// More people can read logs and reports than the quoted file, which may be a link to a private file.
    package var abbreviated: String {
        let head = unicodeScalars.prefix(40)
        return String(String.UnicodeScalarView(head)) + (head.endIndex == unicodeScalars.endIndex ? "" : "…")
    }

    /// The ``abbreviated`` text in quotation marks.
    package var quoted: String { "\"\(abbreviated)\"" }
}
