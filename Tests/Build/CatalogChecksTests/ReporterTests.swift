import AssetCatalog
import CatalogChecks
import Diagnostics
import OrderedJSON
import PictureAnalysis
import TestTrees
import Testing

@Suite("Reporters")
struct ReporterTests {
    private let findings = [
        Diagnostic(.error, .missingFile, at: SourceLocation(path: "a/Contents.json", line: 3, column: 7), "say \"no\""),
        Diagnostic(.warning, .oddImage, at: "b.png", "odd"),
    ]

    @Test("Xcode's form is a line a finding")
    func xcode() {
        #expect(
            XcodeReporter(context).report(findings) == """
                a/Contents.json:3:7: error: say "no" [missing-file]
                b.png: warning: odd [odd-image]

                """)
    }

    @Test("JSON has an object a finding, without line and column where there are none")
    func json() {
        #expect(
            JSONReporter(context).report(findings) == """
                [
                  {
                    "path": "a/Contents.json",
                    "line": 3,
                    "column": 7,
                    "severity": "error",
                    "message": "say \\"no\\"",
                    "rule": "missing-file"
                  },
                  {"path": "b.png", "severity": "warning", "message": "odd", "rule": "odd-image"}
                ]

                """)
        #expect(JSONReporter(context).report([]) == "[]\n")
    }

    private let nasty = [
        Diagnostic(
            .error, .missingFile, at: SourceLocation(path: "a\u{1B}[31m\n b, c:1\u{9B}.json", line: 3, column: 7),
            "say <\u{202E}&> 100 %\r\n::error::x"),
        Diagnostic(.note, .unusedSet, at: "b.png", "odd"),
    ]
    private let context = ReportContext(currentFolder: "/work", version: "1", usesColors: false)

    @Test("Control characters and turns of direction reach nobody's terminal", arguments: ReportFormat.allCases)
    func control(format: ReportFormat) {
        let text = format.reporter(context).report(nasty)
        let unsafe = text.unicodeScalars.filter { scalar in
            scalar != "\n" && (scalar.value < 32 || 0x7F..<0xA0 ~= scalar.value || 0x202A...0x202E ~= scalar.value)
        }
        #expect(unsafe.isEmpty, "\(unsafe)")
        #expect(!text.contains("\n::error::x"))
    }

    @Test("GitHub's commands escape what ends a property")
    func github() {
        #expect(
            GitHubReporter(context).report(nasty) == """
                ::error file=a\\u{1B}[31m\\n b%2C c%3A1\\u{9B}.json,line=3,col=7,title=missing-file::say <\\u{202E}&> 100 %25\\r\\n::error::x
                ::notice file=b.png,title=unused-set::odd

                """)
    }

    @Test("JUnit has a suite a rule; only errors fail; nothing found is one case that passes")
    func junit() {
        let text = JUnitReporter(context).report(nasty)
        #expect(text.contains("<testsuites name=\"tincture\" tests=\"2\" failures=\"1\">"))
        #expect(text.contains("<failure message=\"say &lt;\\u{202E}&amp;&gt; 100 %"))
        #expect(text.contains("<system-out>note: odd</system-out>"))
        #expect(JUnitReporter(context).report([]).contains("<testcase classname=\"tincture\" name=\"no findings\"/>"))
    }

    @Test("SARIF has the members that version 2.1.0 requires, relative paths and the rules' help")
    func sarif() throws {
        let folder = try TemporaryFolder(["Ärger/x y.json": "ä\"x\"\n"])
        let context = ReportContext(currentFolder: folder.path, version: "1")
        let text = SARIFReporter(context).report([
            Diagnostic(
                .warning, .missingScale, at: SourceLocation(path: folder["Ärger/x y.json"], line: 1, column: 3), "m"),
            Diagnostic(.error, .missingFile, at: "b.png", "n"),
        ])
        let log = try JSONParser.parse(Array(text.utf8))
        #expect(log["version"]?.string == "2.1.0" && log["$schema"]?.string?.contains("sarif-2.1.0") == true)
        let run = try #require(log["runs"]?.elements?.first)
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["name"]?.string == "tincture")
        let rules = try #require(driver["rules"]?.elements)
        #expect(rules.map { $0["id"]?.string } == ["missing-file", "missing-scale"])
        #expect(rules.allSatisfy { $0["help"]?["text"]?.string?.isEmpty == false })
        let results = try #require(run["results"]?.elements)
        #expect(results.map { $0["ruleIndex"]?.number } == [1, 0])
        #expect(results.map { $0["level"]?.string } == ["warning", "error"])
        let location = try #require(results[0]["locations"]?.elements?.first?["physicalLocation"])
        #expect(location["artifactLocation"]?["uri"]?.string == "%C3%84rger/x%20y.json")
        // The third byte is the second character.
        #expect(location["region"]?["startLine"]?.number == 1 && location["region"]?["startColumn"]?.number == 2)
        #expect(results[1]["locations"]?.elements?.first?["physicalLocation"]?["region"] == nil)
    }

    @Test("The summary shows the line and a caret below its place, in color only where it is asked for")
    func summary() throws {
        let folder = try TemporaryFolder(["a.json": "{\n\t\"ä\": 1\n}\n"])
        let finding = Diagnostic(
            .error, .missingFile, at: SourceLocation(path: folder["a.json"], line: 2, column: 7), "m")
        var context = ReportContext(currentFolder: folder.path, version: "1")
        #expect(
            SummaryReporter(context).report([finding]) == """
                \(folder["a.json"]):2:7 error m [missing-file]
                  2 |  "ä": 1
                           ^
                1 error

                """)
        context.usesColors = true
        #expect(SummaryReporter(context).report([finding]).contains("\u{1B}[1;31merror\u{1B}[0m"))
        #expect(SummaryReporter(context).report([]) == "no findings\n")
    }
}
