internal import FileAccess

extension ByteCount {
    /// Returns two sizes in bytes with their difference, `9 KiB → 4 KiB (−5 KiB)`; if one is nil, only the other.
    static func change(_ before: Int?, _ after: Int?) -> String {
        guard let before, let after else { return (before ?? after).map(words) ?? "–" }
        if before == after { return words(after) }
        let difference = after - before
        return "\(words(before)) → \(words(after)) (\(difference > 0 ? "+" : "−")\(words(abs(difference))))"
    }
}
