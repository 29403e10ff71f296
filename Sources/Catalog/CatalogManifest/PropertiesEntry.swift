/// The properties of a set that matter to an app.
///
/// An absent key wasn't set.
package struct PropertiesEntry: Codable, Sendable, Hashable {
    /// `original` or `template`.
    package var renderingIntent: String?
    /// True where a PDF or SVG stays a vector in the app.
    package var preservesVectorRepresentation: Bool?
    /// How the catalog compiler packs the files, such as `lossless`.
    package var compression: String?
    /// Whether a watch's system scales the picture, such as `auto`.
    package var autoScaling: String?
    /// True where the set has variants by language.
    package var localizable: Bool?
    /// The tags under which the files are downloaded when they are asked for.
    package var onDemandResourceTags: [String]?

    package init() {}
}
