/// A layered app icon of Icon Composer, stored as a folder `Name.icon`.
package struct IconBundle: Sendable, Hashable {
    package struct Layer: Sendable, Hashable {
        /// The name that a person gave the layer; empty if the layer has no name.
        package let name: String
        /// The names of the layer's picture files: one, or several if the layer has different pictures for some
        /// appearances.
        package let files: [String]
    }

    package let name: String
    package let path: String
    /// The layers of all groups, from front to back.
    package let layers: [Layer]
}
