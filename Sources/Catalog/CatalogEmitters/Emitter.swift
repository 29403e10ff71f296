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
    /// The options that it takes.
    static var options: [EmitterOption] { get }
    /// An emitter with options that have been checked.
    init(_ options: EmitterOptions)
    /// The files of a manifest, and what is wrong with their names.
    func emit(_ manifest: CatalogManifest) throws -> Emission
}

/// What an emitter gives.
package struct Emission: Sendable, Hashable {
    /// One file.
    package struct File: Sendable, Hashable {
        /// The path below the output folder.
        package let path: String
        /// The content.
        package let bytes: [UInt8]

        /// A file by its parts.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The files.
    package var files: [File]
    /// What cannot be written as it is; where, is known to whoever asked for the files.
    package var findings: [Diagnostic]

    /// An emission by its parts.
    package init(files: [File] = [], findings: [Diagnostic] = []) {
        self.files = files
        self.findings = findings
    }

    /// An emission of one text.
    package init(path: String, text: String, findings: [Diagnostic] = []) {
        self.init(files: [File(path: path, bytes: Array(text.utf8))], findings: findings)
    }
}
