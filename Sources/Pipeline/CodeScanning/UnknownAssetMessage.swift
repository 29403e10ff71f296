internal import AssetCatalog
internal import AssetNaming
internal import Diagnostics
internal import ProjectModel

extension AssetUsage {
    /// What is to be said about a name that no set has.
    ///
    /// - Parameter hints: finds the name that was probably meant.
    package func message(about unknown: Unknown, _ hints: inout AssetHints) -> String {
        let use = unknown.use
        if let entry = unknown.elsewhere { return targets.unreachable(entry, from: targets.code(of: unknown.path)) }
        let kind =
            switch use.kind {
            case .image: "an image"
            case .color: "a color"
            case nil: "an image or color"
            }
        switch use.form {
        case .constant(let name): return "no catalog has \(kind) named by \"\(name)\"."
        case .name(let pattern), .sequence(let pattern):
            guard let name = pattern.plain else {
                return "no catalog has \(kind) whose name is like \"\(pattern.text)\". Correct the name or add the set."
            }
            if let meant = unknown.meant {
                return
                    "no catalog has an image or color named \"\(name)\", but one has \"\(meant)\". Correct the name if that is meant."
            }
            let hint = hints.hint(forName: name, of: use.kind)
            return "no catalog has \(kind) named \"\(name)\""
                + (hint.isEmpty ? ". Correct the name or add the set." : hint)
        case .symbol(let symbol):
            let hint = hints.hint(forSymbol: symbol, of: use.kind)
            return "no catalog has \(kind) with the symbol \"\(symbol)\""
                + (hint.isEmpty ? ". Correct the symbol or add the set." : hint)
        }
    }
}

extension TargetMap {
    /// What is said about a use of a name that only other targets have.
    fileprivate func unreachable(_ entry: AssetNames.Entry, from code: Code) -> String {
        func list(_ bundles: [ProjectBundle]) -> String { bundles.map { "\"\($0.name)\"" }.joined(separator: " and ") }
        return
            "the \(entry.kind.rawValue) \"\(entry.name)\" is in the target \(list(bundles(of: entry.path))), \(entry.path), and not in "
            + "\(list(bundles(of: code))), which this code runs in. Add its catalog to that target."
    }
}
