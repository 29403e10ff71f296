package enum ImageProbe {
    /// How much of a text is looked at for its first element.
    private static let markupSize = 64 << 10

    /// Reads the header of a picture.
    ///
    /// - Throws: ``ImageDecodingError`` where the file cannot be read, has no bytes, or is a PNG or JPEG that is not
    ///   sound or over a limit. A file of another format has a header with its format and, where that is plain, its
    ///   size; one of no format at all has a header that says so.
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

    /// Returns the format that a file's first bytes show.
    ///
    /// - Throws: ``ImageDecodingError`` where the file cannot be read or has no bytes.
    package static func format(of source: ImageSource) throws(ImageDecodingError) -> ImageFormat {
        try format(of: source, beginning: try prefix(of: source))
    }

    /// The format of a file whose beginning is known; more of it is read where only that can tell.
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
