internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// The old and the new version of a carousel, which scroll together on the HTML page of a difference.
struct DifferenceStage {
    /// The number of backdrop colors for each page of the carousel, between which the script blends.
    static let colorsPerPage = 16

    struct Side {
        let label: String
        let carousel: CarouselEntry
        let pictures: [DifferencePage.Picture?]
        /// The colors along the scroll range: one list, or for a gradient those of its top, middle and bottom.
        let rows: [[String]]

        init(_ label: String, _ carousel: CarouselEntry, _ manifest: CatalogManifest, isBefore: Bool) {
            self.label = label
            self.carousel = carousel
            let images = Dictionary(manifest.images.map { ($0.name, $0) }) { first, _ in first }
            pictures = carousel.pages.map { page in
                images[page.image]?.variants.largest.map {
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
    let slots: [Slot]

    /// The indices of a page in each version; nil for a version that has no page there.
    struct Slot: Encodable {
        var before: Int?
        var after: Int?
        var isMoved: Bool?
    }

    /// Returns a slot for each page of the second carousel, with slots for removed pages between them.
    private static func slots(_ compared: CarouselComparison) -> [Slot] {
        let matched = Set(compared.matches.compactMap(\.self))
        var slots: [Slot] = []
        var next = 0
        func addRemoved(before end: Int) {
            while next < end {
                if !matched.contains(next) { slots.append(Slot(before: next)) }
                next += 1
            }
        }
        var aligned = compared.alignedPages[...]
        let moved = Set(compared.moved.map(\.to))
        for (after, match) in compared.matches.enumerated() {
            let before = match == nil ? nil : aligned.popFirst()
            if let before { addRemoved(before: before) }
            slots.append(Slot(before: match, after: after, isMoved: moved.contains(after) ? true : nil))
        }
        addRemoved(before: compared.base.pages.count)
        return slots
    }

    init(_ name: String, _ base: (label: String, CatalogManifest), _ head: (label: String, CatalogManifest)) {
        self.name = name
        let compared = CarouselComparison.all(base.1, head.1, Renames(from: base.1, to: head.1))
        slots = compared.first { $0.head.name == name }.map(Self.slots) ?? []
        sides = [(base.label, base.1, true), (head.label, head.1, false)].compactMap { label, manifest, isBefore in
            // A former carousel without pages would be an empty frame.
            manifest.carousels.first { $0.name == name && !(isBefore && $0.pages.isEmpty) }.map {
                Side(label, $0, manifest, isBefore: isBefore)
            }
        }
    }

    var pictures: [DifferencePage.Picture] { sides.flatMap { $0.pictures.compactMap(\.self) } }
}
