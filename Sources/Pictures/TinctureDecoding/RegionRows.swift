package import PaletteExtraction
package import PictureText

/// A filter that passes on only the pixels of a region, given the rows of the whole picture.
package struct RegionRows: Sendable {
    package let layout: PictureLayout
    private let width: Int
    private let columns: Range<Int>
    private let rows: Range<Int>
    private var row = 0

    /// Creates a filter for the pixels of a region of a picture with the given size and orientation.
    package init(_ region: PictureRegion, of layout: PictureLayout) {
        /// Returns the start and length of the region from the side `first`, as fractions of the columns or rows.
        func part(_ first: PictureLayout.Side) -> (start: Double, length: Double) {
            switch first {
            case .left: (region.left, region.width)
            case .right: (1 - region.left - region.width, region.width)
            case .top: (region.top, region.height)
            case .bottom: (1 - region.top - region.height, region.height)
            }
        }
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
