internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

extension TerminalPreview {
    func text(_ carousel: CarouselPreview) -> String {
        let entry = carousel.entry
        var words = "\(entry.name)  \(entry.style)\(entry.wraps ? ", wraps" : ""), blended in \(entry.interpolation)"
        if let hue = entry.hue { words += " (\(hue) hue)" }
        if let easing = entry.easing { words += ", eased \(easing)" }
        return title(words)
            + (depth == .plain || entry.pages.isEmpty
                ? list(carousel) : pages(carousel) + adjustments(entry) + scroll(entry))
    }

    private func adjustments(_ entry: CarouselEntry) -> String {
        entry.pages.enumerated().filter { $0.element.unadjusted != nil }.map { index, page in
            title("   \(index) \(page.image): \(entry.words(for: page))")
        }.joined()
    }

    /// Returns a carousel for a terminal without colors: a line per page, and hex codes along the scroll range.
    private func list(_ carousel: CarouselPreview) -> String {
        let entry = carousel.entry
        var text = ""
        let words = entry.pages.map(carousel.word)
        let longestWord = words.map(\.count).max() ?? 0
        let longest = entry.pages.map { DisplayWidth.of($0.image) }.max() ?? 0
        for (page, word) in zip(entry.pages, words) {
            var line = line
            line.add("   \(page.backdrop)  ")
            let start = line.columns
            line.add(page.image, atMost: limit.map { max(1, $0 - start - 11) })
            line.pad(to: min(start + longest, (limit ?? .max) - 11))
            line.add("  ")
            let end = line.columns + longestWord
            line.add(word)
            if let dark = page.backdropDark, end + 14 <= limit ?? .max {
                line.pad(to: end)
                line.add("  dark \(dark)")
            }
            text += line.ended()
        }
        text += adjustments(entry)
        let samples = entry.transitions.flatMap(\.samples)
        if !samples.isEmpty {
            text += title("   Along the scroll, with the position in pages below:") + strip(samples)
            let positions = entry.transitions.flatMap { transition in
                transition.samples.indices.map {
                    Double(transition.from) + Double($0) / Double(max(1, transition.samples.count - 1))
                }
            }
            var ruler = line
            for (column, index) in shownIndices(of: samples).enumerated() {
                ruler.pad(to: column * ("#RRGGBB".count + 1))
                ruler.add(ShortNumber.text(positions[index]))
            }
            text += ruler.ended()
        }
        return entry.contrast.map { text + title("  " + Self.words(for: $0)) } ?? text
    }

    private static func words(for contrast: CarouselEntry.Contrast) -> String {
        "worst contrast of \(contrast.overlay): \(ShortNumber.text(contrast.worst)) at position "
            + ShortNumber.text(contrast.position)
    }

    /// Returns the pages side by side, in as many rows as needed.
    private func pages(_ carousel: CarouselPreview) -> String {
        let pages = Array(zip(carousel.entry.pages, carousel.files))
        let shown = TerminalPicture(kind: pictures, depth: depth)
        let (cell, perLine) = PageCells.layout(pages: pages.count, width: width)
        let cells = PageCells(cell: cell, scale: shown.pixelsPerColumn)
        var text = ""
        for start in stride(from: 0, to: pages.count, by: perLine) {
            let row = pages[start..<min(start + perLine, pages.count)]
            if pictures != .none {
                text += shown.text(cells.draw(row.map { ($0.1, SRGB8(hex: $0.0.backdrop)) }))
            }
            var (names, colors) = (line, line)
            for (index, (page, _)) in row.enumerated() {
                let left = index * (cell + PageCells.gap)
                names.pad(to: left)
                names.add("\(start + index) \(page.image)", atMost: cell)
                colors.pad(to: left)
                if pictures == .none { colors.fill(SRGB8(hex: page.backdrop), cells: 4) }
                colors.add(
                    "\(pictures == .none ? " " : "")\(page.backdrop) \(carousel.word(for: page))",
                    atMost: cell - (pictures == .none ? 4 : 0))
            }
            text += names.ended() + colors.ended()
        }
        return text
    }

    /// Returns the backdrop along the scroll range, with page numbers and the lowest contrast below.
    private func scroll(_ entry: CarouselEntry) -> String {
        let backdrop = ScrollBackdrop(entry)
        var text = "\n"
        for row in 0..<2 {
            var line = line
            for column in 0..<width {
                let position = backdrop.position(at: (Double(column) + 0.5) / Double(width))
                let heights = backdrop.isFlat ? [0, 0] : [Double(2 * row) / 3, Double(2 * row + 1) / 3]
                line.halves(
                    backdrop.color(at: position, height: heights[0]), backdrop.color(at: position, height: heights[1]))
            }
            text += line.ended()
        }
        var ruler = line
        for page in entry.pages.indices {
            let column = self.column(of: Double(page), backdrop)
            // A number that would touch the number before it is left out.
            if page > 0, column < ruler.columns + 1 { continue }
            ruler.pad(to: column)
            ruler.add("\(page)")
        }
        text += ruler.ended()
        guard let contrast = entry.contrast else { return text }
        let words = Self.words(for: contrast)
        let column = self.column(of: contrast.position, backdrop)
        var mark = line
        // The words are to the right of the mark, or to its left if there is no space at the end of the line.
        if column + 2 + words.count <= width {
            mark.pad(to: column)
            mark.add("▲ \(words)")
        } else {
            mark.pad(to: max(0, column - words.count - 1))
            mark.add("\(words) ▲")
        }
        return text + mark.ended()
    }

    private func column(of position: Double, _ backdrop: ScrollBackdrop) -> Int {
        let location = backdrop.location(of: position.isFinite ? position : 0)
        return Int(min(max(location, 0), 1) * Double(width - 1))
    }
}
