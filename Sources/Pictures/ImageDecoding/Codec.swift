internal import CImageCodecs

/// A picture opened by a decoder of `CImageCodecs`, which is closed when this object is released.
final class Codec {
    private enum Reader {
        case png(OpaquePointer)
        case jpeg(OpaquePointer)
        /// A decoder that only some builds contain: those with the package trait of its format, such as `WebP`.
        case optional(OpaquePointer)
    }

    let header: ImageHeader
    /// The transform from the picture's own color space to Oklab, or nil if the color space is sRGB.
    let transform: ColorTransform?
    private(set) var headerWarnings: [DecodingWarning]
    /// The width of the decoded rows in pixels; less than the picture's width for a JPEG decoded at a reduced size.
    let width: Int
    let height: Int
    /// The bytes per pixel in the decoded rows: 4, or 3 if the picture is opaque and alpha wasn't requested.
    let pixelSize: Int
    /// The grid of the pixels that are sampled, or nil if all pixels are used.
    let grid: SampleGrid?
    /// The memory that decoding needs, in bytes, as far as known in advance; the buffer for the rows isn't counted.
    let memory: UInt64
    private let reader: Reader
    private let limits: DecodingLimits

    /// Throws an error if this build can't decode the format, or if the file is a PNG in Apple's private CgBI variant.
    private static func check(_ format: ImageFormat, _ prefix: [UInt8]) throws(ImageDecodingError) {
        switch format {
        case .png where prefix.dropFirst(12).starts(with: "CgBI".utf8):
            throw ImageDecodingError.deviceForm
        case _ where format.isDecodable: return
        case .gitLFSPointer: throw .unsupported("a Git LFS pointer in place of the picture")
        case .unknown: throw .unsupported("a file in an unknown format")
        default:
            throw .unsupported(
                format.rawValue.uppercased()
                    + (format.missingTrait.map { " (this build of Tincture lacks the package trait \($0))" } ?? ""))
        }
    }

    /// Opens a picture and reads its header; of a sampled picture, ``RowSampler`` selects the pixels.
    init(_ source: ImageSource, limits: DecodingLimits, detail: DecodingDetail = .whole) throws(ImageDecodingError) {
        var format = ImageFormat.unknown
        let most = limits.maximumFileBytes
        let stream = try source.stream(prefixed: ImageFormat.prefixSize, limit: most) {
            (prefix) throws(ImageDecodingError) in
            if prefix.isEmpty { throw .empty }
            format = try ImageProbe.format(of: source, beginning: prefix)
            try Self.check(format, prefix)
        }
        let opening: Opening
        switch format.definition.decoder {
        case .png: opening = Self.openPNG(stream)
        case .jpeg: opening = Self.openJPEG(stream, limits, detail)
        case .library(let library): opening = try Self.openOptional(format, library(), stream, source, limits)
        case nil: preconditionFailure("`check` throws for a format without a decoder")
        }
        guard let opened = opening.reader else { throw .tooMuchMemory(limit: limits.maximumBytes) }
        reader = opened
        self.limits = limits
        let raw = opening.raw
        width = Int(raw.decoded_width)
        height = Int(raw.decoded_height)
        var pixelSize = 4
        var grid: SampleGrid?
        if opening.status == TINCTURE_OK {
            switch opened {
            case .png(let png):
                grid = detail.grid(width: width, height: height)
                if grid != nil { pixelSize = Int(tincture_png_give_plain_rows(png)) }
            case .jpeg: break
            case .optional: grid = detail.grid(width: width, height: height)
            }
        }
        (self.grid, self.pixelSize) = (grid, pixelSize)
        header = opening.header
        let rest = limits.maximumBytes - Int(clamping: min(raw.memory, UInt64(limits.maximumBytes)))
        let colors = Result { () throws(ColorTransform.OverMemory) in
            guard let description = opening.description else { return try Self.colors(raw, memory: rest) }
            return try Self.colors(description, memory: rest)
        }
        let (transform, colorWarning) = (try? colors.get()) ?? (nil, nil)
        self.transform = transform
        headerWarnings = colorWarning.map { [$0] } ?? []
        if opening.description?.isAnimated == true || raw.is_animated != 0 { headerWarnings.append(.firstFrame) }
        let held = transform?.memory ?? 0
        memory = raw.memory + UInt64(held)
        if case .jpeg(let reader) = reader { tincture_jpeg_count(reader, held) }
        guard opening.status == TINCTURE_OK else { throw error(opening.status) }
        if case .failure = colors { throw .tooMuchMemory(limit: limits.maximumBytes) }
        try limits.check(width: Int(raw.width), height: Int(raw.height))
    }

    private struct Opening {
        var status: tincture_status
        var reader: Reader?
        var raw: tincture_header
        var header: ImageHeader
        /// The description of a header that Tincture read; nil if the library reads the header.
        var description: PictureDescription?
    }

    private static func openPNG(_ stream: UnsafeMutablePointer<FILE>) -> Opening {
        var raw = tincture_header()
        var opened: OpaquePointer?
        let status = tincture_png_open(stream, &opened, &raw)
        return Opening(
            status: status, reader: opened.map { .png($0) }, raw: raw, header: ImageHeader(format: .png, raw))
    }

    private static func openJPEG(
        _ stream: UnsafeMutablePointer<FILE>, _ limits: DecodingLimits, _ detail: DecodingDetail
    ) -> Opening {
        var raw = tincture_header()
        var opened: OpaquePointer?
        let status = tincture_jpeg_open(
            stream, limits.maximumBytes, UInt64(detail.leastPixels ?? 0), detail.leastSide, &opened, &raw)
        return Opening(
            status: status, reader: opened.map { .jpeg($0) }, raw: raw, header: ImageHeader(format: .jpeg, raw))
    }

    /// Opens a picture in a format whose decoder is optional, after reading its header and checking its size.
    private static func openOptional(
        _ format: ImageFormat, _ library: OpaquePointer?, _ stream: UnsafeMutablePointer<FILE>, _ source: ImageSource,
        _ limits: DecodingLimits
    ) throws(ImageDecodingError) -> Opening {
        do throws(ImageDecodingError) {
            guard case .description(let readHeader) = format.definition.header else {
                throw ImageDecodingError.unsupported(format.rawValue.uppercased())
            }
            let read = try readHeader(try source.window())
            guard read.width > 0 else {
                throw ImageDecodingError.malformed(format, "its header does not give its width and height")
            }
            try limits.check(width: read.width, height: read.height)
            return open(library, stream, read, limits)
        } catch {
            fclose(stream)
            throw error
        }
    }

    private static func open(
        _ library: OpaquePointer?, _ stream: UnsafeMutablePointer<FILE>, _ description: PictureDescription,
        _ limits: DecodingLimits
    ) -> Opening {
        let crop = description.crop
        var picture = tincture_picture(
            width: UInt32(description.width), height: UInt32(description.height), left: UInt32(crop.left),
            top: UInt32(crop.top), given_width: UInt32(crop.width), given_height: UInt32(crop.height),
            has_alpha: description.header.hasAlpha == true ? 1 : 0, is_grid: description.isGrid ? 1 : 0,
            is_shuffled: description.isShuffled ? 1 : 0)
        var raw = tincture_header()
        var opened: OpaquePointer?
        let status = tincture_optional_open(library, stream, &picture, limits.maximumBytes, &opened, &raw.memory)
        raw.width = picture.given_width
        raw.height = picture.given_height
        raw.decoded_width = raw.width
        raw.decoded_height = raw.height
        return Opening(
            status: status, reader: opened.map { .optional($0) }, raw: raw, header: description.header,
            description: description)
    }

    /// Returns the transform to Oklab for an optional decoder: from the profile, or from code points; nil for sRGB.
    private static func colors(
        _ description: PictureDescription, memory: Int
    ) throws(ColorTransform.OverMemory) -> (ColorTransform?, DecodingWarning?) {
        if !description.profile.isEmpty {
            return try description.profile.withUnsafeBufferPointer { (bytes) throws(ColorTransform.OverMemory) in
                try colors(of: bytes, memory: memory)
            }
        }
        guard let colors = description.colors else { return (nil, nil) }
        return try self.colors(colors, memory: memory)
    }

    private static func colors(
        _ colors: PictureDescription.CodedColors, memory: Int
    ) throws(ColorTransform.OverMemory) -> (ColorTransform?, DecodingWarning?) {
        let warning: DecodingWarning? = colors.isHDR ? .highDynamicRange : nil
        guard let xy = colors.chromaticities else { return (nil, warning) }
        return (try ColorTransform(chromaticities: xy, gamma: colors.gamma, memory: memory), warning)
    }

    private static func colors(
        of profile: UnsafeBufferPointer<UInt8>, memory: Int
    ) throws(ColorTransform.OverMemory) -> (ColorTransform?, DecodingWarning?) {
        guard let made = try ColorTransform(profile: profile, memory: memory) else { return (nil, .unusableProfile) }
        return (made.isSRGB ? nil : made, nil)
    }

    /// Returns the transform to Oklab from the colors of a PNG or JPEG; nil for sRGB.
    ///
    /// The first of these that the file contains defines the colors: the `cICP` chunk, the profile, the `sRGB` chunk,
    /// `cHRM` with `gAMA`. Without any of them, the colors are sRGB (PNG, Third Edition, section 4.3).
    private static func colors(
        _ raw: tincture_header, memory: Int
    ) throws(ColorTransform.OverMemory) -> (ColorTransform?, DecodingWarning?) {
        if raw.is_cmyk != 0 { return (nil, raw.is_cmyk_managed == 0 ? .unmanagedCMYK : nil) }
        if let colors = PictureDescription.CodedColors(raw) { return try self.colors(colors, memory: memory) }
        if let profile = raw.profile {
            return try colors(of: UnsafeBufferPointer(start: profile, count: raw.profile_size), memory: memory)
        }
        guard raw.is_tagged_srgb == 0, raw.has_chromaticities != 0 else { return (nil, nil) }
        let xy = withUnsafeBytes(of: raw.chromaticities) { Array($0.bindMemory(to: Double.self)) }
        // Older files express sRGB by a decoding exponent of 2.2 and the primaries of sRGB (PNG, section 11.3.2.2).
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
        case .optional(let reader): tincture_optional_close(reader)
        }
    }

    func read(into buffer: UnsafeMutableBufferPointer<UInt8>, rows: Int) -> (status: tincture_status, count: Int) {
        var count: UInt32 = 0
        let status =
            switch reader {
            case .png(let reader): tincture_png_read(reader, buffer.baseAddress, UInt32(rows), &count)
            case .jpeg(let reader): tincture_jpeg_read(reader, buffer.baseAddress, UInt32(rows), &count)
            case .optional(let reader): tincture_optional_read(reader, buffer.baseAddress, UInt32(rows), &count)
            }
        return (status, Int(count))
    }

    var message: String {
        switch reader {
        case .png(let reader): String(cString: tincture_png_message(reader))
        case .jpeg(let reader): String(cString: tincture_jpeg_message(reader))
        case .optional(let reader): String(cString: tincture_optional_message(reader))
        }
    }

    var warningCount: Int {
        switch reader {
        case .png(let reader): Int(tincture_png_warnings(reader))
        case .jpeg(let reader): Int(tincture_jpeg_warnings(reader))
        case .optional(let reader): Int(tincture_optional_is_mended(reader))
        }
    }

    func error(_ status: tincture_status) -> ImageDecodingError {
        switch status {
        case TINCTURE_TRUNCATED: .malformed(header.format, "its data ends before the first row is complete")
        case TINCTURE_UNSUPPORTED:
            .unsupported(
                (header.format == .avif ? "an " : "a ") + header.format.rawValue.uppercased()
                    + " in a rare variant of the format (\(message))")
        case TINCTURE_OVER_LIMIT: .tooMuchMemory(limit: limits.maximumBytes)
        default: .malformed(header.format, message)
        }
    }
}

extension ImageHeader {
    fileprivate init(format: ImageFormat, _ raw: tincture_header) {
        self.init(format: format)
        if let exif = raw.exif {
            orientation = ExifOrientation.read(Array(UnsafeBufferPointer(start: exif, count: raw.exif_size)))
        }
        let isTurned = orientation >= 5
        pixelWidth = Int(isTurned ? raw.height : raw.width)
        pixelHeight = Int(isTurned ? raw.width : raw.height)
        hasAlpha = raw.has_alpha != 0
        if let colors = PictureDescription.CodedColors(raw) {
            colorProfile = colors.name
        } else if let profile = raw.profile {
            colorProfile = ICCProfile.name(Array(UnsafeBufferPointer(start: profile, count: raw.profile_size)))
        } else if raw.is_tagged_srgb != 0 {
            colorProfile = "sRGB"
        }
    }
}

extension PictureDescription.CodedColors {
    fileprivate init?(_ raw: tincture_header) {
        guard raw.primaries > 0 else { return nil }
        self.init(primaries: Int(raw.primaries), transfer: Int(raw.transfer))
    }
}
