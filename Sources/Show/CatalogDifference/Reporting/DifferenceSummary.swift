internal import FileAccess

extension CatalogDifference {
    /// Returns the names of both catalogs, formatted, each with its short commit hash unless the name has the hash.
    func title(_ format: (String) -> String) -> String {
        [(base, baseCommit), (head, headCommit)].map { name, commit in
            let hash = commit.map { String($0.prefix(7)) }
            return format(name) + (hash.map { name.contains($0) ? "" : " (\($0))" } ?? "")
        }.joined(separator: " → ")
    }

    var weightWords: String? {
        byteCount.before == byteCount.after
            ? nil : "All pictures: \(ByteCount.change(byteCount.before, byteCount.after))."
    }
}

extension DifferenceKind {
    package func noun(_ count: Int) -> String {
        let isOne = count == 1
        return switch self {
        case .worse: isOne ? "change for the worse" : "changes for the worse"
        case .contrast: isOne ? "contrast problem" : "contrast problems"
        case .backdrops: isOne ? "changed backdrop" : "changed backdrops"
        case .carousels: isOne ? "changed carousel" : "changed carousels"
        case .added: isOne ? "added name" : "added names"
        case .removed: isOne ? "removed name" : "removed names"
        case .unreadable: isOne ? "unreadable name" : "unreadable names"
        case .replaced: isOne ? "replaced picture" : "replaced pictures"
        case .renamed: isOne ? "renamed picture or color" : "renamed pictures and colors"
        case .visible: "\(isOne ? "picture that looks" : "pictures that look") different, worse or not"
        case .pictures: isOne ? "changed picture" : "changed pictures"
        case .colors: isOne ? "changed color" : "changed colors"
        case .gradients: isOne ? "changed gradient" : "changed gradients"
        case .products: isOne ? "changed product" : "changed products"
        case .findings: isOne ? "new finding" : "new findings"
        case .errors: isOne ? "new error" : "new errors"
        }
    }
}

extension ByteCount {
    /// Returns two sizes with their difference, `9 KiB → 4 KiB (−5 KiB)`, or `7 MiB (+12 KiB)` if they are the same in
    /// words.
    static func change(_ before: Int?, _ after: Int?) -> String {
        guard let before, let after else { return (before ?? after).map(words) ?? "–" }
        if before == after { return words(after) }
        let (old, new, difference) = (words(before), words(after), after - before)
        return (old == new ? "" : "\(old) → ") + "\(new) (\(difference > 0 ? "+" : "−")\(words(abs(difference))))"
    }
}
