/// The size of a picture's rows, and their orientation.
///
/// Rows are in the order of the file. Sides and heights are those of the upright picture.
package struct PictureLayout: Sendable, Hashable {
    /// The sides of the upright picture.
    package enum Side: Int, Sendable, Hashable, CaseIterable {
        case top
        case bottom
        case left
        case right
    }

    /// The number of pixels in a row.
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

    /// The divisor of the width and height that gives the thickness of the border.
    ///
    /// A 64th is six pixels of a banner 352 pixels high. That is more than the fringe of JPEG, and less than the margin
    /// of any design.
    private static let borderShare = 64

    /// The number of rows at each end of the file that are border, at least 1.
    var borderRows: Int { max(1, height / Self.borderShare) }

    /// The number of columns at each end of the file's rows that are border, at least 1.
    var borderColumns: Int { max(1, width / Self.borderShare) }

    /// The sides of the upright picture that correspond to the first and last row and column of the file.
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

    /// Whether columns of the upright picture are rows of the file.
    var isTransposed: Bool { orientation >= 5 }

    /// Returns the distance of a line from the top of the upright picture, 0 … 1; a line is a row or column of the
    /// file.
    func height(ofLine line: Double) -> Double {
        let fromStart = (line + 0.5) / Double(max(1, isTransposed ? width : height))
        switch orientation {
        case 3, 4, 7, 8: return 1 - fromStart
        default: return fromStart
        }
    }
}
