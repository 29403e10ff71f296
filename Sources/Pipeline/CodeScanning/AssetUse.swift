internal import AssetCatalog
package import AssetNaming
package import CodeLexing
package import Diagnostics
internal import FileAccess

/// A use of a picture or a color in code, by its name or symbol.
package struct AssetUse: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        case name(NamePattern)
        /// The name of a picture, or the common beginning of several numbered ones: `Wave` for `Wave1`, `Wave2`.
        case sequence(NamePattern)
        /// Any name that belongs to a class of names, such as the numbers.
        case anyOf(NameClass)
        /// The Swift symbol with its namespaces: `Icons.cart`.
        case symbol(String)
        /// An expression whose value other code may define: `Names.cart`.
        case value(StringExpression)
    }

    /// How certain it is that one of the checked catalogs should contain the asset.
    enum Certainty: Sendable, Hashable {
        case certain
        /// Certain, but without the asset the app may show something else in its place.
        case replaceable
        /// Certain only if the called type is a framework's picture or color type, such as `Image`, or an alias of one.
        case dependsOnType(String)
        /// The name may belong to something else, so it isn't reported if no set has it.
        case possible
    }

    /// Whether the asset is a picture or a color; nil if the code doesn't specify it.
    package let kind: SwiftSymbol.Kind?
    package let form: Form
    var certainty = Certainty.certain
    package let place: TextPosition
    /// Whether the call looks up exactly this name, as SwiftUI does; UIKit also tries it without a file extension.
    var isExact = false

    /// The same use with the file extension dropped from the name; nil if there is none or the name is exact.
    var withoutExtension: AssetUse? {
        guard kind != .color, !isExact, case .name(let pattern) = form, let name = pattern.withoutExtension else {
            return nil
        }
        return AssetUse(kind: kind, form: .name(name), certainty: certainty, place: place)
    }

    /// The keys of the ``StringDefinition``s that the string refers to.
    var keys: [String] { if case .value(let string) = form { string.keys } else { [] } }

    var name: String {
        switch form {
        case .name(let pattern), .sequence(let pattern): pattern.text
        case .symbol(let name): name
        case .value(let string): string.pattern.text
        case .anyOf: ""
        }
    }

    package var isReplaceable: Bool { certainty == .replaceable }

    package var subject: Subject { kind == .color ? .color(name) : .image(name) }
}

/// The names that code can create from a value of which only the kind is known.
package enum NameClass: UInt8, Sendable, CaseIterable {
    /// A number: `"\(index)"`.
    case number
    /// Capitals: `code.uppercased()`.
    case capitals

    func contains(_ name: String) -> Bool {
        let name = FilePath.name(of: name).unicodeScalars
        return switch self {
        case .number: name.allSatisfy { ("0"..."9").contains($0) }
        case .capitals: name.contains { $0.properties.isUppercase } && !name.contains { $0.properties.isLowercase }
        }
    }
}
