/// Reads headers.
public enum ImageProbe {
    /// What a picture says of itself.
    ///
    /// - Throws: ``ImageDecodingError`` where the file cannot be read, has no bytes, or is a PNG or JPEG that is not
    ///   sound or over a limit. A file of another format, and one of none, has a header with its format alone.
    public static func header(
        of source: ImageSource, limits: DecodingLimits = .standard
    ) throws(ImageDecodingError) -> ImageHeader {
        let prefix = try source.prefix(ImageFormat.prefixSize)
        if prefix.isEmpty { throw .empty }
        let format = ImageFormat(prefix: prefix)
        guard format == .png || format == .jpeg else { return ImageHeader(format: format) }
        return try Codec(source, limits: limits).header
    }
}
