import AssetCatalog
import CarouselGradients
import CatalogEmitters
import CatalogManifest
import ColorScience
import Diagnostics
import OrderedJSON
import TestTrees
import Testing

@Suite("The other emitters")
struct OtherEmitterTests {
    @Test("Our own reader finds every color of the asset catalog, light and dark")
    func catalogIsReadable() throws {
        let folder = try TemporaryFolder()
        for file in try Emitters.make("xcassets").emit(SmallCatalog.manifest).files {
            try folder.write(file.bytes, to: file.path)
        }
        let reading = SourceReader.read([Source(path: folder["Palettes.xcassets"])])
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        let colors = reading.catalog.colors
        #expect(
            colors.map(\.name) == [
                "Icons/Cart/backdrop", "Icons/Cart/dominant", "Icons/Cart/lightVibrant", "Icons/Cart/tint",
                "loop1/backdrop", "loop1/bleed", "loop1/dominant", "loop1/lightVibrant",
            ])
        let backdrop = try #require(colors.first { $0.name == "loop1/backdrop" })
        let hexes = backdrop.variants.map { variant in
            guard case .components(let space, let components) = variant.value else { return "" }
            return variant.slot.appearance.name + " " + SRGB8(space.color(components)).hex
        }
        #expect(hexes == ["any #1F6FEA", "dark #002867"])
    }

    @Test("Names that would be one file are an error that names both")
    func files() throws {
        var manifest = CatalogManifest()
        manifest.palettes = [
            SmallCatalog.palette("a.b", "#000000", nil), SmallCatalog.palette("A_b", "#000000", nil),
        ]
        let findings = try Emitters.make("xcassets").emit(manifest).diagnostics
        #expect(findings.map(\.rule) == [.nameClash])
        #expect(findings.first?.message.hasPrefix("\"a.b\" and \"A_b\" would both be") == true)
        manifest.carousels = [SmallCatalog.carousel("../x"), SmallCatalog.carousel("x!"), SmallCatalog.carousel("X")]
        let tables = try Emitters.make("tables").emit(manifest)
        #expect(tables.files.map(\.path) == ["Tables/x.gradienttable", "Tables/x.dark.gradienttable"])
        #expect(tables.diagnostics.count == 2)
    }

    @Test("The binary table is the runtime's")
    func table() throws {
        let emission = try Emitters.make("tables").emit(SmallCatalog.manifest)
        let table = try GradientTable(bytes: try #require(emission.files.first).bytes)
        #expect(table.pages.map(\.hex) == ["#1F6FEA", "#FF9F1C"] && table.wraps)
        func bytes(_ ending: String) throws -> [UInt8] {
            try #require(emission.files.first { $0.path == "Tables/photos.\(ending)" }).bytes
        }
        #expect(try GradientTable(bytes: try bytes("dark.gradienttable")).pages.map(\.hex) == ["#002867", "#FF9F1C"])
        let gradients = [try bytes("backdroptable"), try bytes("dark.backdroptable")].map { bytes in
            (try? BackdropTable(bytes: bytes))?.backdrop(at: 0).stops.map { "\($0.location) \($0.color.hex)" } ?? []
        }
        #expect(gradients == [["0.0 #1F6FEA", "1.0 #FFFFFF"], ["0.0 #002867", "1.0 #101010"]])
        for file in emission.files {
            let head = Array(file.bytes.prefix(GeneratedMark.headSize))
            #expect(GeneratedContent.isRecognized(file.path, head: head, size: file.bytes.count), "\(file.path)")
            #expect(!GeneratedContent.isRecognized(file.path, head: head, size: file.bytes.count + 1), "\(file.path)")
        }
    }

    @Test(
        "A gradient of CSS runs between the same points",
        arguments: [
            ([0.5, 0.0], [0.5, 1.0], "linear-gradient(to bottom, #000000 0%, #FFFFFF 100%)"),
            ([0, 0], [1, 1], "linear-gradient(to bottom right, #000000 0%, #FFFFFF 100%)"),
            ([0.5, 0.25], [0.5, 0.75], "linear-gradient(180deg, #000000 25%, #FFFFFF 75%)"),
            ([0, 0.25], [1, 0.25], "linear-gradient(90deg, #000000 0%, #FFFFFF 100%)"),
            ([1, 1], [0.5, 0.5], "linear-gradient(315deg, #000000 0%, #FFFFFF 50%)"),
        ])
    func css(_ start: [Double], _ end: [Double], _ expected: String) throws {
        var manifest = CatalogManifest()
        manifest.gradients = [
            GradientEntry(
                name: "g", start: start, end: end,
                stops: [
                    GradientEntry.Stop(color: "#000000", hex: "#000000", location: 0),
                    GradientEntry.Stop(color: "#FFFFFF", hex: "#FFFFFF", location: 1),
                ])
        ]
        #expect(
            try Emitters.make("css").emit(manifest).text("catalog.css")?.contains("--gradient-g: \(expected);") == true)
    }

    @Test("CSS names that differ in blanks only are an error that names both")
    func cssNames() throws {
        var manifest = CatalogManifest()
        manifest.colors = ["Card Top", "Card-Top", "card-top"].map {
            SmallCatalog.color($0, (.any, "srgb", [0, 0, 0, 1]))
        }
        let findings = try Emitters.make("css").emit(manifest).diagnostics
        #expect(
            findings.map(\.message) == [
                "\"Card Top\" and \"Card-Top\" would both be the CSS property \"--color-Card-Top\"; rename one of them."
            ])
    }

    @Test("Tokens are groups and tokens of the format, and its own characters are not in names")
    func tokens() throws {
        var manifest = SmallCatalog.manifest
        manifest.colors.append(SmallCatalog.color("$a.{b}", (.any, "srgb", [0, 0, 0, 1])))
        manifest.colors.append(SmallCatalog.color("Brand", (.any, "srgb", [0, 0, 0, 1])))
        let emission = try Emitters.make("tokens").emit(manifest)
        let root = try JSONParser.parse(Array(try #require(emission.text("catalog.tokens.json")).utf8))
        let colors = try #require(root["color"])
        #expect(colors["-a--b-"]?["$type"]?.string == "color")
        #expect(colors["Brand"]?["$root"]?["$value"]?["colorSpace"]?.string == "srgb")
        #expect(colors["Brand"]?["red"]?["$value"]?["alpha"]?.number == 0.5)
        let dark = try JSONParser.parse(Array(try #require(emission.text("catalog-dark.tokens.json")).utf8))
        #expect(dark["color"]?["Card Bottom"]?["$value"]?["hex"]?.string == "#1a4d33")
        #expect(dark["color"]?["Card Top"] == nil)
    }

    @Test("The resolver document names both files, and light where nothing is said")
    func resolver() throws {
        let emission = try Emitters.make("tokens", options: ["file": "my shop"]).emit(SmallCatalog.manifest)
        let root = try JSONParser.parse(Array(try #require(emission.text("my shop.resolver.json")).utf8))
        #expect(root["version"]?.string == "2025.10")
        let source = root["sets"]?["catalog"]?["sources"]?.elements?.first
        #expect(source?["$ref"]?.string == "my%20shop.tokens.json")
        let appearance = root["modifiers"]?["appearance"]
        #expect(
            appearance?["default"]?.string == "light" && appearance?["contexts"]?["light"]?.elements?.isEmpty == true)
        #expect(
            appearance?["contexts"]?["dark"]?.elements?.first?["$ref"]?.string == "my%20shop-dark.tokens.json")
        #expect(
            root["resolutionOrder"]?.elements?.map { $0["$ref"]?.string } == [
                "#/sets/catalog", "#/modifiers/appearance",
            ])
    }
}

@Suite("Asking for an emitter")
struct EmitterRequestTests {
    @Test(
        "A mistake says what was meant",
        arguments: [
            ("swfit", "did you mean \"swift\""), ("swift:acess=public", "did you mean \"access\""),
            ("swift:access=open", "expected internal or public"), ("swift:enum=a b", "name of a type that begins"),
            ("swift:enum=Swift", "name of a type that begins"), ("css:file=../x.css", "without a folder"),
            ("css:file=catalog.json", "without a folder"), ("css:file=.Tincture", "without a folder"),
            ("css:file", "write NAME"), ("", "write NAME"), ("css:prefix=1a", "beginning with a letter"),
            ("css:dark=.night {", "expected a CSS selector"), ("css:light=[data-x='", "expected a CSS selector"),
            ("css:light=[data-x=\"'\"", "expected a CSS selector"), ("css:dark=:not(.a", "expected a CSS selector"),
            ("css:dark=</style><script>", "expected a CSS selector"), ("css:dark=a)", "expected a CSS selector"),
            ("css:case=camel", "expected name or kebab"),
            ("android:package=com.Example", "name of a package"), ("android:package=com.new", "name of a package"),
        ])
    func mistakes(_ text: String, _ words: String) {
        do throws(EmitterError) {
            let request = try EmitterRequest(parsing: text)
            _ = try Emitters.make(request.name, options: request.options)
            Issue.record("\(text) was taken")
        } catch {
            #expect("\(error)".contains(words), "\(error)")
        }
    }

    @Test("The command line chooses, the configuration's options stay")
    func merged() {
        let configured = [
            EmitterRequest(name: "swift", options: ["access": "public", "enum": "A"]), EmitterRequest(name: "css"),
        ]
        #expect(EmitterRequest.merged([], configured: configured) == configured)
        #expect(
            EmitterRequest.merged(
                [EmitterRequest(name: "swift", options: ["enum": "B"]), EmitterRequest(name: "tables")],
                configured: configured)
                == [
                    EmitterRequest(name: "swift", options: ["access": "public", "enum": "B"]),
                    EmitterRequest(name: "tables"),
                ])
    }
}
