/// The properties of an asset catalog set that matter to an app; absent if they aren't set.
package struct PropertiesEntry: Codable, Sendable, Hashable {
    /// `template` if the app draws only the picture's alpha, in a tint color; `original` for its own colors.
    package var renderingIntent: String?
    package var preservesVectorRepresentation: Bool?
    /// The method by which Xcode's asset catalog compiler (`actool`) compresses the files, such as `lossless`.
    package var compression: String?
    /// `auto` if watchOS scales the picture to the watch's screen.
    package var autoScaling: String?
    package var localizable: Bool?
    package var onDemandResourceTags: [String]?

    package init() {}
}
