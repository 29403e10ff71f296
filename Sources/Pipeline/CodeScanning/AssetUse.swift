package import AssetNaming
package import CodeLexing
package import Diagnostics
internal import FileAccess

/// A use of a picture or a color in code, by its name or symbol.
package struct AssetUse: Sendable, Equatable {
    package enum Form: Sendable, Equatable {
        case name(NamePattern)
        /// The name of a picture, or the common beginning of several numbered ones: `Wave` for `Wave1`, `Wave2`.
        case sequence(NamePattern)
        /// Any name in a class of names, such as the names that are numbers.
        case anyOf(NameClass)
        /// The Swift symbol of a set, with its namespaces: `Icons.cart`.
        case symbol(String)
        /// An expression, such as `Names.cart`, whose value may be defined elsewhere in the code.
        case value(StringExpression)
    }

    /// The certainty that one of the checked catalogs should contain the asset.
    enum Certainty: Sendable, Equatable {
        case certain
        /// A catalog should contain the asset, but the app may show something else if the asset is missing.
        case replaceable
        /// The use is certain only if the called type is a framework's type, such as `Image`, or an alias of one.
        case dependsOnType(String)
        /// The name may belong to something other than a set, so a missing set isn't reported.
        case possible
    }

    /// The kind of the asset; nil if the code doesn't specify it.
    package let kind: SwiftSymbol.Kind?
    package let form: Form
    var certainty = Certainty.certain
    package var place: TextPosition
    /// Whether the call looks up exactly this name, as SwiftUI does; UIKit also tries it without a file extension.
    var isExact = false

    /// The same use without the name's picture file extension; nil if the name has none, or for an exact lookup.
    var withoutExtension: AssetUse? {
        guard kind != .color, !isExact, case .name(let pattern) = form, let name = pattern.withoutExtension else {
            return nil
        }
        return AssetUse(kind: kind, form: .name(name), certainty: certainty, place: place)
    }

    var keys: [String] { if case .value(let string) = form { string.keys } else { [] } }

    package var name: String {
        switch form {
        case .name(let pattern), .sequence(let pattern): pattern.text
        case .symbol(let name): name
        case .value(let string): string.pattern.text
        case .anyOf: ""
        }
    }

    package var isCertain: Bool { certainty == .certain }
    package var isReplaceable: Bool { certainty == .replaceable }

    package var subject: Subject { kind == .color ? .color(name) : .image(name) }
}

/// A class of names, such as all numbers; code that forms a name at run time may use any asset of the class.
package enum NameClass: UInt8, Sendable, CaseIterable {
    /// The names that are numbers, such as `0.5`; code forms one with `"\(index)"`.
    case number
    /// The names in capitals; code forms one with `code.uppercased()`.
    case capitals

    func contains(_ name: String) -> Bool {
        let name = FilePath.name(of: name).unicodeScalars
        return switch self {
        case .number: name.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
        case .capitals: name.contains { $0.properties.isUppercase } && !name.contains { $0.properties.isLowercase }
        }
    }
}
