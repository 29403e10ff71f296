internal import CatalogManifest
internal import CatalogPreview

/// Shows what is in a manifest, all of it or by name.
struct ManifestPreview {
    private let manifest: CatalogManifest
    private let terminal = TerminalPreview.standard

    init(_ manifest: CatalogManifest) { self.manifest = manifest }

    /// Every name that ``named(_:)`` knows.
    var names: [String] {
        manifest.carousels.map(\.name) + manifest.gradients.map(\.name) + manifest.colors.map(\.name)
            + manifest.palettes.map(\.image)
    }

    /// Everything that has the name, or nil where nothing has.
    func named(_ name: String) -> String? {
        let parts =
            manifest.carousels.filter { $0.name == name }.map(terminal.carousel)
            + manifest.gradients.filter { $0.name == name }.map(terminal.gradient)
            + manifest.colors.filter { $0.name == name }.map(color)
            + manifest.palettes.filter { $0.image == name }.map(palette)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// Colours, palettes, gradients and carousels, in this order, so that the carousels are what the eye ends on.
    var everything: String {
        (manifest.colors.map(color) + manifest.palettes.map(palette) + manifest.gradients.map(terminal.gradient)
            + manifest.carousels.map(terminal.carousel)).joined(separator: "\n")
    }

    private func color(_ color: ColorEntry) -> String {
        color.variants.map { variant in
            terminal.color(
                name: color.name, hex: variant.hex ?? variant.reference ?? "",
                detail: variant.appearance == "any" ? "" : variant.appearance)
        }.joined()
    }

    private func palette(_ palette: PaletteEntry) -> String {
        terminal.palette(name: palette.image, palette.colors)
    }
}
