/// What a picture may cost; one that would cost more is refused from its header.
package struct DecodingLimits: Sendable, Hashable {
    /// The most pixels that a picture may have.
    package var maximumPixels: Int
    /// The most bytes that a decoder may allocate for one picture.
    package var maximumBytes: Int

    /// Limits by their numbers.
    package init(maximumPixels: Int, maximumBytes: Int) {
        self.maximumPixels = maximumPixels
        self.maximumBytes = maximumBytes
    }

    /// 268 million pixels (16,384 × 16,384, the largest texture of Apple's GPUs) and 512 MiB: what a progressive JPEG
    /// of 85 million pixels without subsampling, or an interlaced PNG of 134 million, is held in.
    package static let standard = DecodingLimits(maximumPixels: 16_384 * 16_384, maximumBytes: 512 << 20)
}
