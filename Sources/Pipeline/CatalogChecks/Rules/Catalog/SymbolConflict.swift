internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics

extension CheckRule {
    static let symbolConflict = CheckRule(
        .symbolConflict, in: .catalog, .warning,
        help: """
            A name gives a Swift symbol that UIKit or SwiftUI already has, such as `red`. Xcode makes no shorthand for
            it, and `.red` means the framework's color. Rename it, or use its string and exclude it from this rule. If
            a project doesn't set "Generate Swift Asset Symbol Extensions", or `code` doesn't access the symbol, nothing
            is reported, unless `emit` generates Swift.
            """,
        triggering: .colorSets("red")
            .reporting(
                #"The "red" color asset name resolves to a conflicting UIColor symbol "red". Try renaming the asset."#,
                at: "Assets.xcassets/red.colorset/Contents.json"
            )
            .about("color red"),
        clean: .colorSets("Brand red")
    ) { tree, rule in
        tree.symbols.filter(tree.mayAccess).compactMap { symbol in
            guard tree.emitsSwift || tree.targets.mayHaveShorthands(symbol.path) else { return nil }
            return symbol.conflictingType.map { type in
                rule.finding(
                    at: SourceLocation(path: symbol.path), about: symbol.subject,
                    "The \"\(symbol.setName)\" \(symbol.kind) asset name resolves to a conflicting \(type) symbol "
                        + "\"\(symbol.name)\". Try renaming the asset.")
            }
        }
    }
}
