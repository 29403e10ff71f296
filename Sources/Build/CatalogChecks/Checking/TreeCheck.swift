internal import AssetCatalog
internal import CatalogManifest
public import CatalogPipeline
public import Diagnostics
internal import FileAccess

/// Checks a source tree.
///
/// Of pictures it reads the headers, and the colours only of those that a carousel shows; a picture that does not end as its
/// format does is read whole.
public enum TreeCheck {
    /// The findings of reading and of every rule, weighed as the configuration says, in order.
    ///
    /// - Parameters:
    ///   - request: what to check; its `depth` counts only where it is more than is needed.
    ///   - manifestPath: a committed manifest to compare with the tree, for which everything is read.
    public static func run(_ request: CompileRequest, comparing manifestPath: String? = nil) async -> CheckOutcome {
        var request = request
        request.rules = CheckRule.vocabulary
        request.depth = manifestPath == nil ? .headers : .everything
        let outcome = await CatalogCompiler.compile(request)
        var findings = outcome.diagnostics
        let policy = FindingPolicy(outcome.tree)
        if let manifest = outcome.manifest {
            let tree = await CheckedTree.read(outcome, manifest: manifest, request: request)
            let rules = CheckRule.all.filter { $0.find != nil && policy.runs($0) }
            findings += await inParallel(rules, width: request.jobs) { $0.find?(tree, $0) ?? [] }.joined()
            findings += tree.code?.diagnostics ?? []
            findings += tree.targets.findings
            if let manifestPath { findings += differences(of: manifestPath, from: manifest) }
        }
        let weighed = Set(findings).compactMap(policy.apply).sorted()
        return CheckOutcome(diagnostics: weighed.limited(to: outcome.tree.limits.findings), tree: outcome.tree)
    }

    private static func differences(of path: String, from current: CatalogManifest) -> [Diagnostic] {
        do {
            let committed = try RegularFile.bytes(of: path)
            return ManifestDifference.find(
                path: path, committed: committed, current: try ManifestFile.bytes(of: current))
        } catch let failure as FileFailure {
            return [Diagnostic(.error, .unreadable, at: path, "the manifest \(failure).")]
        } catch {
            preconditionFailure("a manifest that was just made can be written: \(error)")
        }
    }
}

/// What a check gave.
public struct CheckOutcome: Sendable {
    /// The findings, in order.
    public var diagnostics: [Diagnostic]
    /// What was read.
    public let tree: TreeFacts

    /// True where a finding is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Takes warnings as errors.
    public mutating func makeStrict() {
        for index in diagnostics.indices where diagnostics[index].severity == .warning {
            diagnostics[index].severity = .error
        }
    }
}
