internal import FileAccess

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
