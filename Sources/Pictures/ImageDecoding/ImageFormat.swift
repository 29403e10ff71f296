internal import CImageCodecs

/// The formats of pictures that a catalog may hold, detected by their content.
///
/// ``definition`` describes each of them, and nothing else does.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG, in a JFIF, Exif or bare stream.
    case jpeg
    /// Scalable Vector Graphics.
    case svg
    /// Portable Document Format.
    case pdf
    case webp
    /// Graphics Interchange Format.
    case gif
    /// High Efficiency Image File, the format of iPhone photos.
    case heic
    /// AV1 Image File.
    case avif
    /// Tagged Image File Format.
    case tiff
    /// Windows bitmap.
    case bmp
    /// Photoshop document.
    case psd
    /// A text that stands for a picture that Git LFS has not fetched.
    case gitLFSPointer = "git-lfs-pointer"
    /// Anything else.
    case unknown

    var definition: ImageFormatDefinition {
        switch self {
        case .png: .png
        case .jpeg: .jpeg
        case .svg: .svg
        case .pdf: .pdf
        case .webp: .webp
        case .gif: .gif
        case .heic: .heic
        case .avif: .avif
        case .tiff: .tiff
        case .bmp: .bmp
        case .psd: .psd
        case .gitLFSPointer: .gitLFSPointer
        case .unknown: .unknown
        }
    }
}

/// Everything that this library knows of one format.
struct ImageFormatDefinition: Sendable {
    /// The extensions of its files, in lower case; they promise this format.
    var extensions: [String] = []
    /// Further extensions of its files, which promise no more than the container.
    var containerExtensions: [String] = []
    /// The media type; nil for a format that not every browser shows.
    var mediaType: String?
    /// The package trait that adds the decoder; nil for a format that all builds decode, or none.
    var trait: String?
    /// The decoder; nil for a format that no build decodes.
    var decoder: Decoder?
    /// Whether it is made of pixels.
    var hasPixels = true
    /// Whether it usually loses details of a picture to save bytes.
    var isLossy = false
    /// Whether a file begins like this format.
    var matches: @Sendable (_ prefix: [UInt8]) -> Bool
    /// The bytes that a whole file ends with; empty where the format doesn't say.
    var ending: [UInt8] = []
    /// Reads the header without the decoder; nil where the decoder reads it, or nobody does.
    var header: Header?

    enum Decoder: Sendable {
        case png
        case jpeg
        /// A library of the C shim; NULL where this build is without it.
        case library(@Sendable () -> OpaquePointer?)
    }

    enum Header: Sendable {
        /// Reads it from the first bytes, as many as are named.
        case prefix(Int, @Sendable ([UInt8]) -> ImageHeader)
        /// Reads all that the library of ``decoder`` needs, from anywhere in the file.
        case description(@Sendable (ByteWindow) throws(ImageDecodingError) -> PictureDescription)
    }

    static let png = ImageFormatDefinition(
        extensions: ["png"], mediaType: "image/png", decoder: .png,
        matches: { $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) },
        // ISO/IEC 15948, section 11.2.5: the chunk `IEND`.
        ending: [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])

    static let jpeg = ImageFormatDefinition(
        extensions: ["jpg", "jpeg", "jpe"], mediaType: "image/jpeg", decoder: .jpeg, isLossy: true,
        matches: { $0.starts(with: [0xFF, 0xD8, 0xFF]) },
        // ISO/IEC 10918-1, section B.2.1: the marker `EOI`.
        ending: [0xFF, 0xD9])

    static let svg = ImageFormatDefinition(
        extensions: ["svg"], mediaType: "image/svg+xml", hasPixels: false,
        matches: { SVGHeader.isMarkup($0) && SVGHeader.root(of: $0) != nil }, header: .prefix(64 << 10, SVGHeader.read))

    static let pdf = ImageFormatDefinition(
        extensions: ["pdf"], hasPixels: false, matches: { $0.starts(with: "%PDF-".utf8) },
        // Its pages may be described anywhere.
        header: .prefix(1 << 20, PDFHeader.read))

    static let webp = ImageFormatDefinition(
        extensions: ["webp"], mediaType: "image/webp", trait: "WebP", decoder: .library { tincture_webp() },
        isLossy: true, matches: { $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8) },
        header: .description(WebPHeader.read))

    static let gif = ImageFormatDefinition(
        extensions: ["gif"], mediaType: "image/gif", trait: "GIF", decoder: .library { tincture_gif() },
        matches: { $0.starts(with: "GIF87a".utf8) || $0.starts(with: "GIF89a".utf8) },
        // GIF89a, section 27.
        ending: [0x3B], header: .description(GIFHeader.read))

    static let heic = ImageFormatDefinition(
        extensions: ["heic"], containerExtensions: ["heif", "avci"], trait: "HEIC",
        decoder: .library { tincture_heic() }, isLossy: true, matches: { ISOMediaHeader.format(of: $0) == .heic },
        header: .description { (file) throws(ImageDecodingError) in try ISOMediaHeader.read(.heic, file) })

    static let avif = ImageFormatDefinition(
        extensions: ["avif"], mediaType: "image/avif", trait: "AVIF", decoder: .library { tincture_avif() },
        isLossy: true, matches: { ISOMediaHeader.format(of: $0) == .avif },
        header: .description { (file) throws(ImageDecodingError) in try ISOMediaHeader.read(.avif, file) })

    static let tiff = ImageFormatDefinition(
        extensions: ["tif", "tiff"],
        matches: { $0.starts(with: [0x49, 0x49, 0x2A, 0x00]) || $0.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) })

    static let bmp = ImageFormatDefinition(
        extensions: ["bmp"], mediaType: "image/bmp",
        matches: { $0.starts(with: "BM".utf8) && $0.count > 26 && $0.dropFirst(6).starts(with: [0, 0, 0, 0]) },
        header: .prefix(ImageFormat.prefixSize, RasterHeader.bmp))

    static let psd = ImageFormatDefinition(
        extensions: ["psd"], matches: { $0.starts(with: "8BPS".utf8) },
        header: .prefix(ImageFormat.prefixSize, RasterHeader.psd))

    static let gitLFSPointer = ImageFormatDefinition(
        hasPixels: false, matches: { $0.starts(with: "version https://git-lfs.github.com/".utf8) })

    static let unknown = ImageFormatDefinition(hasPixels: false, matches: { _ in true })
}

extension ImageFormat {
    /// How many bytes from the start of a file are looked at.
    static let prefixSize = 1024

    /// The format that a file begins like.
    ///
    /// - Parameter prefix: the first ``prefixSize`` bytes, or all there are.
    init(prefix: [UInt8]) { self = Self.allCases.first { $0.definition.matches(prefix) } ?? .unknown }

    /// Returns the format that an extension promises; nil for one that promises none.
    package init?(fileExtension: String) {
        guard let format = Self.byExtension[fileExtension.lowercased()] else { return nil }
        self = format
    }

    private static let byExtension = Dictionary(
        allCases.flatMap { format in format.definition.extensions.map { ($0, format) } }, uniquingKeysWith: { $1 })

    /// All extensions of pictures, in lower case.
    package static let allExtensions = Set(
        allCases.flatMap { $0.definition.extensions + $0.definition.containerExtensions })

    /// The extensions of pictures that every build decodes.
    package static let decodableExtensions = Set(
        allCases.filter { $0.trait == nil && $0.isDecodable }.flatMap(\.definition.extensions))

    /// The media type; nil for a format that not every browser shows.
    package var mediaType: String? { definition.mediaType }

    /// Whether this build decodes the format's pixels.
    package var isDecodable: Bool { definition.decoder != nil && missingTrait == nil }

    /// Whether the format is made of pixels, whether or not this library decodes them.
    package var hasPixels: Bool { definition.hasPixels }

    /// Whether the format usually loses details of a picture to save bytes.
    package var isLossy: Bool { definition.isLossy }

    /// Whether files of the format have a place in a catalog.
    package var isListed: Bool { !definition.extensions.isEmpty }

    /// The package trait with which a build decodes the format; nil for those that all builds decode, or none.
    package var trait: String? { definition.trait }

    /// The package trait that this build lacks for the format; nil where none would help.
    package var missingTrait: String? {
        guard case .library(let library) = definition.decoder, library() == nil else { return nil }
        return trait
    }
}
