internal import FileAccess

extension CatalogDifference {
    /// The number of changes in a line: `1 contrast problem, 3 backdrops`; nil if there are none.
    var summary: String? {
        let parts = DifferenceKind.allCases.compactMap { kind -> String? in
            let count = count(of: kind)
            // Errors are already counted among the findings.
            return count == 0 || kind == .errors ? nil : "\(count) \(kind.noun(count))"
        }
        let fixed = findings?.fixed.count ?? 0
        let all = parts + (fixed == 0 ? [] : ["\(fixed) fixed \(fixed == 1 ? "finding" : "findings")"])
        if all.isEmpty { return isEmpty ? nil : "new notes" }
        return all.joined(separator: ", ")
    }

    /// The total size of the pictures before and after, in words; nil if it is the same.
    var weightWords: String? {
        byteCount.before == byteCount.after
            ? nil : "All pictures: \(ByteCount.change(byteCount.before, byteCount.after))."
    }
}

extension DifferenceKind {
    /// Returns the noun for a number of changes of the kind.
    package func noun(_ count: Int) -> String {
        let isOne = count == 1
        return switch self {
        case .contrast: isOne ? "contrast problem" : "contrast problems"
        case .backdrops: isOne ? "backdrop" : "backdrops"
        case .carousels: isOne ? "carousel" : "carousels"
        case .added: isOne ? "added name" : "added names"
        case .removed: isOne ? "removed name" : "removed names"
        case .replaced: isOne ? "replaced picture" : "replaced pictures"
        case .renamed: isOne ? "renamed picture" : "renamed pictures"
        case .pictures: isOne ? "changed picture" : "changed pictures"
        case .colors: isOne ? "color" : "colors"
        case .gradients: isOne ? "gradient" : "gradients"
        case .products: isOne ? "product" : "products"
        case .findings: isOne ? "new finding" : "new findings"
        case .errors: isOne ? "new error" : "new errors"
        }
    }
}
