/// An asset catalog set of any type except image sets and color sets.
package struct OtherSetEntry: Codable, Sendable, Equatable {
    /// One entry of the set's list: a file, and the slot (the conditions under which an app uses the file).
    package struct Member: Codable, Sendable, Equatable {
        /// The path, relative to the configuration's folder; absent if the slot has no file or the file is missing.
        package var file: String?
        package var scale: Int?
        package var idiom: String?
        package var appearance: String?
        package var displayGamut: String?
        package var slot: SlotEntry?
        /// The type of a data item, such as `public.json`.
        package var typeIdentifier: String?

        package init() {}
    }

    package var name: String
    /// The extension of the set's folder, such as `appiconset`.
    package var type: String
    /// The paths of the files in the set, relative to the configuration's folder.
    package var files: [String]
    package var properties: PropertiesEntry?
    /// The entries of the set's list, such as the icons of an app icon set; absent if the set has no list.
    package var members: [Member]?

    package init(name: String, type: String, files: [String]) {
        (self.name, self.type, self.files) = (name, type, files)
    }
}

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
