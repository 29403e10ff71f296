import CatalogChecks
import Diagnostics
import FindingReports
import Foundation
import TestTrees
import Testing

@Suite("Baselines")
struct BaselineTests {
    private let context = ReportContext(currentFolder: "/app", version: "1")

    private func finding(
        _ rule: Rule = "missing-scale", path: String = "A.xcassets/Cart.imageset/Contents.json", line: Int = 1,
        image: String = "Cart", _ message: String = "35 of the 51"
    ) -> Diagnostic {
        Diagnostic(.warning, rule, at: SourceLocation(path: path, line: line, column: 1), about: .image(image), message)
    }

    /// The baseline as a file says it.
    private func read(_ text: String) throws -> Diagnosed<Baseline> {
        let folder = try TemporaryFolder(["b.json": text])
        return Baseline.read(folder["b.json"], context)
    }

    @Test("A finding is known by its rule, path and subject, whatever its line and its words are")
    func keys() throws {
        let known = try read(Baseline([finding()], context).text).value
        #expect(known.compared(with: [finding(line: 9, "36 of the 52")], at: "b").new.isEmpty)
        for other in [
            finding("scale-mismatch"), finding(image: "Bag"), finding(path: "B.xcassets/Cart.imageset/Contents.json"),
        ] {
            let comparison = known.compared(with: [other], at: "b")
            #expect(comparison.new == [other] && comparison.stale.count == 1)
        }
    }

    @Test("As many are passed over as there were, and what is fewer is stale")
    func counts() throws {
        let known = try read(Baseline([finding(), finding(line: 4)], context).text).value
        #expect(known.compared(with: [finding(), finding(line: 2), finding(line: 3)], at: "b").new.count == 1)
        let fewer = known.compared(with: [finding()], at: "b")
        #expect(fewer.new.isEmpty && fewer.stale.map(\.message).first?.contains("occurs 1 times, not 2") == true)
        #expect(fewer.kept.text == Baseline([finding()], context).text)
    }

    @Test("The entry of a finding that is left out because its set is unused is kept")
    func hidden() {
        let known = Baseline([finding()], context)
        let comparison = known.compared(with: [], hidden: [finding()], at: "b")
        #expect(comparison.stale.isEmpty && comparison.new.isEmpty && comparison.kept.text == known.text)
    }

    @Test("Paths may be absolute or start from the current folder")
    func paths() {
        let known = Baseline([finding()], context)
        #expect(
            known.compared(with: [finding(path: "/app/A.xcassets/Cart.imageset/Contents.json")], at: "b").new.isEmpty)
    }

    @Test("What was not asked for is neither stale nor dropped")
    func selection() {
        let (scale, unused) = (finding(), finding(.unusedSet, path: "B.xcassets/Bag.imageset/Contents.json"))
        let known = Baseline([scale, unused], context)
        var selection = FindingSelection(currentFolder: "/app")
        selection.rules = ["missing-scale"]
        var comparison = known.compared(with: [], at: "b", selection: selection)
        #expect(comparison.stale.count == 1 && comparison.stale[0].message.contains("missing-scale"))
        #expect(comparison.kept.text == Baseline([unused], context).text)
        selection = FindingSelection(currentFolder: "/app")
        selection.paths = ["B.xcassets"]
        comparison = known.compared(with: [], at: "b", selection: selection)
        #expect(comparison.stale.count == 1 && comparison.stale[0].message.contains("unused-set"))
    }

    @Test("A stale entry is reported at its line, with what drops it")
    func stale() throws {
        let text = """
            {"version": 2, "findings": [
              {"path": "a", "rule": "unused-set", "subject": "image A"},
              {"path": "b", "rule": "unused-set", "subject": "image B"}
            ]}
            """
        let comparison = try read(text).value.compared(with: [], at: "x/b.json")
        #expect(
            comparison.stale.map { "\($0.location) \($0.rule)" } == [
                "x/b.json:2:3 stale-baseline", "x/b.json:3:3 stale-baseline",
            ])
        #expect(comparison.stale[0].message.contains("--baseline x/b.json --update-baseline"))
        #expect(StaleBaseline.folded(comparison.stale) == comparison.stale)
        let many = (1...9).map { #"{"path": "a\#($0)", "rule": "unused-set", "subject": "image A"}"# }.joined(
            separator: ",\n")
        let stale = try read(#"{"version": 2, "findings": ["# + "\n" + many + "]}").value.compared(with: [], at: "b")
            .stale
        #expect(StaleBaseline.folded(stale).map(\.message).map { $0.prefix(10) } == ["9 entries "])
    }

    @Test(
        "What is no baseline is an error that says what to do, and passes nothing over",
        arguments: [
            ("{}", "has no \"findings\". Write it again"), ("[", "Write it again: `tincture check --write-baseline"),
            (#"{"version": 3, "findings": []}"#, "has version 3, but this tincture reads version 2. Use the tincture"),
            (#"{"version": 1, "findings": []}"#, "has version 1, but this tincture reads version 2"),
            (#"{"version": 2, "findings": [{"path": "a"}]}"#, "lacks \"path\", \"rule\" or \"subject\""),
        ])
    func broken(text: String, words: String) throws {
        let read = try read(text)
        let diagnostics = read.diagnostics
        #expect(diagnostics.count == 1 && diagnostics[0].severity == .error && diagnostics[0].message.contains(words))
        #expect(read.value.compared(with: [finding()], at: "b").new.count == 1)
    }
}
