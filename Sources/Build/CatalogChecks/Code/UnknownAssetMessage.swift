internal import AssetCatalog
internal import Diagnostics

extension AssetNames {
    /// What is said about a use of a name that no catalog has.
    func unknown(_ use: AssetUse) -> String {
        let kind =
            switch use.kind {
            case .image: "an image"
            case .color: "a color"
            case nil: "an image or color"
            }
        let candidates = entries.filter { use.kind == nil || use.kind == $0.kind }
        switch use.form {
        case .name(let pattern):
            guard let name = pattern.plain else {
                return "no catalog has \(kind) whose name is like \"\(pattern.text)\". Correct the name or add the set."
            }
            let hint = NearestWord.hint(for: name, among: candidates.map(\.name))
            return "no catalog has \(kind) named \"\(name)\""
                + (hint.isEmpty ? ". Correct the name or add the set." : hint)
        case .symbol(let symbol):
            let hint = NearestWord.hint(for: symbol, among: candidates.map(\.symbol))
            return "no catalog has \(kind) with the symbol \"\(symbol)\""
                + (hint.isEmpty ? ". Correct the symbol or add the set." : hint)
        }
    }
}
