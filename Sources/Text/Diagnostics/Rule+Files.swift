extension Rule {
    /// A file, folder or source can't be opened or listed.
    package static let unreadable = Rule("unreadable")
    /// A data file of products, pages or palettes is malformed.
    package static let malformedData = Rule("malformed-data")
    /// A picture can't be decoded at all.
    package static let unusableImage = Rule("unusable-image")
    /// Only a part of a picture can be decoded.
    package static let truncatedImage = Rule("truncated-image")
    /// This build can't read a picture's pixels, so its colors are unknown.
    package static let unsupportedFormat = Rule("unsupported-format")
    /// A picture can be decoded, but its colors involve a guess.
    package static let irregularImage = Rule("irregular-image")
    /// A file's extension doesn't match its format.
    package static let extensionMismatch = Rule("extension-mismatch")
    /// A project file can't be read.
    package static let unreadableProject = Rule("unreadable-project")
    /// An option of the command line or a key of the configuration has no effect.
    package static let unusedConfiguration = Rule("unused-configuration")
}
