package import CatalogManifest
internal import Diagnostics

extension CarouselEntry {
    /// Where the color behind a page comes from, in words: `pinned #1F8FA0, adjusted to #008192 for 4.5 : 1`.
    package func words(for page: Page) -> String {
        guard let before = page.unadjusted else { return page.source.rawValue }
        let ratio = contrast?.asked.map { " for \(ShortNumber.text($0)) : 1" } ?? ""
        return "\(page.source.rawValue) \(before), adjusted to \(page.backdrop)\(ratio)"
    }

    /// The same in a word.
    func word(for page: Page) -> String { page.unadjusted == nil ? page.source.rawValue : "adjusted" }
}
