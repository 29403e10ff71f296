/// A part of the upright picture, from the left and from the top, each 0 … 1.
package struct PictureRegion: Sendable, Hashable {
    /// The distance of the left side from that of the picture.
    package let left: Double
    /// The distance of the upper side from that of the picture.
    package let top: Double
    /// The part of the picture's width.
    package let width: Double
    /// The part of the picture's height.
    package let height: Double

    /// A region; nil where it is empty or does not lie in the picture.
    package init?(left: Double, top: Double, width: Double, height: Double) {
        guard left >= 0, top >= 0, width > 0, height > 0, left + width <= 1 + 1e-9, top + height <= 1 + 1e-9 else {
            return nil
        }
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// The part of the picture that it has, 0 … 1.
    package var area: Double { width * height }
}

/// Picks the pixels of a region out of rows.
package struct RegionRows: Sendable {
    /// The layout of the region's own rows.
    package let layout: PictureLayout
    private let width: Int
    private let columns: Range<Int>
    private let rows: Range<Int>
    private var row = 0

    /// - Parameter layout: that of the whole picture.
    package init(_ region: PictureRegion, of layout: PictureLayout) {
        /// Where a side of the file lies in the upright picture, and how it runs there.
        func part(_ first: PictureLayout.Side) -> (start: Double, length: Double) {
            switch first {
            case .left: (region.left, region.width)
            case .right: (1 - region.left - region.width, region.width)
            case .top: (region.top, region.height)
            case .bottom: (1 - region.top - region.height, region.height)
            }
        }
        /// The pixels nearest to a part of some, one at least.
        func pixels(_ part: (start: Double, length: Double), of count: Int) -> Range<Int> {
            let start = min(max(0, Int((part.start * Double(count)).rounded())), count - 1)
            let end = Int(((part.start + part.length) * Double(count)).rounded())
            return start..<max(start + 1, min(count, end))
        }
        columns = pixels(part(layout.sides.firstColumn), of: layout.width)
        rows = pixels(part(layout.sides.firstRow), of: layout.height)
        width = layout.width
        self.layout = PictureLayout(width: columns.count, height: rows.count, orientation: layout.orientation)
    }

    /// Calls with the part of each row that the region has.
    package mutating func pick(_ rgba: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        for start in stride(from: 0, to: rgba.count, by: 4 * width) {
            if rows.contains(row) {
                let first = start + 4 * columns.lowerBound
                body(UnsafeBufferPointer(rebasing: rgba[first..<first + 4 * columns.count]))
            }
            row += 1
        }
    }
}
