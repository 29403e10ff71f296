import CatalogBuild
import CatalogCompiler
import Diagnostics
import TestTrees
import Testing

@Suite("What a configuration asks for is bounded by its sum")
struct ConfigurationLimitTests {
    private func compile(_ text: String) async throws -> (isRefused: Bool, findings: [String]) {
        let folder = try TemporaryFolder(["tincture.yml": text])
        try folder.addPicture("Art/a.png", width: 8, height: 8, red: 200)
        let outcome = await CatalogBuild.compile(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path))
        return (
            outcome.draft == nil,
            outcome.diagnostics.map { "\($0.severity) \($0.rule) \($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
        )
    }

    private func carousel(_ keys: String, pages: Int = 2) -> String {
        let list = Array(repeating: "a", count: pages).joined(separator: ", ")
        return "sources: [Art]\ncarousels:\n  home:\n    pages: [\(list)]\n\(keys)"
    }

    @Test(
        "Too much refuses the run with the place, the sum and what to do",
        arguments: [
            ("    samples: 10000\n", 10_000, "5:14", "100229992 colors"),
            ("    offsets: {widths: [\((1...20_000).map { "\($0)" }.joined(separator: ", "))]}\n", 2, "5:14", "widths"),
            ("    style: deck\n    threshold: 100000\n    offsets: {widths: [1], step: 0.1}\n", 30, "7:14", "widths"),
            ("", 60_000, "3:3", "60000 pages"),
        ])
    func sums(keys: String, pages: Int, place: String, words: String) async throws {
        let (isRefused, findings) = try await compile(carousel(keys, pages: pages))
        #expect(isRefused && findings.count == 1, "\(findings)")
        #expect(
            findings.first?.hasPrefix("error limit-exceeded \(place) carousel \"home\" needs ") == true,
            "\(findings)")
        #expect(findings.first?.contains(words) == true && findings.first?.contains("raise \"colors\"") == true)
    }

    @Test("All carousels together are counted, and pinned gradients by their heights")
    func together() async throws {
        let one = "    samples: 900\n    pages: [\(Array(repeating: "a", count: 4).joined(separator: ", "))]\n"
        let two = "limits: {colors: 4000}\nsources: [Art]\ncarousels:\n  one:\n\(one)  two:\n\(one)"
        let (isRefused, findings) = try await compile(two)
        #expect(isRefused && findings.count == 1 && findings[0].hasPrefix("error limit-exceeded 8:14 carousel \"two\""))
        #expect(try await !compile(two.replacing("4000", with: "6000")).isRefused)
        let colors = (0..<90).map { "\"#0000\($0 + 10)\"" }.joined(separator: ", ")
        let pin =
            "limits: {colors: 3000}\nsources: [Art]\ncarousels: {home: {pages: [a, {image: a, backdrop: [\(colors)]}]}}"
        #expect(try await compile(pin).isRefused)
        #expect(try await !compile(pin.replacing("3000", with: "30000")).isRefused)
    }

    @Test("A configuration of mistakes has as many findings as its limit")
    func mistakes() async throws {
        let keys = (0..<500).map { "k\($0): 1\n" }.joined()
        #expect(try await compile(keys).findings.count == 101)
        #expect(try await compile("limits: {findings: 7}\n" + keys).findings.count == 8)
        let (_, unknown) = try await compile(
            "sources: [Art]\ncarousels: {home: {pages: [\((0..<500).map { "x\($0)" }.joined(separator: ", "))]}}")
        #expect(unknown.count == 101 && unknown.contains { $0.hasPrefix("error limit-exceeded") })
        #expect(
            try await compile("limits: {colors: 0}").findings.first?.contains("malformed-configuration 1:18") == true)
    }
}
