import AssetCatalog
import Diagnostics
import OrderedJSON
import TestTrees
import Testing

@Suite("What a Contents.json says")
struct SetContentsTests {
    private func contents(_ text: String, type: String = "imageset") throws -> (SetContents, [Diagnostic]) {
        let folder = try TemporaryFolder(["A.xcassets/a.\(type)/Contents.json": text])
        let reading = folder.read("A.xcassets")
        let catalog = reading.catalog
        let contents =
            catalog.images.first?.contents ?? catalog.colors.first?.contents ?? catalog.others.first?.contents
        return (try #require(contents), reading.diagnostics)
    }

    @Test("Every part of a slot has its own place in the model")
    func slots() throws {
        let (set, findings) = try contents(
            """
            {"images": [{
              "idiom": "watch", "scale": "2x", "display-gamut": "display-P3", "language-direction": "right-to-left",
              "locale": "fr", "memory": "2GB", "graphics-feature-set": "metal2v2", "width-class": "compact",
              "height-class": "regular", "subtype": "38mm", "screen-width": "<=145", "screenWidth": "{130,145}",
              "platform": "watchos", "size": "83.5x84", "role": "appLauncher", "extent": "full-screen",
              "orientation": "portrait", "minimum-system-version": "8.0", "cube-face": "x+", "mipmap-level": "base",
              "color-space": "srgb", "appearances": [{"appearance": "contrast", "value": "high"},
              {"appearance": "luminosity", "value": "tinted"}]
            }]}
            """)
        #expect(findings.isEmpty)
        var slot = VariantSlot(
            idiom: "watch", scale: 2, appearance: Appearance(luminosity: "tinted", contrast: "high"),
            displayGamut: "display-P3")
        slot.languageDirection = "right-to-left"
        slot.locale = "fr"
        slot.memory = "2GB"
        slot.graphicsFeatureSet = "metal2v2"
        slot.widthClass = "compact"
        slot.heightClass = "regular"
        slot.subtype = "38mm"
        slot.screenWidth = "<=145"
        slot.oldScreenWidth = "{130,145}"
        slot.platform = "watchos"
        slot.size = PointSize("83.5x84")
        slot.role = "appLauncher"
        slot.extent = "full-screen"
        slot.orientation = "portrait"
        slot.minimumSystemVersion = "8.0"
        slot.cubeFace = "x+"
        slot.mipmapLevel = "base"
        slot.colorSpace = "srgb"
        #expect(set.entries.map(\.slot) == [slot])
        #expect(set.entries.first?.slot.size?.height == 84)
    }

    @Test("An entry without an idiom serves every device, and is written back without one")
    func noIdiom() throws {
        let (set, findings) = try contents(#"{"layers": [{"filename": "F.imagestacklayer"}]}"#, type: "imagestack")
        #expect(findings.map(\.rule) == [.missingFile])
        #expect(set.entries.first?.slot == VariantSlot())
        #expect(
            set.xcodeText == "{\n  \"layers\" : [\n    {\n      \"filename\" : \"F.imagestacklayer\"\n    }\n  ]\n}\n")
    }

    @Test("What another program says of its own version is kept, and is no mistake")
    func foreignVersion() throws {
        let text = #"{"info": {"author": "blog.color-studio", "version": "2.0.0-rc.4"}}"#
        let (set, findings) = try contents(text)
        #expect(findings.isEmpty)
        #expect(set.xcodeText.contains(#""version" : "2.0.0-rc.4""#))
    }

    @Test("The properties of sets have types")
    func properties() throws {
        let (set, findings) = try contents(
            """
            {"properties": {
              "template-rendering-intent": "original", "preserves-vector-representation": true,
              "compression-type": "gpu-optimized-best", "auto-scaling": "auto", "localizable": false,
              "on-demand-resource-tags": ["a", "b c"], "pre-rendered": true,
              "generate-swift-asset-symbol-extensions": "enabled"
            }}
            """)
        #expect(findings.isEmpty)
        var properties = SetProperties()
        properties.templateRenderingIntent = "original"
        properties.preservesVectorRepresentation = true
        properties.compression = "gpu-optimized-best"
        properties.autoScaling = "auto"
        properties.localizable = false
        properties.onDemandResourceTags = ["a", "b c"]
        properties.unknown = UnknownMembers([
            JSONNode.Member(name: "generate-swift-asset-symbol-extensions", value: "enabled"),
            JSONNode.Member(name: "pre-rendered", value: .flag(true)),
        ])
        #expect(set.properties == properties)
    }

    @Test("A picture's slices are numbers with their digits, in the new spelling and the old")
    func resizing() throws {
        for key in ["cap-insets", "capInsets"] {
            let (set, findings) = try contents(
                """
                {"images": [{"resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1.5},
                  "\(key)": {"top": 16, "left": 0.10000000000000001, "bottom": 2e1, "right": 3}}}]}
                """)
            #expect(findings.isEmpty)
            let resizing = try #require(set.entries.first?.resizing)
            let insets = try #require(resizing.capInsets ?? resizing.oldCapInsets)
            #expect(resizing.mode == "9-part")
            #expect(resizing.center?.mode == "stretch")
            #expect(resizing.center?.height?.value == 1.5)
            #expect(insets.bottom?.value == 20)
            #expect(insets.left?.digits == "0.10000000000000001")
        }
    }

    @Test(
        "A template may say so among the properties, beside the author, or beside every picture",
        arguments: [
            (#"{"properties": {"template-rendering-intent": "template"}}"#, true),
            (#"{"info": {"template-rendering-intent": "template"}}"#, true),
            (#"{"images": [{"filename": "x", "template-rendering-intent": "template"}]}"#, true),
            (#"{"images": [{"filename": "x", "template-rendering-intent": "template"}, {"filename": "y"}]}"#, false),
            (#"{"images": [{"template-rendering-intent": "template"}]}"#, false),
            (
                #"{"info": {"template-rendering-intent": "template"}, "properties": {"template-rendering-intent": "original"}}"#,
                false
            ),
        ])
    func template(text: String, isTemplate: Bool) throws {
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/Contents.json": text])
        #expect(folder.read("A.xcassets").catalog.images.map(\.isTemplate) == [isTemplate])
    }

    @Test(
        "A value of the wrong kind is told at its place",
        arguments: [
            (#"{"properties": []}"#, 16, "\"properties\" in image set \"a\" is an array; an object was expected."),
            (#"{"info": {"version": [1]}}"#, 22, "\"version\" in image set \"a\" is an array; a number was expected."),
            (#"{"images": [{"idiom": 1}]}"#, 23, "\"idiom\" in image set \"a\" is a number; a string was expected."),
            (#"{"images": [{"size": "2"}]}"#, 22, "\"size\" is \"2\"; expected two numbers of points"),
            (
                #"{"images": [{"filename": ""}]}"#, 26,
                "\"filename\" in image set \"a\" is empty; the name of a file was expected."
            ),
            (#"{"images": [{"appearances": [7]}]}"#, 30, "an element of \"appearances\" is not an object"),
            (
                #"{"properties": {"localizable": 1}}"#, 32,
                "\"localizable\" in image set \"a\" is a number; true or false was"
            ),
            (#"{"properties": {"on-demand-resource-tags": [1]}}"#, 45, "is a number; a string was expected."),
        ])
    func wrongKinds(text: String, column: Int, message: String) throws {
        let (set, findings) = try contents(text)
        #expect(findings.map(\.column) == [column])
        #expect(findings.first?.message.contains(message) == true, "\(findings)")
        let folder = try TemporaryFolder(["A.xcassets/a.imageset/Contents.json": set.xcodeText])
        #expect(folder.read("A.xcassets").catalog.images.first?.contents == set)
    }

    @Test(
        "Sizes of icons are two numbers above 0",
        arguments: ["", "x", "1", "1x", "1x2x3", "0x1", "-1x1", "1e3x1", "axb"])
    func pointSizes(text: String) {
        #expect(PointSize(text) == nil)
    }
}
