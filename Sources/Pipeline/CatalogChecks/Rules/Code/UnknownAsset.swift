internal import AssetNaming
internal import CatalogCompiler
internal import CodeLexing
internal import CodeScanning
package import Diagnostics
internal import FileAccess

extension Rule {
    package static let unknownAsset = Rule("unknown-asset")
}

extension CheckRule {
    static let unknownAsset: CheckRule = CheckRule(
        .unknownAsset, in: .code, .error,
        help: """
            Code, a storyboard, a xib or a property list names an asset that its target doesn't have. Correct the name.
            The rule is an error because the app shows nothing instead. It is a warning if the app may show something
            else, as in an image view with an outlet, whose picture code may set. It is a note if nothing in the app
            seems to use the code. List parameters for names under `nameParameters`.
            """,
        triggering: RuleExample.imageSets("Cart").coded("let icon = Image(¶\"Crat\")\n")
            .reporting(#"no catalog has an image named "Crat"; did you mean "Cart"?"#)
            .about("image Crat"),
        clean: RuleExample.imageSets("Cart").coded("let icon = Image(\"Cart\")\n")
    ) { tree, rule in
        guard let usage = tree.usage else { return [] }
        // One more than the limit shows that findings are missing; the excess one is dropped later.
        let limit = tree.facts.limits.findings + 1
        var counts: [String: Int] = [:]
        // If the code is in no known target, and no app begins in what is read, code that isn't read may use it.
        let isApp = tree.codePaths.contains { path in
            let stem = FilePath.stemAndExtension(of: FilePath.name(of: path)).stem
            return stem == "main" || stem.hasSuffix("AppDelegate") || stem.hasSuffix("App")
        }
        let certain = usage.unknown.filter { $0.use.isCertain && (isApp || tree.targets.hasTarget($0.path)) }
        let uncalled = UncalledCode(
            around: certain.map { ($0.path, $0.use.place.line) }, in: tree.codePaths, of: tree.targets)
        // A project may itself be in a folder of such a name. All code is in it if the first and last path are.
        let ends = [tree.codePaths.min(), tree.codePaths.max()].compactMap(\.self)
        func isCopied(_ path: String) -> Bool {
            ForeignFolder.copied(around: path).map { folder in !ends.allSatisfy { $0.hasPrefix(folder) } } ?? false
        }
        return usage.unknown.compactMap { unknown in
            counts[unknown.path, default: 0] += 1
            guard counts[unknown.path, default: 0] <= limit else { return nil }
            let name = uncalled.name(path: unknown.path, line: unknown.use.place.line)
            var finding = rule.finding(
                name != nil ? .note : unknown.use.isCertain && !isCopied(unknown.path) ? nil : .warning,
                at: SourceLocation(path: unknown.path, position: unknown.use.place), about: unknown.use.subject,
                message(about: unknown, tree.nearest)
                    + (name.map { " The name appears in \"\($0)\", which nothing in the app seems to use." } ?? ""))
            if case .name(let pattern) = unknown.use.form, unknown.use.kind != .color {
                finding.missingName = pattern.plain
            }
            return finding
        }
    }

    private static func message(about unknown: AssetUsage.Unknown, _ nearest: NearestSets) -> String {
        let use = unknown.use
        if let elsewhere = unknown.elsewhere {
            return message(about: elsewhere, isSetInCode: use.isReplaceable && use.kind == .image)
        }
        let kind =
            switch use.kind {
            case .image: "an image"
            case .color: "a color"
            case nil: "an image or color"
            }
        var word = "name"
        let problem: String
        switch use.form {
        case .value, .anyOf: problem = "with a name that this expression can produce"
        case .name(let pattern), .sequence(let pattern):
            let isPlain = pattern.plain != nil
            problem = (isPlain ? "named " : "whose name is like ") + use.name.quoted
            if let meant = unknown.meant, !use.isCertain, !use.isReplaceable {
                return "no catalog has \(kind) \(problem), but \(isPlain ? "one has" : "some names are like") "
                    + "\(meant.text.quoted). If you mean \(isPlain ? "that one" : "these"), correct the name."
            }
        case .symbol(let symbol):
            (problem, word) = ("with the symbol \(symbol.quoted)", "symbol")
        }
        let hint = nearest.hint(for: unknown)
        if !hint.isEmpty { return "no catalog has \(kind) \(problem)" + hint }
        return "no catalog has \(kind) \(problem). "
            + (use.name.isSystemSymbol
                ? "If it is a symbol of SF Symbols, use its system name: `systemName:`."
                : "Correct the \(word) or add the set.")
    }

    /// Returns the message about a name that belongs to a set in other targets, but not in the code's own targets.
    private static func message(about found: AssetUsage.Elsewhere, isSetInCode: Bool) -> String {
        func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: " and ") }
        let entry = found.entry
        return
            "the \(entry.kindName) \"\(entry.name)\" is in the target\(found.targets.count == 1 ? "" : "s") \(list(found.targets)), \(entry.path), but not in \(list(found.codeTargets)), where this code runs."
            + (isSetInCode ? "" : " Copy it into a catalog of that target, or add its catalog to the target.")
    }
}
