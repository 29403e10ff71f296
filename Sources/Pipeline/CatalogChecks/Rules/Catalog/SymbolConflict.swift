internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let symbolConflict: CheckRule = CheckRule(
        .symbolConflict, in: .catalog, .warning,
        help: """
            A name gives a Swift symbol that UIKit or SwiftUI already has, such as `red`. Xcode makes no shorthand for
            it, and `.red` means the framework's color. Rename it, or use its string and exclude it from this rule. If
            a project doesn't set "Generate Swift Asset Symbol Extensions", or `code` doesn't access the symbol, nothing
            is reported, unless `emit` generates Swift. If `emit` does, the rule also reports a shorthand that the code
            already declares, such as `UIColor.brand`.
            """,
        triggering: .colorSets("red")
            .reporting(
                #"The "red" color asset name resolves to a conflicting UIColor symbol "red". Try renaming the asset."#,
                at: "Assets.xcassets/red.colorset/Contents.json"),
        clean: .colorSets("Brand red")
    ) { tree, rule in
        let own = tree.ownMembers
        return tree.symbols.filter(tree.mayAccess).compactMap { symbol in
            guard let type = symbol.conflictingType else {
                return tree.redeclaration(of: symbol, own).map { member, path, line in
                    rule.finding(
                        at: symbol.path, about: symbol.subject,
                        "the app's own \(member), declared at \(path):\(line), is declared again by the generated Swift. "
                            + "Delete it, or set \"extensions: false\" for \"swift\" in tincture.yml.",
                        related: [path])
                }
            }
            guard tree.emitsSwift || tree.targets.mayHaveShorthands(symbol.path) else { return nil }
            return rule.finding(
                at: symbol.path, about: symbol.subject,
                "The \"\(symbol.setName)\" \(symbol.kind) asset name resolves to a conflicting \(type) symbol "
                    + "\"\(symbol.name)\". Try renaming the asset.")
        }
    }
}

extension CheckedTree {
    /// Returns where code in a set's target declares a shorthand that the generated Swift declares; nil if nowhere.
    fileprivate func redeclaration(of symbol: SetSymbol, _ own: [String: [String]]) -> (String, path: String, Int)? {
        let types = symbol.kind == "color" ? ["Color", "ShapeStyle", "UIColor", "NSColor"] : ["UIImage", "NSImage"]
        for member in symbol.namespaces.isEmpty ? types.map({ "\($0).\(symbol.name)" }) : [] {
            for path in own[member] ?? []
            where !targets.hasTarget(path)
                || !Set(targets.scopes(of: path)).isDisjoint(with: targets.scopes(of: symbol.path))
            {
                // Functions and private constants may have the same name.
                let text = String(decoding: (try? RegularFile.bytes(of: path)) ?? [], as: UTF8.self)
                let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
                    let found = line.firstMatch(of: /^(.*)(?:static|class)\s+(?:let|var)\s+`?(\w+)/)
                    return found?.2 == symbol.name[...] && found?.1.contains("private") == false
                }
                if let line { return (member, path, line + 1) }
            }
        }
        return nil
    }
}
