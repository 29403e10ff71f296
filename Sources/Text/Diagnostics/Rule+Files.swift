extension Rule {
    /// A file or folder can't be opened or listed, or standard input can't be read.
    package static let unreadable = Rule("unreadable")
    package static let malformedData = Rule("malformed-data")
    /// A picture can't be decoded at all.
    package static let unusableImage = Rule("unusable-image")
    /// Only a part of a picture can be decoded.
    package static let truncatedImage = Rule("truncated-image")
    /// This build can't decode the format of a picture.
    package static let unsupportedFormat = Rule("unsupported-format")
    /// The colors of a picture may be wrong, for example because its color profile can't be used.
    package static let irregularImage = Rule("irregular-image")
    package static let extensionMismatch = Rule("extension-mismatch")
    package static let unreadableProject = Rule("unreadable-project")
    /// A command-line option or configuration key has no effect.
    package static let unusedConfiguration = Rule("unused-configuration")
}
