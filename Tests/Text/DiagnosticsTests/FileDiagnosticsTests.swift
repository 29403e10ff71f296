import Diagnostics
import Testing

@Suite("No more findings about one file than a limit")
struct FileDiagnosticsTests {
    private func finding(_ severity: Diagnostic.Severity, _ line: Int, at path: String = "a") -> Diagnostic {
        Diagnostic(severity, "malformed-contents", at: SourceLocation(path: path, line: line, column: 1), "m\(line)")
    }

    @Test("A mistake beyond the limit ends the reading with an error that says so, at its place")
    func full() {
        var findings = FileDiagnostics(limit: 3)
        for line in 1...3 { findings.report(finding(.warning, line)) }
        #expect(!findings.isFull && findings.diagnosed(()).diagnostics.count == 3)
        for line in 4...9 { findings.report(finding(.warning, line)) }
        #expect(findings.isFull && findings.diagnosed(()).diagnostics.count == 4)
        let last = findings.diagnosed(()).diagnostics.last
        #expect(last?.rule == .limitExceeded && last?.severity == .error && last?.line == 4)
        #expect(last?.message.contains("raise \"findings\" under \"limits:\"") == true)
    }

    @Test("Notes beyond the limit are left out, and a mistake behind them still counts")
    func notes() {
        var findings = FileDiagnostics(limit: 3)
        for line in 1...9 { findings.report(finding(.note, line)) }
        #expect(!findings.isFull && findings.diagnosed(()).diagnostics.count == 4)
        #expect(
            findings.diagnosed(()).diagnostics.last?.rule == .limitExceeded
                && findings.diagnosed(()).diagnostics.last?.severity == .note)
        findings.report(finding(.error, 10))
        #expect(findings.isFull && findings.diagnosed(()).diagnostics.count == 5)
    }

    @Test("A message that quotes more than anyone reads is cut")
    func long() {
        var findings = FileDiagnostics(limit: 3)
        let text = String(repeating: "x", count: 1_000_000)
        findings.report(Diagnostic(.note, "malformed-contents", at: "a", text))
        #expect(findings.diagnosed(()).diagnostics[0].message.utf8.count < 1_000)
        #expect(NearestWord.suggestion(for: text, among: ["x", text]) == nil)
    }

    @Test("Of many findings about a file the worst stay, in their order, with one that says that there are more")
    func limited() {
        let notes = (1...5).map { finding(.note, $0) }
        let all = (notes + [finding(.error, 6), finding(.warning, 7)] + [finding(.note, 1, at: "b")]).sorted()
        let kept = all.limited(to: 3)
        #expect(kept.map(\.line) == [1, 6, 7, 2, 1] && kept[3].rule == .limitExceeded && kept[3].severity == .note)
        #expect(all.limited(to: 100) == all)
        #expect([Diagnostic]().limited(to: 1).isEmpty)
    }
}
