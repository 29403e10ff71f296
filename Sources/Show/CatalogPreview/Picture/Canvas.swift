package import ColorScience
package import ImageDecoding
internal import TextDrawing

/// A picture in memory on which shapes, other pictures and text are drawn.
package struct Canvas: Sendable {
    package let width: Int
    package let height: Int
    private var rgba: [UInt8]

    package init(width: Int, height: Int, _ color: SRGB8? = nil) {
        (self.width, self.height) = (width, height)
        rgba = [UInt8](repeating: 0, count: width * height * 4)
        if let color { fill(0..<width, 0..<height, color) }
    }

    package var picture: PixelBuffer { PixelBuffer(width: width, height: height, rgba: rgba) }

    package mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: SRGB8) {
        paint(columns, rows, radius: 0) { _, _ in color }
    }

    package mutating func draw(_ picture: PixelBuffer, column left: Int, row top: Int, radius: Int = 0) {
        let corners = RoundedCorners(width: picture.width, height: picture.height, radius: radius)
        for row in 0..<picture.height where (0..<height).contains(top + row) {
            for column in 0..<picture.width where (0..<width).contains(left + column) {
                let from = (row * picture.width + column) * 4
                let color = SRGB8(red: picture.rgba[from], green: picture.rgba[from + 1], blue: picture.rgba[from + 2])
                let alpha = Int(picture.rgba[from + 3]) * corners.coverage(column, row)
                lay(color, alpha: UInt8((alpha + 127) / 255), column: left + column, row: top + row)
            }
        }
    }

    /// Fills a rectangle with rounded corners.
    ///
    /// - Parameter color: returns a pixel's color, given its column and row from the upper left corner.
    mutating func paint(
        _ columns: Range<Int>, _ rows: Range<Int>, radius: Int, _ color: (_ column: Int, _ row: Int) -> SRGB8
    ) {
        let corners = RoundedCorners(width: columns.count, height: rows.count, radius: radius)
        for row in rows.clamped(to: 0..<height) {
            for column in columns.clamped(to: 0..<width) {
                let (x, y) = (column - columns.lowerBound, row - rows.lowerBound)
                lay(color(x, y), alpha: UInt8(corners.coverage(x, y)), column: column, row: row)
            }
        }
    }

    /// Draws a color through a mask, such as the shape of a text, blended in linear light.
    ///
    /// A half-covered pixel should emit half the light, so that light text on dark looks as heavy as dark text on light
    /// (FreeType's documentation, "On slight hinting, proper text rendering").
    mutating func draw(_ coverage: Coverage, column left: Int, row top: Int, _ color: SRGB8) {
        let front = [color.red, color.green, color.blue].map { LinearLight.value(of: $0) }
        for row in 0..<coverage.height where (0..<height).contains(top + coverage.top + row) {
            for column in 0..<coverage.width where (0..<width).contains(left + coverage.left + column) {
                let alpha = Double(coverage.values[row * coverage.width + column]) / 255
                guard alpha > 0 else { continue }
                let to = ((top + coverage.top + row) * width + left + coverage.left + column) * 4
                for channel in 0..<3 {
                    let back = LinearLight.value(of: rgba[to + channel])
                    rgba[to + channel] = LinearLight.byte(of: front[channel] * alpha + back * (1 - alpha))
                }
                rgba[to + 3] = 255
            }
        }
    }

    /// Draws a color with opacity over a pixel; a fully transparent pixel gets the color's opacity.
    private mutating func lay(_ color: SRGB8, alpha: UInt8, column: Int, row: Int) {
        let to = (row * width + column) * 4
        if alpha == 255 || rgba[to + 3] == 0 {
            (rgba[to], rgba[to + 1], rgba[to + 2], rgba[to + 3]) = (color.red, color.green, color.blue, alpha)
            return
        }
        let seen = color.over(SRGB8(red: rgba[to], green: rgba[to + 1], blue: rgba[to + 2]), alpha: alpha)
        (rgba[to], rgba[to + 1], rgba[to + 2]) = (seen.red, seen.green, seen.blue)
    }
}
