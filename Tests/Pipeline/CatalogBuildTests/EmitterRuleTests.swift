import AssetCatalog
import CatalogEmitters
import CatalogManifest
import Diagnostics
import FileAccess
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogConfiguration

@Suite("Rules for what is emitted")
struct EmitterRuleTests {
    /// The findings about a color whose name UIKit has, as an error or a warning.
    private func findings(_ change: (inout CheckSettings.RuleSetting) -> Void) throws -> [Diagnostic.Severity] {
        var setting = CheckSettings.RuleSetting()
        change(&setting)
        var manifest = CatalogManifest()
        var variant = ColorEntry.Variant(appearance: "any")
        (variant.colorSpace, variant.components, variant.hex) = ("srgb", [0, 1, 0, 1], "#00FF00")
        manifest.colors = [ColorEntry(name: "Green", variants: [variant])]
        var plan = OutputPlan(manifest)
        let found = try plan.add(
            [try Emitters.make("swift")], of: manifest, reportingAt: "tincture.yml", rules: [.symbolConflict: setting])
        #expect(found.allSatisfy { $0.rule == .symbolConflict })
        return found.map(\.severity)
    }

    @Test("The configuration turns a rule off, passes names over and weighs as it does for check")
    func settings() throws {
        #expect(try findings { _ in } == [.warning])
        #expect(try findings { $0.isOff = true }.isEmpty)
        #expect(try findings { $0.exclude = ["Gr*n"] }.isEmpty)
        #expect(try findings { $0.exclude = ["Blue"] } == [.warning])
        #expect(try findings { $0.severity = .error } == [.error])
    }

    @Test("A clash of two pictures is one finding of an emitter, at the second picture")
    func clash() async throws {
        let shop = try Shop()
        for name in ["card-top", "Card Top"] { try shop.folder.addPicture("Banners/\(name).png", red: 200) }
        let result = try await shop.build(nil) { $0.emit = [EmitterRequest(name: "android")] }
        let clashes = result.report.diagnostics.filter { $0.rule == .nameClash }
        #expect(clashes.map(\.path) == [shop.folder["Banners/card-top.png"]], "\(clashes)")
    }
}
