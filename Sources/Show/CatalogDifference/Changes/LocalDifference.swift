/// Where two pictures look different.
///
/// Both are compared by the mean colors of small cells, so that what a JPEG encoder changes is averaged out.
package struct LocalDifference: Sendable, Hashable, Encodable {
    /// The largest difference of a cell, CIEDE2000, to two places.
    package var largest: Double
    /// The share of the cells that look different, 0 … 1, to four places.
    package var share: Double
    /// Boxes around what looks different, the largest first: left, top, width and height as parts of the picture, 0 … 1.
    package var regions: [[Double]]

    /// Whether anything looks different.
    package var isVisible: Bool { share > 0 }
}
