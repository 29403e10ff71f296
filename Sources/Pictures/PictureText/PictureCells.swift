package import ColorScience

/// A picture reduced to at most 128 × 128 pixels, called cells, in which the contrast of text is measured.
///
/// If the picture fills the width of a phone, a cell is about three points wide.
package struct PictureCells: Sendable, Hashable {
    package static let side = 128

    package let width: Int
    package let height: Int
    /// Four bytes per cell, row by row: red, green, blue and alpha in sRGB, not premultiplied.
    package let rgba: [UInt8]

    package init?(width: Int, height: Int, rgba: [UInt8]) {
        let sides = 1...Self.side
        guard sides.contains(width), sides.contains(height), rgba.count == width * height * 4 else { return nil }
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }

    package var isOpaque: Bool { stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 } }

    /// Returns the mean of a square of `side` × `side` cells, behind a letter's stroke, drawn over a background.
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

/// The colors behind text on a picture, one for each cell: transparent pixels show the page's background in one mode.
package struct TextPlane: Sendable {
    let width: Int
    let height: Int
    let colors: [SRGB8]
    let luminances: [Double]
    let usesBackdrop: Bool

    /// Computes the color behind text at each cell: the mean of a square of cells as wide as the stroke of a letter.
    ///
    /// - Parameter backdrop: returns the page's background behind a row of cells, given the index of the row.
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
