internal import AssetNaming

/// The names of custom properties, keyframes and classes.
struct CSSNames {
    /// What each begins with; nothing for none.
    let prefix: String
    /// Whether they are in kebab-case, or as the catalog has them.
    let isKebab: Bool

    /// A name of its own for a use of something, such as `color-Card-Top`, without the two hyphens of a property.
    func name(_ use: String, _ name: String) -> String {
        let start = prefix.isEmpty ? "" : prefix + "-"
        if isKebab { return start + PlainName.kebab(use) + "-" + PlainName.kebab(name) }
        return start + use + "-" + PlainName.of(name)
    }

    /// The property for a use of something.
    func property(_ use: String, _ name: String) -> String { "--" + self.name(use, name) }
}
