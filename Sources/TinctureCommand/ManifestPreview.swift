internal import CatalogManifest
internal import CatalogPreview
internal import FileAccess

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

    /// The pictures of everything that has the name, for a sheet: those of a carousel on its pages' backdrops.
    ///
    /// - Parameter folder: what the manifest's paths are relative to.
    func sheet(named name: String, in folder: String) -> [PaletteSheet.Entry] {
        let pages = manifest.carousels.filter { $0.name == name }.flatMap(\.pages).map { ($0.image, $0.backdrop) }
        let own = manifest.palettes.filter { $0.image == name }.map { ($0.image, $0.colors.backdrop ?? "") }
        return (pages + own).compactMap { image, backdrop in
            guard let file = manifest.images.first(where: { $0.name == image })?.variants.first?.file else {
                return nil
            }
            return PaletteSheet.Entry(
                path: FilePath.join(folder, file), backdrop: backdrop,
                swatches: manifest.palettes.first { $0.image == image }?.colors.swatches ?? [])
        }
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
