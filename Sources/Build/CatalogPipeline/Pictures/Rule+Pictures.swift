public import Diagnostics

// The rules whose findings are made while pictures are decoded.
extension Rule {
    /// A picture of which only a part could be read.
    public static let truncatedImage = Rule("truncated-image")
    /// A picture that was read, with something odd about it.
    public static let oddImage = Rule("odd-image")
    /// A file whose name says another format than its content.
    public static let misnamedFormat = Rule("misnamed-format")
}
