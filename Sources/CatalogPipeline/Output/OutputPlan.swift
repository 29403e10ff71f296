public import CatalogEmitters
public import CatalogManifest
public import Diagnostics

/// What a run would write, as a value: commands that only look can look at it.
public struct OutputPlan: Sendable, Hashable {
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

    /// The files, by path.
    public var files: [File]

    /// The files that a manifest makes.
    ///
    /// - Throws: `EncodingError` where the manifest has a number that JSON cannot hold.
    public init(_ manifest: CatalogManifest) throws {
        files = [File(path: ManifestFile.name, bytes: try ManifestFile.bytes(of: manifest))]
    }

    /// The files that a manifest and emitters make; `catalog.json` is always there.
    ///
    /// - Parameters:
    ///   - emitters: what to write beside the manifest.
    ///   - place: what findings about names are about: the configuration, or the first source.
    /// - Returns: the plan, and a finding for each name that an emitter cannot use and each file that two would write.
    /// - Throws: `EncodingError` where the manifest has a number that JSON cannot hold.
    public static func make(
        _ manifest: CatalogManifest, emitters: [any Emitter], place: String
    ) throws -> (plan: OutputPlan, diagnostics: [Diagnostic]) {
        var plan = try OutputPlan(manifest)
        var findings: [Emission.Finding] = []
        var owners = [ManifestFile.name: "the manifest"]
        for emitter in emitters {
            let name = "the emitter \(type(of: emitter).name)"
            let emission = try emitter.emit(manifest)
            findings += emission.findings
            for file in emission.files {
                if let owner = owners.updateValue(name, forKey: file.path) {
                    findings.append(
                        Emission.Finding(
                            .error, .malformedConfiguration, "\(owner) and \(name) would both write \"\(file.path)\"."))
                    continue
                }
                plan.files.append(File(path: file.path, bytes: file.bytes))
            }
        }
        plan.files.sort { $0.path < $1.path }
        return (plan, findings.map { Diagnostic($0.severity, $0.rule, at: place, $0.message) })
    }
}
