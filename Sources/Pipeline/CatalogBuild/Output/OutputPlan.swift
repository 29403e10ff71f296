internal import CatalogConfiguration
internal import CatalogEmitters
package import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// The paths and contents of the files that a run writes.
package struct OutputPlan: Sendable {
    /// A function that receives the content of a file, part by part.
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    package struct File: Sendable {
        package let path: String
        let size: Int?
        /// Writes the content part by part, with the same bytes in every call, so that it is never in memory at once.
        ///
        /// For a manifest, the function returns the byte ranges of the entries; otherwise nil.
        let write: @Sendable (Sink) throws -> ManifestWriter.EntryRanges?

        package init(path: String, bytes: [UInt8]) {
            self.init(path: path, size: bytes.count) { try bytes.withUnsafeBytes($0) }
        }

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
    /// Whether an emitter had a finding, in which case the output for one picture may depend on other pictures.
    private(set) var hasEmitterFindings = false

    package init(files: [File]) { self.files = files }

    package init(_ manifest: CatalogManifest) { self.init(ManifestDraft(manifest)) }

    init(_ draft: ManifestDraft) { files = [File(draft)] }

    /// Adds the files that emitters generate from a manifest.
    ///
    /// - Parameters:
    ///   - rules: the settings of rules in the configuration, which may change or silence the emitters' findings.
    ///   - path: the path of the file to which findings about names refer: the configuration, or the first source.
    ///   - places: a function that returns the path of a finding's subject, or nil to report the finding at `path`.
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
                            "\(owner) and \(name) would both write \"\(file.path)\". Give one of them another file name."
                        ))
                    continue
                }
                files.append(File(path: file.path, bytes: file.bytes))
            }
        }
        files.sort { $0.path < $1.path }
        hasEmitterFindings = !diagnostics.isEmpty
        return diagnostics.compactMap { finding in
            var finding = finding.located(at: SourceLocation(path: places(finding.subject) ?? path))
            if case .both(let other, _) = finding.subject, let place = places(other) {
                finding.message += " \"\(other.names.joined(separator: "/"))\" is in \(place)."
                finding.related.append(place)
            }
            guard let setting = rules[finding.rule] else { return finding }
            return setting.configured(finding, in: FilePath.folder(of: path))
        }
    }
}
