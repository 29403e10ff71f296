import CatalogChecks
import Diagnostics
import TestTrees
import Testing

@Suite("Rules in the configuration")
struct SettingsTests {
    private func findings(_ rules: String, hasNamespace: Bool = true) async throws -> [String] {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\nrules: \(rules)\n"])
        for name in ["Icons/Cart", "Plant"] {
            try folder.addImageSet(
                "A.xcassets/\(name).imageset",
                images:
                    #"{"filename": "p.png", "idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}"#
            )
            try folder.addPicture("A.xcassets/\(name).imageset/p.png", width: name.count)
        }
        if hasNamespace { try folder.addNamespace("A.xcassets/Icons") }
        return await folder.findings().filter { $0.rule != .missingInfo }.map {
            "\($0.severity) \($0.rule) \($0.path) \($0.line ?? 0)"
        }
    }

    private let cart = "A.xcassets/Icons/Cart.imageset/Contents.json 1"
    private let plant = "A.xcassets/Plant.imageset/Contents.json 1"

    @Test("A severity by one word or by a mapping; exclusion by full name or path; off")
    func settings() async throws {
        #expect(try await findings("{}") == ["note missing-scale \(cart)", "note missing-scale \(plant)"])
        #expect(
            try await findings("{missing-scale: error}") == [
                "error missing-scale \(cart)", "error missing-scale \(plant)",
            ])
        #expect(try await findings("{missing-scale: off}").isEmpty)
        #expect(
            try await findings(#"{missing-scale: {severity: warning, exclude: ["Icons/*"]}}"#)
                == ["warning missing-scale \(plant)"])
        #expect(
            try await findings(#"{missing-scale: {exclude: ["A.xcassets/Plant*"]}}"#) == [
                "note missing-scale \(cart)"
            ])
    }

    @Test("A group without a namespace is excluded by its folder in the catalog")
    func groups() async throws {
        #expect(
            try await findings(#"{missing-scale: {exclude: ["Icons/*"]}}"#, hasNamespace: false)
                == ["note missing-scale \(plant)"])
    }

    @Test(
        "A mistake is told at its place",
        arguments: [
            ("{mising-scale: off}", "unknown-key"), ("{missing-scale: eror}", "unknown-value"),
            ("{missing-scale: {distance: 3}}", "unknown-key"),
            ("{distant-pin: {distance: far}}", "malformed-configuration"),
        ])
    func mistakes(rules: String, rule: String) async throws {
        let found = try await findings(rules)
        #expect(found.count == 1 && found[0].hasPrefix("error \(rule) tincture.yml 2"), "\(found)")
    }
}
