/// The media types of the formats that every browser shows.
enum MediaType {
    /// The media type of a format of the manifest; nil for one that browsers do not show.
    static func of(_ format: String) -> String? { types[format] }

    private static let types = [
        "png": "image/png", "jpeg": "image/jpeg", "svg": "image/svg+xml", "webp": "image/webp", "gif": "image/gif",
        "avif": "image/avif", "bmp": "image/bmp",
    ]
}
