import CatalogEmitters
import CatalogManifest
import Diagnostics
import OrderedJSON
import Testing

/// A stop that bears the name of a color and has another value is written by its value.
@Suite("Gradients of named colors")
struct GradientTests {
    /// The system gradient of a color with a dark form, as a catalog has it, and one between translucent colors.
    private var manifest: CatalogManifest {
        var manifest = CatalogManifest()
        manifest.colors = [
            SmallCatalog.color("Green", (.any, "srgb", [0.2, 0.6, 0.4, 1]), (.dark, "srgb", [0.4, 0.8, 0.6, 1])),
            SmallCatalog.color("Veil", (.any, "srgb", [0, 0, 0, 0.2]), (.dark, "srgb", [1, 1, 1, 0.4])),
        ]
        manifest.gradients = [
            GradientEntry(
                name: "Leaf", start: [0.5, 0], end: [0.5, 1],
                stops: [stop("Green", "#4FB27E", 0, dark: "#80E6B2"), stop("Green", "#339966", 1, dark: "#66CC99")]),
            GradientEntry(
                name: "Shade", start: [0.5, 0], end: [0.5, 1],
                stops: [
                    stop("Veil", "#000000", 0, alpha: 0.2, dark: "#FFFFFF", darkAlpha: 0.4),
                    stop("Veil", "#000000", 0.5, dark: "#FFFFFF"), stop("black", "#000000", 1, alpha: 0.6),
                ]),
        ]
        return manifest
    }

    private func stop(
        _ color: String, _ hex: String, _ location: Double, alpha: Double? = nil, dark: String? = nil,
        darkAlpha: Double? = nil
    ) -> GradientEntry.Stop {
        var stop = GradientEntry.Stop(color: color, hex: hex, location: location)
        (stop.alpha, stop.dark, stop.darkAlpha) = (alpha, dark, darkAlpha)
        return stop
    }

    @Test("In CSS only what is a color's own value is named, and what has a dark form has it")
    func css() throws {
        let text = try #require(try Emitters.make("css").emit(manifest).text("catalog.css"))
        let parts = text.split(separator: "@media").map(String.init)
        #expect(parts[0].contains("--gradient-Leaf: linear-gradient(to bottom, #4FB27E 0%, var(--color-Green) 100%);"))
        #expect(parts[1].contains("--gradient-Leaf: linear-gradient(to bottom, #80E6B2 0%, var(--color-Green) 100%);"))
        #expect(
            parts[0].contains(
                "--gradient-Shade: linear-gradient(to bottom, var(--color-Veil) 0%, #000000 50%, #00000099 100%);"))
        #expect(
            parts[1].contains(
                "--gradient-Shade: linear-gradient(to bottom, var(--color-Veil) 0%, #FFFFFF 50%, #00000099 100%);"))
    }

    @Test("In Swift a stop has a color set only where that says its value, and its values in both appearances")
    func swift() throws {
        let text = try #require(try Emitters.make("swift").emit(manifest).text("Assets.swift"))
        #expect(
            text.contains(
                "stops: [Assets.GradientStop(resource: nil, values: \"FF4FB27EFF80E6B2\", location: 0), "
                    + "Assets.GradientStop(resource: Assets.ColorResource._literal(\"FF339966FF66CC99|Green\"), "
                    + "values: \"FF339966FF66CC99\", location: 1)]"))
        #expect(text.contains("values: \"FF000000FFFFFFFF\", location: 0.5"))
        #expect(text.contains("resource: nil, values: \"9900000099000000\", location: 1"))
    }

    @Test("In tokens a gradient has its alpha and its dark form")
    func tokens() throws {
        let emission = try Emitters.make("tokens").emit(manifest)
        func stops(_ file: String, _ gradient: String) throws -> [String] {
            let root = try JSONParser.parse(Array(try #require(emission.text(file)).utf8))
            let stops = try #require(root["gradient"]?[gradient]?["$value"]?.elements)
            return stops.map { stop in
                let alpha = stop["color"]?["alpha"]?.number.map { " \($0)" } ?? ""
                return (stop["color"]?["hex"]?.string ?? "") + alpha
            }
        }
        #expect(try stops("catalog.tokens.json", "Leaf") == ["#4fb27e", "#339966"])
        #expect(try stops("catalog-dark.tokens.json", "Leaf") == ["#80e6b2", "#66cc99"])
        #expect(try stops("catalog.tokens.json", "Shade") == ["#000000 0.2", "#000000", "#000000 0.6"])
        #expect(try stops("catalog-dark.tokens.json", "Shade") == ["#ffffff 0.4", "#ffffff", "#000000 0.6"])
    }
}
