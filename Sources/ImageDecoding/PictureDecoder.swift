internal import CImageCodecs

/// Decodes a picture row by row, so that memory does not grow with its height.
///
///     var decoder = try PictureDecoder(.file("banner.jpg"))
///     while try decoder.nextRows({ rgba in histogram.add(rgba) }) {}
///
/// Interlaced PNG and progressive JPEG must be held whole; their size is limited by ``DecodingLimits/maximumBytes``.
public struct PictureDecoder: ~Copyable {
    /// What the picture says of itself.
    public let header: ImageHeader
    /// The width of a row in pixels, in the order of the file: the orientation is not applied.
    public let width: Int
    /// How many rows there are.
    public let height: Int
    /// From the colours of the rows to Oklab; nil where they are sRGB.
    public let transform: ColorTransform?
    /// What was odd, as far as the picture has been read.
    public private(set) var warnings: [DecodingWarning]

    private let codec: Codec
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
    ///   - leastPixels: a picture of more pixels may be decoded coarser, down to so many; nil for all of them. A JPEG is
    ///     then decoded at the largest reduction of 1/2, 1/4 or 1/8 each way that leaves so many; of a PNG rows are passed
    ///     over, twice as many pixels being left.
    /// - Throws: ``ImageDecodingError`` where it cannot be read, is none, or is over a limit.
    public init(
        _ source: ImageSource, limits: DecodingLimits = .standard, leastPixels: Int? = nil
    ) throws(ImageDecodingError) {
        let codec = try Codec(source, limits: limits, leastPixels: leastPixels)
        self.codec = codec
        header = codec.header
        width = codec.width
        height = codec.height
        transform = codec.transform
        warnings = codec.colorWarning.map { [$0] } ?? []
        let stride = codec.width * 4
        rowsInBuffer = max(1, min(codec.height, Self.bufferSize / stride))
        buffer = UnsafeMutableBufferPointer.allocate(capacity: rowsInBuffer * stride)
    }

    deinit { buffer.deallocate() }

    /// Decodes some rows and hands them over: four bytes a pixel, red, green, blue and alpha, not premultiplied.
    ///
    /// - Parameter body: is given whole rows; the bytes are valid during the call.
    /// - Returns: false where no rows are left; the body is not called then.
    /// - Throws: ``ImageDecodingError`` where the first rows cannot be decoded. Once there were rows, what goes wrong is
    ///   a warning and the end.
    public mutating func nextRows(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(ImageDecodingError) -> Bool {
        if hasEnded { return false }
        let (status, count) = codec.read(into: buffer, rows: rowsInBuffer)
        rowsRead += count
        if count > 0 { body(UnsafeBufferPointer(rebasing: buffer[..<(count * width * 4)])) }
        if status != TINCTURE_OK {
            if rowsRead == 0 { throw codec.error(status) }
            let all = header.rowCount
            let rows = rowsRead == height ? all : rowsRead * all / height
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
