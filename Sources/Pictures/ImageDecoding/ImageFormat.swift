internal import CImageCodecs

/// A format of picture files, detected by the content of a file.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    case png
    /// JPEG, in a JFIF file, in an Exif file or without either.
    case jpeg
    case svg
    case pdf
    case webp
    case gif
    /// High Efficiency Image File, the format of iPhone photos.
    case heic
    case avif
    case tiff
    case bmp
    case psd
    /// A text file that Git LFS (Large File Storage) leaves in place of a picture that hasn't been downloaded.
    case gitLFSPointer = "git-lfs-pointer"
    case unknown

    /// Everything that is known about the format.
    var definition: ImageFormatDefinition {
        switch self {
        case .png:
            ImageFormatDefinition(
                extensions: ["png"], mediaType: "image/png", decoder: .png,
                matches: { $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) },
                // ISO/IEC 15948, section 11.2.5: the chunk `IEND`.
                ending: [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        case .jpeg:
            ImageFormatDefinition(
                extensions: ["jpg", "jpeg", "jpe"], mediaType: "image/jpeg", decoder: .jpeg, isLossy: true,
                matches: { $0.starts(with: [0xFF, 0xD8, 0xFF]) },
                // ISO/IEC 10918-1, section B.2.1: the marker `EOI`.
                ending: [0xFF, 0xD9])
        case .svg:
            ImageFormatDefinition(
                extensions: ["svg"], mediaType: "image/svg+xml", hasPixels: false,
                matches: { SVGHeader.isMarkup($0) && SVGHeader.root(of: $0) != nil },
                header: .prefix(64 << 10, SVGHeader.read))
        case .pdf:
            ImageFormatDefinition(
                extensions: ["pdf"], hasPixels: false, matches: { $0.starts(with: "%PDF-".utf8) },
                // The pages may be described anywhere in the file.
                header: .prefix(1 << 20, PDFHeader.read))
        case .webp:
            ImageFormatDefinition(
                extensions: ["webp"], mediaType: "image/webp", trait: "WebP", decoder: .library { tincture_webp() },
                isLossy: true,
                matches: { $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8) },
                header: .description(WebPHeader.read))
        case .gif:
            ImageFormatDefinition(
                extensions: ["gif"], mediaType: "image/gif", trait: "GIF", decoder: .library { tincture_gif() },
                matches: { $0.starts(with: "GIF87a".utf8) || $0.starts(with: "GIF89a".utf8) },
                // GIF89a, section 27.
                ending: [0x3B], header: .description(GIFHeader.read))
        case .heic:
            ImageFormatDefinition(
                extensions: ["heic"], containerExtensions: ["heif", "avci"], trait: "HEIC",
                decoder: .library { tincture_heic() }, isLossy: true,
                matches: { ISOMediaHeader.format(of: $0) == .heic },
                header: .description { (file) throws(ImageDecodingError) in try ISOMediaHeader.read(.heic, file) })
        case .avif:
            ImageFormatDefinition(
                extensions: ["avif"], mediaType: "image/avif", trait: "AVIF", decoder: .library { tincture_avif() },
                isLossy: true, matches: { ISOMediaHeader.format(of: $0) == .avif },
                header: .description { (file) throws(ImageDecodingError) in try ISOMediaHeader.read(.avif, file) })
        case .tiff:
            ImageFormatDefinition(
                extensions: ["tif", "tiff"],
                matches: { $0.starts(with: [0x49, 0x49, 0x2A, 0x00]) || $0.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) })
        case .bmp:
            ImageFormatDefinition(
                extensions: ["bmp"], mediaType: "image/bmp",
                matches: { $0.starts(with: "BM".utf8) && $0.count > 26 && $0.dropFirst(6).starts(with: [0, 0, 0, 0]) },
                header: .prefix(ImageFormat.prefixSize, RasterHeader.bmp))
        case .psd:
            ImageFormatDefinition(
                extensions: ["psd"], matches: { $0.starts(with: "8BPS".utf8) },
                header: .prefix(ImageFormat.prefixSize, RasterHeader.psd))
        case .gitLFSPointer:
            ImageFormatDefinition(
                hasPixels: false, matches: { $0.starts(with: "version https://git-lfs.github.com/".utf8) })
        case .unknown: ImageFormatDefinition(hasPixels: false, matches: { _ in true })
        }
    }

    /// The number of bytes at the start of a file from which the format is detected.
    static let prefixSize = 1024

    /// Detects the format by the first ``prefixSize`` bytes, or all bytes of a shorter file.
    init(prefix: [UInt8]) { self = Self.allCases.first { $0.definition.matches(prefix) } ?? .unknown }

    /// Creates the format that a file extension such as `png` names, or returns nil for an unknown extension.
    package init?(fileExtension: String) {
        guard let format = Self.byExtension[fileExtension.lowercased()] else { return nil }
        self = format
    }

    private static let byExtension = Dictionary(
        allCases.flatMap { format in format.definition.extensions.map { ($0, format) } }, uniquingKeysWith: { $1 })

    /// All file extensions of pictures, in lowercase and without the dot.
    package static let allExtensions = Set(
        allCases.flatMap { $0.definition.extensions + $0.definition.containerExtensions })

    /// The file extensions of the formats that every build decodes, in lowercase and without the dot.
    package static let decodableExtensions = Set(
        allCases.filter { $0.trait == nil && $0.isDecodable }.flatMap(\.definition.extensions))

    package var mediaType: String? { definition.mediaType }

    package var isDecodable: Bool { definition.decoder != nil && missingTrait == nil }

    /// Whether the format stores pixels, even if this library can't decode them.
    package var hasPixels: Bool { definition.hasPixels }

    package var isLossy: Bool { definition.isLossy }

    /// Whether the format is one of the known picture formats; false for unknown files and Git LFS pointers.
    package var isListed: Bool { !definition.extensions.isEmpty }

    /// The package trait with which a build decodes the format; nil if every build does, or none.
    package var trait: String? { definition.trait }

    /// The package trait that a build must add to decode the format; nil if none is missing.
    package var missingTrait: String? {
        guard case .library(let library) = definition.decoder, library() == nil else { return nil }
        return trait
    }
}

struct ImageFormatDefinition: Sendable {
    var extensions: [String] = []
    /// Additional file extensions, such as `heif`, which name only the container of the picture.
    var containerExtensions: [String] = []
    /// The media type, such as `image/png`, or nil if some browsers don't show the format.
    var mediaType: String?
    /// The package trait (an option of a build) that adds the decoder; nil if every build has one, or none.
    var trait: String?
    var decoder: Decoder?
    var hasPixels = true
    /// Whether the format usually loses picture details to save bytes.
    var isLossy = false
    /// A function that returns whether a file has this format, given the first bytes of the file.
    var matches: @Sendable (_ prefix: [UInt8]) -> Bool
    /// The bytes at the end of every complete file; empty if the format doesn't define any.
    var ending: [UInt8] = []
    /// The function that reads the header without the decoder; nil if the decoder reads it, or nothing does.
    var header: Header?

    enum Decoder: Sendable {
        case png
        case jpeg
        /// A function of the C code that returns the decoding library, or nil if this build lacks the library.
        case library(@Sendable () -> OpaquePointer?)
    }

    enum Header: Sendable {
        /// A number of bytes at the start of a file, and a function that reads the header from these bytes.
        case prefix(Int, @Sendable ([UInt8]) -> ImageHeader)
        /// A function that reads the header and everything else that the decoding library needs, from the whole file.
        case description(@Sendable (ByteWindow) throws(ImageDecodingError) -> PictureDescription)
    }
}
