public import ArgumentParser
public import CatalogChecks
internal import CatalogManifest
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess

/// `tincture check`: what breaks an app, before the app does.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find what is wrong with pictures, colours, data files and carousels; write nothing.",
        discussion: """
            EXAMPLES:
              tincture check --config Assets/tincture.yml --strict
              tincture check --manifest Build/catalog.json --format json

            The findings go to standard error as Xcode reads them, or to standard output in another format.
            """)

    @OptionGroup var catalog: CatalogOptions

    @Option(
        help: "A committed manifest: an error where it is not what the tree gives now.",
        completion: .file(extensions: ["json"]))
    var manifest: String?

    @Option(help: "How to print the findings.")
    var format: ReportFormat = .xcode

    @Flag(help: "Take warnings as errors.")
    var strict = false

    func validate() throws { try catalog.requireSources() }

    func run() async throws {
        let outcome = await CatalogCompiler.compile(catalog.request())
        var findings = catalog.notes + outcome.diagnostics
        if let current = outcome.manifest {
            findings += current.contrastNotes(at: catalog.configurationPath ?? catalog.paths.first ?? ".")
            if let manifest { findings += try differences(of: manifest, from: current) }
        }
        if strict {
            for index in findings.indices where findings[index].severity == .warning {
                findings[index].severity = .error
            }
        }
        let report = format.reporter.report(Set(findings).sorted())
        if format.isForPeople { StandardStreams.error(report) } else { try StandardStreams.output(report) }
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings }
    }

    private func differences(of path: String, from current: CatalogManifest) throws -> [Diagnostic] {
        do {
            let committed = try RegularFile.bytes(of: path)
            return ManifestDifference.find(
                path: path, committed: committed, current: try ManifestFile.bytes(of: current))
        } catch let failure as FileFailure {
            return [Diagnostic(.error, .unreadable, at: path, "the manifest \(failure).")]
        }
    }
}

extension ReportFormat: ExpressibleByArgument {}

extension CatalogManifest {
    /// The worst contrast of each carousel that has an overlay.
    fileprivate func contrastNotes(at path: String) -> [Diagnostic] {
        carousels.compactMap { carousel in
            carousel.contrast.map { contrast in
                Diagnostic(
                    .note, .overlayContrast, at: path,
                    "carousel \"\(carousel.name)\": the worst contrast of \(contrast.overlay) on its backdrop is "
                        + "\(contrast.worst) at position \(contrast.position)")
            }
        }
    }
}
