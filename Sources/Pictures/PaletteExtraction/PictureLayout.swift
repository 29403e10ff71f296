/// A point in the upright picture, in fractions of the width and height from the left and top.
package typealias PicturePoint = SIMD2<Double>

/// The size and orientation of a picture in a file, with rows and columns of the file and sides of the upright picture.
package struct PictureLayout: Sendable, Equatable {
    package enum Side: Int, Sendable, CaseIterable {
        case top
        case bottom
        case left
        case right
    }

    package let width: Int
    package let height: Int
    /// The orientation of the stored picture, 1 … 8 as in Exif (Exif 2.32, tag 0x0112); 1 is upright.
    package let orientation: Int

    /// Creates a layout; any orientation that Exif doesn't define becomes 1, upright.
    package init(width: Int, height: Int, orientation: Int = 1) {
        self.width = width
        self.height = height
        self.orientation = (1...8).contains(orientation) ? orientation : 1
    }

    /// The width or height of the picture divided by the thickness of its border: thicker than the fringe of JPEG, and
    /// thinner than the margin of any design.
    private static let borderDivisor = 64

    var borderRows: Int { max(1, height / Self.borderDivisor) }

    var borderColumns: Int { max(1, width / Self.borderDivisor) }

    /// The sides of the upright picture at which the first and last row and column of the file appear.
    package var sides: (firstRow: Side, lastRow: Side, firstColumn: Side, lastColumn: Side) {
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

    /// Whether the rows of the file are columns of the upright picture.
    var isTransposed: Bool { orientation >= 5 }

    /// Returns the distance, 0 … 1, of a row (or column, if it is turned by 90°) from the top of the upright picture.
    func height(ofLine line: Double) -> Double {
        let fromStart = (line + 0.5) / Double(max(1, isTransposed ? width : height))
        switch orientation {
        case 3, 4, 7, 8: return 1 - fromStart
        default: return fromStart
        }
    }
}
