import Diagnostics
import TestTrees
import Testing

@testable import ProjectModel

@Suite("The work that project files ask for")
struct ProjectBudgetTests {
    private static let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"

    /// A project of targets that all have one list of settings.
    private func project(_ settings: String, targets: Int = 1, more: String = "") -> String {
        let ids = (0..<targets).map { "T\($0)" }
        let objects = ids.map {
            "\($0) = {isa = PBXNativeTarget; name = \($0); buildConfigurationList = L; buildPhases = (B);};"
        }
        return """
            // !$*UTF8*$!
            {objects = {P = {mainGroup = G; buildConfigurationList = L; targets = (\(ids.joined(separator: ",")));};
            G = {isa = PBXGroup; children = (R);}; R = {isa = PBXFileReference; path = x.xcconfig;};
            L = {buildConfigurations = (C);}; C = {name = D; baseConfigurationReference = R; buildSettings = {
            \(settings)
            };}; \(more) \(objects.joined())}; rootObject = P;}
            """
    }

    /// Settings each of which names the next one several times.
    private func nested(_ depth: Int, _ width: Int, _ form: (String, String) -> String) -> String {
        (0..<depth).map { form("A\($0)", String(repeating: "$(A\($0 + 1))", count: width)) }.joined(separator: "\n")
            + "\n" + form("A\(depth)", "lolololo") + "\n" + form(Self.icon, "$(A0)")
    }

    private func read(
        _ files: [String: String], limits: InputLimits = .standard
    ) throws -> (found: Diagnosed<[ProjectBundle]>, budget: WorkBudget) {
        let folder = try TemporaryFolder(files)
        var budget = WorkBudget(limits)
        if files["project.yml"] != nil {
            return (XcodeGenProject.read(ProjectFile("project.yml", currentFolder: folder.path), &budget), budget)
        }
        let file = ProjectFile("A.xcodeproj/project.pbxproj", currentFolder: folder.path)
        return (XcodeProject.read(file, limits: limits, &budget), budget)
    }

    /// Checks that a setting beyond 64 KiB is an error at its place, before it is made.
    private func expectLimit(
        _ files: [String: String], at path: String, line: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let (found, budget) = try read(files)
        let finding = try #require(found.diagnostics.first, sourceLocation: sourceLocation)
        #expect(found.value.isEmpty && found.diagnostics.count == 1, sourceLocation: sourceLocation)
        #expect(
            finding.rule == .limitExceeded && finding.severity == .error && finding.path == path
                && finding.line == line,
            "\(finding)", sourceLocation: sourceLocation)
        #expect(finding.message.contains("has more than 64 KiB of text"), "\(finding)", sourceLocation: sourceLocation)
        #expect(budget.spent(on: .expansion) < 4 << 20, sourceLocation: sourceLocation)
    }

    @Test("Settings that double and double again are an error at the first that is too long")
    func nestedReferences() throws {
        let plist = nested(8, 20) { "\($0) = \"\($1)\";" }
        try expectLimit(
            ["A.xcodeproj/project.pbxproj": project(plist)], at: "A.xcodeproj/project.pbxproj", line: 9)
        try expectLimit(
            [
                "A.xcodeproj/project.pbxproj": project(""),
                "x.xcconfig": nested(8, 20) { "\($0) = \($1)" },
            ], at: "x.xcconfig", line: 5)
        try expectLimit(
            [
                "project.yml": "targets:\n  A:\n    type: application\n    settings:\n"
                    + nested(8, 20) { "      \($0): \"\($1)\"" }
            ], at: "project.yml", line: 9)
    }

    @Test("A layer that puts in the inherited value many times is read once for each")
    func inherited() throws {
        let (found, budget) = try read([
            "A.xcodeproj/project.pbxproj": project(
                "\(Self.icon) = \"\(String(repeating: "$(inherited)", count: 40))\";"),
            "x.xcconfig": "\(Self.icon) = \(String(repeating: "$(inherited)", count: 40))a\n",
        ])
        #expect(found.diagnostics.isEmpty)
        // The target's configuration is the project's too, each with the file: a, 40 × a, 1 + 40 × 40 × a, and 40 of
        // these.
        #expect(found.value[0].iconNames.map(\.utf8.count) == [40 * (1 + 40 * 40)])
        #expect(budget.spent(on: .expansion) < 1 << 20)
    }

    @Test("Targets that share their settings cost one look at each, not one at every object")
    func targets() throws {
        let (found, budget) = try read(["A.xcodeproj/project.pbxproj": project("SDKROOT = iphoneos;", targets: 2_000)])
        #expect(found.diagnostics.isEmpty && found.value.count == 2_000)
        #expect(found.value.allSatisfy { $0.platforms == [.ios] })
        #expect(budget.spent(on: .values) < 20 * 2_000)
    }

    @Test("Conditions for each of many targets are an error beyond the limit of values, with the key that raises it")
    func conditions() throws {
        let conditions = (0..<300).map { "\"\(Self.icon)[sdk=a\($0)]\" = x\($0);" }.joined(separator: "\n")
        let files = ["A.xcodeproj/project.pbxproj": project(conditions, targets: 300)]
        var limits = InputLimits()
        limits.values = 50_000
        let (found, budget) = try read(files, limits: limits)
        let finding = try #require(found.diagnostics.first)
        #expect(
            found.value.isEmpty && finding.rule == .limitExceeded && finding.severity == .error && finding.line == 5)
        #expect(finding.message.contains("more than 50000 values") && finding.message.contains("raise \"values\""))
        #expect(budget.spent(on: .values) <= 50_000)
        let whole = try read(files)
        #expect(whole.found.diagnostics.isEmpty && whole.found.value[299].namedSets.count == 300)
    }

    @Test("A phase of many files counts for each target that has it")
    func phases() throws {
        let ids = (0..<200).map { "F\($0)" }
        let more =
            "B = {isa = PBXSourcesBuildPhase; files = (\(ids.joined(separator: ",")));};"
            + ids.map { "\($0) = {fileRef = R;};" }.joined()
        let (found, budget) = try read(["A.xcodeproj/project.pbxproj": project("", targets: 100, more: more)])
        #expect(found.diagnostics.isEmpty && budget.spent(on: .values) >= 200 * 100)
    }

    @Test("A template counts for each target that has it, and an included file as often as it is read")
    func templates() throws {
        let sources = (0..<100).map { "s\($0)" }.joined(separator: ", ")
        let targets = (0..<50).map { "  T\($0): {templates: [Base]}\n" }.joined()
        let (found, budget) = try read([
            "project.yml": "include: [other.yml, other.yml]\ntargets:\n\(targets)",
            "other.yml": "targetTemplates:\n  Base: {type: application, sources: [\(sources)]}\n",
        ])
        #expect(found.diagnostics.isEmpty && found.value.count == 50)
        #expect(budget.spent(on: .values) >= 50 * 100 && budget.spent(on: .bytes) < 3_000)
    }

    @Test("Groups in groups take no more memory than the longest path has")
    func deepGroups() throws {
        let name = String(repeating: "n", count: 100)
        let groups = (0..<200).map { "N\($0) = {isa = PBXGroup; path = \(name); children = (N\($0 + 1));};" }.joined()
        let text = project("", more: groups).replacing("children = (R)", with: "children = (R, N0)")
        let list = try PropertyListParser.parse(Array(text.utf8), limit: 10_000)
        let file = ProjectFile("A.xcodeproj/project.pbxproj", currentFolder: "/")
        let project = try #require(XcodeProject(list, file))
        #expect(project.paths.values.allSatisfy { $0.utf8.count < 4096 } && project.paths.count < 60)
    }
}
