import CatalogBuild
import CatalogChecks
import Diagnostics
import FindingReports
import Foundation
import TestTrees

extension TemporaryFolder {
    /// Makes the files of an example.
    convenience init(_ example: RuleExample) throws {
        try self.init()
        for (path, file) in example.files { try add(file, at: path) }
    }

    /// Makes one file of an example.
    func add(_ file: ExampleFile, at path: String) throws {
        if case .link(let target) = file {
            let place = URL(fileURLWithPath: self[path])
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        } else if let bytes = file.bytes {
            try write(bytes, to: path)
        }
    }

    /// Checks the tree: with its configuration where it has one.
    func findings(manifest: String? = nil, baseline: String? = nil, gathers: Bool = true) async -> [Diagnostic] {
        let configuration = self["tincture.yml"]
        let isConfigured = FileManager.default.fileExists(atPath: configuration)
        var request = CompileRequest(
            paths: isConfigured ? [] : [path], configurationPath: isConfigured ? configuration : nil, jobs: 2,
            currentFolder: path)
        request.rules = { CheckRule.vocabulary }
        request.readsOnlyHeaders = manifest == nil
        var outcome = await TreeCheck.run(
            CatalogBuild.compile(request), comparing: manifest.map { self[$0] }, gathers: gathers, jobs: 2)
        if let baseline {
            let context = ReportContext(currentFolder: path, version: "1")
            let known = Baseline.read(self[baseline], context)
            let comparison = known.value.compared(with: outcome.diagnostics, at: baseline)
            outcome.diagnostics = known.diagnostics + comparison.new + comparison.stale
        }
        return outcome.diagnostics.map(inside)
    }

    /// Compiles the tree with a configuration into the folder `Build`.
    func findings(ofCompiling configuration: String) async throws -> [Diagnostic] {
        let request = CompileRequest(
            paths: [], configurationPath: self[configuration], outputFolder: self["Build"], jobs: 2, currentFolder: path
        )
        return try await CatalogBuild(request, output: self["Build"]).run().diagnostics.map(inside)
    }

    /// The finding with paths that start from this folder.
    private func inside(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.location.path = finding.path.replacingOccurrences(of: path + "/", with: "")
        finding.message = finding.message.replacingOccurrences(of: path + "/", with: "")
        return finding
    }
}

extension Diagnostic {
    /// The folder of the set that the finding is about as a whole.
    var setPath: String { path.replacingOccurrences(of: "/Contents.json", with: "") }
}
