internal import AssetNaming

/// The names of custom properties, keyframes and classes.
struct CSSNames {
    /// The start of each property: two hyphens, and the prefix if there is one.
    private let start: String
    /// Whether names are in kebab-case, or written as in the catalog.
    private let isKebab: Bool

    /// - Parameter prefix: the beginning of each name; empty if there is none.
    init(prefix: String, isKebab: Bool) {
        start = prefix.isEmpty ? "--" : "--\(prefix)-"
        self.isKebab = isKebab
    }

    /// Returns a name without the two hyphens of a property, such as `carousel-Home`, for keyframes and classes.
    func name(_ use: String, _ name: String) -> String { String(property(use, name).dropFirst(2)) }

    func property(_ use: String, _ name: String) -> String { "\(start)\(word(use))-\(written(name))" }

    /// Writes a property name for a use, such as `backdrop`, and the result of ``written(_:)`` for a picture's name.
    ///
    /// A picture has about ten properties, which share that result.
    func write(_ use: String, written name: String, to text: inout TextBytes) {
        text += start
        text += word(use)
        text.add(ascii: "-")
        text += name
    }

    /// Returns a catalog name as it appears in property names.
    func written(_ name: String) -> String { isKebab ? PlainName.kebab(name) : PlainName.of(name) }

    private func word(_ use: String) -> String { isKebab ? PlainName.kebab(use) : use }
}
