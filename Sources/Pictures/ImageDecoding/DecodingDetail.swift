/// The level of detail at which a picture is decoded.
package enum DecodingDetail: Sendable, Hashable, CustomStringConvertible {
    case whole
    /// Enough pixels for a caller that reduces the picture further.
    ///
    /// A JPEG is decoded at 1/2, 1/4 or 1/8 of its width and height, whichever is the smallest that leaves at least
    /// `leastPixels` pixels. Any other picture is decoded whole.
    case reduced(leastPixels: Int)
    /// Enough pixels to find the picture's colors.
    ///
    /// A JPEG is decoded as with ``reduced(leastPixels:)``, but keeps at least 128 rows and columns. Any other picture
    /// with more than four times `leastPixels` pixels is sampled at irregular locations.
    case sampled(leastPixels: Int)

    /// The detail needed for a faithful palette, in which a color with a share of two percent still has 1,300 pixels.
    package static let forColors = DecodingDetail.sampled(leastPixels: 65_536)

    /// Returns the detail for a faithful palette of a part of a picture, given its share of the area, 0 … 1.
    package static func forColors(partOf area: Double) -> DecodingDetail {
        .sampled(leastPixels: Int(min(65_536 / max(area, 1e-4), 1e9)))
    }

    var leastPixels: Int? {
        switch self {
        case .whole: nil
        case .reduced(let leastPixels), .sampled(let leastPixels): max(1, leastPixels)
        }
    }

    /// The minimum number of rows and columns of a JPEG, so that a border of 2 % has more than one.
    var leastSide: UInt32 {
        if case .sampled = self { 128 } else { 0 }
    }

    /// Returns the grid of the sampled pixels for a picture of a size in pixels, or nil if every pixel is used.
    ///
    /// The grid has four times as many locations as this level of detail requires, because a sampled pixel tells
    /// nothing about its neighbors. A reduced JPEG needs no such factor: its pixels are means of several pixels.
    func grid(width: Int, height: Int) -> SampleGrid? {
        guard case .sampled(let leastPixels) = self else { return nil }
        return SampleGrid(width: width, height: height, count: 4 * max(1, leastPixels))
    }

    /// Written by hand, because Swift's own text for an enum case needs a search in all type metadata.
    package var description: String {
        switch self {
        case .whole: "whole"
        case .reduced(let leastPixels): "reduced(leastPixels: \(leastPixels))"
        case .sampled(let leastPixels): "sampled(leastPixels: \(leastPixels))"
        }
    }
}
