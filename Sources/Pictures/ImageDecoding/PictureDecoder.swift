internal import CImageCodecs

/// Decodes a picture row by row, so that memory does not grow with its height.
///
///     var decoder = try PictureDecoder(.file("banner.jpg"))
///     while try decoder.nextRows({ rgba in histogram.add(rgba) }) {}
///
/// Interlaced PNG and progressive JPEG must be held whole; all that is held is limited by
/// ``DecodingLimits/maximumBytes``.
package struct PictureDecoder: ~Copyable {
    package let header: ImageHeader
    /// The width of a row in pixels, in the order of the file: the orientation is not applied.
    package let width: Int
    /// How many rows there are.
    package let height: Int
    /// From the colors of the rows to Oklab; nil where they are sRGB.
    package let transform: ColorTransform?
    /// True where rows are given of some pixels only, at places that do not line up.
    package var isSampled: Bool { sampler != nil }
    package private(set) var warnings: [DecodingWarning]

    private let codec: Codec
    /// Picks the pixels that are given; nil where all are.
    private let sampler: RowSampler?
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let rowsInBuffer: Int
    private var rowsRead = 0
    private var hasEnded = false

    /// The size of the buffer that rows are decoded into, unless one row is larger: it stays in the processor's cache.
    private static let bufferSize = 128 << 10

    /// Opens a picture and reads its header.
    ///
    /// - Parameters:
    ///   - source: the picture.
    ///   - limits: what it may cost.
    ///   - detail: how finely it is to be decoded.
    /// - Throws: ``ImageDecodingError`` where it cannot be read, is none, or is over a limit.
    package init(
        _ source: ImageSource, limits: DecodingLimits = .standard, detail: DecodingDetail = .whole
    ) throws(ImageDecodingError) {
        let codec = try Codec(source, limits: limits, detail: detail)
        let (width, height) = (codec.grid?.columns ?? codec.width, codec.grid?.rows ?? codec.height)
        let rowsInBuffer = max(1, min(height, Self.bufferSize / (width * 4)))
        // Everything is counted before it is allocated; what the library of a JPEG allocates is counted there.
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

    /// Decodes some rows and hands them over: four bytes a pixel, red, green, blue and alpha, not premultiplied.
    ///
    /// - Parameter body: is given whole rows; the bytes are valid during the call.
    /// - Returns: false where no rows are left; the body is not called then.
    /// - Throws: ``ImageDecodingError`` where the first rows cannot be decoded. Once there were rows, what goes wrong
    ///   is a warning and the end.
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
    /// How many rows the file has, before it is turned upright.
    fileprivate var rowCount: Int { (orientation >= 5 ? pixelWidth : pixelHeight) ?? 0 }
}
