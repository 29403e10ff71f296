// The rules about files that any reader can find broken.
extension Rule {
    /// A file, folder or source that cannot be opened or listed.
    package static let unreadable = Rule("unreadable")
    /// A picture that cannot be decoded.
    package static let unusableImage = Rule("unusable-image")
}
