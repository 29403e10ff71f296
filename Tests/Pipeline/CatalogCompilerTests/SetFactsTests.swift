import CatalogBuild
import CatalogCompiler
import CatalogManifest
import Diagnostics
import TestTrees
import Testing

@Suite("What sets say, in the manifest")
struct SetFactsTests {
    @Test("Slots, slices, properties and the structure of other sets are carried into the manifest")
    func facts() async throws {
        let folder = try TemporaryFolder([
            "A.xcassets/a.imageset/Contents.json": """
            {"images": [{
              "filename": "a.png", "idiom": "universal", "language-direction": "right-to-left", "memory": "2GB",
              "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 3, "right": 4},
                "center": {"mode": "tile", "width": 1, "height": 8}}
            }], "properties": {"template-rendering-intent": "original", "on-demand-resource-tags": ["level 1"]}}
            """,
            "A.xcassets/c.colorset/Contents.json": """
            {"colors": [
              {"idiom": "universal", "locale": "fr", "color": {"components": {"red": "1.0", "green": "0", "blue": "0"}}},
              {"idiom": "universal", "color": {"components": {"red": "0", "green": "1.0", "blue": "0"}}}
            ], "properties": {"localizable": true}}
            """,
            "A.xcassets/d.dataset/Contents.json": """
            {"data": [{"filename": "d.json", "idiom": "universal", "universal-type-identifier": "public.json"},
              {"filename": "gone.json", "idiom": "mac"}]}
            """,
            "A.xcassets/d.dataset/d.json": "{}",
        ])
        try folder.addPicture("A.xcassets/a.imageset/a.png")
        let outcome = await CatalogBuild.compile(
            CompileRequest(paths: [folder["A.xcassets"]], configurationPath: nil, jobs: 1, currentFolder: folder.path))
        let manifest = try #require(outcome.manifest)

        let image = try #require(manifest.images.first)
        #expect(image.properties?.renderingIntent == "original")
        #expect(image.properties?.onDemandResourceTags == ["level 1"])
        let variant = try #require(image.variants.first)
        #expect(variant.slot?.languageDirection == "right-to-left")
        #expect(variant.slot?.memory == "2GB")
        #expect(variant.resizing?.mode == "3-part-horizontal")
        #expect(variant.resizing?.capInsets == ResizingEntry.CapInsets(top: 0, left: 3, bottom: 0, right: 4))
        #expect(variant.resizing?.centerHeight == 8)

        let color = try #require(manifest.colors.first)
        #expect(color.properties?.localizable == true)
        #expect(color.variants.map(\.slot?.locale) == ["fr", nil])

        let data = try #require(manifest.otherSets.first)
        #expect(data.members?.map(\.file) == [data.files.first, nil])
        #expect(data.members?.map(\.idiom) == [nil, "mac"])
        #expect(data.members?.first?.typeIdentifier == "public.json")
    }
}
