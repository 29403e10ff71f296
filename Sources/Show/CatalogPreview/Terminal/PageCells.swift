internal import ColorScience
internal import ImageDecoding

/// A drawing of carousel pages side by side, each on its backdrop, as one picture for a terminal.
struct PageCells {
    let cell: Int
    static let gap = 2
    /// The maximum height of a picture, in terminal lines; a portrait would otherwise fill the screen.
    private static let mostLines = 8
    let scale: Int

    /// Returns the width of a page, 18 to 34 columns if possible, and the number of pages in a line, as many as fit.
    static func layout(pages: Int, width: Int) -> (cell: Int, perLine: Int) {
        let perLine = max(1, min(pages, (width + gap) / (18 + gap)))
        return (max(1, min(34, (width - gap * (perLine - 1)) / perLine)), perLine)
    }

    /// Draws pages; if a file can't be read, only the backdrop is drawn.
    func draw(_ pages: [(file: String?, backdrop: SRGB8?)]) -> PixelBuffer {
        let room = max(1, (cell - 2) * scale)
        let thumbnails = pages.map { page in
            page.file.flatMap {
                try? Thumbnail.read(.file($0), maximumWidth: room, maximumHeight: (2 * Self.mostLines - 2) * scale)
            }
        }
        let tallest = thumbnails.map { $0?.height ?? 0 }.max() ?? 0
        // A terminal line is twice as high as a column is wide. The height is rounded up to whole lines.
        let height = max(1, (tallest + 2 * scale + 2 * scale - 1) / (2 * scale)) * 2 * scale
        let pitch = (cell + Self.gap) * scale
        var canvas = Canvas(width: pages.count * pitch - Self.gap * scale, height: height)
        for (index, (page, thumbnail)) in zip(pages, thumbnails).enumerated() {
            let left = index * pitch
            if let backdrop = page.backdrop { canvas.fill(left..<(left + cell * scale), 0..<height, backdrop) }
            guard let thumbnail else { continue }
            canvas.draw(
                thumbnail, column: left + (cell * scale - thumbnail.width) / 2, row: (height - thumbnail.height) / 2)
        }
        return canvas.picture
    }
}
