/// An app icon in layers, as Icon Composer writes it: a folder `Name.icon`.
public struct IconBundle: Sendable, Hashable {
    /// One layer.
    public struct Layer: Sendable, Hashable {
        /// The name that a person gave it; empty where there is none.
        public let name: String
        /// The files of its pictures, one for each appearance that has its own.
        public let files: [String]
    }

    /// The name by which a target finds it.
    public let name: String
    /// The folder.
    public let path: String
    /// The layers of all groups, the front one first.
    public let layers: [Layer]
}
