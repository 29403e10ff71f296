internal import AssetNaming

/// The rules that form the names of CSS custom properties, keyframes and classes from catalog names.
struct CSSNames {
    private let start: String
    /// Whether names are converted to kebab-case; if not, only characters that names can't contain are replaced.
    private let isKebab: Bool

    init(prefix: String, isKebab: Bool) {
        start = prefix.isEmpty ? "--" : "--\(prefix)-"
        self.isKebab = isKebab
    }

    /// Returns the name of a `@keyframes` rule or a class, such as `carousel-Home`.
    func name(_ use: String, _ name: String) -> String { String(property(use, name).dropFirst(2)) }

    func property(_ use: String, _ name: String) -> String { property(use, written: written(name)) }

    /// Returns the name of a property, given a catalog name that ``written(_:)`` has converted.
    func property(_ use: String, written name: String) -> String { "\(start)\(word(use))-\(name)" }

    /// Converts a catalog name to the form in which property names contain it.
    func written(_ name: String) -> String { isKebab ? PlainName.kebab(name) : PlainName.of(name) }

    private func word(_ use: String) -> String { isKebab ? PlainName.kebab(use) : use }
}
