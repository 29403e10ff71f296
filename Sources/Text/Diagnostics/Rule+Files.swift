extension Rule {
    /// The rule for findings about a file or folder that can't be opened or listed, or about unreadable standard input.
    package static let unreadable = Rule("unreadable")
    /// The rule for findings about a malformed data file of products, pages or palettes.
    package static let malformedData = Rule("malformed-data")
    /// The rule for findings about a picture that can't be decoded at all.
    package static let unusableImage = Rule("unusable-image")
    /// The rule for findings about a picture of which only a part can be decoded.
    package static let truncatedImage = Rule("truncated-image")
    /// The rule for findings about a picture whose format this build can't decode, so its colors are unknown.
    package static let unsupportedFormat = Rule("unsupported-format")
    /// The rule for findings about a picture whose colors may be wrong, for example because its color profile can't be
    /// used.
    package static let irregularImage = Rule("irregular-image")
    /// The rule for findings about a file whose extension doesn't match its format.
    package static let extensionMismatch = Rule("extension-mismatch")
    /// The rule for findings about a project file that can't be read.
    package static let unreadableProject = Rule("unreadable-project")
    /// The rule for findings about a command-line option or configuration key that has no effect.
    package static let unusedConfiguration = Rule("unused-configuration")
}
