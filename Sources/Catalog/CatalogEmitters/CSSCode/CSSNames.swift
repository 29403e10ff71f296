internal import AssetNaming

/// The names of CSS custom properties, keyframes and classes.
struct CSSNames {
    /// The beginning of each property name: two hyphens, and the prefix if there is one.
    private let start: String
    /// Whether names are converted to kebab-case; if not, they are written as in the catalog.
    private let isKebab: Bool

    /// - Parameter prefix: the beginning of each name, such as `shop`; empty if there is none.
    init(prefix: String, isKebab: Bool) {
        start = prefix.isEmpty ? "--" : "--\(prefix)-"
        self.isKebab = isKebab
    }

    /// Returns the name of keyframes or a class, such as `carousel-Home`: a property name without the two hyphens.
    func name(_ use: String, _ name: String) -> String { String(property(use, name).dropFirst(2)) }

    func property(_ use: String, _ name: String) -> String { "\(start)\(word(use))-\(written(name))" }

    /// Writes a property name for a use, such as `backdrop`, and a picture.
    ///
    /// A picture has about ten properties, so its name is converted once by ``written(_:)`` and passed in.
    func write(_ use: String, written name: String, to text: inout TextBytes) {
        text += start
        text += word(use)
        text.add(ascii: "-")
        text += name
    }

    /// Converts a catalog name to the form that it has in property names.
    func written(_ name: String) -> String { isKebab ? PlainName.kebab(name) : PlainName.of(name) }

    private func word(_ use: String) -> String { isKebab ? PlainName.kebab(use) : use }
}
