package import AssetCatalog
internal import AssetNaming
package import Diagnostics

/// The Swift symbol that Xcode makes of an image or color set.
package struct SetSymbol: Sendable {
    /// The full name of the set.
    package let setName: String
    /// What findings about the set are about.
    package let subject: Subject
    /// The folder of the set.
    package let path: String
    private let symbol: SwiftSymbol

    /// `image` or `color`.
    package var kind: String { symbol.kind.rawValue }
    /// The symbol without its namespaces; empty where none can be made.
    package var name: String { symbol.name }
    /// The type of a framework that has a member of this name; nil where none has.
    package var conflictingType: String? { symbol.conflictingType }
    /// What no two sets of a target may share.
    package var key: Key { Key(kind: symbol.kind, path: symbol.namespaces + [symbol.name]) }

    /// What tells the symbols of a target from each other.
    package struct Key: Sendable, Hashable {
        fileprivate let kind: SwiftSymbol.Kind
        fileprivate let path: [String]
    }

    /// The symbols of all sets of asset catalogs, by name; Xcode makes none of loose pictures.
    package static func all(in catalog: AssetCatalog) -> [SetSymbol] {
        let images = catalog.images.filter { !$0.isLoose }.map {
            ($0.name, $0.subject, $0.path, SwiftSymbol.Kind.image)
        }
        let colors = catalog.colors.filter { $0.token == nil }.map {
            ($0.name, $0.subject, $0.path, SwiftSymbol.Kind.color)
        }
        return (images + colors).map { name, subject, path, kind in
            SetSymbol(setName: name, subject: subject, path: path, symbol: SwiftSymbol(of: name, kind: kind))
        }
    }
}
