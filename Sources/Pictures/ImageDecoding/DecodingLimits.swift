/// The limits on a picture's pixels, checked as soon as its header is read, and on the memory for decoding it.
package struct DecodingLimits: Sendable, Hashable {
    package var maximumPixels: Int
    package var maximumBytes: Int

    package init(maximumPixels: Int, maximumBytes: Int) {
        (self.maximumPixels, self.maximumBytes) = (maximumPixels, maximumBytes)
    }

    /// The default limits: 268 million pixels (16,384 × 16,384, the largest texture of Apple's GPUs) and 512 MiB.
    ///
    /// A picture that is decoded row by row needs little memory. Pictures that must be held whole reach the memory
    /// limit first: a progressive JPEG without subsampling at 85 million pixels, and an interlaced PNG at 134 million.
    package static let standard = DecodingLimits(maximumPixels: 16_384 * 16_384, maximumBytes: 512 << 20)

    /// The minimum number of pixels that each row counts as: decoding one pixel takes as long as decoding sixteen.
    static let leastRowPixels = 16

    /// The maximum number of bytes in a file that don't encode pixels, such as profiles, texts and thumbnails.
    private static let otherBytes = 64 << 20

    /// The maximum size of a file: eight bytes for each pixel, the most that any format needs, plus 64 MiB.
    package var maximumFileBytes: Int { min(maximumPixels, 1 << 56) * 8 + Self.otherBytes }

    /// Checks that a picture of the given width and height, in pixels, isn't too large.
    func check(width: Int, height: Int) throws(ImageDecodingError) {
        let (cost, isTooLarge) = max(width, Self.leastRowPixels).multipliedReportingOverflow(by: height)
        guard !isTooLarge, cost <= maximumPixels || width * height == 0 else {
            throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
        }
    }
}
