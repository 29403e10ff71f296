internal import AssetNaming

/// The names of custom properties, keyframes and classes.
struct CSSNames {
    /// What each begins with; nothing for none.
    let prefix: String
    /// Whether they are in kebab-case, or as the catalog has them.
    let isKebab: Bool

    /// A name of its own for a use of something, such as `color-Card-Top`, without the two hyphens of a property.
    func name(_ use: String, _ name: String) -> String { text("", use, written: written(name)) }

    /// The property for a use of something.
    func property(_ use: String, _ name: String) -> String { property(use, written: written(name)) }

    /// The same for something whose part of the name is known: a picture has ten properties.
    func property(_ use: String, written name: String) -> String { text("--", use, written: name) }

    /// What stands for a name of the catalog in the names of its properties.
    func written(_ name: String) -> String { isKebab ? PlainName.kebab(name) : PlainName.of(name) }

    private func text(_ start: String, _ use: String, written name: String) -> String {
        let use = isKebab ? PlainName.kebab(use) : use
        var text = ""
        text.reserveCapacity(start.utf8.count + prefix.utf8.count + use.utf8.count + name.utf8.count + 2)
        text += start
        if !prefix.isEmpty {
            text += prefix
            text += "-"
        }
        text += use
        text += "-"
        text += name
        return text
    }
}
