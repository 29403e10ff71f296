// The rules about files that any reader can find broken, and about what no one reads.
extension Rule {
    /// A file, folder or source that cannot be opened or listed.
    package static let unreadable = Rule("unreadable")
    /// A data file that cannot be read as what it should be: products, pages, palettes.
    package static let malformedData = Rule("malformed-data")
    /// A picture that cannot be decoded.
    package static let unusableImage = Rule("unusable-image")
    /// A picture of which only a part could be read.
    package static let truncatedImage = Rule("truncated-image")
    /// A picture whose pixels this build cannot read, so that nothing is known of its colors.
    package static let unsupportedFormat = Rule("unsupported-format")
    /// A picture that was read, with something odd about it.
    package static let irregularImage = Rule("irregular-image")
    /// A file whose name says another format than its content.
    package static let extensionMismatch = Rule("extension-mismatch")
    /// A project file from which no targets could be read.
    package static let unreadableProject = Rule("unreadable-project")
    /// Something that was asked for or given, and used for nothing.
    package static let unusedConfiguration = Rule("unused-configuration")
}
