extension StringProtocol {
    /// The text, shortened to 40 Unicode scalars for a message.
    ///
    /// Often, more people can read a log than the quoted file, which may be a link to a private file.
    package var abbreviated: String {
        let head = unicodeScalars.prefix(40)
        return String(String.UnicodeScalarView(head)) + (head.endIndex == unicodeScalars.endIndex ? "" : "…")
    }

    /// The ``abbreviated`` text in quotation marks.
    package var quoted: String { "\"\(abbreviated)\"" }
}
