import CatalogManifest
import Diagnostics
import Testing

@Suite("A committed manifest against the tree")
struct ManifestDifferenceTests {
    private func manifest(_ names: [String], backdrop: String = "#C0C0C0") throws -> [UInt8] {
        var manifest = CatalogManifest()
        manifest.images = names.map { ImageEntry(name: $0, kind: .other, isTemplate: false, variants: []) }
        manifest.palettes = names.map { name in
            var colors = PaletteColors(swatches: [])
            colors.backdrop = backdrop
            return PaletteEntry(image: name, colors: colors)
        }
        return try ManifestFile.bytes(of: manifest)
    }

    private func differences(_ committed: [UInt8], _ current: [UInt8]) -> [String] {
        ManifestDifference.find(path: "m.json", committed: committed, current: current).map(\.description)
    }

    @Test("Equal manifests differ in nothing, whatever their layout")
    func equal() throws {
        let bytes = try manifest(["a"])
        #expect(differences(bytes, bytes).isEmpty)
        #expect(differences(bytes.filter { $0 != UInt8(ascii: "\n") }, bytes).isEmpty)
    }

    @Test("A picture that is gone and one that is new are told by name, at their place")
    func entries() throws {
        let found = differences(try manifest(["a", "b"]), try manifest(["b", "c"]))
        #expect(found.count == 4)
        #expect(found.contains { $0.hasPrefix("m.json:5:5: error: images[a] is no longer in the source tree") })
        #expect(found.contains { $0.contains("images[c] is missing from the committed manifest") })
    }

    @Test("What follows from colors that only one of two builds has read is no difference, and is reported as such")
    func unread() throws {
        func manifest(isRead: Bool, backdrop: String = "#C0C0C0") throws -> [UInt8] {
            var manifest = CatalogManifest()
            manifest.images = ["a", "b"].map { name in
                var variant = ImageEntry.Variant(file: name, format: "webp", byteCount: 1, sha256: "0")
                if !isRead && name == "a" { variant.pixels = .undecoded }
                return ImageEntry(name: name, kind: .other, isTemplate: false, variants: [variant])
            }
            manifest.palettes = (isRead ? ["a", "b"] : ["b"]).map { name in
                var colors = PaletteColors(swatches: [])
                colors.backdrop = backdrop
                return PaletteEntry(image: name, colors: colors)
            }
            return try ManifestFile.bytes(of: manifest)
        }
        let (read, unread) = (try manifest(isRead: true), try manifest(isRead: false))
        let lacking = differences(read, unread)
        #expect(
            lacking.count == 1 && lacking[0].contains("warning: images[a] has colors in the manifest, but this build"))
        let old = differences(unread, read)
        #expect(
            old.count == 1 && old[0].contains("warning: images[a] has no colors in the manifest, because the build"))
        #expect(differences(unread, unread).isEmpty)
        // What else differs is reported.
        #expect(differences(read, try manifest(isRead: false, backdrop: "#FE9A3B")).count == 2)
    }

    @Test("A changed value says the old and the new one")
    func values() throws {
        let found = differences(try manifest(["a"]), try manifest(["a"], backdrop: "#FE9A3B"))
        #expect(found.count == 1)
        #expect(
            found[0].contains(
                ##"palettes[a].backdrop is "#C0C0C0" in the manifest, but "#FE9A3B" in the source tree, 27.66 "##))
        #expect(found[0].contains("apart (CIEDE2000). Run tincture compile again"))
    }

    @Test("A file of other content is told by its digest")
    func digests() throws {
        func manifest(_ digest: String) throws -> [UInt8] {
            var manifest = CatalogManifest()
            let variant = ImageEntry.Variant(file: "a.png", format: "png", byteCount: 1, sha256: digest)
            manifest.images = [ImageEntry(name: "a", kind: .other, isTemplate: false, variants: [variant])]
            return try ManifestFile.bytes(of: manifest)
        }
        let (old, new) = (String(repeating: "0a", count: 32), String(repeating: "1b", count: 32))
        let found = differences(try manifest(old), try manifest(new))
        #expect(found.count == 1)
        #expect(
            found[0].contains(
                "the file images[a].variants[a.png] has changed: its digest is 0a0a0a0a0a0a… in the manifest, but 1b"
            ))
    }

    @Test("A file that is no JSON is one finding")
    func notJSON() throws {
        #expect(differences(Array("{\n x".utf8), try manifest([])).map { $0.hasPrefix("m.json:2:2: error:") } == [true])
    }
}
