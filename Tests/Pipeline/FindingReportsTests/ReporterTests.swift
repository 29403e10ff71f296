import AssetCatalog
import CatalogChecks
import Diagnostics
import FileAccess
import FindingReports
import Foundation
import OrderedJSON
import TestTrees
import Testing

@Suite("Reporters")
struct ReporterTests {
    private let findings = [
        Diagnostic(.error, .missingFile, at: SourceLocation(path: "a/Contents.json", line: 3, column: 7), "say \"no\""),
        Diagnostic(.warning, .irregularImage, at: "b.png", "odd"),
    ]

    @Test("Xcode's form is a line a finding, and the number of several")
    func xcode() {
        #expect(
            ReportFormat.xcode.reporter(context).report(findings) == """
                a/Contents.json:3:7: error: say "no" [missing-file]
                b.png: warning: odd [irregular-image]
                1 error, 1 warning

                """)
        #expect(ReportFormat.xcode.reporter(context).report([findings[1]]) == "b.png: warning: odd [irregular-image]\n")
        var context = context
        context.hidden = 12
        #expect(ReportFormat.xcode.reporter(context).report([]) == "no findings (12 hidden by the baseline)\n")
    }

    @Test("JSON has an object a finding, without line and column where there are none")
    func json() {
        #expect(
            ReportFormat.json.reporter(context).report(findings) == """
                {
                  "version": 1,
                  "findings": [
                    {
                      "path": "a/Contents.json",
                      "line": 3,
                      "column": 7,
                      "severity": "error",
                      "message": "say \\"no\\"",
                      "rule": "missing-file"
                    },
                    {"path": "b.png", "severity": "warning", "message": "odd", "rule": "irregular-image"}
                  ]
                }

                """)
        #expect(ReportFormat.json.reporter(context).report([]) == "{\"version\": 1, \"findings\": []}\n")
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
            ReportFormat.github.reporter(context).report(nasty) == """
                ::error file=a\\u{1B}[31m\\n b%2C c%3A1\\u{9B}.json,line=3,col=7,title=missing-file::say <\\u{202E}&> 100 %25\\r\\n::error::x
                ::notice file=b.png,title=unused-set::odd

                """)
    }

    @Test("JUnit has a suite a rule; only errors fail; nothing found is one case that passes")
    func junit() {
        let text = ReportFormat.junit.reporter(context).report(nasty)
        #expect(text.contains("<testsuites name=\"tincture\" tests=\"2\" failures=\"1\">"))
        #expect(text.contains("<failure message=\"say &lt;\\u{202E}&amp;&gt; 100 %"))
        #expect(text.contains("<system-out>note: odd</system-out>"))
        #expect(
            ReportFormat.junit.reporter(context).report([]).contains(
                "<testcase classname=\"tincture\" name=\"no findings\"/>"))
    }

    @Test("SARIF has the members that version 2.1.0 requires, relative paths and the rules' help")
    func sarif() throws {
        let folder = try TemporaryFolder(["Ärger/x y.json": "ä\"x\"\n"])
        let context = ReportContext(currentFolder: folder.path, version: "1")
        let text = ReportFormat.sarif.reporter(context).report([
            Diagnostic(
                .warning, "missing-scale", at: SourceLocation(path: folder["Ärger/x y.json"], line: 1, column: 3), "m"),
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

    @Test("SARIF has at most 5,000 results, the worst in their order, and says how many are left out")
    func sarifLimit() throws {
        let many = (0..<5_002).map { number in
            Diagnostic(
                number == 5_001 ? .error : .note, .unusedSet, at: SourceLocation(path: "\(number)", line: 1, column: 1),
                "m")
        }
        let run = try #require(
            try JSONParser.parse(Array(ReportFormat.sarif.reporter(context).report(many).utf8))["runs"]?.elements?.first
        )
        let results = try #require(run["results"]?.elements)
        #expect(results.count == 5_000 && results.last?["level"]?.string == "error")
        #expect(
            results.first?["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
                == "0")
        let notices = run["invocations"]?.elements?.first?["toolExecutionNotifications"]?.elements
        #expect(
            notices?.first?["message"]?["text"]?.string?.hasSuffix("The least severe are left out: 2.")
                == true)
    }

    @Test("A fingerprint stays where lines and words change, and differs where anything else does")
    func fingerprints() throws {
        func prints(_ findings: [Diagnostic]) throws -> [String?] {
            let gitLab = try JSONParser.parse(Array(ReportFormat.gitlab.reporter(context).report(findings).utf8))
            let sarif = try JSONParser.parse(Array(ReportFormat.sarif.reporter(context).report(findings).utf8))
            let results = sarif["runs"]?.elements?.first?["results"]?.elements ?? []
            #expect(
                Set(results.map { $0["partialFingerprints"]?["primaryLocationLineHash"]?.string }).count
                    == findings.count)
            return gitLab.elements?.map { $0["fingerprint"]?.string } ?? []
        }
        func finding(_ line: Int, _ message: String, _ name: String = "Cart", path: String = "a") -> Diagnostic {
            Diagnostic(
                .error, .unknownAsset, at: SourceLocation(path: path, line: line, column: 1), about: .image(name),
                message)
        }
        let before = try prints([finding(1, "m"), finding(2, "m"), finding(3, "m", "Bag"), finding(1, "m", path: "b")])
        let after = try prints([
            finding(4, "n"), finding(7, "o"), finding(9, "n", "Bag"), finding(2, "n", path: "/work/b"),
        ])
        #expect(before == after && Set(before).count == 4, "\(before)")
    }

    @Test("GitLab and reviewdog get their words for severities, and relative paths")
    func services() throws {
        let notes = [Diagnostic(.note, .unusedSet, at: SourceLocation(path: "/work/x/a.json", line: 2, column: 5), "n")]
        let findings = self.findings + notes
        let gitLab = try #require(
            try JSONParser.parse(Array(ReportFormat.gitlab.reporter(context).report(findings).utf8)).elements)
        #expect(gitLab.map { $0["severity"]?.string } == ["major", "minor", "info"])
        #expect(gitLab.map { $0["location"]?["path"]?.string } == ["a/Contents.json", "b.png", "x/a.json"])
        #expect(gitLab.map { $0["location"]?["lines"]?["begin"]?.number } == [3, 1, 2])
        let reviewdog = try JSONParser.parse(Array(ReportFormat.rdjson.reporter(context).report(findings).utf8))
        let diagnostics = try #require(reviewdog["diagnostics"]?.elements)
        #expect(diagnostics.map { $0["severity"]?.string } == ["ERROR", "WARNING", "INFO"])
        #expect(diagnostics.map { $0["location"]?["range"]?["start"]?["column"]?.number } == [7, 1, 5])
        #expect(diagnostics.map { $0["code"]?["value"]?.string } == ["missing-file", "irregular-image", "unused-set"])
    }

    @Test("Backticks in a name do not turn what follows into markup")
    func markdownBackticks() {
        let name = "```  @octocat [x](https:evil.example) `.png"
        let report = ReportFormat.markdown.reporter(ReportContext(currentFolder: "/", version: "1"))
            .report([Diagnostic(.error, .missingFile, at: name, "run `git lfs pull` on \(name)")])
        #expect(report.contains("\\`\\`\\`  @\u{200B}octocat \\[x\\](https:evil.example) \\`.png"))
        #expect(!report.contains("[x](") && !report.contains(" @octocat"))
    }

    @Test("What forges read names files from the checkout; a reviewer's own tool finds it by itself")
    func checkout() throws {
        var context = ReportContext(currentFolder: "/work/ios", checkout: "/work", version: "1")
        let findings = ["a.json", "/work/ios/b.json", "../c.json", "/work/android/d.json"].map {
            Diagnostic(.error, .missingFile, at: SourceLocation(path: $0, line: 1, column: 1), "m")
        }
        let expected = ["ios/a.json", "ios/b.json", "c.json", "android/d.json"]
        let gitLab = try JSONParser.parse(Array(ReportFormat.gitlab.reporter(context).report(findings).utf8))
        #expect(gitLab.elements?.map { $0["location"]?["path"]?.string } == expected)
        let sarif = try JSONParser.parse(Array(ReportFormat.sarif.reporter(context).report(findings).utf8))
        let places = sarif["runs"]?.elements?.first?["results"]?.elements?
            .map { $0["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string }
        #expect(places == expected)
        let commands = ReportFormat.github.reporter(context).report(findings).split(separator: "\n")
        #expect(zip(commands, expected).allSatisfy { $0.hasPrefix("::error file=\($1),") }, "\(commands)")
        #expect(ReportFormat.markdown.reporter(context).report(findings).contains("| ios/a.json:1 |"))
        let reviewdog = try JSONParser.parse(Array(ReportFormat.rdjson.reporter(context).report(findings).utf8))
        #expect(reviewdog["diagnostics"]?.elements?.first?["location"]?["path"]?.string == "a.json")
        // A baseline is the same on a forge and on a desk.
        let baseline = Baseline(findings, context).text
        context.checkout = nil
        #expect(Baseline(findings, context).text == baseline)
    }

    @Test("The checkout is the forge's folder around the current one, through links too; another folder is none")
    func checkoutOfForge() throws {
        let folder = try TemporaryFolder(["shop/ios/a": "", "shop-2/a": ""])
        let root = try #require(SymbolicLink.resolved(folder.path))
        try FileManager.default.createSymbolicLink(
            atPath: root + "/link", withDestinationPath: root + "/shop")
        func found(_ environment: [String: String], _ folder: String) -> String? {
            ReportContext.checkout(environment: environment, around: root + folder)
        }
        #expect(found(["GITHUB_WORKSPACE": root + "/shop"], "/shop/ios") == root + "/shop")
        #expect(found(["GITHUB_WORKSPACE": root + "/link"], "/shop") == root + "/shop")
        #expect(found(["CI_PROJECT_DIR": root + "/shop/"], "/shop/ios") == root + "/shop")
        #expect(found(["GITHUB_WORKSPACE": root + "/shop"], "/shop-2") == nil)
        #expect(found(["GITHUB_WORKSPACE": root + "/none", "CI_PROJECT_DIR": ""], "/shop") == nil)
        #expect(found([:], "/shop") == nil)
    }

    @Test("Markdown shows what a message says: no cell ends early, nothing becomes HTML, a mark or a mention")
    func markdown() {
        let finding = Diagnostic(
            .error, .missingFile, at: SourceLocation(path: "a|b.json", line: 3, column: 7),
            "no `x*y` in <b> | *a* @team [b](c)\nd")
        #expect(
            ReportFormat.markdown.reporter(context).report([finding]) == """
                **1 error**

                | | finding | location | rule |
                |---|---|---|---|
                | ❌ error | no `x*y` in &lt;b> \\| \\*a\\* @\u{200B}team \\[b\\](c)\\\\nd | a\\|b.json:3 | missing-file |

                | rule | findings |
                |---|--:|
                | missing-file | 1 |

                """)
        #expect(ReportFormat.markdown.reporter(context).report([]) == "No findings.\n")
        let many = Array(repeating: finding, count: 1_000)
        let sorted = ReportFormat.markdown.reporter(context).report([
            Diagnostic(.note, .keyOrder, at: "a", "n"), finding,
        ])
        #expect(sorted.contains("|---|---|---|---|\n| ❌ error "))
        #expect(
            ReportFormat.markdown.reporter(context).report(many).contains(
                "The least severe findings are not shown: 800"))
    }

    @Test(
        "The summary is by file, shows the line and a caret below its place, and counts by rule; colors where asked for"
    )
    func summary() throws {
        let folder = try TemporaryFolder(["a.json": "{\n\t\"ä\": 1\n}\n"])
        let path = folder["a.json"]
        let findings = [
            Diagnostic(.warning, "missing-scale", at: SourceLocation(path: path, line: 1, column: 1), "whole"),
            Diagnostic(.error, .missingFile, at: SourceLocation(path: path, line: 2, column: 7), "m"),
        ]
        var context = ReportContext(currentFolder: folder.path, version: "1")
        #expect(
            ReportFormat.summary.reporter(context).report(findings) == """
                \(path)
                  error: m [missing-file]
                    2 |  "ä": 1
                      |      ^
                  warning: whole [missing-scale]

                1 error, 1 warning
                  1  missing-file
                  1  missing-scale
                `tincture rules NAME` explains a rule.

                """)
        context.usesColors = true
        let colored = ReportFormat.summary.reporter(context).report(findings)
        #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m: m \u{1B}[2m[missing-file]\u{1B}[0m\n"))
        #expect(ReportFormat.summary.reporter(context).report([]) == "no findings\n")
        context.hidden = 12
        #expect(ReportFormat.summary.reporter(context).report([]) == "no findings (12 hidden by the baseline)\n")
        context.errorsInUnusedSets = ["missing-file", "missing-file"]
        let words =
            "no findings (12 hidden by the baseline); 2 more errors are in unused sets: `tincture check --only missing-file`\n"
        #expect(ReportFormat.summary.reporter(context).report([]) == words)
    }

    @Test("A summary of many findings shows every error or the ten worst, first two of each rule, and folds the others")
    func foldedSummary() throws {
        let scales = (1...30).map { number in
            Diagnostic(.warning, "missing-scale", at: "A.xcassets/\(number).imageset/Contents.json", "no 3x")
        }
        let errors = (1...4).map {
            Diagnostic(.error, .missingFile, at: SourceLocation(path: "B.swift", line: $0, column: 2), "m\($0)")
        }
        var context = ReportContext(currentFolder: "/none", version: "1")
        let note = Diagnostic(.note, .keyOrder, at: "C.xcassets/Contents.json", "unsorted")
        let unused = Diagnostic(.warning, "unused-set", at: "C.xcassets/c.imageset/Contents.json", "unused")
        let text = ReportFormat.summary.reporter(context).report([note] + scales + [unused] + errors)
        #expect(text.hasPrefix("B.swift\n  error: m1 [missing-file]\n"), "\(text)")
        #expect(text.contains("warning: unused [unused-set]") && !text.contains("unsorted"), "\(text)")
        #expect(
            text.contains(
                "\n25 more warnings\n  missing-scale: 25 in A.xcassets\n1 more note\n  key-order: 1 in C.xcassets\n"),
            "\(text)")
        #expect(
            text.hasSuffix(
                "  error B.swift:1:2: m1\n  error B.swift:2:2: m2\n  error B.swift:3:2: m3\n  and 1 more error\n4 errors, 31 warnings, 1 note\n"
                    + "`tincture check --verbose` shows all of them, `tincture rules NAME` explains a rule.\n"
                    + "`tincture check --write-baseline FILE` accepts them; `--baseline FILE` then shows only new ones.\n"
                    + "`tincture check --fix --delete --only unused-set` deletes the unused sets; add --dry-run to list them.\n"
            ),
            "\(text)")
        let same = (1...12).map {
            Diagnostic(.error, .missingFile, at: SourceLocation(path: "C.swift", line: $0, column: 2), "m")
        }
        let once = ReportFormat.summary.reporter(context).report(errors + same)
        let places = "    also at C.swift:2:2\n    also at C.swift:3:2\n"
        #expect(once.contains("C.swift:1:2\n  error: m [missing-file]\n" + places), "\(once)")
        #expect(once.contains("    also at C.swift:11:2\n    and at 1 more place\n"), "\(once)")
        #expect(once.contains("\n16 errors\n"), "\(once)")
        var library = note
        (library.message, library.gathered) = ("53 of 53 sets are named nowhere.", 53)
        let twenty = (1...20).map { Diagnostic(.error, .missingFile, at: "\($0).swift", "e\($0).") }
        let full = ReportFormat.summary.reporter(context).report([library, note] + twenty)
        #expect(twenty.allSatisfy { full.contains("  error: \($0.message) [") }, "\(full)")
        #expect(
            full.contains(
                "2 more notes\n  key-order: 53 of 53 sets are named nowhere.\n  key-order: 1 in C.xcassets\n"),
            "\(full)")
        #expect(full.contains("20 errors, 2 notes\n1 of these sums up 53 findings, which --verbose lists.\n"))
        context.isVerbose = true
        #expect(
            ReportFormat.summary.reporter(context).report(scales + errors).components(separatedBy: "no 3x").count == 31)
    }

    @Test(
        "Findings of a rule about whole files are one block, with their names in columns; --verbose shows each of them")
    func groupedSummary() {
        func unused(_ name: String, in catalog: String = "A.xcassets") -> Diagnostic {
            Diagnostic(
                .warning, "unused-set", at: "\(catalog)/\(name).imageset/Contents.json", about: .image(name),
                "no code names the image \"\(name)\". Remove \(name), or write `// tincture:uses \(name)`.")
        }
        func unlike(_ name: String, _ used: String) -> Diagnostic {
            var finding = unused(name)
            finding.message = "no code names the image \"\(name)\", unlike \"\(used)\"."
            return finding
        }
        let names = (1...22).map { "set-\($0 < 10 ? "0" : "")\($0)" }
        let others = [unused("bag", in: "B.xcassets"), unused("set", in: "B.xcassets")]
        var context = ReportContext(currentFolder: "/none", version: "1", columns: 40)
        let text = ReportFormat.summary.reporter(context).report(names.map { unused($0) } + others)
        #expect(
            text.hasPrefix(
                """
                A.xcassets, B.xcassets
                  24 warnings: no code names the image
                    "NAME". Remove NAME, or write `//
                    tincture:uses NAME`. [unused-set]
                    set-01  set-02  set-03  set-04
                    set-05  set-06  set-07  set-08
                    set-09  set-10  set-11  set-12
                    set-13  set-14  set-15  set-16
                    set-17  set-18  set-19  set-20
                    set-21  set-22  bag     set

                24 warnings
                  24  unused-set

                """), "\(text)")
        let place = Diagnostic(.warning, .unknownAsset, at: SourceLocation(path: "B.swift", line: 3, column: 2), "no a")
        let variants = [
            unlike("leaf-2", "leaf-1"), unused("bag"), place, unlike("moss-2", "moss-9"), unused("cup", in: "C"),
        ]
        context.columns = nil
        #expect(
            ReportFormat.summary.reporter(context).report(variants).hasPrefix(
                """
                A.xcassets, C/cup.imageset
                  4 warnings [unused-set]
                    no code names the image "NAME". Remove NAME, or write `// tincture:uses NAME`.
                      bag  cup
                    for example: no code names the image "leaf-2", unlike "leaf-1".
                      leaf-2  moss-2

                B.swift:3:2
                  warning: no a [unknown-asset]
                """), "\(ReportFormat.summary.reporter(context).report(variants))")
        context.columns = 40
        let many = (100..<200).map { unused("set-\($0)") }
        #expect(
            ReportFormat.summary.reporter(context).report(many).contains(
                "set-139\n    and 60 more, which --verbose shows\n\n"))
        context.usesColors = true
        #expect(
            ReportFormat.summary.reporter(context).report(many).contains("  \u{1B}[1;33m100 warnings\u{1B}[0m: no code")
        )
        context.isVerbose = true
        #expect(!ReportFormat.summary.reporter(context).report(many).contains("\"NAME\""))
    }

    @Test(
        "No line of the summary is wider than the terminal, and the place of a long line stays in sight",
        arguments: [1, 60, 400])
    func width(column: Int) throws {
        let line = String((0..<50).map { "word\($0 % 10)x, " }.joined().prefix(400))
        let folder = try TemporaryFolder(["a.json": "\n" + line])
        let context = ReportContext(currentFolder: folder.path, version: "1", columns: 60)
        let text = ReportFormat.summary.reporter(context).report([
            Diagnostic(
                .error, .missingFile, at: SourceLocation(path: folder["a.json"], line: 2, column: column),
                "a message that has more words than one line of sixty columns can take, so that it is broken")
        ])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        #expect(lines.allSatisfy { $0.count <= 60 }, "\(text)")
        let caret = try #require(lines.firstIndex { $0.hasSuffix("^") })
        let shown = Array(lines[caret - 1])
        #expect(shown[lines[caret].count - 1] == Array(line)[column - 1], "\(text)")
    }

    @Test("An excerpt loses its common indentation, and a long line is cut around the caret")
    func excerpts() throws {
        let folder = try TemporaryFolder([
            "a.swift": "\t\tif cart {\n\n\t\t\tImage(\"Crat\")\n" + String(repeating: "let a = 1; ", count: 30)
                + "Image(\"Crat\")"
        ])
        func frame(_ line: Int, _ column: Int) -> String? {
            let place = SourceLocation(path: folder["a.swift"], position: TextPosition(line: line, column: column))
            let finding = Diagnostic(.error, .unknownAsset, at: place, "x")
            return CodeFrame.frames(of: [finding], currentFolder: folder.path, named: [])[finding]
        }
        #expect(frame(3, 10) == "1 | if cart {\n2 | \n3 |  Image(\"Crat\")\n  |        ^\n")
        let rows = try #require(frame(4, 337)).split(separator: "\n")
        #expect(rows.allSatisfy { $0.count <= 104 })
        #expect(rows[2].hasPrefix("4 | …") && rows[2].hasSuffix("Image(\"Crat\")"))
        #expect(rows[2].dropFirst(rows[3].count - 1).hasPrefix("\"Crat"))
    }

    @Test("A file that isn't text has no excerpt")
    func noExcerpts() throws {
        let folder = try TemporaryFolder(["a.png": "PNG\r\n\u{1A}\n\0\0\0"])
        let place = SourceLocation(path: folder["a.png"], position: TextPosition(line: 1, column: 1))
        let finding = Diagnostic(.error, .unusableImage, at: place, "x")
        #expect(CodeFrame.frames(of: [finding], currentFolder: folder.path, named: []).isEmpty)
    }
}
