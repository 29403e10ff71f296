internal import CatalogManifest
internal import Diagnostics

/// The catalog that a served page shows: a carousel that can't be compiled keeps its earlier version.
///
/// An editor may save a data file in two steps, and people make mistakes.
struct KeptCarousels {
    private(set) var manifest: CatalogManifest
    private(set) var reasons: [String: [Diagnostic]] = [:]

    /// - Parameter lists: the files that list the pages, keyed by carousel; one that isn't a key was removed.
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
