/// A set of any type except image sets and color sets.
package struct OpaqueSet: Sendable, Hashable {
    /// The full name.
    package let name: String
    /// The extension of the set's folder, such as `appiconset`.
    package let type: String
    package let path: String
    /// The names of the files in the set except `Contents.json`.
    package let files: [String]
    /// The names of the folders in the set: layers, stickers, textures and the sets of an atlas.
    package var folders: [String] = []
    /// The content of the set's `Contents.json`, or nil if there is no readable one.
    package var contents: SetContents?

    /// The type, or nil if it is unknown.
    package var knownType: SetType? { SetType(rawValue: type) }

    package var properties: SetProperties? { contents?.properties }
}
