/// A set of any type except image sets and color sets, such as an app icon or a data set.
package struct OpaqueSet: Sendable, Hashable {
    package let name: String
    /// The extension of the set's folder, such as `appiconset`.
    package let type: String
    package let path: String
    package let files: [String]
    /// The files that `Contents.json` doesn't name, except a README.md; empty for a type that names no files.
    package var unnamedFiles: [String] = []
    /// The names of the folders in the set, such as layers or stickers.
    package var folders: [String] = []
    /// Nil if the `Contents.json` is missing or unreadable.
    package var contents: SetContents?

    package var knownType: SetType? { SetType(rawValue: type) }

    package var properties: SetProperties? { contents?.properties }
}
