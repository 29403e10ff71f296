#if canImport(CoreGraphics)
    public import CoreGraphics

    extension Palette {
        /// The maximum number of analyzed pixels, which take at most 1 MiB of memory.
        private static let drawnPixels = 1 << 18

        /// Finds the colors of a Core Graphics image, such as `UIImage.cgImage`.
        ///
        /// The initializer doesn't run on the caller's actor. It draws the image in sRGB, reduced without smoothing to
        /// at most 262,144 pixels.
        ///
        /// - Parameters:
        ///   - image: the image as it is seen. A `CGImage` has no orientation: rotate the pixels of a `UIImage` whose
        ///     `imageOrientation` isn't `.up`, so that the left, right, top and bottom edges are what people see.
        ///   - count: the maximum number of swatches, clamped to 1 … 16.
        ///   - limit: the maximum number of pixels that the image may have.
        /// - Throws: ``PaletteError``, or `CancellationError` if the task was canceled.
        public init(_ image: CGImage, count: Int = 5, limit: Int = Palette.maximumPixels) async throws {
            let (pixels, isTooLarge) = image.width.multipliedReportingOverflow(by: image.height)
            guard !isTooLarge, pixels <= limit else {
                throw PaletteError.tooManyPixels(width: image.width, height: image.height, limit: limit)
            }
            try Task.checkCancellation()
            let scale = pixels > Self.drawnPixels ? (Double(Self.drawnPixels) / Double(pixels)).squareRoot() : 1
            let (width, height) = (
                max(1, Int(Double(image.width) * scale)), max(1, Int(Double(image.height) * scale))
            )
            var rgba = [UInt8](repeating: 0, count: width * height * 4)
            let isDrawn = rgba.withUnsafeMutableBytes { bytes in
                guard let space = CGColorSpace(name: CGColorSpace.sRGB),
                    let context = CGContext(
                        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
                        bytesPerRow: width * 4, space: space,
                        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
                else { return false }
                context.interpolationQuality = .none
                context.setBlendMode(.copy)
                context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
                return true
            }
            guard isDrawn else { throw PaletteError.undrawable }
            Self.divideByAlpha(&rgba)
            try await self.init(rgba: rgba, width: width, height: height, count: count, limit: limit)
        }
    }
#endif

extension Palette {
    static func divideByAlpha(_ rgba: inout [UInt8]) {
        for pixel in stride(from: 0, to: rgba.count & ~3, by: 4) {
            let alpha = Int(rgba[pixel + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for channel in pixel..<(pixel + 3) {
                rgba[channel] = UInt8(min(255, (Int(rgba[channel]) * 255 + alpha / 2) / alpha))
            }
        }
    }
}
