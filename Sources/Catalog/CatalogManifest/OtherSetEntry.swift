/// An asset catalog set of any type except image sets and color sets.
package struct OtherSetEntry: Codable, Sendable, Hashable {
    /// One entry of the set's list: a file, and the slot (the conditions under which an app uses the file).
    package struct Member: Codable, Sendable, Hashable {
        /// The path of the file or folder, relative to the configuration's folder; absent if the slot has no file or
        /// the file is missing.
        package var file: String?
        /// The number of pixels per point; absent for a file that applies to every scale.
        package var scale: Int?
        /// The device, such as `iphone`; absent if the file is for all devices.
        package var idiom: String?
        /// The appearance, such as `dark`; absent if the file is for any appearance.
        package var appearance: String?
        /// The gamut of the display, `sRGB` or `display-P3`; absent if the file is for any gamut.
        package var displayGamut: String?
        /// The other conditions for this file, such as the language; absent if there are none.
        ///
        /// Scale, device, appearance and gamut have their own properties.
        package var slot: SlotEntry?
        /// The type of a data item, such as `public.json`; absent if the set doesn't specify it.
        package var typeIdentifier: String?

        package init() {}
    }

    /// The full name, including the namespaces of its groups.
    package var name: String
    /// The extension of the set's folder, such as `appiconset`.
    package var type: String
    /// The paths of the files in the set, relative to the configuration's folder.
    package var files: [String]
    package var properties: PropertiesEntry?
    /// The entries of the set's list in order, such as the icons of an app icon set or the layers of an image stack.
    ///
    /// Absent if the set has no list.
    package var members: [Member]?

    package init(name: String, type: String, files: [String]) {
        (self.name, self.type, self.files) = (name, type, files)
    }
}
