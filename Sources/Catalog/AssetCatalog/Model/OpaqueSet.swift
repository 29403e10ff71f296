/// A set of any type except images for code and colors.
package struct OpaqueSet: Sendable, Hashable {
    /// The full name.
    package let name: String
    /// The extension of its folder, such as `appiconset`.
    package let type: String
    package let path: String
    /// The files in it except `Contents.json`, by name.
    package let files: [String]
    /// The names of the folders in it: layers, stickers, textures and the sets of an atlas.
    package var folders: [String] = []
    /// The content of the set's `Contents.json`, or nil if there is no readable one.
    package var contents: SetContents?

    /// The type, or nil if it is unknown.
    package var knownType: SetType? { SetType(rawValue: type) }

    package var properties: SetProperties? { contents?.properties }
}
