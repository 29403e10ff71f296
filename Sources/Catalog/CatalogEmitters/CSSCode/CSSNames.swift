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

    /// Returns a distinct name for a use of something, such as `color-Card-Top`, without the two hyphens of a property.
    func name(_ use: String, _ name: String) -> String { String(property(use, name).dropFirst(2)) }

    func property(_ use: String, _ name: String) -> String { "\(start)\(word(use))-\(written(name))" }

    /// Writes the property for a use of something, given the prepared part of its name.
    ///
    /// A picture has ten properties, which share that part.
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
