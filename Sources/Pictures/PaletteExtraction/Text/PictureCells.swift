package import ColorScience

/// A picture made smaller, to cells of a 128th of its longer side: three points where it fills a telephone's width.
package struct PictureCells: Sendable, Hashable {
    /// The most cells a side.
    package static let side = 128

    package let width: Int
    package let height: Int
    /// Four bytes a cell, row by row: red, green, blue and alpha in sRGB, not premultiplied.
    package let rgba: [UInt8]

    /// Cells by their bytes; nil where there are not as many as the size says, or none.
    package init?(width: Int, height: Int, rgba: [UInt8]) {
        let sides = 1...Self.side
        guard sides.contains(width), sides.contains(height), rgba.count == width * height * 4 else { return nil }
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }

    /// Whether no cell shows what is behind it.
    package var isOpaque: Bool { stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 } }

    /// The mean of a box of cells around one, over a background: what a stroke of text has behind it.
    ///
    /// - Parameters:
    ///   - side: the side of the box, which is cut off at the edges of the picture.
    func color(column: Int, row: Int, side: Int, over background: SRGB8) -> SRGB8 {
        let before = (side - 1) / 2
        let columns = max(0, column - before)...min(width - 1, column + side / 2)
        let rows = max(0, row - before)...min(height - 1, row + side / 2)
        var sums = SIMD4<Int>.zero
        for y in rows {
            for x in columns {
                let start = (y * width + x) * 4
                let alpha = Int(rgba[start + 3])
                sums &+= SIMD4(Int(rgba[start]), Int(rgba[start + 1]), Int(rgba[start + 2]), 1) &* alpha
            }
        }
        let whole = 255 * columns.count * rows.count
        func mix(_ sum: Int, _ behind: UInt8) -> UInt8 {
            UInt8(truncatingIfNeeded: (sum + (whole - sums.w) * Int(behind) + whole / 2) / whole)
        }
        return SRGB8(
            red: mix(sums.x, background.red), green: mix(sums.y, background.green),
            blue: mix(sums.z, background.blue))
    }
}

/// The colors of a picture behind strokes of a width, on the backdrop of its page.
package struct TextPlane: Sendable {
    let width: Int
    let height: Int
    let colors: [SRGB8]
    let luminances: [Double]
    let usesBackdrop: Bool

    /// - Parameters:
    ///   - side: the side of the box of cells that a stroke covers.
    ///   - backdrop: the backdrop behind a row, by its number.
    package init(_ cells: PictureCells, side: Int, over backdrop: (Int) -> SRGB8) {
        (width, height) = (cells.width, cells.height)
        usesBackdrop = !cells.isOpaque
        var colors: [SRGB8] = []
        colors.reserveCapacity(width * height)
        if side == 1, !usesBackdrop {
            for start in stride(from: 0, to: cells.rgba.count, by: 4) {
                colors.append(
                    SRGB8(red: cells.rgba[start], green: cells.rgba[start + 1], blue: cells.rgba[start + 2]))
            }
        } else {
            for row in 0..<height {
                let behind = backdrop(row)
                for column in 0..<width {
                    colors.append(cells.color(column: column, row: row, side: side, over: behind))
                }
            }
        }
        self.colors = colors
        luminances = colors.map { $0.relativeLuminance }
    }
}
