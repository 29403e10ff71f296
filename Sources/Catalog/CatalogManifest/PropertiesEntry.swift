/// The properties of an asset catalog set that matter to an app.
///
/// An absent key means that the property isn't set.
package struct PropertiesEntry: Codable, Sendable, Hashable {
    /// `template` if the app draws only the picture's alpha, in the tint color of the view.
    ///
    /// `original` if the app draws the picture's own colors.
    package var renderingIntent: String?
    /// Whether a PDF or SVG file remains a vector picture in the app.
    package var preservesVectorRepresentation: Bool?
    /// The method by which Xcode's asset catalog compiler (`actool`) compresses the files, such as `lossless`.
    package var compression: String?
    /// `auto` if watchOS scales the picture to the watch's screen; otherwise absent.
    package var autoScaling: String?
    /// Whether the set has variants for different languages.
    package var localizable: Bool?
    /// The tags of on-demand resources, by which the app requests a download of the files.
    package var onDemandResourceTags: [String]?

    package init() {}
}
