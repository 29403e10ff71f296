package import ImageDecoding

extension PixelBuffer {
    /// Returns the picture with a square of equal pixels for each pixel if its longer side is too short to see.
    ///
    /// - Parameter length: the minimum length of the longer side, in pixels.
    package func enlarged(toAtLeast length: Int) -> PixelBuffer {
        let longer = max(width, height)
        let factor = (length + longer - 1) / longer
        guard factor > 1 else { return self }
        var larger: [UInt8] = []
        for row in 0..<height {
            let line = (0..<width * factor).flatMap { column in
                let start = 4 * (row * width + column / factor)
                return rgba[start..<start + 4]
            }
            for _ in 0..<factor { larger += line }
        }
        return PixelBuffer(width: width * factor, height: height * factor, rgba: larger)
    }
}
