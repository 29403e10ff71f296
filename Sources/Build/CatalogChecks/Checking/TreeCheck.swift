internal import AssetCatalog
package import CatalogCompiler
internal import CatalogManifest
package import Diagnostics
internal import FileAccess

/// Checks a source tree that was compiled.
package enum TreeCheck {
    /// The findings of reading and of every rule, weighed as the configuration says, in order.
    ///
    /// - Parameters:
    ///   - outcome: what was compiled; headers of pictures are enough.
    ///   - manifestPath: a committed manifest to compare with the tree, of which everything must have been read.
    ///   - jobs: how many rules, and files that no set shows, are looked at at a time.
    package static func run(
        _ outcome: CompileOutcome, comparing manifestPath: String? = nil, jobs: Int
    ) async -> CheckOutcome {
        var findings = outcome.diagnostics
        let policy = FindingPolicy(outcome.tree)
        if let manifest = outcome.manifest {
            let tree = await CheckedTree.read(outcome, manifest: manifest, jobs: jobs)
            let rules = CheckRule.all.filter { $0.find != nil && policy.runs($0) }
            findings += await inParallel(rules, width: jobs) { $0.find?(tree, $0) ?? [] }.joined()
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
package struct CheckOutcome: Sendable {
    /// The findings, in order.
    package var diagnostics: [Diagnostic]
    /// What was read.
    package let tree: TreeFacts

    /// True where a finding is an error.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Takes warnings as errors.
    package mutating func makeStrict() {
        for index in diagnostics.indices where diagnostics[index].severity == .warning {
            diagnostics[index].severity = .error
        }
    }
}
