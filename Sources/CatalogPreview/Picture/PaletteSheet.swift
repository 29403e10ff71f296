public import CatalogManifest
internal import ColorScience
public import ImageDecoding

/// Pictures on their backdrops with their swatches beneath, as one picture.
public enum PaletteSheet {
    /// One picture of the sheet.
    public struct Entry: Sendable {
        /// The picture's file.
        public let path: String
        /// What lies behind it, `#RRGGBB`.
        public let backdrop: String
        /// What it is made of.
        public let swatches: [SwatchEntry]

        /// A picture by its parts.
        public init(path: String, backdrop: String, swatches: [SwatchEntry]) {
            self.path = path
            self.backdrop = backdrop
            self.swatches = swatches
        }
    }

    private static let columns = 2
    private static let picture = (width: 440, height: 180)
    /// What is left of the backdrop around a picture.
    private static let inset = 24
    private static let swatchHeight = 22
    private static let gap = 16

    /// Draws the sheet.
    ///
    /// - Throws: ``ImageDecodingError`` where a picture cannot be read.
    public static func draw(_ entries: [Entry]) throws(ImageDecodingError) -> PixelBuffer {
        let cellWidth = picture.width + 2 * inset
        var thumbnails: [PixelBuffer] = []
        for entry in entries {
            thumbnails.append(
                try Thumbnail.read(entry.path, maximumWidth: picture.width, maximumHeight: picture.height))
        }
        // As high as the pictures need: banners are flat.
        let tallest = thumbnails.map(\.height).max() ?? 0
        let cellHeight = tallest + 2 * inset
        let pitch = (cellWidth + gap, cellHeight + swatchHeight + gap)
        let used = min(columns, max(1, entries.count))
        let rows = (entries.count + columns - 1) / columns
        let white = SRGB8(red: 255, green: 255, blue: 255)
        var canvas = Canvas(width: used * pitch.0 + gap, height: max(1, rows) * pitch.1 + gap, white)
        for (index, (entry, thumbnail)) in zip(entries, thumbnails).enumerated() {
            let left = gap + index % columns * pitch.0
            let top = gap + index / columns * pitch.1
            let backdrop = SRGB8(hex: entry.backdrop) ?? white
            canvas.fill(left..<(left + cellWidth), top..<(top + cellHeight), backdrop)
            canvas.draw(
                thumbnail, column: left + (cellWidth - thumbnail.width) / 2,
                row: top + (cellHeight - thumbnail.height) / 2)
            drawSwatches(entry.swatches, on: &canvas, left: left, top: top + cellHeight, width: cellWidth)
        }
        return canvas.picture
    }

    /// Side by side, each as wide as the square root of its share says: a small one is seen, the order stays.
    private static func drawSwatches(
        _ swatches: [SwatchEntry], on canvas: inout Canvas, left: Int, top: Int, width: Int
    ) {
        let total = swatches.reduce(0) { $0 + $1.weight.squareRoot() }
        var sum = 0.0
        for swatch in swatches {
            guard let color = SRGB8(hex: swatch.hex), total > 0 else { continue }
            let start = left + Int((sum / total * Double(width)).rounded())
            sum += swatch.weight.squareRoot()
            let end = left + Int((sum / total * Double(width)).rounded())
            canvas.fill(start..<max(start, end), top..<(top + swatchHeight), color)
        }
    }
}
