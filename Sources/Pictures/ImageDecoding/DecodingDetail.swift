/// The level of detail at which a picture is decoded.
package enum DecodingDetail: Sendable, Hashable {
    /// Every pixel.
    case whole
    /// The detail needed to reduce the picture further.
    ///
    /// A JPEG is decoded at 1/2, 1/4 or 1/8 of its size, whichever is the smallest that leaves this many pixels. Any
    /// other picture is decoded whole.
    case reduced(leastPixels: Int)
    /// The detail needed to find the picture's colors.
    ///
    /// A JPEG is decoded as with ``reduced(leastPixels:)``, but keeps at least 128 rows and columns. Any other picture
    /// with more than four times as many pixels is sampled at irregular locations.
    case sampled(leastPixels: Int)

    /// The detail needed for a faithful palette: 256 × 256 pixels.
    ///
    /// A swatch with a share of two percent then still has 1,300 of these pixels.
    package static let forColors = DecodingDetail.sampled(leastPixels: 65_536)

    /// Returns the detail needed for a part of a picture, given the part's share of the area.
    package static func forColors(partOf area: Double) -> DecodingDetail {
        .sampled(leastPixels: Int(min(65_536 / max(area, 1e-4), 1e9)))
    }

    var leastPixels: Int? {
        switch self {
        case .whole: nil
        case .reduced(let leastPixels), .sampled(let leastPixels): max(1, leastPixels)
        }
    }

    /// The minimum number of rows and columns that a JPEG keeps, if it has them.
    ///
    /// A frame of 2 % of any picture is then wider than one row or column.
    var leastSide: UInt32 {
        if case .sampled = self { 128 } else { 0 }
    }

    /// Returns the grid at which a PNG of a size is sampled, or nil if every pixel is used.
    ///
    /// The grid has four times the required number of locations, because a sampled pixel, unlike a reduced JPEG,
    /// contains nothing of its neighbors. A reduced JPEG also has up to four times as many pixels.
    func grid(width: Int, height: Int) -> SampleGrid? {
        guard case .sampled(let leastPixels) = self else { return nil }
        return SampleGrid(width: width, height: height, count: 4 * max(1, leastPixels))
    }
}

extension DecodingDetail: CustomStringConvertible {
    /// The detail in words.
    ///
    /// It is written by hand, because otherwise Swift would search all of its type metadata for the names.
    package var description: String {
        switch self {
        case .whole: "whole"
        case .reduced(let leastPixels): "reduced(leastPixels: \(leastPixels))"
        case .sampled(let leastPixels): "sampled(leastPixels: \(leastPixels))"
        }
    }
}
