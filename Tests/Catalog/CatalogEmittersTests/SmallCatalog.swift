import CarouselGradients
import CatalogEmitters
import CatalogManifest
import ColorScience
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
        manifest.carousels = [carousel("home")]
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

    static func carousel(_ name: String) -> CarouselEntry {
        let colors = [SRGB8(red: 31, green: 111, blue: 234), SRGB8(red: 255, green: 159, blue: 28)]
        let table = GradientTable(pages: colors, wraps: true, interpolation: Interpolation(space: .oklab))
        return CarouselEntry(
            name: name, style: "page", wraps: true, interpolation: "oklab",
            pages: [
                CarouselEntry.Page(image: "loop1", backdrop: "#1F6FEA", backdropDark: "#002867", source: .extracted),
                CarouselEntry.Page(image: "loop2", backdrop: "#FF9F1C", source: .pinned),
            ],
            transitions: table.transitions.map { transition in
                CarouselEntry.Transition(
                    from: transition.from, to: transition.to,
                    stops: transition.stops.map {
                        CarouselEntry.Transition.Stop(progress: $0.progress, hex: $0.color.hex)
                    }, samples: [])
            })
    }
}

extension Emission {
    /// The content of a file as text.
    func text(_ path: String) -> String? {
        files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

/// The checkout that the tests were built from.
enum EmitterTestFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
}
