internal import AssetCatalog
package import AssetNaming
package import CodeLexing
package import Diagnostics

/// A picture or a color that code asks for by its name or symbol.
package struct AssetUse: Sendable, Hashable {
    /// How the code names it.
    package enum Form: Sendable, Hashable {
        /// By its name, in a string.
        case name(NamePattern)
        /// By its name, or by what is before a number in it: pictures that are shown one after the other.
        case sequence(NamePattern)
        /// By its symbol, with its namespaces: `Icons.cart`.
        case symbol(String)
        /// By a string whose names mean something that other code may say: `Names.cart`.
        case value(StringExpression)
    }

    /// Whether one of our catalogs should have it.
    enum Certainty: Sendable, Hashable {
        case certain
        /// Only if the type that is called is a picture or a color under another name, or is not the app's own type.
        case dependsOnType(String)
        /// Not sure: what is unknown may belong to others.
        case possible
    }

    /// What it is; nil where the code does not say.
    package let kind: SwiftSymbol.Kind?
    /// How it is named.
    package let form: Form
    /// Whether it is sure that one of our catalogs should have it.
    var certainty = Certainty.certain
    /// Where it is named.
    package let place: TextPosition
    /// True where a name with an extension is not that of a set without: see ``NamePattern/withoutExtension``.
    var isExact = false

    /// The use of a picture by its name without the extension; nil where the name has none, or is looked for as it is.
    var withoutExtension: AssetUse? {
        guard kind != .color, !isExact, case .name(let pattern) = form, let name = pattern.withoutExtension else {
            return nil
        }
        return AssetUse(kind: kind, form: .name(name), certainty: certainty, place: place)
    }

    /// The keys of definitions that it asks for.
    var keys: [String] { if case .value(let string) = form { string.keys } else { [] } }

    /// The name that it has in code.
    var name: String {
        switch form {
        case .name(let pattern), .sequence(let pattern): pattern.text
        case .symbol(let name): name
        case .value(let string): string.pattern.text
        }
    }

    /// What a finding about the use is about.
    package var subject: Subject { kind == .color ? .color(name) : .image(name) }
}
