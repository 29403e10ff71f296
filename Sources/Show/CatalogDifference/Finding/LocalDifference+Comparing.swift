internal import ColorScience
package import ImageDecoding

extension LocalDifference {
    /// The number of cells along the longer side of a picture.
    private static let cellCount = 64
    /// The longer side, in pixels, to which both pictures are reduced: four pixels per cell.
    static let pixelCount = 4 * cellCount
    /// The CIEDE2000 difference from which a cell looks different.
    ///
    /// No cell of the sample pictures differs by more than 5.3 after saving as JPEG with quality 40 or higher.
    static let tolerance = 5.5
    /// The CIEDE2000 difference from which a block of 4 × 4 cells looks different.
    ///
    /// No block of the sample pictures differs by more than 2.8 after saving as JPEG.
    static let blockTolerance = 3.5
    private static let blockSize = 4
    private static let mostRegions = 8

    /// Compares two pictures reduced to ``pixelCount``.
    ///
    /// - Returns: nil for pictures of different shapes, whose locations don't match.
    package init?(_ before: PixelBuffer, _ after: PixelBuffer) {
        let (one, other) = (Double(before.width) / Double(before.height), Double(after.width) / Double(after.height))
        guard abs(one / other - 1) < 0.05 else { return nil }
        let longest = max(after.width, after.height)
        let columns = max(1, Self.cellCount * after.width / longest)
        let rows = max(1, Self.cellCount * after.height / longest)
        func compare(_ columns: Int, _ rows: Int) -> [Double] {
            zip(Self.cells(before, columns, rows), Self.cells(after, columns, rows)).map { old, new in
                max(ciede2000(old.onWhite, new.onWhite), ciede2000(old.onBlack, new.onBlack))
            }
        }
        let differences = compare(columns, rows)
        // The mean of a larger block hides more of an encoder's noise, but not a change that a person made.
        let (wide, high) = (max(1, columns / Self.blockSize), max(1, rows / Self.blockSize))
        let blocks = compare(wide, high)
        func block(_ cell: Int) -> Int { cell / columns * high / rows * wide + cell % columns * wide / columns }
        var isFound = blocks.map { _ in false }
        for (cell, difference) in differences.enumerated() where difference >= Self.tolerance {
            isFound[block(cell)] = true
        }
        let changed = differences.enumerated().map { cell, difference in
            difference >= Self.tolerance || !isFound[block(cell)] && blocks[block(cell)] >= Self.blockTolerance
        }
        largest = ColorDistance.rounded(differences.max() ?? 0)
        share = (Double(changed.count { $0 }) / Double(max(1, changed.count)) * 10_000).rounded() / 10_000
        regions = Self.boxes(changed, columns, rows)
    }

    /// The mean color of a cell over white and over black.
    ///
    /// Together they also show changes of its opacity.
    private struct Cell {
        var onWhite: SRGB8
        var onBlack: SRGB8
    }

    private static func cells(_ picture: PixelBuffer, _ columns: Int, _ rows: Int) -> [Cell] {
        (0..<rows).flatMap { row in
            (0..<columns).map { column in
                func range(_ index: Int, _ count: Int, _ size: Int) -> Range<Int> {
                    let start = min(index * size / count, size - 1)
                    return start..<max(start + 1, (index + 1) * size / count)
                }
                var (sums, alphas, count) = (SIMD4<Int>(), 0, 0)
                for y in range(row, rows, picture.height) {
                    for x in range(column, columns, picture.width) {
                        let at = (y * picture.width + x) * 4
                        let alpha = Int(picture.rgba[at + 3])
                        sums[0] += Int(picture.rgba[at]) * alpha
                        sums[1] += Int(picture.rgba[at + 1]) * alpha
                        sums[2] += Int(picture.rgba[at + 2]) * alpha
                        alphas += alpha
                        count += 1
                    }
                }
                func color(over light: Int) -> SRGB8 {
                    let rest = light * (255 * count - alphas)
                    func byte(_ sum: Int) -> UInt8 { UInt8((sum + rest) / (255 * count)) }
                    return SRGB8(red: byte(sums[0]), green: byte(sums[1]), blue: byte(sums[2]))
                }
                return Cell(onWhite: color(over: 255), onBlack: color(over: 0))
            }
        }
    }

    /// Returns the boxes around cells that touch each other, including at a corner.
    private static func boxes(_ changed: [Bool], _ columns: Int, _ rows: Int) -> [[Double]] {
        var isOpen = changed
        var boxes: [(left: Int, top: Int, right: Int, bottom: Int, cells: Int)] = []
        for start in changed.indices where isOpen[start] {
            var box = (left: columns, top: rows, right: 0, bottom: 0, cells: 0)
            var next = [start]
            isOpen[start] = false
            while let cell = next.popLast() {
                let (x, y) = (cell % columns, cell / columns)
                box = (min(box.left, x), min(box.top, y), max(box.right, x), max(box.bottom, y), box.cells + 1)
                for near in max(0, y - 1)...min(rows - 1, y + 1) {
                    for beside in max(0, x - 1)...min(columns - 1, x + 1) where isOpen[near * columns + beside] {
                        isOpen[near * columns + beside] = false
                        next.append(near * columns + beside)
                    }
                }
            }
            boxes.append(box)
        }
        func part(_ value: Int, _ count: Int) -> Double { (Double(value) / Double(count) * 10_000).rounded() / 10_000 }
        return boxes.sorted { ($1.cells, $0.top, $0.left) < ($0.cells, $1.top, $1.left) }.prefix(mostRegions).map {
            box in
            [
                part(box.left, columns), part(box.top, rows), part(box.right + 1 - box.left, columns),
                part(box.bottom + 1 - box.top, rows),
            ]
        }
    }
}
