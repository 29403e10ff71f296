internal import AssetCatalog
package import AssetNaming
package import CodeLexing
package import Diagnostics

/// A use of a picture or a color in code, by its name or symbol.
package struct AssetUse: Sendable, Hashable {
    /// The form of the use.
    package enum Form: Sendable, Hashable {
        /// The name, in a string.
        case name(NamePattern)
        /// The name, or its beginning before a number, for a sequence of numbered pictures.
        case sequence(NamePattern)
        /// The symbol, with its namespaces: `Icons.cart`.
        case symbol(String)
        /// A string whose names may be defined in other code: `Names.cart`.
        case value(StringExpression)
    }

    /// How certain it is that one of our catalogs should contain the asset.
    enum Certainty: Sendable, Hashable {
        case certain
        /// Certain only if the called type is an alias of a picture or color type, or isn't the app's own type.
        case dependsOnType(String)
        /// Uncertain: an unknown name may belong to something else.
        case possible
    }

    /// The kind; nil if the code doesn't specify it.
    package let kind: SwiftSymbol.Kind?
    /// The form of the use.
    package let form: Form
    /// How certain it is that one of our catalogs should contain the asset.
    var certainty = Certainty.certain
    /// The location of the name in code.
    package let place: TextPosition
    /// Whether the name's extension is part of the set's name: see ``NamePattern/withoutExtension``.
    var isExact = false

    /// The use of a picture by its name without the extension; nil if there is no extension, or if it is part of the
    /// name.
    var withoutExtension: AssetUse? {
        guard kind != .color, !isExact, case .name(let pattern) = form, let name = pattern.withoutExtension else {
            return nil
        }
        return AssetUse(kind: kind, form: .name(name), certainty: certainty, place: place)
    }

    /// The keys of the definitions that the string refers to.
    var keys: [String] { if case .value(let string) = form { string.keys } else { [] } }

    /// The name as it is written in code.
    var name: String {
        switch form {
        case .name(let pattern), .sequence(let pattern): pattern.text
        case .symbol(let name): name
        case .value(let string): string.pattern.text
        }
    }

    /// The subject of findings about the use: its name in code.
    package var subject: Subject { kind == .color ? .color(name) : .image(name) }
}
