internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// A carousel of both catalogs, to be moved together.
struct DifferenceStage {
    /// So many colors are given from page to page; the page blends between them.
    static let colorsPerPage = 16

    /// The carousel of one of the two.
    struct Side {
        let label: String
        let carousel: CarouselEntry
        /// The picture of each page; nil for one that is not in the catalog.
        let pictures: [DifferencePage.Picture?]
        /// The colors along the scroll range, at each of some heights.
        let rows: [[String]]

        init(_ label: String, _ carousel: CarouselEntry, _ manifest: CatalogManifest, isBefore: Bool) {
            self.label = label
            self.carousel = carousel
            let images = Dictionary(manifest.images.map { ($0.name, $0) }) { first, _ in first }
            pictures = carousel.pages.map { page in
                images[page.image]?.largestVariant.map {
                    DifferencePage.Picture(
                        sha256: $0.sha256, file: $0.file, format: $0.format, isBefore: isBefore)
                }
            }
            let backdrop = ScrollBackdrop(carousel)
            let last = carousel.wraps ? carousel.pages.count : max(0, carousel.pages.count - 1)
            rows = (backdrop.isFlat ? [0] : [0, 0.5, 1]).map { height in
                (0...(last * DifferenceStage.colorsPerPage)).map { step in
                    backdrop.color(at: Double(step) / Double(DifferenceStage.colorsPerPage), height: height).hex
                }
            }
        }
    }

    let name: String
    let sides: [Side]

    init(_ name: String, _ base: (label: String, CatalogManifest), _ head: (label: String, CatalogManifest)) {
        self.name = name
        sides = [(base.label, base.1, true), (head.label, head.1, false)].compactMap { label, manifest, isBefore in
            manifest.carousels.first { $0.name == name }.map { Side(label, $0, manifest, isBefore: isBefore) }
        }
    }

    var pictures: [DifferencePage.Picture] { sides.flatMap { $0.pictures.compactMap(\.self) } }
}
