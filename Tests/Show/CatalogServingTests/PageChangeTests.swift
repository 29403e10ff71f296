import CatalogManifest
import Diagnostics
import FileAccess
import PreviewServer
import Testing

@testable import CatalogServing

@Suite("A served page from state to state")
struct PageChangeTests {
    private let error = Diagnostic(.error, .malformedData, at: "pages.json", "a message")

    @Test("A carousel whose list is broken stays as it was; one that was removed goes")
    func kept() {
        let last = ServedShop.manifest(
            ServedShop.carousel("home", ["#112233"]), ServedShop.carousel("old", ["#445566"]))
        let kept = KeptCarousels(CatalogManifest(), last: last, lists: ["home": "pages.json"], errors: [error])
        #expect(kept.manifest.carousels.map(\.name) == ["home"] && kept.reasons == ["home": [error]])
        let whole = KeptCarousels(CatalogManifest(), last: last, lists: ["home": "pages.json"], errors: [])
        #expect(whole.manifest.carousels.isEmpty && whole.reasons.isEmpty)
    }

    @Test("A line says which files were saved and what has changed")
    func changes() {
        let before = ServedShop.manifest(ServedShop.carousel("home", ["#112233"]))
        let after = ServedShop.manifest(ServedShop.carousel("home", ["#445566"]))
        func line(_ saved: [String], to manifest: CatalogManifest, errors: Int = 0) -> String {
            ChangeLine.text(saved: saved, from: before, to: manifest, errors: errors, duration: .milliseconds(64))
        }
        #expect(line(["Data/pages.json"], to: after) == "pages.json → carousel home (64 ms)")
        #expect(line(["a", "b"], to: before) == "a and 1 more → no change (64 ms)")
        #expect(line(["a"], to: before, errors: 2) == "a → 2 errors (64 ms)")
        func checked(_ old: [Diagnostic.Severity], _ new: [Diagnostic.Severity]) -> String {
            let lists = [old, new].map { $0.map { Diagnostic($0, .malformedData, at: "pages.json", "a message") } }
            return ChangeLine.text(
                saved: ["a"], from: before, to: before, errors: 0, findings: (lists[0], lists[1]), duration: .zero)
        }
        #expect(checked([.note], [.warning, .note, .warning]) == "a → +2 warnings (0 ms)")
        #expect(checked([.error, .note], [.note, .note]) == "a → −1 error, +1 note (0 ms)")
        #expect(checked([.warning], [.warning]) == "a → no change (0 ms)")
        let other = Diagnostic(.error, .malformedData, at: "other.json", "a message")
        let replaced = ChangeLine.text(
            saved: ["App", "App/tincture.yml"], from: before, to: before, errors: 1, findings: ([error], [other]),
            duration: .zero)
        #expect(replaced == "tincture.yml → 1 error (0 ms)")
        let silenced = ChangeLine.text(
            saved: [".", "./tincture.yml"], from: before, to: before, errors: 0, findings: ([error], [other]),
            duration: .zero)
        #expect(silenced == "tincture.yml → 1 other finding (0 ms)")
    }
}
