internal import PaletteExtraction

/// The reason why a picture has no palette.
///
/// ```swift
/// do {
///     _ = try await Palette(rgba: [0, 0, 0], width: 1, height: 1)
/// } catch let error as PaletteError {
///     assert(error == .wrongByteCount(expected: 4, actual: 3))
///     print(error.description)
/// }
/// ```
public enum PaletteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number of bytes isn't width × height × 4; `expected` is 0 if the width or height isn't positive.
    case wrongByteCount(expected: Int, actual: Int)
    /// The picture has more pixels than the limit allows.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// Every pixel is transparent, so the picture has no colors.
    case transparent
    /// Core Graphics can't draw the image into memory.
    case undrawable

    /// A description of the error for a person.
    public var description: String {
        switch self {
        case .wrongByteCount(0, _): "the width and the height of a picture must be at least 1"
        case .wrongByteCount(let expected, let actual):
            "the picture has \(actual) bytes, but width × height × 4 is \(expected)"
        case .tooManyPixels(let width, let height, let limit):
            "the picture has \(width) × \(height) pixels; the limit is \(limit)"
        case .transparent: "the picture is fully transparent, so it has no colors"
        case .undrawable: "Core Graphics can't draw the picture into memory"
        }
    }
}

extension Palette {
    /// The default maximum number of pixels: 16,384 × 16,384, as in the command-line tool.
    public static let maximumPixels = 16_384 * 16_384

    /// The maximum number of analyzed pixels, which limits the memory for those along the border.
    private static let countedPixels = 1 << 22
    /// Finds the colors of a picture.
    ///
    /// The initializer doesn't run on the caller's actor. For a picture with more than 4,194,304 pixels, it analyzes
    /// only every second, third, … row and column, to limit its use of memory.
    ///
    /// - Parameters:
    ///   - rgba: red, green, blue and alpha of each pixel, row by row from the top: gamma-encoded sRGB, not
    ///     premultiplied.
    ///   - width: the width in pixels.
    ///   - height: the height in pixels.
    ///   - count: the maximum number of swatches, clamped to 1 … 16.
    ///   - limit: the maximum number of pixels that the picture may have.
    /// - Throws: ``PaletteError``, or `CancellationError` if the task was canceled.
    /// - Complexity: O(n) in the number of pixels.
    public init(
        rgba: [UInt8], width: Int, height: Int, count: Int = 5, limit: Int = Palette.maximumPixels
    ) async throws {
        let (pixels, isTooLarge) = max(0, width).multipliedReportingOverflow(by: max(0, height))
        guard !isTooLarge, pixels <= limit else {
            throw PaletteError.tooManyPixels(width: width, height: height, limit: limit)
        }
        guard pixels > 0, rgba.count / 4 == pixels, rgba.count % 4 == 0 else {
            throw PaletteError.wrongByteCount(expected: min(pixels, .max / 4) * 4, actual: rgba.count)
        }
        var step = 1
        while ((width - 1) / step + 1) * ((height - 1) / step + 1) > Self.countedPixels { step += 1 }
        let histogram = try rgba.withUnsafeBufferPointer { bytes in
            try Self.histogram(of: bytes, width: width, height: height, step: step)
        }
        try Task.checkCancellation()
        guard let found = PaletteExtraction.Palette(histogram, count: min(max(count, 1), 16)) else {
            throw PaletteError.transparent
        }
        self.init(found)
    }

    private static func histogram(
        of rgba: UnsafeBufferPointer<UInt8>, width: Int, height: Int, step: Int
    ) throws -> ColorHistogram {
        let (columns, rows) = ((width - 1) / step + 1, (height - 1) / step + 1)
        var histogram = ColorHistogram(layout: PictureLayout(width: columns, height: rows))
        var line = [UInt8](repeating: 0, count: columns * 4)
        for row in 0..<rows {
            if row % 64 == 0 { try Task.checkCancellation() }
            let first = row * step * width * 4
            if step == 1 {
                histogram.add(UnsafeBufferPointer(rebasing: rgba[first..<first + width * 4]))
                continue
            }
            for column in 0..<columns {
                for channel in 0..<4 { line[column * 4 + channel] = rgba[first + column * step * 4 + channel] }
            }
            line.withUnsafeBufferPointer { histogram.add($0) }
        }
        return histogram
    }
}
