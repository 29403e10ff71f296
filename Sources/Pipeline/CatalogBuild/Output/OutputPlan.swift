internal import CatalogConfiguration
internal import CatalogEmitters
package import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// The files that a run would write, as a value.
///
/// Commands can inspect it without writing.
package struct OutputPlan: Sendable {
    /// Takes the content of a file, part by part.
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    package struct File: Sendable {
        /// The path below the output folder.
        package let path: String
        /// How many bytes it has; nil where that is not known.
        let size: Int?
        /// Writes the content, the same each time, so that it is never in memory as a whole; a manifest gives where its
        /// entries then are.
        let write: @Sendable (Sink) throws -> ManifestWriter.EntryRanges?

        package init(path: String, bytes: [UInt8]) {
            self.init(path: path, size: bytes.count) { try bytes.withUnsafeBytes($0) }
        }

        /// A file whose content is made while it is written, the same each time.
        ///
        /// - Parameter size: how many bytes it has, where that is known.
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
    /// True where an emitter has found something wrong, so that what it wrote for a picture may depend on another one.
    private(set) var hasEmitterFindings = false

    package init(files: [File]) { self.files = files }

    package init(_ manifest: CatalogManifest) { self.init(ManifestDraft(manifest)) }

    init(_ draft: ManifestDraft) { files = [File(draft)] }

    /// Adds what emitters make of a manifest.
    ///
    /// - Parameters:
    ///   - rules: what the configuration says of rules.
    ///   - path: the file that findings about names are about: the configuration, or the first source.
    ///   - places: the paths of what a catalog has; anything else is reported at `path`.
    /// - Returns: a finding for each name that an emitter cannot use, one for each emitter and clash of two names, and
    ///   one for each file that two would write.
    /// - Throws: `EncodingError` where the manifest has a number that JSON cannot hold.
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
