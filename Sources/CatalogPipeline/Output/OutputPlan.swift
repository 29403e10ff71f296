public import CatalogManifest

/// What a run would write, as a value: commands that only look can look at it.
public struct OutputPlan: Sendable, Hashable {
    /// One file.
    public struct File: Sendable, Hashable {
        /// The path below the output folder.
        public let path: String
        /// The content.
        public let bytes: [UInt8]

        /// A file by its parts.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The files, by path.
    public var files: [File]

    /// The files that a manifest makes.
    ///
    /// - Throws: `EncodingError` where the manifest has a number that JSON cannot hold.
    public init(_ manifest: CatalogManifest) throws {
        files = [File(path: ManifestFile.name, bytes: try ManifestFile.bytes(of: manifest))]
    }
}
