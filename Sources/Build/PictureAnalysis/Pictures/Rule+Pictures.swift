package import Diagnostics

// The rules whose findings are made while pictures are decoded.
extension Rule {
    /// A picture of which only a part could be read.
    package static let truncatedImage = Rule("truncated-image")
    /// A picture that was read, with something odd about it.
    package static let oddImage = Rule("odd-image")
    /// A file whose name says another format than its content.
    package static let misnamedFormat = Rule("misnamed-format")
    /// Something that was asked for or given, and used for nothing.
    package static let unusedConfiguration = Rule("unused-configuration")
}
