internal import CatalogManifest
internal import Diagnostics

/// The catalog of a served page, in which a carousel that fails to compile keeps its last version.
///
/// An editor may save a data file in two steps, and people make mistakes. The carousel doesn't change in the meantime.
struct KeptCarousels {
    private(set) var manifest: CatalogManifest
    /// The errors of each carousel that keeps its last version.
    private(set) var reasons: [String: [Diagnostic]] = [:]

    /// - Parameters:
    ///   - last: the catalog before this compile.
    ///   - lists: the files that list pages, by carousel name. A carousel that has no file here was removed.
    ///   - errors: the errors of the compile.
    init(_ manifest: CatalogManifest, last: CatalogManifest, lists: [String: String], errors: [Diagnostic]) {
        self.manifest = manifest
        guard !errors.isEmpty else { return }
        let made = Set(manifest.carousels.map(\.name))
        for carousel in last.carousels where !made.contains(carousel.name) {
            guard let list = lists[carousel.name] else { continue }
            let own = errors.filter { $0.path == list || $0.subject.names.contains(carousel.name) }
            reasons[carousel.name] = own.isEmpty ? errors : own
            self.manifest.carousels.append(carousel)
            keepPins(of: carousel, from: last)
        }
    }

    private mutating func keepPins(of carousel: CarouselEntry, from last: CatalogManifest) {
        let shown = Set(carousel.pages.map(\.image))
        let pins = Dictionary(
            last.pictureColors.compactMap { colors in colors.pin.map { (colors.image, $0) } }.filter {
                shown.contains($0.0)
            }, uniquingKeysWith: { first, _ in first })
        for index in manifest.images.indices where manifest.images[index].pin == nil {
            manifest.images[index].pin = pins[manifest.images[index].name]
        }
        for index in manifest.palettes.indices where manifest.palettes[index].pin == nil {
            manifest.palettes[index].pin = pins[manifest.palettes[index].image]
        }
    }
}
