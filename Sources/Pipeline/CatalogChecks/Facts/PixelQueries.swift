internal import ImageDecoding

enum PixelQueries {
    /// Returns the lowest alpha in a picture, 0 … 255; the search stops at an alpha below `bound`.
    static func leastAlpha(in path: String, bound: UInt8, limits: DecodingLimits) -> UInt8 {
        var least: UInt8 = 255
        _ = contain(path, limits) { pixels in
            for offset in stride(from: 3, to: pixels.count, by: 4) { least = min(least, pixels[offset]) }
            return least < bound
        }
        return least
    }

    /// Returns whether the visible pixels of a picture have more than a single color.
    ///
    /// A pixel that is less than half opaque is ignored, because it belongs to a soft edge, whose color changes by
    /// rounding. For the same reason, channels that differ by up to two of 255 levels count as equal.
    static func haveSeveralColors(in path: String, limits: DecodingLimits) -> Bool {
        var first: (UInt8, UInt8, UInt8)?
        return contain(path, limits) { pixels in
            for offset in stride(from: 0, to: pixels.count - 3, by: 4) where pixels[offset + 3] >= 128 {
                let color = (pixels[offset], pixels[offset + 1], pixels[offset + 2])
                guard let known = first else {
                    first = color
                    continue
                }
                let isFar = { (a: UInt8, b: UInt8) in abs(Int(a) - Int(b)) > 2 }
                if isFar(known.0, color.0) || isFar(known.1, color.1) || isFar(known.2, color.2) { return true }
            }
            return false
        }
    }

    /// Returns whether a test is true for at least one part of a picture's rows; false if it can't be decoded.
    private static func contain(
        _ path: String, _ limits: DecodingLimits, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        guard var decoder = try? PictureDecoder(.file(path), limits: limits) else { return false }
        var isFound = false
        while !isFound, (try? decoder.nextRows({ isFound = test($0) })) == true {}
        return isFound
    }
}
