/// An app icon in layers, as Icon Composer writes it: a folder `Name.icon`.
package struct IconBundle: Sendable, Hashable {
    package struct Layer: Sendable, Hashable {
        /// The name that a person gave it; empty where there is none.
        package let name: String
        /// The files of its pictures, one for each appearance that has its own.
        package let files: [String]
    }

    package let name: String
    package let path: String
    /// The layers of all groups, the front one first.
    package let layers: [Layer]
}
