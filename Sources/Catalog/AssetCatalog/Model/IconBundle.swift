/// A layered app icon of Icon Composer, stored as a folder `Name.icon`.
package struct IconBundle: Sendable, Equatable {
    package struct Layer: Sendable, Equatable {
        /// The name that a person gave the layer, which may be empty.
        package let name: String
        /// The names of the picture files: one, or several for different appearances.
        package let files: [String]
    }

    package let name: String
    package let path: String
    /// The layers of all groups, from front to back.
    package let layers: [Layer]
}
