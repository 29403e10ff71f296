internal import ColorScience
package import ImageDecoding
package import TextDrawing

/// Everything that was asked for as one picture: pictures on their backdrops with their swatches, colors, gradients,
/// carousels.
package struct PreviewSheet {
    /// Why a sheet cannot be drawn.
    package enum Failure: Error, Sendable, CustomStringConvertible {
        /// It would have more pixels than a picture viewer opens.
        case tooLarge(items: Int)

        package var description: String {
            switch self {
            case .tooLarge(let items): "\(items) things are too many for one picture: name fewer"
            }
        }
    }

    package let picture: PixelBuffer
    /// The characters of names that no font had, each once.
    package let missing: [Character]

    /// How many pictures can be side by side, and how many are by default.
    package static let columns = 1...PictureCards.mostColumns
    package static let standardColumns = PictureCards.standardColumns

    private static let width = 960
    private static let margin = 32
    private static let gap = 28
    /// The most pixels: 400 MB of memory while it is drawn.
    private static let mostPixels = 100_000_000

    /// Draws a sheet.
    ///
    /// - Parameters:
    ///   - items: what is on it, from the top; what is alike and follows one another is side by side.
    ///   - scale: how many pixels a point has, 1 or 2.
    ///   - columns: how many pictures are side by side, 1 … 6; a single one has the whole width.
    ///   - isDark: whether its background is that of the dark appearance; the items are drawn as they are.
    ///   - fonts: fonts that go before the standard one.
    ///   - otherFonts: fonts for what none of these has.
    /// - Throws: ``Failure`` where there is too much. A picture that cannot be read leaves its place empty.
    package init(
        _ items: [PreviewItem], scale: Int, columns: Int = PreviewSheet.standardColumns, isDark: Bool = false,
        fonts: [Typeface] = [], otherFonts: [Typeface] = []
    ) throws(Failure) {
        let inner = Self.width - 2 * Self.margin
        let blocks = Self.blocks(items, columns: columns, width: inner, scale: scale)
        let height = blocks.reduce(2 * Self.margin) { $0 + $1.height } + Self.gap * max(0, blocks.count - 1)
        guard Self.width * height * scale * scale <= Self.mostPixels else { throw .tooLarge(items: items.count) }
        var drawing = SheetDrawing(
            width: Self.width, height: height, scale: scale, fonts: SheetFonts(fonts, otherFonts),
            theme: isDark ? .dark : .light)
        var top = Self.margin
        for block in blocks {
            block.draw(on: &drawing, left: Self.margin, top: top)
            top += block.height + Self.gap
        }
        picture = drawing.canvas.picture
        missing = drawing.missing
    }

    private static func blocks(_ items: [PreviewItem], columns: Int, width: Int, scale: Int) -> [any SheetBlock] {
        var blocks: [any SheetBlock] = []
        var pictures: [PicturePreview] = []
        var chips: [ColorChips.Chip] = []
        func addRows() {
            let columns = pictures.count == 1 ? 1 : columns
            for start in stride(from: 0, to: pictures.count, by: columns) {
                let row = pictures[start..<min(start + columns, pictures.count)]
                blocks.append(PictureCards(row, columns: columns, width: width, scale: scale))
            }
            for start in stride(from: 0, to: chips.count, by: ColorChips.perRow) {
                let row = chips[start..<min(start + ColorChips.perRow, chips.count)]
                blocks.append(ColorChips(chips: Array(row), width: width))
            }
            pictures = []
            chips = []
        }
        for item in items {
            switch item {
            case .picture(let picture):
                if !chips.isEmpty { addRows() }
                pictures.append(picture)
            case .color(let color):
                if !pictures.isEmpty { addRows() }
                chips += color.shades.map { ColorChips.Chip(name: color.name, shade: $0) }
            case .gradient(let gradient):
                addRows()
                blocks.append(GradientStrip(gradient: gradient, width: width))
            case .carousel(let carousel):
                addRows()
                blocks.append(CarouselStrip(carousel, width: width, scale: scale))
            }
        }
        addRows()
        return blocks
    }
}
