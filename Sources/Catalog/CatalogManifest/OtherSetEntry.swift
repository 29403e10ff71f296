/// A set of any type except image sets and color sets.
package struct OtherSetEntry: Codable, Sendable, Hashable {
    /// One entry of the set's list: a slot and its content.
    package struct Member: Codable, Sendable, Hashable {
        /// The path of the file or folder, relative to the configuration's folder; absent if the slot is empty.
        package var file: String?
        /// The number of pixels per point; absent for a file that applies to every scale.
        package var scale: Int?
        /// The device, such as `iphone`; absent if the entry is for all devices.
        package var idiom: String?
        /// The appearance, such as `dark`; absent for any.
        package var appearance: String?
        /// `sRGB` or `display-P3`; absent for any.
        package var displayGamut: String?
        /// Further conditions under which an app uses the file; absent if there are none.
        package var slot: SlotEntry?
        /// The type of a data item, such as `public.json`; absent if the set doesn't specify it.
        package var typeIdentifier: String?

        package init() {}
    }

    /// The full name, including the namespaces of its groups.
    package var name: String
    /// The extension of the set's folder, such as `appiconset`.
    package var type: String
    /// The files of the set, relative to the configuration's folder.
    package var files: [String]
    package var properties: PropertiesEntry?
    /// The slots of the set in order, such as the icons of an app icon set or the layers of an image stack; absent if
    /// the set has no list.
    package var members: [Member]?

    package init(name: String, type: String, files: [String]) {
        (self.name, self.type, self.files) = (name, type, files)
    }
}
