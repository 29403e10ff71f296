package import CatalogManifest
package import Diagnostics

/// A converter of a manifest into files of one format, such as Swift or CSS.
///
/// Each emitter is a file in `Emitters/` and is listed in ``Emitters/all``. The output of an emitter depends only on
/// the manifest and the options, not on the sources, the clock or the environment.
package protocol Emitter: Sendable {
    /// The name of the emitter, for `--emit` and for the key `emit` of the configuration.
    static var name: String { get }
    /// A short description of the output, for the help and the documentation.
    static var summary: String { get }
    static var options: [EmitterOption] { get }
    init(_ options: EmitterOptions)
    /// Returns the files for a manifest, with findings about contents that the format can't represent.
    ///
    /// The findings have no file or line. The caller adds them.
    func emit(_ manifest: CatalogManifest) throws -> Diagnosed<Emission>
}

/// An emitter that can list the parts of its output that depend on one picture, so that a change of the picture needs
/// no full build.
package protocol PictureEmitter: Emitter {
    /// Returns the pieces of the generated files that must be replaced when a picture's content changes.
    ///
    /// Every emitter must follow this rule: no other text in the generated files depends on the picture's content. The
    /// rule doesn't apply to a picture that a carousel shows, or whose backdrop a person chose.
    func texts(of picture: PictureColors) -> [PictureText]
}

/// The pieces of one generated file that must be replaced when a picture's content changes.
package struct PictureText: Sendable, Hashable {
    /// The path of the generated file, relative to the output folder.
    package let path: String
    /// The parts of the generated file, as bytes, that depend on the picture's content.
    ///
    /// When the picture changes, Tincture finds each part in the file and replaces it, without a full build. For
    /// that, a part that isn't empty must occur exactly once. If other constants in the file contain the part too,
    /// a full build is needed.
    package let parts: [[UInt8]]
    /// The beginnings of the declarations in ``parts``, such as `--backdrop-plant1:` in CSS.
    ///
    /// When a picture changes, normally only its parts of the file are replaced. A full build is needed if the new
    /// parts have a beginning that the old parts don't have, but that occurs elsewhere in the file. Two declarations
    /// would then have the same name.
    package let declarations: Set<[UInt8]>

    package init(path: String, parts: [[UInt8]], declarations: Set<[UInt8]> = []) {
        self.path = path
        self.parts = parts
        self.declarations = declarations
    }
}

package struct Emission: Sendable, Hashable {
    package struct File: Sendable, Hashable {
        /// The path of the generated file, relative to the output folder.
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

    init(path: String, text: TextBytes) { self.init(files: [File(path: path, bytes: text.bytes)]) }
}
