internal import AssetCatalog
internal import FileAccess

/// The names by which code can reach the sets of a tree.
struct AssetNames {
    /// One set that code can use.
    struct Entry {
        let name: String
        let kind: SwiftSymbol.Kind
        /// The names that find it.
        let names: [String]
        /// Its symbol with namespaces, without backticks.
        let symbol: String
        let path: String
        let isLoose: Bool
    }

    let entries: [Entry]

    init(_ catalog: AssetCatalog) {
        func entry(
            _ name: String, _ kind: SwiftSymbol.Kind, _ path: String, names: [String] = [], isLoose: Bool = false
        ) -> Entry {
            let symbol = SwiftSymbol(of: name, kind: kind)
            return Entry(
                name: name, kind: kind, names: [name] + names,
                symbol: (symbol.namespaces + [symbol.name]).joined(separator: "."), path: path, isLoose: isLoose)
        }
        entries =
            catalog.images.map { set in
                let files = set.isLoose ? set.variants.map { FilePath.name(of: $0.path) } : []
                let stem = FilePath.name(of: set.name)
                return entry(
                    set.name, .image, set.path,
                    names: files + (set.isLoose ? [stem] : []) + files.map { Self.withoutScale($0) },
                    isLoose: set.isLoose)
            }
            + catalog.colors.map { entry($0.name, .color, $0.path) }
            // Symbols are pictures to code; an icon is one to AppKit.
            + catalog.others.filter { ["symbolset", "appiconset"].contains($0.type) }.map {
                entry($0.name, .image, $0.path)
            }
    }

    /// The sets that a use may mean.
    func entries(for use: AssetUse) -> [Entry] {
        entries.filter { entry in
            guard use.kind == nil || use.kind == entry.kind else { return false }
            return switch use.form {
            case .name(let pattern): entry.names.contains { pattern.matches($0) }
            case .symbol(let symbol): entry.symbol == symbol
            }
        }
    }

    private static func withoutScale(_ file: String) -> String {
        let (stem, fileExtension) = FilePath.stemAndExtension(of: file)
        for scale in ["@1x", "@2x", "@3x"] where stem.hasSuffix(scale) {
            return stem.dropLast(3) + "." + fileExtension
        }
        return file
    }
}
