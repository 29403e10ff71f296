import Diagnostics
import Foundation
import TestTrees
import Testing

@testable import CatalogChecks

@Suite("Every rule")
struct RuleExampleTests {
    @Test("Every identifier has one rule, with help and a summary")
    func complete() {
        #expect(Set(CheckRule.all.map(\.rule)).count == CheckRule.all.count)
        let sorted = CheckRule.Area.allCases.flatMap { area in
            CheckRule.all.filter { $0.area == area }.map(\.rule.rawValue).sorted()
        }
        #expect(CheckRule.all.map(\.rule.rawValue) == sorted)
        for rule in CheckRule.all {
            #expect(rule.rule.rawValue.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" }, "\(rule)")
            #expect(rule.summary.hasSuffix(".") && rule.helpText.count > rule.summary.count - 1, "\(rule)")
            #expect(RuleText.explanation(of: rule).contains("Example that is not reported:"))
            #expect(!RuleText.explanation(of: rule).contains("¶"))
        }
        let markdown = RuleText.markdown()
        #expect(markdown.contains("| [`missing-scale`](#missing-scale) | note |"))
        #expect(
            markdown.contains(
                """
                ```text
                Assets.xcassets/Leaf.colorset/Contents.json:1:76: warning: Xcode reads the alpha "1" of "Leaf" as 1/255. Write "1.000" for an opaque color. [byte-component]
                """), "the finding comes first, as check prints it")
        #expect(markdown.contains("Off: `rules: {byte-component: off}` in `tincture.yml`."))
        #expect(markdown.contains("On: `rules: {duplicate-color: warning}` in `tincture.yml`."))
    }

    @Test("Only a rule whose findings are in files with comments offers a comment that silences them")
    func comments() {
        func offered(_ rule: CheckRule) -> String? {
            RuleText.explanation(of: rule).split(separator: "\n").first {
                $0.contains("tincture:ignore \(rule): the reason")
            }
            .map { String($0.drop { $0 == " " }) }
        }
        #expect(offered(.unknownAsset) == "// tincture:ignore unknown-asset: the reason")
        #expect(offered(.colorJump) == "# tincture:ignore color-jump: the reason")
        #expect(offered(.unreadableCode) == "<!-- tincture:ignore unreadable-code: the reason -->")
        for rule: CheckRule in [.missingScale, .unusedSet, .cmykImage, .unknownKey] {
            #expect(offered(rule) == nil, "\(rule)")
        }
    }

    @Test("The help of every error says what it breaks", arguments: CheckRule.all.filter { $0.severity == .error })
    func errors(rule: CheckRule) { #expect(rule.helpText.contains("The rule is an error because ")) }

    @Test("The odd banner of a carousel is reported, also if it is the first")
    func oddBanner() async throws {
        let configuration = "sources: [Art]\ncarousels: {home: {pages: [a, b, c]}}\nkinds: {banner: ['*']}\n"
        let folder = try TemporaryFolder(["tincture.yml": configuration])
        for (name, width) in [("a", 60), ("b", 80), ("c", 80)] {
            try folder.add(.picture(width, 20), at: "Art/\(name).png")
        }
        let found = await folder.findings().filter { $0.rule == CheckRule.bannerSizes.rule }
        #expect(
            found.map(\.message) == [
                #"carousel "home": "a" is 60x20, but "b" is 80x20. Export them at the same size."#
            ])
    }

    @Test("A picture that lacks only the end of its file is a warning, because all of it shows", arguments: [1, 6, 20])
    func truncated(bytes: Int) async throws {
        let folder = try TemporaryFolder(.plant(("", .cutPicture(width: 40, height: 40, lacking: bytes))))
        let found = await folder.findings().filter { $0.rule == .truncatedImage }
        #expect(found.map(\.severity) == [bytes < 20 ? .warning : .error], "\(found)")
    }

    @Test("reports exactly what its first example says, at the places that are marked", arguments: CheckRule.all)
    func triggering(rule: CheckRule) async throws {
        let found = try await findings(rule.triggering).filter { $0.rule == rule.rule }
        let reports = found.map {
            RuleExample.Report(path: $0.path, line: $0.line, column: $0.column, message: $0.message)
        }
        #expect(Set(reports) == Set(rule.triggering.reports), "\(reports)")
        #expect(reports.count == rule.triggering.reports.count && !reports.isEmpty)
        #expect(found.allSatisfy { $0.severity == rule.severity ?? .warning }, "\(found)")
    }

    @Test(
        "says of each finding what it is about, and nothing but a file where that is all there is",
        arguments: CheckRule.all)
    func subjects(rule: CheckRule) async throws {
        let found = try await findings(rule.triggering).filter { $0.rule == rule.rule }
        let subjects = Set(found.map(\.subject.description)).sorted()
        #expect(subjects == rule.triggering.subjects, "\(rule.rule): \(subjects)")
    }

    @Test("finds nothing in its second example, and no other rule finds an error there", arguments: CheckRule.all)
    func clean(rule: CheckRule) async throws {
        let findings = try await findings(rule.clean)
        #expect(findings.allSatisfy { $0.rule != rule.rule && $0.severity != .error }, "\(findings.map(\.description))")
    }

    private func findings(_ example: RuleExample) async throws -> [Diagnostic] {
        let folder = try TemporaryFolder(example)
        var findings: [Diagnostic]?
        for configuration in example.compiled { findings = try await folder.findings(ofCompiling: configuration) }
        if let findings { return findings }
        return await folder.findings(
            manifest: example.comparesManifest ? "catalog.json" : nil,
            baseline: example.comparesBaseline ? "baseline.json" : nil)
    }
}
