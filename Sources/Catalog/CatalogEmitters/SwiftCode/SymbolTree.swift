internal import AssetCatalog
internal import AssetNaming
internal import Diagnostics

/// A generated constant: its name in the catalog, its Swift symbol, and its value as source code.
struct SymbolEntry {
    let name: String
    let subject: Subject
    /// The kind of the constant in messages, such as `image asset` (Xcode's word) or `carousel`.
    let what: String
    let symbol: SwiftSymbol
    let value: String

    var path: [String] { symbol.namespaces + [symbol.name] }
}

/// Constants with unique symbols, nested in enums as their assets are nested in groups of the catalog.
struct SymbolTree {
    private(set) var entries: [SymbolEntry] = []
    private(set) var enums: [(name: String, tree: SymbolTree)] = []

    var isEmpty: Bool { entries.isEmpty && enums.isEmpty }

    /// Creates a tree of the constants whose symbols are valid and unique; the others cause warnings.
    ///
    /// Sets with the same full name, such as those of an app and its widget, have one constant. If constants with
    /// different names have the same symbol, none of them is in the tree.
    ///
    /// - Parameter reserved: the symbols that the generated code uses for other purposes.
    static func build(_ entries: [SymbolEntry], reserved: Set<String>) -> Diagnosed<SymbolTree> {
        var diagnostics: [Diagnostic] = []
        var groups: [[String]: String] = [:]
        var owners: [[String]: Int] = [:]
        owners.reserveCapacity(entries.count)
        var refused: Set<[String]> = []
        var repeated: Set<Int> = []
        for entry in entries where !entry.symbol.namespaces.isEmpty {
            let parts = entry.name.split(separator: "/").map(String.init)
            for end in entry.symbol.namespaces.indices where groups[Array(entry.path[...end])] == nil {
                groups[Array(entry.path[...end])] = parts.prefix(end + 1).joined(separator: "/")
            }
        }
        for (number, entry) in entries.enumerated() {
            let path = entry.path
            if let owner = owners[path], entries[owner].name == entry.name {
                repeated.insert(number)
                continue
            }
            let problem: (Rule, String)?
            if path.contains("") {
                problem = (
                    .emptySymbol,
                    "resolves to an empty symbol. Try renaming the asset. Until then, it gets no constant."
                )
            } else if let taken = path.first(where: { reserved.contains($0) }) {
                problem = (
                    .symbolConflict,
                    "resolves to a conflicting symbol \"\(taken)\" of the generated code. Try renaming the asset. "
                        + "Until then, it gets no constant."
                )
            } else if let loss = owners[path].map({
                "Until then, neither it nor \"\(entries[$0].name)\" gets a constant."
            })
                ?? groups[path].map({ "The group \"\($0)\" has this symbol, so the asset gets no constant." })
            {
                problem = (
                    .symbolCollision,
                    "resolves to the symbol \"\(entry.symbol.name)\" which already exists. Try renaming the asset. "
                        + loss
                )
            } else {
                problem = nil
                owners[path] = number
            }
            if let (rule, text) = problem {
                refused.insert(path)
                let subject = owners[path].map { .both(entries[$0].subject, entry.subject) } ?? entry.subject
                diagnostics.append(
                    Diagnostic(.warning, rule, about: subject, "The \"\(entry.name)\" \(entry.what) name \(text)"))
            }
        }
        var tree = SymbolTree()
        for (number, entry) in entries.enumerated()
        where (refused.isEmpty || !refused.contains(entry.path)) && !repeated.contains(number) {
            tree.add(entry, at: entry.symbol.namespaces[...])
        }
        return Diagnosed(tree, diagnostics)
    }

    private mutating func add(_ entry: SymbolEntry, at namespaces: ArraySlice<String>) {
        guard let name = namespaces.first else { return entries.append(entry) }
        if let index = enums.firstIndex(where: { $0.name == name }) {
            enums[index].tree.add(entry, at: namespaces.dropFirst())
        } else {
            var tree = SymbolTree()
            tree.add(entry, at: namespaces.dropFirst())
            enums.append((name, tree))
        }
    }

    func filter(_ isKept: (SymbolEntry) -> Bool) -> SymbolTree {
        var tree = SymbolTree()
        tree.entries = entries.filter(isKept)
        tree.enums = enums.map { ($0.name, $0.tree.filter(isKept)) }.filter { !$0.1.isEmpty }
        return tree
    }

    /// Returns the tree as source code.
    ///
    /// - Parameter declare: returns the declaration of a constant from its symbol, in backticks if necessary.
    func source(
        access: String, indent: String = "    ", _ declare: (SymbolEntry, _ symbol: String) -> String
    ) -> String {
        var text = ""
        for entry in entries {
            text += "\(indent)/// `\(SwiftLiteral.comment(entry.name))`\n"
            text += "\(indent)\(access)\(declare(entry, SwiftKeywords.escaped(entry.symbol.name)))\n"
        }
        for (name, tree) in enums {
            text += "\(indent)\(access)nonisolated enum \(SwiftKeywords.escaped(name)) {\n"
            text += tree.source(access: access, indent: indent + "    ", declare) + "\(indent)}\n"
        }
        return text
    }

    /// Returns the paths of all constants, such as `.Icons.cart`, as elements of a list.
    func paths(namespaces: String = ".") -> String {
        let own = entries.map { "        \(namespaces)\(SwiftKeywords.escaped($0.symbol.name)),\n" }
        let inner = enums.map { $0.tree.paths(namespaces: "\(namespaces)\(SwiftKeywords.escaped($0.name)).") }
        return (own + inner).joined()
    }
}
