package import CatalogManifest
internal import Diagnostics

extension CarouselEntry {
    /// Returns how a page's backdrop was chosen, such as `pinned #1F8FA0, adjusted to #008192 for 4.5 : 1`.
    package func words(for page: Page) -> String {
        let source =
            page.pinnedBy?.at != nil
            ? "pinned to a point of the picture"
            : page.source == .pinned ? PinReferenceEntry.words(page.pinnedBy) : "found"
        guard let before = page.unadjusted else { return source }
        let ratio = contrast?.required.map { " for a contrast of \(ShortNumber.text($0)) : 1" } ?? ""
        return "\(source) \(before), adjusted to \(page.backdrop)\(ratio)"
    }
}

extension CarouselPreview {
    /// Returns how a page's backdrop was chosen in one word, or `uncertain`.
    func word(for page: CarouselEntry.Page) -> String {
        if (page.confidence ?? 1) < leastConfidence { return "uncertain" }
        return page.unadjusted != nil ? "adjusted" : page.source == .pinned ? "pinned" : "found"
    }
}
