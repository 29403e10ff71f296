/// A layered app icon, as Icon Composer writes it: a folder `Name.icon`.
package struct IconBundle: Sendable, Hashable {
    package struct Layer: Sendable, Hashable {
        /// The name that a person gave the layer, or empty if there is none.
        package let name: String
        /// The picture files of the layer, one for each appearance with its own picture.
        package let files: [String]
    }

    package let name: String
    package let path: String
    /// The layers of all groups, from front to back.
    package let layers: [Layer]
}
