/// A set that holds neither pictures for code nor colours.
public struct OtherSetEntry: Codable, Sendable, Hashable {
    /// One entry of its list: a slot, and what fills it.
    public struct Member: Codable, Sendable, Hashable {
        /// The file or folder in the set; absent for a slot that nobody has filled yet.
        public var file: String?
        /// Pixels a point; absent for a file that serves every scale.
        public var scale: Int?
        /// The device; absent for every device.
        public var idiom: String?
        /// The appearance; absent for any.
        public var appearance: String?
        /// `sRGB` or `display-P3`; absent for any.
        public var displayGamut: String?
        /// What else it is for; absent for anything.
        public var slot: SlotEntry?
        /// The type of a data item, such as `public.json`; absent where the set does not say.
        public var typeIdentifier: String?

        /// A slot that serves everything and that nothing fills.
        public init() {}
    }

    /// The full name.
    public var name: String
    /// The extension of its folder, such as `appiconset`.
    public var type: String
    /// Its files, relative to the folder of the configuration.
    public var files: [String]
    /// What the set says about itself; absent where it says nothing.
    public var properties: PropertiesEntry?
    /// Its list, such as the icons of an app icon set or the layers of a stack, in its order; absent where it has none.
    public var members: [Member]?

    /// An entry by its parts.
    public init(name: String, type: String, files: [String]) {
        self.name = name
        self.type = type
        self.files = files
    }
}
