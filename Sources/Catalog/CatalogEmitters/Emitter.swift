package import CatalogManifest
package import Diagnostics

/// A converter of a manifest into files of one format, such as Swift or CSS.
///
/// Each emitter is a file in `Emitters/` and is listed in ``Emitters/all``. The output of an emitter depends only on
/// the manifest and the options, not on the sources, the clock or the environment.
package protocol Emitter: Sendable {
    /// The name for `--emit` and for the key `emit` of the configuration.
    static var name: String { get }
    static var summary: String { get }
    static var options: [EmitterOption] { get }
    init(_ options: EmitterOptions)
    /// Returns the files for a manifest, with findings about contents that the format can't represent.
    ///
    /// The findings have no file or line. The caller adds them.
    func emit(_ manifest: CatalogManifest) throws -> Diagnosed<Emission>
}

/// An emitter that can list the parts of its output that depend on one picture, so that no full build is needed.
package protocol PictureEmitter: Emitter {
    /// Returns the pieces of the generated files that must be replaced when a picture's content changes.
    ///
    /// No other text in the generated files may depend on the picture's content, unless a carousel shows the picture or
    /// a person chose its backdrop.
    func texts(of picture: PictureColors) -> [PictureText]
}

/// The pieces of one generated file that depend on the content of one picture.
package struct PictureText: Sendable, Equatable {
    package let path: String
    /// The parts of the file, each of which must occur exactly once if it isn't empty.
    ///
    /// If other constants in the file contain a part too, a full build is needed.
    package let parts: [[UInt8]]
    /// The beginnings of the declarations in ``parts``, such as `--backdrop-plant1:` in CSS.
    ///
    /// A full build is needed if a new beginning already occurs elsewhere in the file, because two declarations would
    /// then have the same name.
    package let declarations: Set<[UInt8]>

    package init(path: String, parts: [[UInt8]], declarations: Set<[UInt8]> = []) {
        self.path = path
        self.parts = parts
        self.declarations = declarations
    }
}

package struct Emission: Sendable, Equatable {
    package struct File: Sendable, Equatable {
        /// The path relative to the output folder.
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
    }

    package var files: [File]

    package init(files: [File] = []) { self.files = files }

    package init(path: String, text: String) { self.init(files: [File(path: path, text: text)]) }
}
