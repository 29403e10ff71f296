internal import Diagnostics

/// Numbers of bytes as people read them.
enum ByteWords {
    /// `814 B`, `81.4 kB`, `8.14 MB`: by powers of ten, as systems and forges show the sizes of files.
    static func text(_ count: Int) -> String {
        switch abs(count) {
        case ..<1000: "\(count) B"
        case ..<1_000_000: "\(ShortNumber.text(Double(count) / 1000, places: 1)) kB"
        default: "\(ShortNumber.text(Double(count) / 1_000_000)) MB"
        }
    }

    /// Before and after, with the difference.
    static func change(_ before: Int?, _ after: Int?) -> String {
        guard let before, let after else { return (before ?? after).map(text) ?? "–" }
        if before == after { return text(after) }
        let difference = after - before
        return "\(text(before)) → \(text(after)) (\(difference > 0 ? "+" : "−")\(text(abs(difference))))"
    }
}
