internal import ColorScience
internal import FileAccess
package import ImageDecoding
package import TextDrawing

/// A picture that shows several items: pictures on their backdrops, colors, gradients and carousels.
package struct PreviewSheet {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package let picture: PixelBuffer
    /// The drawn characters that no font has, each only once.
    package let missing: [Character]

    package static let columns = 1...PictureCards.mostColumns
    package static let standardColumns = PictureCards.standardColumns

    private static let width = 960
    private static let margin = 32
    private static let gap = 28
    /// The maximum number of pixels; more than that would take over 400 MB of memory.
    private static let mostPixels = 100_000_000

    /// Draws the items from top to bottom; consecutive pictures share rows, and so do consecutive colors.
    ///
    /// - Parameter scale: the number of pixels per point, 1 or 2.
    package init(
        _ items: [PreviewItem], scale: Int, columns: Int = PreviewSheet.standardColumns, isDark: Bool = false,
        fonts: [Typeface] = [], otherFonts: [Typeface] = []
    ) throws(Failure) {
        let inner = Self.width - 2 * Self.margin
        let blocks = Self.blocks(items, columns: columns, width: inner, scale: scale)
        let height = blocks.reduce(2 * Self.margin) { $0 + $1.height } + Self.gap * max(0, blocks.count - 1)
        guard Self.width * height * scale * scale <= Self.mostPixels else {
            throw Failure(description: "\(items.count) items are too many for one PNG; name fewer")
        }
        var drawing = SheetDrawing(
            width: Self.width, height: height, scale: scale, fonts: fonts, otherFonts: otherFonts,
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

extension PreviewSheet {
    package func png() throws -> [UInt8] { try PNGEncoder.encode(picture, isNamed: true) }

    /// Draws items into a picture.
    ///
    /// - Parameter environment: the environment in which fontconfig finds this machine's fonts, for letters that
    /// neither `font` nor the built-in font has; nil to use only these two.
    package static func drawn(
        _ items: [PreviewItem], scale: Int, columns: Int?, isDark: Bool, font: String?,
        systemFonts environment: [String: String]?
    ) throws -> PreviewSheet {
        var fonts: [Typeface] = []
        if let font {
            do {
                fonts.append(try Typeface(bytes: try RegularFile.bytes(of: font)))
            } catch {
                throw UnusableFont(path: font, reason: "\(error)")
            }
        }
        func sheet(_ others: [Typeface]) throws(Failure) -> PreviewSheet {
            try PreviewSheet(
                items, scale: scale, columns: columns ?? standardColumns, isDark: isDark, fonts: fonts,
                otherFonts: others)
        }
        let plain = try sheet([])
        guard let environment, !plain.missing.isEmpty else { return plain }
        let found = SystemFonts.faces(for: plain.missing, environment: environment)
        return found.isEmpty ? plain : try sheet(found)
    }
}

package struct UnusableFont: Error {
    package let path: String
    package let reason: String
}
