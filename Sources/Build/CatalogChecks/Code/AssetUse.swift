internal import AssetCatalog
internal import Diagnostics

/// A name of a picture or a colour that code uses.
struct AssetUse: Sendable {
    /// How the code names it.
    enum Form: Sendable {
        /// By its name, in a string.
        case name(NamePattern)
        /// By its symbol, with its namespaces: `Icons.cart`.
        case symbol(String)
    }

    /// What it is; nil where the code does not say.
    let kind: SwiftSymbol.Kind?
    /// How it is named.
    let form: Form
    /// Whether it is sure that one of our catalogs should have it.
    var mustExist = true
    /// Where it is named.
    let origin: SourceLocation

    /// What a finding about the use is about: the name that it has in code.
    var subject: Subject {
        let name =
            switch form {
            case .name(let pattern): pattern.text
            case .symbol(let symbol): symbol
            }
        return kind == .color ? .color(name) : .image(name)
    }
}
