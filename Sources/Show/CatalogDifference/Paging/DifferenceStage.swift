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
            slots += (next..<max(next, end)).filter { !matched.contains($0) }.map { Slot(before: $0) }
            next = max(next, end)
        }
        var aligned = matched.sorted()[...]
        let moved = Set(compared.moved.map(\.to))
        for (after, match) in compared.matches.enumerated() {
            if match != nil, let before = aligned.popFirst() { addRemoved(before: before) }
            slots.append(Slot(before: match, after: after, isMoved: moved.contains(after) ? true : nil))
        }
        addRemoved(before: compared.base.pages.count)
        return slots
    }

    /// - Parameters:
    ///   - base: the largest file of each picture in the first catalog.
    ///   - head: the largest file of each picture in the second catalog.
    init(
        _ compared: CarouselComparison, _ base: [String: ImageEntry.Variant], _ head: [String: ImageEntry.Variant],
        position: Double?, pins: [String: String]
    ) {
        name = compared.head.name
        let slots = Self.slots(compared)
        self.slots = slots
        start =
            position.flatMap { position in
                let page = Int(position)
                return slots.firstIndex { $0.after == page }.map { Double($0) + position - Double(page) }
            } ?? slots.firstIndex { $0.before == nil || $0.after == nil }.map(Double.init)
        // A former carousel without pages would be an empty frame.
        if !compared.base.pages.isEmpty { add(compared.base, base, isBefore: true, pins: [:]) }
        add(compared.head, head, isBefore: false, pins: pins)
    }

    private mutating func add(
        _ carousel: CarouselEntry, _ files: [String: ImageEntry.Variant], isBefore: Bool, pins: [String: String]
    ) {
        let shown = carousel.pages.map { files[$0.image] }
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
                label: isBefore ? "before" : "after", wraps: carousel.wraps, overlay: carousel.contrast?.overlay,
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
