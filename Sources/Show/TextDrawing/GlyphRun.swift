/// The pixels of glyphs (letter shapes) that are drawn one after another on a baseline.
struct GlyphRun {
    /// The position of the next glyph, in pixels from the start of the baseline.
    var pen = 0.0
    /// The coverage of each pixel, keyed by row and then by column.
    private var rows: [Int: [Int: UInt8]] = [:]

    /// Adds a row of pixels of a glyph; where glyphs overlap, their coverage adds up.
    mutating func add(_ coverage: UnsafeBufferPointer<UInt8>, left: Int, row: Int) {
        for (column, value) in coverage.enumerated() where value > 0 {
            let known = rows[row, default: [:]][left + column, default: 0]
            rows[row, default: [:]][left + column] = UInt8(min(255, Int(known) + Int(value)))
        }
    }

    var coverage: Coverage? {
        guard let top = rows.keys.min(), let bottom = rows.keys.max(),
            let left = rows.values.compactMap({ $0.keys.min() }).min(),
            let right = rows.values.compactMap({ $0.keys.max() }).max()
        else { return nil }
        let (width, height) = (right - left + 1, bottom - top + 1)
        var values = [UInt8](repeating: 0, count: width * height)
        for (row, columns) in rows {
            for (column, value) in columns { values[(row - top) * width + column - left] = value }
        }
        return Coverage(width: width, height: height, left: left, top: top, values: values)
    }
}
