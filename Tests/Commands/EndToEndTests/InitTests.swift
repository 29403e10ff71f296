import CatalogManifest
import Foundation
import TestTrees
import Testing

@Suite("tincture init")
struct InitTests {
    @Test("A starter configuration is one that compiles; an existing one is not touched")
    func initialize() throws {
        let folder = try TemporaryFolder([
            "Data/home.json":
                ##"[{"imgName": "loop1", "bgColor": "#C0C0C0"}, {"imgName": "loop2", "bgColor": "#FE9A3B"}]"##
        ])
        try folder.addColorSet("My App/Assets.xcassets/Green.colorset", colors: "")
        try folder.addPicture("Banners/loop1.png")
        try folder.addPicture("Banners/loop2.png")
        let initialized = try Tool.run(["init"], in: folder.path)
        #expect(initialized.status == 0)
        #expect(initialized.output == "tincture.yml written: 2 sources. Next: tincture preview --serve\n")
        let compiled = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.images.count == 2 && manifest.colors.count == 1 && manifest.carousels.map(\.name) == ["home"])
        let before = try folder.bytes(of: "tincture.yml")
        #expect(try Tool.run(["init"], in: folder.path).status == 74)
        #expect(try folder.bytes(of: "tincture.yml") == before)
    }

    @Test("An empty folder gets no starter configuration")
    func initializeNothing() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["init"], in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.contains("nothing was written"))
        #expect(folder.everything().isEmpty)
    }
}
