internal import AssetCatalog
internal import Diagnostics

/// The Swift symbols of all image and colour sets.
enum SymbolNames {
    /// One set and its symbol.
    struct Entry {
        let name: String
        let subject: Subject
        let path: String
        let symbol: SwiftSymbol

        var key: Key { Key(kind: symbol.kind, symbol: (symbol.namespaces + [symbol.name]).joined(separator: ".")) }
    }

    /// What no two sets may share.
    struct Key: Hashable {
        let kind: SwiftSymbol.Kind
        let symbol: String
    }

    /// The sets of asset catalogs by name; Xcode makes no symbols of loose pictures.
    static func all(_ tree: CheckedTree) -> [Entry] {
        let images = tree.catalog.images.filter { !$0.isLoose }.map {
            ($0.name, $0.subject, $0.path, SwiftSymbol.Kind.image)
        }
        let colors = tree.catalog.colors.map { ($0.name, $0.subject, $0.path, SwiftSymbol.Kind.color) }
        return (images + colors).map { name, subject, path, kind in
            Entry(name: name, subject: subject, path: path, symbol: SwiftSymbol(of: name, kind: kind))
        }
    }
}
