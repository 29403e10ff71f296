/// The regions in which two pictures look different.
///
/// The pictures are compared by the mean colors of small cells, which average out the noise of a JPEG encoder. So the
/// difference of a mark smaller than a cell is less than that of its pixels.
package struct LocalDifference: Sendable, Hashable, Encodable {
    /// The largest difference between the two pictures in any cell of the grid, in CIEDE2000, to two decimals.
    package var largest: Double
    /// The share of the cells that look different, 0 … 1, to four decimals.
    package var share: Double
    /// Boxes around the differences, the largest first: left, top, width and height as fractions of the picture.
    package var regions: [[Double]]

    /// The regions worth a box: without one around nearly the whole picture.
    var marks: [[Double]] { regions.filter { $0[2] * $0[3] < 0.9 } }

    /// Whether anything looks different.
    package var isVisible: Bool { share > 0 }
}
