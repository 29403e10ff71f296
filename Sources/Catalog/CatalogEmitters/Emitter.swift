package import CatalogManifest
package import Diagnostics

/// Something that turns a manifest into files of one form.
///
/// An emitter is one file in `Emitters/`, and is named in ``Emitters/all``. It sees the manifest and its options and
/// nothing else: no source tree, no clock, no environment.
package protocol Emitter: Sendable {
    /// The word for `--emit` and for `emit:` in the configuration.
    static var name: String { get }
    /// What it writes, in a few words for the help.
    static var summary: String { get }
    static var options: [EmitterOption] { get }
    init(_ options: EmitterOptions)
    /// The files of a manifest; with findings about what cannot be written as it is: where, is known to the caller.
    func emit(_ manifest: CatalogManifest) throws -> Diagnosed<Emission>
}

/// An emitter that can say what it writes because of one picture, so that a run after that picture has changed need not
/// make everything else again.
package protocol PictureEmitter: Emitter {
    /// What the files hold because of what was found in a picture that no carousel shows and no one has pinned.
    ///
    /// Everything else in them is the same whatever is found in the picture.
    func texts(of picture: PictureColors) -> [PictureText]
}

/// What a file holds because of one picture.
package struct PictureText: Sendable, Hashable {
    /// The path of the file below the output folder.
    package let path: String
    /// The texts: the file holds each that is not empty at one place.
    ///
    /// Where it holds one at several, more than the picture's own constant or property is made of it.
    package let parts: [[UInt8]]
    /// What of the parts no other line of the file may hold, because it declares a name.
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
