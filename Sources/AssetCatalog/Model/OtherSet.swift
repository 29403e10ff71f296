/// A set of a type that holds neither pictures for code nor colours: listed, so that it is not lost.
public struct OtherSet: Sendable, Hashable {
    /// The full name.
    public let name: String
    /// The extension of its folder, such as `appiconset`.
    public let type: String
    /// The folder of the set.
    public let path: String
    /// The files in it, without its `Contents.json`, by name.
    public let files: [String]
}
