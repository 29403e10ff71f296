import CarouselGradients
import CatalogEmitters
import CatalogManifest
import ColorScience
import Diagnostics
import Foundation

/// A catalog with one of everything, small enough to read what is made of it.
enum SmallCatalog {
    static var manifest: CatalogManifest {
        var manifest = CatalogManifest()
        manifest.images = ["Icons/Cart", "Plant 1", "loop1", "loop2", "switch"].map(image)
        manifest.colors = [
            color("Brand/red", (.any, "srgb", [1, 0, 0, 0.5])),
            color("Card Bottom", (.any, "srgb", [0.2, 0.6, 0.4, 1]), (.dark, "srgb", [0.1, 0.3, 0.2, 1])),
            color("Card Top", (.any, "display-p3", [0.969, 0.973, 0.969, 1])), color("Ink"),
        ]
        manifest.products = [ProductEntry(image: "Plant 1", name: "Leaf \"Plant\"", price: "$10.90")]
        manifest.palettes = [palette("Icons/Cart", "#DF2968", nil), palette("loop1", "#1F6FEA", "#002867")]
        manifest.palettes[1].colors.backdropGradient = [
            BackdropStop(location: 0, hex: "#1F6FEA", dark: "#002867"),
            BackdropStop(location: 1, hex: "#3979DE", dark: "#00204F"),
        ]
        (manifest.palettes[0].colors.tint, manifest.palettes[0].colors.tintDark) = ("#FFDDE4", "#41252D")
        (manifest.palettes[1].colors.bleed, manifest.palettes[1].colors.bleedDark) = ("#3979DE", "#00204F")
        manifest.palettes[1].colors.bleedGradient = BleedGradientEntry(
            to: .right,
            stops: [
                BackdropStop(location: 0, hex: "#3979DE", dark: "#00204F"),
                BackdropStop(location: 1, hex: "#1F6FEA", dark: "#002867"),
            ])
        manifest.gradients = [
            GradientEntry(
                name: "Card", start: [0, 0], end: [1, 1],
                stops: [
                    GradientEntry.Stop(color: "Card Top", hex: "#F7F8F7", location: 0),
                    GradientEntry.Stop(color: "#339966", hex: "#339966", location: 1),
                ])
        ]
        manifest.carousels = [carousel("home"), gradientCarousel]
        return manifest
    }

    enum Appearance: String { case any, dark }

    static func image(_ name: String) -> ImageEntry {
        ImageEntry(name: name, kind: .other, isTemplate: false, variants: [])
    }

    static func color(_ name: String, _ values: (Appearance, String, [Double])...) -> ColorEntry {
        ColorEntry(
            name: name,
            variants: values.map { appearance, space, components in
                var variant = ColorEntry.Variant(appearance: appearance.rawValue)
                (variant.colorSpace, variant.components) = (space, components)
                return variant
            })
    }

    static func palette(_ image: String, _ backdrop: String, _ dark: String?) -> PaletteEntry {
        var colors = PaletteColors(swatches: [SwatchEntry(hex: backdrop, weight: 1, role: "dominant")])
        (colors.backdrop, colors.backdropDark) = (backdrop, dark)
        var roles = RoleEntries()
        (roles.dominant, roles.lightVibrant) = (backdrop, "#F96189")
        colors.roles = roles
        return PaletteEntry(image: image, colors: colors)
    }

    /// A carousel with everything that one can have.
    private static var gradientCarousel: CarouselEntry {
        var carousel = carousel("photos")
        (carousel.style, carousel.spacing, carousel.padding, carousel.threshold) = ("snap", 25, 90, 80)
        carousel.foreground = "Icons/Cart"
        carousel.contrast = CarouselEntry.Contrast(overlay: "#FFFFFF", worst: 2, position: 1)
        carousel.pages[1].unadjusted = "#FFA000"
        carousel.pages[0].text = [text("title", "#FFFFFF", scrim: 0.34), text("status bar", "#000000", scrim: nil)]
        carousel.pages[0].textDark = [text("title", "#FFFFFF", scrim: nil), text("status bar", "#FFFFFF", scrim: nil)]
        carousel.offsets = [
            CarouselEntry.Offsets(width: 375, pitch: 310, step: 310, colors: ["#1F6FEA", "#FF9F1C", "#1F6FEA"])
        ]
        for (page, hexes) in [["#1F6FEA", "#002867"], ["#FF9F1C", "#402000"]].enumerated() {
            carousel.pages[page].backdropGradient = [
                BackdropStop(location: 0, hex: hexes[0], dark: hexes[1]),
                BackdropStop(location: 1, hex: "#FFFFFF", dark: "#101010"),
            ]
        }
        func tracks(_ top: [String], _ bottom: String) -> [CarouselEntry.Track] {
            [
                CarouselEntry.Track(location: 0, transitions: transitions(top)),
                CarouselEntry.Track(location: 1, transitions: transitions([bottom, bottom])),
            ]
        }
        carousel.tracks = tracks(["#1F6FEA", "#FF9F1C"], "#FFFFFF")
        carousel.dark = CarouselEntry.Dark(
            transitions: transitions(["#002867", "#FF9F1C"]), tracks: tracks(["#002867", "#402000"], "#101010"))
        return carousel
    }

    private static func text(_ name: String, _ hex: String, scrim: Double?) -> TextEntry {
        var text = TextEntry(
            name: name, foreground: hex, minimum: 4.5, measure: "percentile",
            contrasts: [TextEntry.Contrast(width: 375, worst: 2, percentile: 3, mean: 5)])
        text.scrim = scrim.map { TextEntry.Scrim(color: "#000000", opacity: $0, gradient: nil, edge: nil) }
        return text
    }

    private static func transitions(_ hexes: [String]) -> [CarouselEntry.Transition] {
        GradientTable(
            pages: hexes.compactMap { SRGB8(hex: $0) }, wraps: true, interpolation: Interpolation(space: .oklab)
        ).transitions.map { transition in
            CarouselEntry.Transition(
                from: transition.from, to: transition.to,
                stops: transition.stops.map {
                    CarouselEntry.Transition.Stop(progress: $0.progress, hex: $0.color.hex)
                }, samples: [])
        }
    }

    static func carousel(_ name: String) -> CarouselEntry {
        return CarouselEntry(
            name: name, style: "page", wraps: true, interpolation: "oklab",
            pages: [
                CarouselEntry.Page(image: "loop1", backdrop: "#1F6FEA", backdropDark: "#002867", source: .extracted),
                CarouselEntry.Page(image: "loop2", backdrop: "#FF9F1C", source: .pinned),
            ],
            transitions: transitions(["#1F6FEA", "#FF9F1C"]))
    }
}

extension Diagnosed<Emission> {
    /// The content of a file as text.
    func text(_ path: String) -> String? {
        value.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

/// The checkout that the tests were built from.
enum EmitterTestFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
}
