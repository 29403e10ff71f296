internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// The old and the new version of a carousel, which scroll together on the HTML page of a difference.
struct DifferenceStage: Encodable {
    /// The number of backdrop colors for each page of the carousel, between which the script blends.
    private static let colorsPerPage = 16

    struct Page: Encodable {
        let image: String
        /// The digest of the picture, and then the name of its element; nil if the catalog lacks the picture.
        var picture: String?
        let pin: String?
    }

    struct Side: Encodable {
        let label: String
        let wraps: Bool
        let overlay: String?
        var pages: [Page]
        /// The colors along the scroll range: one list, or for a gradient those of its top, middle and bottom.
        let rows: [[String]]
        var perPage = DifferenceStage.colorsPerPage
    }

    let name: String
    private(set) var sides: [Side] = []
    let slots: [Slot]
    /// The slot that the page shows first: where the contrast got worse, or else the first new or removed page.
    let start: Double?
    private(set) var pictures: [DifferencePage.Picture] = []

    private enum CodingKeys: String, CodingKey { case name, sides, slots, start }

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

    init(
        _ name: String, _ base: (label: String, CatalogManifest), _ head: (label: String, CatalogManifest),
        position: Double? = nil, pins: [String: String] = [:]
    ) {
        self.name = name
        let compared = CarouselComparison.all(base.1, head.1, Renames(from: base.1, to: head.1))
        let slots = compared.first { $0.head.name == name }.map(Self.slots) ?? []
        self.slots = slots
        start =
            position.flatMap { position in
                let page = Int(position)
                return slots.firstIndex { $0.after == page }.map { Double($0) + position - Double(page) }
            } ?? slots.firstIndex { $0.before == nil || $0.after == nil }.map(Double.init)
        for (label, manifest, isBefore) in [(base.label, base.1, true), (head.label, head.1, false)] {
            // A former carousel without pages would be an empty frame.
            let carousel = manifest.carousels.first { $0.name == name && !(isBefore && $0.pages.isEmpty) }
            if let carousel { add(carousel, of: manifest, label, isBefore: isBefore, pins: isBefore ? [:] : pins) }
        }
    }

    private mutating func add(
        _ carousel: CarouselEntry, of manifest: CatalogManifest, _ label: String, isBefore: Bool, pins: [String: String]
    ) {
        let images = Dictionary(manifest.images.map { ($0.name, $0) }) { first, _ in first }
        let shown = carousel.pages.map { images[$0.image]?.variants.largest }
        pictures += shown.compactMap(\.self).map {
            .init(sha256: $0.sha256, file: $0.file, format: $0.format, isBefore: isBefore)
        }
        let backdrop = ScrollBackdrop(carousel)
        let last = carousel.wraps ? carousel.pages.count : max(0, carousel.pages.count - 1)
        let rows = (backdrop.isFlat ? [0] : [0, 0.5, 1]).map { height in
            (0...(last * Self.colorsPerPage)).map { step in
                backdrop.color(at: Double(step) / Double(Self.colorsPerPage), height: height).hex
            }
        }
        sides.append(
            Side(
                label: label, wraps: carousel.wraps, overlay: carousel.contrast?.overlay,
                pages: zip(carousel.pages, shown).map { page, picture in
                    Page(image: page.image, picture: picture?.sha256, pin: pins[page.image])
                }, rows: rows))
    }

    /// Replaces the digest of each picture by the name of its element; nil for a picture without one.
    mutating func name(pictures: (_ digest: String) -> String?) {
        for side in sides.indices {
            for page in sides[side].pages.indices {
                sides[side].pages[page].picture = sides[side].pages[page].picture.flatMap(pictures)
            }
        }
    }
}
