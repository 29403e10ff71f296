/// What a set says about itself that matters to an app; a key that is absent was not said.
public struct PropertiesEntry: Codable, Sendable, Hashable {
    /// `original` or `template`.
    public var renderingIntent: String?
    /// True where a PDF or SVG stays a vector in the app.
    public var preservesVectorRepresentation: Bool?
    /// How the catalog compiler packs the files, such as `lossless`.
    public var compression: String?
    /// Whether a watch's system scales the picture, such as `auto`.
    public var autoScaling: String?
    /// True where the set has variants by language.
    public var localizable: Bool?
    /// The tags under which the files are downloaded when they are asked for.
    public var onDemandResourceTags: [String]?

    /// Properties that say nothing.
    public init() {}
}
