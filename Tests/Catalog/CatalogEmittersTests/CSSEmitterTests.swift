import CatalogEmitters
import CatalogManifest
import Diagnostics
import Foundation
import Testing

@Suite("CSS")
struct CSSEmitterTests {
    private func sheet(_ options: [String: String], _ manifest: CatalogManifest = SmallCatalog.manifest) throws
        -> String
    {
        let emission = try Emitters.make("css", options: options).emit(manifest)
        #expect(emission.diagnostics.isEmpty, "\(emission.diagnostics)")
        return try #require(emission.text("catalog.css"))
    }

    @Test("Names begin with the prefix and are kebab-case where that is asked for")
    func names() throws {
        let names = try sheet(["prefix": "shop", "case": "kebab"]).split(separator: "\n").compactMap { line in
            line.hasPrefix("  --") ? line.dropFirst(2).prefix { $0 != ":" } : nil
        }
        #expect(names.contains("--shop-color-brand-red") && names.contains("--shop-light-vibrant-icons-cart"))
        #expect(names.allSatisfy { $0.hasPrefix("--shop-") && $0 == $0.lowercased() }, "\(names)")
        // Names that are one word in small letters are an error that names both.
        var manifest = CatalogManifest()
        manifest.colors = ["CardTop", "card-top"].map { SmallCatalog.color($0, (.any, "srgb", [0, 0, 0, 1])) }
        let findings = try Emitters.make("css", options: ["case": "kebab"]).emit(manifest).diagnostics
        #expect(findings.map(\.rule) == [.nameClash])
    }

    @Test("Two pictures have no property of one name, be it for another use")
    func pictures() throws {
        func clashes(_ names: String...) throws -> [String] {
            var manifest = CatalogManifest()
            manifest.palettes = names.map { name in
                var colors = PaletteColors(swatches: [])
                colors.backdrop = "#336699"
                colors.backdropGradient = [
                    BackdropStop(location: 0, hex: "#336699", dark: "#001122"),
                    BackdropStop(location: 1, hex: "#993366", dark: "#220011"),
                ]
                return PaletteEntry(image: name, colors: colors)
            }
            let emission = try Emitters.make("css").emit(manifest)
            let lines = try #require(emission.text("catalog.css")).split(separator: "\n")
            #expect(lines.filter { $0.hasPrefix("  --backdrop-gradient-a:") }.count == 1)
            return emission.diagnostics.map(\.message)
        }
        func message(_ other: String, _ property: String) -> String {
            "\"a\" and \"\(other)\" would both be the CSS property \"--\(property)\"; rename one of them."
        }
        #expect(try clashes("a", "b").isEmpty)
        #expect(try clashes("a", "a ") == [message("a ", "backdrop-a"), message("a ", "backdrop-gradient-a")])
        #expect(try clashes("a", "gradient a") == [message("gradient a", "backdrop-gradient-a")])
    }

    @Test("sRGB is written in plain hex, what is outside of it in its own space")
    func notation() throws {
        var manifest = CatalogManifest()
        manifest.colors = [
            SmallCatalog.color("a", (.any, "srgb", [0.839, 0.847, 0.871, 1])),
            SmallCatalog.color("b", (.any, "extended-srgb", [1.1, 0.5, 0, 1])),
            SmallCatalog.color("c", (.any, "gray-gamma-22", [0.5, 0.5])),
            SmallCatalog.color("d", (.any, "srgb", [0, 0, 0, 0.299])),
        ]
        let text = try sheet([:], manifest)
        #expect(text.contains("--color-a: #D6D8DE;") && text.contains("--color-b: color(srgb 1.1 0.5 0);"))
        #expect(text.contains("--color-c: #80808080;") && text.contains("--color-d: #0000004C;"))
    }

    @Test("A selector is dark whatever the system is, and one is light; what is made of other properties is made anew")
    func appearances() throws {
        var manifest = SmallCatalog.manifest
        manifest.gradients[0].stops[0] = GradientEntry.Stop(color: "Card Bottom", hex: "#339966", location: 0)
        manifest.gradients[0].stops[0].dark = "#1A4D33"
        let text = try sheet(["dark": "[data-theme=dark]", "light": "[data-theme=light]"], manifest)
        #expect(text.contains("\n:root, [data-theme=light] {\n"))
        #expect(text.contains("(prefers-color-scheme: dark) {\n  :root:not([data-theme=light]) {\n"))
        let dark = try #require(text.components(separatedBy: "\n[data-theme=dark] {\n").last)
        #expect(dark.contains("--color-Card-Bottom: #1A4D33;") && dark.contains("--gradient-Card: linear-gradient("))
        #expect(try sheet([:], manifest).contains("data-theme") == false)
    }

    @Test("A placeholder is a picture of its own")
    func placeholder() throws {
        var manifest = SmallCatalog.manifest
        manifest.palettes[1].colors.thumbhash = "3OcRJYB4d3h/iIeHeEh3eIhw+j3A"
        let text = try sheet([:], manifest)
        #expect(text.contains("--thumbhash-loop1: \"3OcRJYB4d3h/iIeHeEh3eIhw+j3A\";"))
        // The signature of PNG, a header of 16 × 12 pixels.
        #expect(text.contains("--placeholder-loop1: url(\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAM"))
        manifest.palettes[1].colors.thumbhash = "none"
        #expect(try sheet([:], manifest).contains("--placeholder") == false)
    }

    @Test("Keyframes have every stop, and a track of a gradient a registered property")
    func keyframes() throws {
        let text = try sheet(["keyframes": "true", "prefix": "shop"])
        #expect(text.contains("  --shop-carousel-home-keyframes: shop-carousel-home;\n"))
        #expect(text.contains("\n@keyframes shop-carousel-home {\n  0% { background-color: #1F6FEA }\n"))
        #expect(text.contains("  50% { background-color: #FF9F1C }\n"))
        #expect(text.contains("    --shop-carousel-photos-keyframes: shop-carousel-photos-dark;\n"))
        #expect(
            text.contains(
                "\n@property --shop-carousel-photos-2 { syntax: \"<color>\"; inherits: false; initial-value: #FFFFFF }\n"
            ))
        #expect(
            text.contains(
                "background-color: #002867; --shop-carousel-photos-1: #002867; --shop-carousel-photos-2: #101010 }"))
        #expect(
            text.contains(
                "animation: var(--shop-carousel-photos-keyframes) linear both;\n  animation-timeline: scroll(self inline);"
            ))
        #expect(try sheet([:]).contains("@keyframes") == false)
    }
}
