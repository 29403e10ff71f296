public import CatalogManifest
public import Diagnostics

/// Something that turns a manifest into files of one form.
///
/// An emitter is one file in `Emitters/`, and is named in ``Emitters/all``. It sees the manifest and its options and
/// nothing else: no source tree, no clock, no environment.
public protocol Emitter: Sendable {
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
public struct Emission: Sendable, Hashable {
    /// One file.
    public struct File: Sendable, Hashable {
        /// The path below the output folder.
        public let path: String
        /// The content.
        public let bytes: [UInt8]

        /// A file by its parts.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The files.
    public var files: [File]
    /// What cannot be written as it is; where, is known to whoever asked for the files.
    public var findings: [Diagnostic]

    /// An emission by its parts.
    public init(files: [File] = [], findings: [Diagnostic] = []) {
        self.files = files
        self.findings = findings
    }

    /// An emission of one text.
    public init(path: String, text: String, findings: [Diagnostic] = []) {
        self.init(files: [File(path: path, bytes: Array(text.utf8))], findings: findings)
    }
}
