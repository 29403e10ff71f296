/// How finely a picture is decoded.
package enum DecodingDetail: Sendable, Hashable {
    /// Every pixel.
    case whole
    /// As finely as is needed to be made smaller still: a JPEG at the largest reduction of 1/2, 1/4 or 1/8 each way
    /// that leaves so many pixels, any other picture whole.
    case reduced(leastPixels: Int)
    /// As finely as is needed to know its colors: a JPEG like ``reduced(leastPixels:)``, but not below 128 rows and
    /// columns; of any other picture with more than four times as many pixels so many are looked at, at places that do
    /// not line up with anything.
    case sampled(leastPixels: Int)

    /// As finely as a faithful palette needs: 256 × 256 pixels.
    ///
    /// A swatch of two per cent then still has 1,300 of them.
    package static let forColors = DecodingDetail.sampled(leastPixels: 65_536)

    /// As finely as a part of a picture needs that has this part of its area.
    package static func forColors(partOf area: Double) -> DecodingDetail {
        .sampled(leastPixels: Int(min(65_536 / max(area, 1e-4), 1e9)))
    }

    var leastPixels: Int? {
        switch self {
        case .whole: nil
        case .reduced(let leastPixels), .sampled(let leastPixels): max(1, leastPixels)
        }
    }

    /// The rows and columns that a JPEG keeps at least, if it has them: a frame of 2 % of any picture is then wider
    /// than one of them.
    var leastSide: UInt32 {
        if case .sampled = self { 128 } else { 0 }
    }

    /// The places at which a PNG of a size is looked at; nil for everywhere.
    ///
    /// Four times as many as are needed, for a JPEG's reductions leave up to four times as many too, and a sample knows
    /// nothing of its neighbors.
    func grid(width: Int, height: Int) -> SampleGrid? {
        guard case .sampled(let leastPixels) = self else { return nil }
        return SampleGrid(width: width, height: height, count: 4 * max(1, leastPixels))
    }
}

extension DecodingDetail: CustomStringConvertible {
    /// The detail in words, which Swift would otherwise look for among all that it knows of types.
    package var description: String {
        switch self {
        case .whole: "whole"
        case .reduced(let leastPixels): "reduced(leastPixels: \(leastPixels))"
        case .sampled(let leastPixels): "sampled(leastPixels: \(leastPixels))"
        }
    }
}
