import AssetCatalog
import Diagnostics
import TestTrees
import Testing

@Suite("Icons in layers")
struct IconBundleTests {
    private let sound = """
        {"fill" : {"solid" : "srgb:1,1,1,1"},
         "groups" : [{"layers" : [
           {"image-name" : "leaf.svg", "name" : "leaf", "glass" : true, "opacity-specializations" : []},
           {"name" : "stem", "image-name-specializations" : [{"value" : "stem.png"}, {"appearance" : "dark", "value" : "night.png"}]}
         ], "shadow" : {"kind" : "neutral"}}],
         "supported-platforms" : {"squares" : "shared"}}
        """

    private func read(_ json: String, source: String = "AppIcon.icon") throws -> Diagnosed<CatalogReading> {
        let folder = try TemporaryFolder(["AppIcon.icon/icon.json": json])
        for name in ["leaf.svg", "stem.png", "night.png"] { try folder.write("", to: "AppIcon.icon/Assets/\(name)") }
        return SourceReader.read([Source(path: folder[source])])
    }

    @Test(
        "An icon is read with its layers, as a source of its own and among loose pictures",
        arguments: ["AppIcon.icon", ""])
    func layers(source: String) throws {
        let reading = try read(sound, source: source)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.catalog.icons.map(\.name) == ["AppIcon"])
        #expect(reading.catalog.icons.first?.layers.map(\.files) == [["leaf.svg"], ["stem.png", "night.png"]])
        #expect(reading.catalog.images.isEmpty, "the pictures of its layers are none of the app's")
        #expect(reading.dataFiles.isEmpty)
    }

    @Test("A layer whose picture is not there is an error with its place")
    func missing() throws {
        let reading = try read(#"{"groups" : [{"layers" : [{"image-name" : "Leaf.svg", "name" : "leaf"}]}]}"#)
        #expect(reading.diagnostics.map(\.rule) == [.missingFile])
        #expect(reading.diagnostics.first?.line == 1)
        #expect(reading.diagnostics.first?.column == 43)
        #expect(reading.diagnostics.first?.message.contains("did you mean \"leaf.svg\"") == true)
    }

    @Test("What is no icon.json is one error", arguments: ["", "[]", "{", "{\"groups\" : [", "\u{0}"])
    func damaged(_ json: String) throws {
        let reading = try read(json)
        #expect(reading.diagnostics.map(\.severity) == [.error])
        #expect(reading.catalog.icons.count == 1, "the icon is there, whatever it says")
    }

    @Test(
        "Values of other kinds are passed over",
        arguments: ["{\"groups\" : 1}", "{\"groups\" : [1, {\"layers\" : {}}]}"])
    func otherKinds(_ json: String) throws { #expect(try read(json).diagnostics.isEmpty) }

    @Test("A folder that is only called so is read as any other")
    func onlyTheName() throws {
        let folder = try TemporaryFolder(["Map.icon/a.png": "x"])
        let reading = SourceReader.read([Source(path: folder.path)])
        #expect(reading.catalog.icons.isEmpty)
        #expect(reading.catalog.images.map(\.name) == ["a"])
    }
}
