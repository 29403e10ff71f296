/// The regions in which two pictures look different.
///
/// The pictures are compared by the mean colors of small cells, because a mean hides the noise of a JPEG encoder. A
/// change that is smaller than a cell is averaged with unchanged pixels, so its measured difference is smaller.
package struct LocalDifference: Sendable, Hashable, Encodable {
    /// The largest CIEDE2000 difference between the two pictures in any cell, to two decimals.
    package var largest: Double
    /// The share of the cells that look different, 0 … 1, to four decimals.
    package var share: Double
    /// The boxes around the differences, the largest first: left, top, width and height as fractions of the picture.
    package var regions: [[Double]]

    /// The regions to mark in a drawing: those that cover less than 90 percent of the picture.
    var marks: [[Double]] { regions.filter { $0[2] * $0[3] < 0.9 } }

    package var isVisible: Bool { share > 0 }
}
