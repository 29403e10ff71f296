/// An asset catalog set of any type except image sets and color sets.
package struct OtherSetEntry: Codable, Sendable, Hashable {
    /// One entry of the set's list: a file, and the slot (the conditions under which an app uses the file).
    package struct Member: Codable, Sendable, Hashable {
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
