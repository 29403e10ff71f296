package import CatalogManifest
package import Diagnostics

/// A converter of a manifest into files of one format.
///
/// An emitter is one file in `Emitters/`, listed in ``Emitters/all``. It only depends on the manifest and its options:
/// not on the source tree, the clock or the environment.
package protocol Emitter: Sendable {
    /// The name for `--emit`, and for `emit:` in the configuration.
    static var name: String { get }
    /// A short description of the output, for the help.
    static var summary: String { get }
    static var options: [EmitterOption] { get }
    init(_ options: EmitterOptions)
    /// Returns the files of a manifest, with findings about contents that can't be written exactly.
    ///
    /// The caller adds their locations.
    func emit(_ manifest: CatalogManifest) throws -> Diagnosed<Emission>
}

/// An emitter that knows the text of a single picture, so that a change of the picture doesn't require a whole run.
package protocol PictureEmitter: Emitter {
    /// Returns the text that a picture adds to the files.
    ///
    /// Everything else in the files is independent of the picture's content, if no carousel shows the picture and its
    /// backdrop isn't pinned.
    func texts(of picture: PictureColors) -> [PictureText]
}

/// The text that a picture adds to a file.
package struct PictureText: Sendable, Hashable {
    /// The path of the file below the output folder.
    package let path: String
    /// The texts, each of which occurs once in the file unless it is empty.
    ///
    /// If one occurs several times, the file contains more from the picture than its own constant or property.
    package let parts: [[UInt8]]
    /// The declarations among the parts.
    ///
    /// Each may appear only once in the file.
    package let declarations: Set<[UInt8]>

    package init(path: String, parts: [[UInt8]], declarations: Set<[UInt8]> = []) {
        self.path = path
        self.parts = parts
        self.declarations = declarations
    }
}

package struct Emission: Sendable, Hashable {
    package struct File: Sendable, Hashable {
        /// The path below the output folder.
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    package var files: [File]

    package init(files: [File] = []) { self.files = files }

    package init(path: String, text: String) { self.init(files: [File(path: path, bytes: Array(text.utf8))]) }

    init(path: String, text: TextBytes) { self.init(files: [File(path: path, bytes: text.bytes)]) }
}
