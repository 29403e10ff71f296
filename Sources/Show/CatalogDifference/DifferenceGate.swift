internal import CatalogPreview
internal import Diagnostics
internal import FileAccess

/// A condition of `--fail-on`: the command fails if a difference meets it.
package struct DifferenceGate: Sendable, Hashable {
    private enum Limit: Hashable {
        case kind(DifferenceKind)
        /// The maximum growth of all pictures together, in bytes.
        case weight(Int)
        /// The maximum change of a color, CIEDE2000.
        case color(Double)
    }

    package let word: String
    private let limit: Limit

    /// Creates the condition of a word: a kind of change, `weight:+50K` or `color:3`; nil for any other word.
    package init?(_ word: String) {
        self.word = word
        if let kind = DifferenceKind(rawValue: word) {
            limit = .kind(kind)
            return
        }
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "weight":
            guard let bytes = Self.bytes(parts[1]) else { return nil }
            limit = .weight(bytes)
        case "color":
            guard let distance = Double(parts[1]), (0...100).contains(distance) else { return nil }
            limit = .color(distance)
        default: return nil
        }
    }

    /// Returns the bytes of `+50K`, `2M` or `+4096`; nil for anything else.
    ///
    /// K and M are 1,024 and its square, as in printed sizes.
    private static func bytes(_ text: Substring) -> Int? {
        var digits = text.hasPrefix("+") ? text.dropFirst() : text
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        let unit = digits.last.flatMap { units[$0] }
        if unit != nil { digits = digits.dropLast() }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else {
            return nil
        }
        let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: unit ?? 1)
        return isTooMuch ? nil : bytes
    }

    /// Returns the reason why a difference meets the condition; nil if it doesn't.
    package func problem(of difference: CatalogDifference) -> String? {
        switch limit {
        case .kind(let kind):
            let count = difference.count(of: kind)
            return count == 0 ? nil : "\(count) \(kind.noun(count))"
        case .weight(let bytes):
            let growth = difference.byteCount.after - difference.byteCount.before
            return growth > bytes ? "all pictures together grew by \(ByteCount.words(growth))" : nil
        case .color(let distance):
            let changes: [(String, Double)] =
                difference.colors.map { ($0.name, $0.distance ?? .infinity) }
                + difference.gradients.map { ($0.name, $0.distance) }
                + difference.backdrops.map { ($0.image, max($0.distance, $0.distanceDark ?? 0)) }
            let large = changes.filter { $0.1 > distance }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
            guard let first = large.first else { return nil }
            let words = first.1.isFinite ? "by ΔE \(ShortNumber.text(first.1))" : "to or from no color"
            let rest = large.count > 1 ? ", and \(large.count - 1) more" : ""
            return "the color of \(TerminalText.escaped(first.0)) changed \(words)\(rest)"
        }
    }
}
