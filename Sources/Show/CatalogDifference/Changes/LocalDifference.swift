/// The regions in which two pictures look different.
///
/// The pictures are compared by the mean colors of small cells, which average out the noise of a JPEG encoder.
package struct LocalDifference: Sendable, Hashable, Encodable {
    /// The largest difference of a cell in CIEDE2000, to two decimals.
    package var largest: Double
    /// The share of the cells that look different, 0 … 1, to four decimals.
    package var share: Double
    /// Boxes around the differences, the largest first: left, top, width and height as fractions of the picture.
    package var regions: [[Double]]

    /// Whether anything looks different.
    package var isVisible: Bool { share > 0 }
}
