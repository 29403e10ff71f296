internal import CImageCodecs

/// One of the two codecs of the shim, opened on a picture; closes it when it goes.
final class Codec {
    private enum Reader {
        case png(OpaquePointer)
        case jpeg(OpaquePointer)
    }

    let header: ImageHeader
    /// From the picture's own colours; nil where they are sRGB.
    let transform: ColorTransform?
    /// What is odd about the picture's colours.
    let colorWarning: DecodingWarning?
    /// The size of the rows that are given: smaller than the picture's where a JPEG is decoded at a reduction.
    let width: Int
    let height: Int
    /// The bytes of a pixel in those rows: 4, or 3 where the picture is opaque and alpha was not asked for.
    let pixelSize: Int
    /// Where the rows are to be looked at; nil for everywhere.
    let grid: SampleGrid?
    /// How many bytes decoding takes beside the rows that are given, as far as that is known beforehand.
    let memory: UInt64
    private let reader: Reader
    private let limits: DecodingLimits

    /// Throws for what neither codec reads.
    private static func check(_ format: ImageFormat, _ prefix: [UInt8]) throws(ImageDecodingError) {
        switch format {
        case .png where prefix.dropFirst(12).starts(with: "CgBI".utf8):
            throw .unsupported("a PNG in Apple's private CgBI form (made by Xcode for a device)")
        case .png, .jpeg: return
        case .gitLFSPointer: throw .unsupported("a Git LFS pointer: the picture is not checked out")
        case .unknown: throw .unsupported("not a picture of any format that is known")
        default: throw .unsupported(format.rawValue.uppercased())
        }
    }

    /// Opens a picture and reads its header.
    ///
    /// - Parameter detail: how finely it is to be decoded. Of a PNG that is sampled all rows are given, in ``pixelSize``.
    init(
        _ source: ImageSource, limits: DecodingLimits, detail: DecodingDetail = .whole
    ) throws(ImageDecodingError) {
        var format = ImageFormat.unknown
        let stream = try source.stream(prefixed: ImageFormat.prefixSize) { (prefix) throws(ImageDecodingError) in
            if prefix.isEmpty { throw .empty }
            format = try ImageProbe.format(of: source, beginning: prefix)
            try Self.check(format, prefix)
        }
        var raw = tincture_header()
        var opened: OpaquePointer?
        let status: tincture_status
        if format == .png {
            status = tincture_png_open(stream, &opened, &raw)
        } else {
            status = tincture_jpeg_open(
                stream, limits.maximumBytes, UInt64(detail.leastPixels ?? 0), detail.leastSide, &opened, &raw)
        }
        guard let opened else { throw .tooMuchMemory(limit: limits.maximumBytes) }
        reader = format == .png ? .png(opened) : .jpeg(opened)
        self.limits = limits
        width = Int(raw.decoded_width)
        height = Int(raw.decoded_height)
        grid = format == .png && status == TINCTURE_OK ? detail.grid(width: width, height: height) : nil
        pixelSize = grid == nil ? 4 : Int(tincture_png_give_plain_rows(opened))
        header = ImageHeader(format: format, raw)
        let rest = limits.maximumBytes - Int(clamping: min(raw.memory, UInt64(limits.maximumBytes)))
        let colors = Result { () throws(ColorTransform.OverMemory) in try Self.colors(raw, memory: rest) }
        (transform, colorWarning) = (try? colors.get()) ?? (nil, nil)
        let held = transform?.memory ?? 0
        memory = raw.memory + UInt64(held)
        if case .jpeg(let reader) = reader { tincture_jpeg_count(reader, held) }
        guard status == TINCTURE_OK else { throw error(status) }
        if case .failure = colors { throw .tooMuchMemory(limit: limits.maximumBytes) }
        let pixels = Int(raw.width) * Int(raw.height)
        guard pixels <= limits.maximumPixels else {
            throw .tooManyPixels(width: Int(raw.width), height: Int(raw.height), limit: limits.maximumPixels)
        }
    }

    /// The way from the picture's colours: its profile, else the `sRGB` chunk, else `cHRM` and `gAMA`, else sRGB.
    private static func colors(
        _ raw: tincture_header, memory: Int
    ) throws(ColorTransform.OverMemory) -> (ColorTransform?, DecodingWarning?) {
        if raw.is_cmyk != 0 { return (nil, raw.is_cmyk_managed == 0 ? .unmanagedCMYK : nil) }
        if let profile = raw.profile {
            let bytes = UnsafeBufferPointer(start: profile, count: raw.profile_size)
            guard let transform = try ColorTransform(profile: bytes, memory: memory) else {
                return (nil, .unusableProfile)
            }
            return (transform.isSRGB ? nil : transform, nil)
        }
        guard raw.is_tagged_srgb == 0, raw.has_chromaticities != 0 else { return (nil, nil) }
        let xy = withUnsafeBytes(of: raw.chromaticities) { Array($0.bindMemory(to: Double.self)) }
        // A decoding exponent of 2.2 with the primaries of sRGB is how older files say sRGB (PNG, section 11.3.2.2).
        let isSRGB = zip(xy, [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]).allSatisfy { abs($0 - $1) < 0.001 }
        if isSRGB && abs(raw.gamma - 2.2) < 0.01 { return (nil, nil) }
        guard let transform = try ColorTransform(chromaticities: xy, gamma: raw.gamma, memory: memory) else {
            return (nil, .unusableProfile)
        }
        return (transform, nil)
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
        case TINCTURE_TRUNCATED: .malformed(header.format, "its data ends before the first row is whole")
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
