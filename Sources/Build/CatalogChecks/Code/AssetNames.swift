internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// The names by which code can reach the sets of a tree.
struct AssetNames {
    /// One set that code can use.
    struct Entry {
        let name: String
        let subject: Subject
        let kind: SwiftSymbol.Kind
        /// The names that find it.
        let names: [String]
        /// Its symbol with namespaces, without backticks.
        let symbol: String
        let path: String
        let isLoose: Bool
    }

    let entries: [Entry]
    /// The places in ``entries`` by name and by symbol.
    private let byName: [String: [Int]]
    private let bySymbol: [String: [Int]]

    init(_ catalog: AssetCatalog) {
        func entry(
            _ name: String, _ subject: Subject, _ kind: SwiftSymbol.Kind, _ path: String, names: [String] = [],
            isLoose: Bool = false
        ) -> Entry {
            let symbol = SwiftSymbol(of: name, kind: kind)
            return Entry(
                name: name, subject: subject, kind: kind, names: [name] + names,
                symbol: (symbol.namespaces + [symbol.name]).joined(separator: "."), path: path, isLoose: isLoose)
        }
        let entries =
            catalog.images.map { set in
                let files = set.isLoose ? set.variants.map { FilePath.name(of: $0.path) } : []
                let stem = FilePath.name(of: set.name)
                return entry(
                    set.name, set.subject, .image, set.path,
                    names: files + (set.isLoose ? [stem] : []) + files.map { Self.withoutScale($0) },
                    isLoose: set.isLoose)
            }
            + catalog.colors.map { entry($0.name, $0.subject, .color, $0.path) }
            // Symbols are pictures to code; an icon is one to AppKit.
            + catalog.others.filter { ["symbolset", "appiconset"].contains($0.type) }.map {
                entry($0.name, $0.subject, .image, $0.path)
            }
        var byName: [String: [Int]] = [:]
        var bySymbol: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            for name in Set(entry.names) { byName[name, default: []].append(index) }
            bySymbol[entry.symbol, default: []].append(index)
        }
        self.entries = entries
        self.byName = byName
        self.bySymbol = bySymbol
    }

    /// The sets that a use may mean.
    ///
    /// - Complexity: O(1) for a name or symbol, O(*n*) for a pattern over *n* sets.
    func entries(for use: AssetUse) -> [Entry] {
        let found: [Entry] =
            switch use.form {
            case .symbol(let symbol): (bySymbol[symbol] ?? []).map { entries[$0] }
            case .name(let pattern):
                if let name = pattern.plain {
                    (byName[name] ?? []).map { entries[$0] }
                } else {
                    entries.filter { $0.names.contains { pattern.matches($0) } }
                }
            }
        return found.filter { use.kind == nil || use.kind == $0.kind }
    }

    private static func withoutScale(_ file: String) -> String {
        let (stem, fileExtension) = FilePath.stemAndExtension(of: file)
        for scale in ["@1x", "@2x", "@3x"] where stem.hasSuffix(scale) {
            return stem.dropLast(3) + "." + fileExtension
        }
        return file
    }
}
