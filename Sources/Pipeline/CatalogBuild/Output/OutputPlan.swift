internal import CatalogConfiguration
internal import CatalogEmitters
package import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// The files that a run would write, as a value.
///
/// Commands can inspect it without writing.
package struct OutputPlan: Sendable {
    /// A function that receives the content of a file, part by part.
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    package struct File: Sendable {
        /// The path below the output folder.
        package let path: String
        /// The number of bytes; nil if it isn't known.
        let size: Int?
        /// Writes the content part by part, so that it is never in memory as a whole.
        ///
        /// Every call writes the same bytes. For a manifest, it returns the byte ranges of the entries.
        let write: @Sendable (Sink) throws -> ManifestWriter.EntryRanges?

        package init(path: String, bytes: [UInt8]) {
            self.init(path: path, size: bytes.count) { try bytes.withUnsafeBytes($0) }
        }

        /// Creates a file whose content is created while it is written.
        ///
        /// - Parameters:
        ///   - size: the number of bytes, if known.
        ///   - write: writes the content, the same in every call.
        package init(path: String, size: Int? = nil, write: @escaping @Sendable (Sink) throws -> Void) {
            (self.path, self.size) = (path, size)
            self.write = {
                try write($0)
                return nil
            }
        }

        fileprivate init(_ draft: ManifestDraft) {
            (path, size) = (ManifestFile.name, nil)
            write = { try ManifestWriter.write(draft, to: $0) }
        }
    }

    package var files: [File]
    /// Whether an emitter had a finding, so that its output for one picture may depend on another.
    private(set) var hasEmitterFindings = false

    package init(files: [File]) { self.files = files }

    package init(_ manifest: CatalogManifest) { self.init(ManifestDraft(manifest)) }

    init(_ draft: ManifestDraft) { files = [File(draft)] }

    /// Adds the output of emitters for a manifest.
    ///
    /// - Parameters:
    ///   - rules: the settings of rules.
    ///   - path: the file for findings about names: the configuration, or the first source.
    ///   - places: returns the path of a subject in the catalog; nil to report a finding at `path`.
    /// - Returns: a finding for each name that an emitter can't use, for each clash of two names in an emitter, and for
    ///   each file that two emitters would write.
    /// - Throws: `EncodingError` for a number that JSON can't represent.
    mutating func add(
        _ emitters: [any Emitter], of manifest: CatalogManifest, reportingAt path: String,
        rules: [Rule: CheckSettings.RuleSetting] = [:], places: (Subject) -> String? = { _ in nil }
    ) throws -> [Diagnostic] {
        if emitters.isEmpty { return [] }
        var diagnostics: [Diagnostic] = []
        var owners = [ManifestFile.name: "the manifest"]
        for emitter in emitters {
            let name = "the emitter \(type(of: emitter).name)"
            let emitted = try emitter.emit(manifest)
            var clashes: Set<Subject> = []
            diagnostics += emitted.diagnostics.filter { $0.rule != .nameClash || clashes.insert($0.subject).inserted }
            let emission = emitted.value
            for file in emission.files {
                if let owner = owners.updateValue(name, forKey: file.path) {
                    diagnostics.append(
                        Diagnostic(
                            .error, .malformedConfiguration, about: .output(file.path),
                            "\(owner) and \(name) would both write \"\(file.path)\"."))
                    continue
                }
                files.append(File(path: file.path, bytes: file.bytes))
            }
        }
        files.sort { $0.path < $1.path }
        hasEmitterFindings = !diagnostics.isEmpty
        return diagnostics.compactMap { finding in
            let finding = finding.located(at: SourceLocation(path: places(finding.subject) ?? path))
            guard let setting = rules[finding.rule] else { return finding }
            return setting.configured(finding, in: FilePath.folder(of: path))
        }
    }
}
