import CatalogChecks
import Diagnostics
import TestTrees
import Testing

@Suite("Every rule")
struct RuleExampleTests {
    @Test("Every identifier has one rule, with help and a summary")
    func complete() {
        #expect(CheckRule.all.map(\.rule.rawValue).sorted() == Rule.allCases.map(\.rawValue).sorted())
        for rule in CheckRule.all {
            #expect(rule.summary.hasSuffix(".") && rule.helpText.count > rule.summary.count - 1, "\(rule)")
            #expect(RuleText.explanation(of: rule).contains("Nothing found in:"))
        }
        #expect(RuleText.markdown().contains("| `missing-scale` | warning |"))
    }

    @Test("finds something in its first example", arguments: CheckRule.all)
    func triggering(rule: CheckRule) async throws {
        let findings = try await findings(rule.triggering)
        let found = findings.filter { $0.rule == rule.rule }
        #expect(!found.isEmpty, "\(findings.map(\.description))")
        #expect(found.allSatisfy { !$0.message.isEmpty && !$0.path.isEmpty })
        if let severity = rule.severity { #expect(found.contains { $0.severity == severity }, "\(found)") }
    }

    @Test("finds nothing in its second example, and no other rule finds an error there", arguments: CheckRule.all)
    func clean(rule: CheckRule) async throws {
        let findings = try await findings(rule.clean)
        #expect(findings.allSatisfy { $0.rule != rule.rule && $0.severity != .error }, "\(findings.map(\.description))")
    }

    private func findings(_ example: RuleExample) async throws -> [Diagnostic] {
        try await TemporaryFolder(example).findings(manifest: example.comparesManifest ? "catalog.json" : nil)
    }
}
