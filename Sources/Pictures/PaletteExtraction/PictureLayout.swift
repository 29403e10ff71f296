/// How the rows of a picture lie: how many there are, and which way up.
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
    /// Where the first row and the first column of the file are, 1 … 8 (Exif 2.32, tag 0x0112).
    package let orientation: Int

    /// A layout by its parts; an orientation that Exif does not have is taken as 1, upright.
    package init(width: Int, height: Int, orientation: Int = 1) {
        self.width = width
        self.height = height
        self.orientation = (1...8).contains(orientation) ? orientation : 1
    }

    /// How much of the width and of the height counts as border.
    ///
    /// A 64th is six pixels of a banner 352 high: more than the fringe that JPEG leaves, less than any margin of a
    /// layout.
    private static let borderShare = 64

    /// The rows of the file at either end that are border, 1 at least.
    var borderRows: Int { max(1, height / Self.borderShare) }

    /// The columns of the file at either end that are border, 1 at least.
    var borderColumns: Int { max(1, width / Self.borderShare) }

    /// The sides of the upright picture that the file's first row, last row, first column and last column are.
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

    /// True where the upright picture's columns are the file's rows.
    var isTransposed: Bool { orientation >= 5 }

    /// How far from the top of the upright picture something is, 0 … 1, by its line: the file's row or column.
    func height(ofLine line: Double) -> Double {
        let fromStart = (line + 0.5) / Double(max(1, isTransposed ? width : height))
        switch orientation {
        case 3, 4, 7, 8: return 1 - fromStart
        default: return fromStart
        }
    }
}
