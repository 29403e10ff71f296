package enum ImageProbe {
    /// The number of bytes at the start of an XML file in which the file's first element is searched.
    private static let markupSize = 64 << 10

    /// Reads the header of a picture, of which PNG and JPEG are also validated.
    ///
    /// For any other file, the header may contain nothing except the format, which may be ``ImageFormat/unknown``.
    package static func header(
        of source: ImageSource, limits: DecodingLimits = .standard
    ) throws(ImageDecodingError) -> ImageHeader {
        let prefix = try self.prefix(of: source)
        let format = try self.format(of: source, beginning: prefix)
        switch format.definition.header {
        case .prefix(let count, let read):
            return read(count <= ImageFormat.prefixSize ? prefix : try source.prefix(count))
        case .description(let read): return try read(try source.window()).header
        case nil: return format.isDecodable ? try Codec(source, limits: limits).header : ImageHeader(format: format)
        }
    }

    package static func format(of source: ImageSource) throws(ImageDecodingError) -> ImageFormat {
        try format(of: source, beginning: try prefix(of: source))
    }

    /// Returns the format of a file whose first bytes are given, and reads more only if they aren't enough.
    static func format(of source: ImageSource, beginning prefix: [UInt8]) throws(ImageDecodingError) -> ImageFormat {
        let format = ImageFormat(prefix: prefix)
        guard format == .unknown, SVGHeader.isMarkup(prefix), prefix.count >= ImageFormat.prefixSize else {
            return format
        }
        return ImageFormat(prefix: try source.prefix(markupSize))
    }

    static func prefix(of source: ImageSource) throws(ImageDecodingError) -> [UInt8] {
        let prefix = try source.prefix(ImageFormat.prefixSize)
        if prefix.isEmpty { throw .empty }
        return prefix
    }
}
