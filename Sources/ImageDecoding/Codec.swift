internal import CImageCodecs

/// One of the two codecs of the shim, opened on a picture; closes it when it goes.
final class Codec {
    private enum Reader {
        case png(OpaquePointer)
        case jpeg(OpaquePointer)
    }

    let header: ImageHeader
    let width: Int
    let height: Int
    private let reader: Reader
    private let limits: DecodingLimits

    /// Opens a picture and reads its header.
    init(_ source: ImageSource, limits: DecodingLimits) throws(ImageDecodingError) {
        let prefix = try source.prefix(ImageFormat.prefixSize)
        if prefix.isEmpty { throw .empty }
        let format = ImageFormat(prefix: prefix)
        if format == .png, prefix.dropFirst(12).starts(with: "CgBI".utf8) {
            throw .unsupported("a PNG in Apple's private CgBI form (made by Xcode for a device)")
        }

        var raw = tincture_header()
        var opened: OpaquePointer?
        let status: tincture_status
        switch format {
        case .png: status = tincture_png_open(try source.stream(), limits.maximumBytes, &opened, &raw)
        case .jpeg: status = tincture_jpeg_open(try source.stream(), limits.maximumBytes, &opened, &raw)
        case .gitLFSPointer: throw .unsupported("a Git LFS pointer: the picture is not checked out")
        case .unknown: throw .unsupported("not a picture of any format that is known")
        default: throw .unsupported(format.rawValue.uppercased())
        }
        guard let opened else { throw .tooMuchMemory(limit: limits.maximumBytes) }
        reader = format == .png ? .png(opened) : .jpeg(opened)
        self.limits = limits
        width = Int(raw.width)
        height = Int(raw.height)
        header = ImageHeader(format: format, raw)
        guard status == TINCTURE_OK else { throw error(status) }
        guard width * height <= limits.maximumPixels else {
            throw .tooManyPixels(width: width, height: height, limit: limits.maximumPixels)
        }
    }

    deinit {
        switch reader {
        case .png(let reader): tincture_png_close(reader)
        case .jpeg(let reader): tincture_jpeg_close(reader)
        }
    }

    func read(into buffer: UnsafeMutableBufferPointer<UInt8>, rows: Int) -> (status: tincture_status, count: Int) {
        var count: UInt32 = 0
        let status =
            switch reader {
            case .png(let reader): tincture_png_read(reader, buffer.baseAddress, UInt32(rows), &count)
            case .jpeg(let reader): tincture_jpeg_read(reader, buffer.baseAddress, UInt32(rows), &count)
            }
        return (status, Int(count))
    }

    /// What the library said last.
    var message: String {
        switch reader {
        case .png(let reader): String(cString: tincture_png_message(reader))
        case .jpeg(let reader): String(cString: tincture_jpeg_message(reader))
        }
    }

    var warningCount: Int {
        switch reader {
        case .png(let reader): Int(tincture_png_warnings(reader))
        case .jpeg(let reader): Int(tincture_jpeg_warnings(reader))
        }
    }

    func error(_ status: tincture_status) -> ImageDecodingError {
        switch status {
        case TINCTURE_TRUNCATED: .malformed(header.format, "the file ends before its first pixel")
        case TINCTURE_UNSUPPORTED: .unsupported("a \(header.format.rawValue.uppercased()) of a rare form (\(message))")
        case TINCTURE_OVER_LIMIT: .tooMuchMemory(limit: limits.maximumBytes)
        default: .malformed(header.format, message)
        }
    }
}

extension ImageHeader {
    fileprivate init(format: ImageFormat, _ raw: tincture_header) {
        self.init(format: format)
        orientation = raw.exif.map { ExifOrientation.read(UnsafeBufferPointer(start: $0, count: raw.exif_size)) } ?? 1
        let isTurned = orientation >= 5
        pixelWidth = Int(isTurned ? raw.height : raw.width)
        pixelHeight = Int(isTurned ? raw.width : raw.height)
        hasAlpha = raw.has_alpha != 0
        if let profile = raw.profile {
            colorProfile = ICCProfile.name(UnsafeBufferPointer(start: profile, count: raw.profile_size))
        } else if raw.is_tagged_srgb != 0 {
            colorProfile = "sRGB"
        }
    }
}
