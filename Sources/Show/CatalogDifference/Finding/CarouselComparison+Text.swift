internal import CatalogManifest

extension CarouselComparison {
    /// The smallest loss of contrast to report; saving a picture again with compression can cause smaller ones.
    private static let leastLoss = 0.1

    /// The changes in the contrast of text on pages, in light and dark mode, in the order of the pages.
    var text: [TextChange] {
        head.pages.indices.flatMap { number in
            [false, true].flatMap { isDark -> [TextChange] in
                let page = head.pages[number]
                if isDark, page.textDark == nil { return [] }
                let former = matches[number].map { base.pages[$0].text(isDark: isDark) } ?? []
                let known = Dictionary(former.map { ($0.name, $0) }) { first, _ in first }
                return page.text(isDark: isDark).compactMap { entry in
                    change(entry, known[entry.name], on: page.image, isDark: isDark)
                }
            }
        }
    }

    private func change(
        _ text: TextEntry, _ former: TextEntry?, on image: String, isDark: Bool
    ) -> TextChange? {
        let (before, after) = (former?.lowest.ratio, text.lowest.ratio)
        let change: ContrastChange.Change
        switch (former?.fails ?? false, text.fails) {
        case (false, true): change = .new
        case (true, true) where (before ?? 21) - after >= Self.leastLoss: change = .worse
        case (true, false): change = .fixed
        default: return nil
        }
        return TextChange(
            carousel: head.name, image: image, area: text.name, appearance: isDark ? "dark" : "light",
            change: change, foreground: text.foreground, minimum: text.minimum, before: before, after: after,
            failing: text.failing)
    }
}
