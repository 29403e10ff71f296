internal import AssetNaming

/// The names of custom properties, keyframes and classes.
struct CSSNames {
    /// What each property begins with: two hyphens, and the prefix where there is one.
    private let start: String
    /// Whether they are in kebab-case, or as the catalog has them.
    private let isKebab: Bool

    /// - Parameter prefix: what each begins with; nothing for none.
    init(prefix: String, isKebab: Bool) {
        start = prefix.isEmpty ? "--" : "--\(prefix)-"
        self.isKebab = isKebab
    }

    /// A name of its own for a use of something, such as `color-Card-Top`, without the two hyphens of a property.
    func name(_ use: String, _ name: String) -> String { String(property(use, name).dropFirst(2)) }

    func property(_ use: String, _ name: String) -> String { "\(start)\(word(use))-\(written(name))" }

    /// Writes the property for a use of something whose part of the name is known: a picture has ten properties.
    func write(_ use: String, written name: String, to text: inout TextBytes) {
        text += start
        text += word(use)
        text.add(ascii: "-")
        text += name
    }

    /// What stands for a name of the catalog in the names of its properties.
    func written(_ name: String) -> String { isKebab ? PlainName.kebab(name) : PlainName.of(name) }

    private func word(_ use: String) -> String { isKebab ? PlainName.kebab(use) : use }
}
