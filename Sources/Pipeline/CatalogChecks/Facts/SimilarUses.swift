internal import CodeLexing
internal import CodeScanning
internal import Diagnostics

/// The names in code that probably mean an unused set, although the set has a slightly different name.
struct SimilarUses {
    private let otherCases: [String: (name: String, path: String, place: TextPosition)]
    private var misspelled: [String: AssetUsage.Unknown] = [:]

    init(_ usage: AssetUsage?) {
        otherCases = usage?.otherCases ?? [:]
        guard let usage, !usage.unknown.isEmpty else { return }
        let words = NearestWords(usage.names.entries.map(\.name))
        for unknown in usage.unknown where unknown.elsewhere == nil {
            var name = unknown.meant
            if name == nil, case .name(let pattern) = unknown.use.form {
                name = pattern.plain.flatMap(words.suggestion)
            }
            if let name, misspelled[name] == nil { misspelled[name] = unknown }
        }
    }

    /// Returns the end of a message that no code names a set: the similar name in code; nil if there is none.
    func words(about set: AssetNames.Entry) -> String? {
        if let other = otherCases[set.path] {
            return
                "; code names \(other.name.quoted), which differs in case, at \(other.path):\(other.place.line). Correct one of the names."
        }
        return misspelled[set.name].map {
            "; code names \($0.use.name.quoted), which is similar, at \($0.path):\($0.use.place.line). If it means this set, correct one of the names."
        }
    }
}
