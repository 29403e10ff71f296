internal import ImageDecoding
internal import PaletteExtraction
public import TincturePalette

/// A decoded picture file, for use in server code: its size, its palette and a blurred placeholder.
///
/// ```swift
/// do {
///     _ = try await DecodedPicture(bytes: Array("not a picture".utf8))
/// } catch let error as DecodedPicture.Failure {
///     print(error.description)
/// }
/// ```
public struct DecodedPicture: Sendable, Hashable {
    /// The reason why a picture can't be decoded.
    public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The reason why the picture can't be decoded, as a whole sentence that begins with `The picture`.
        ///
        /// An example is `The picture is empty (0 bytes). Export or copy it again.`
        public let description: String
    }

    /// The default maximum memory for decoding one picture, in bytes: 512 MiB, as in the command-line tool.
    public static let maximumMemory = DecodingLimits.standard.maximumBytes

    /// The width of the upright picture in pixels.
    public let width: Int
    /// The height of the upright picture in pixels.
    public let height: Int
    /// The colors of the picture; nil if the picture is fully transparent.
    public let palette: TincturePalette.Palette?
    /// The ThumbHash: about 25 bytes, for a placeholder to show until the picture has loaded.
    public let thumbHash: [UInt8]
    /// The problems that didn't prevent decoding, such as `is animated; only its first frame is used`.
    ///
    /// Each text is the rest of a sentence that begins with the picture's name. If the file is truncated, ``palette``
    /// describes only the upper part of the picture.
    public let warnings: [String]

    /// Decodes a file.
    ///
    /// The file is read on the task's thread. A server should limit how many pictures it decodes at once.
    ///
    /// - Parameters:
    ///   - path: the path of a regular file.
    ///   - count: the maximum number of swatches, clamped to 1 … 16.
    ///   - limit: the maximum number of pixels of the picture.
    ///   - memory: the maximum memory for decoding, in bytes.
    /// - Throws: ``Failure`` if the picture can't be decoded or exceeds a limit, or `CancellationError` if the task was
    ///   canceled.
    public init(
        contentsOfFile path: String, count: Int = 5, limit: Int = TincturePalette.Palette.maximumPixels,
        memory: Int = Self.maximumMemory
    ) async throws {
        try await self.init(.file(path), count: count, limit: limit, memory: memory)
    }

    /// Decodes the bytes of a file, such as a request's body.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - count: the maximum number of swatches, clamped to 1 … 16.
    ///   - limit: the maximum number of pixels of the picture.
    ///   - memory: the maximum memory for decoding, in bytes.
    /// - Throws: ``Failure`` if the picture can't be decoded or exceeds a limit, or `CancellationError` if the task was
    ///   canceled.
    public init(
        bytes: [UInt8], count: Int = 5, limit: Int = TincturePalette.Palette.maximumPixels,
        memory: Int = Self.maximumMemory
    ) async throws {
        try await self.init(.bytes(bytes), count: count, limit: limit, memory: memory)
    }

    private init(_ source: ImageSource, count: Int, limit: Int, memory: Int) async throws {
        let limits = DecodingLimits(maximumPixels: max(0, limit), maximumBytes: max(0, memory))
        do {
            var decoder = try PictureDecoder(source, limits: limits, detail: .forColors)
            var rows = PictureRows(decoder, PictureLayout(decoder), wantsPlaceholder: true)
            repeat { try Task.checkCancellation() } while try decoder.nextRows({ rows.add($0) })
            let transform = decoder.transform
            width = decoder.header.pixelWidth ?? decoder.width
            height = decoder.header.pixelHeight ?? decoder.height
            palette = rows.palette(count: min(max(count, 1), 16), transform).map { TincturePalette.Palette($0) }
            thumbHash = rows.placeholder(transform) ?? []
            warnings = decoder.warnings.map { "\($0)." }
        } catch let error as ImageDecodingError {
            throw Failure(description: "The picture \(error).")
        }
    }
}
