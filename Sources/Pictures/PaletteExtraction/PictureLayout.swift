/// The layout of a picture's rows: their number and orientation.
///
/// Rows come in the order of the file. The sides and the height of a color are those of the upright picture.
package struct PictureLayout: Sendable, Hashable {
    /// The sides of the upright picture.
    package enum Side: Int, Sendable, Hashable, CaseIterable {
        case top
        case bottom
        case left
        case right
    }

    /// The pixels of a row.
    package let width: Int
    package let height: Int
    /// The orientation of the file, 1 … 8 (Exif 2.32, tag 0x0112).
    package let orientation: Int

    /// Creates a layout.
    ///
    /// An orientation that Exif doesn't define counts as 1, upright.
    package init(width: Int, height: Int, orientation: Int = 1) {
        self.width = width
        self.height = height
        self.orientation = (1...8).contains(orientation) ? orientation : 1
    }

    /// The border is this fraction of the width and height, as a divisor.
    ///
    /// A 64th is six pixels of a banner 352 high: more than JPEG's fringe, less than any layout's margin.
    private static let borderShare = 64

    /// The number of the file's rows at either end that are border, at least 1.
    var borderRows: Int { max(1, height / Self.borderShare) }

    /// The number of the file's columns at either end that are border, at least 1.
    var borderColumns: Int { max(1, width / Self.borderShare) }

    /// The sides of the upright picture that match the file's first row, last row, first column and last column.
    var sides: (firstRow: Side, lastRow: Side, firstColumn: Side, lastColumn: Side) {
        switch orientation {
        case 2: (.top, .bottom, .right, .left)
        case 3: (.bottom, .top, .right, .left)
        case 4: (.bottom, .top, .left, .right)
        case 5: (.left, .right, .top, .bottom)
        case 6: (.right, .left, .top, .bottom)
        case 7: (.right, .left, .bottom, .top)
        case 8: (.left, .right, .bottom, .top)
        default: (.top, .bottom, .left, .right)
        }
    }

    /// Whether the upright picture's columns are the file's rows.
    var isTransposed: Bool { orientation >= 5 }

    /// Returns the distance from the top of the upright picture, 0 … 1, for a line: the file's row or column.
    func height(ofLine line: Double) -> Double {
        let fromStart = (line + 0.5) / Double(max(1, isTransposed ? width : height))
        switch orientation {
        case 3, 4, 7, 8: return 1 - fromStart
        default: return fromStart
        }
    }
}
