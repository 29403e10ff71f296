internal import CImageCodecs

/// A decoder that reads a picture a few rows at a time, so that its memory doesn't grow with the picture's height.
///
///     let decoder = try PictureDecoder(.file("banner.jpg"))
///     let warnings = try decoder.readRows { rgba in histogram.add(rgba) }
///
/// Interlaced PNG and progressive JPEG must be held whole in memory. ``DecodingLimits/maximumBytes`` always limits the
/// memory.
package struct PictureDecoder: ~Copyable {
    package let header: ImageHeader
    /// The width of a row in pixels, before the orientation is applied.
    package let width: Int
    /// The number of rows, before the orientation is applied.
    package let height: Int
    /// The transform from the color space of the decoded pixels to Oklab; nil if the pixels are in sRGB.
    package let transform: ColorTransform?
    /// Whether the rows contain only a sample of the picture's pixels, from irregular locations.
    package var isSampled: Bool { sampler != nil }
    package private(set) var warnings: [DecodingWarning]

    private let codec: Codec
    private let sampler: RowSampler?
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let rowsInBuffer: Int
    private var rowsRead = 0
    private var hasEnded = false

    /// The size in bytes of the buffer for decoded rows, which fits into the processor's cache, unless a row is larger.
    private static let bufferSize = 32 << 10

    package init(
        _ source: ImageSource, limits: DecodingLimits = .standard, detail: DecodingDetail = .whole
    ) throws(ImageDecodingError) {
        let codec = try Codec(source, limits: limits, detail: detail)
        let (width, height) = (codec.grid?.columns ?? codec.width, codec.grid?.rows ?? codec.height)
        let rowsInBuffer = max(1, min(height, Self.bufferSize / (width * 4)))
        // All memory is counted before it is allocated, except that the JPEG library counts its own allocations.
        let own = UInt64(rowsInBuffer) * UInt64(width) * 4 + (codec.grid.map { RowSampler.size($0, codec) } ?? 0)
        guard codec.memory + own <= UInt64(limits.maximumBytes) else {
            throw .tooMuchMemory(limit: limits.maximumBytes)
        }
        (self.codec, self.width, self.height, self.rowsInBuffer) = (codec, width, height, rowsInBuffer)
        header = codec.header
        transform = codec.transform
        warnings = codec.headerWarnings
        sampler = codec.grid.map { RowSampler($0, of: codec) }
        buffer = UnsafeMutableBufferPointer.allocate(capacity: rowsInBuffer * width * 4)
    }

    deinit { buffer.deallocate() }

    /// Decodes all rows and passes them to a closure, a few at a time; returns the warnings and ends the decoder.
    ///
    /// The decoder's memory is free afterward. For the rows and errors, see ``nextRows(_:)``.
    @discardableResult
    package consuming func readRows(
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(ImageDecodingError) -> [DecodingWarning] {
        while try nextRows(body) {}
        return warnings
    }

    /// Decodes the next rows and passes them to a closure; returns false if no rows are left.
    ///
    /// Each pixel has four bytes: red, green, blue and alpha, not premultiplied. They are valid only during the call.
    ///
    /// - Throws: ``ImageDecodingError`` if the first rows can't be decoded. If later rows can't, the picture ends early
    ///   with a warning.
    package mutating func nextRows(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(ImageDecodingError) -> Bool {
        if hasEnded { return false }
        let (status, count) =
            sampler?.read(into: buffer, rows: rowsInBuffer) ?? codec.read(into: buffer, rows: rowsInBuffer)
        rowsRead += count
        if count > 0 { body(UnsafeBufferPointer(rebasing: buffer[..<(count * width * 4)])) }
        if status != TINCTURE_OK {
            if rowsRead == 0 { throw codec.error(status) }
            let all = header.rowCount
            let rows = sampler?.rowsRead ?? (rowsRead == height ? all : rowsRead * all / height)
            warnings.append(
                status == TINCTURE_TRUNCATED
                    ? .truncated(rows: rows, of: all) : .damaged(rows: rows, of: all, message: codec.message))
        }
        if status != TINCTURE_OK || count == 0 || rowsRead == height {
            hasEnded = true
            if codec.warningCount > 0, status == TINCTURE_OK { warnings.append(.mended(message: codec.message)) }
        }
        return count > 0
    }
}

extension ImageHeader {
    /// The number of rows in the file, before the picture is rotated upright.
    fileprivate var rowCount: Int { (orientation >= 5 ? pixelWidth : pixelHeight) ?? 0 }
}
