/// A set that holds neither pictures for code nor colors.
package struct OtherSetEntry: Codable, Sendable, Hashable {
    /// One entry of its list: a slot, and what fills it.
    package struct Member: Codable, Sendable, Hashable {
        /// The file or folder in the set; absent for a slot that is still empty.
        package var file: String?
        /// Pixels a point; absent for a file that serves every scale.
        package var scale: Int?
        /// The device; absent for every device.
        package var idiom: String?
        /// The appearance; absent for any.
        package var appearance: String?
        /// `sRGB` or `display-P3`; absent for any.
        package var displayGamut: String?
        /// Further conditions of the slot; absent for none.
        package var slot: SlotEntry?
        /// The type of a data item, such as `public.json`; absent where the set does not say.
        package var typeIdentifier: String?

        package init() {}
    }

    /// The full name.
    package var name: String
    /// The extension of its folder, such as `appiconset`.
    package var type: String
    /// Its files, relative to the folder of the configuration.
    package var files: [String]
    /// The properties of the set; absent if it has none.
    package var properties: PropertiesEntry?
    /// Its list, such as the icons of an app icon set or the layers of a stack, in its order; absent where it has none.
    package var members: [Member]?

    package init(name: String, type: String, files: [String]) {
        (self.name, self.type, self.files) = (name, type, files)
    }
}
