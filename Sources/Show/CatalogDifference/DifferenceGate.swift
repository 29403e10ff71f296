internal import CatalogPreview
internal import Diagnostics
internal import FileAccess

/// A condition of `--fail-on`.
package struct DifferenceGate: Sendable {
    private enum Limit {
        case kind(DifferenceKind)
        /// The maximum growth of all pictures together, in bytes.
        case weight(Int)
        /// The maximum CIEDE2000 difference of any changed color.
        case color(Double)
    }

    private let word: String
    private let limit: Limit

    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    package static func gates(_ words: String) throws(Mistake) -> [DifferenceGate] {
        var gates: [DifferenceGate] = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
            gates.append(try DifferenceGate(String(word.drop { $0 == " " })))
        }
        return gates
    }

    /// Parses one condition: a kind of change that is not allowed, or a limit such as `weight:+50K` or `color:3`.
    package init(_ word: String) throws(Mistake) {
        self.word = word
        if let kind = DifferenceKind(rawValue: word) {
            limit = .kind(kind)
            return
        }
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let (found, advice): (Limit?, String)
        switch parts.first {
        case "weight":
            found = parts.last.flatMap(Self.bytes).map(Limit.weight)
            advice = "the allowed growth, for example weight:+50K or weight:+2M"
        case "color":
            found = parts.last.flatMap { Double($0) }.flatMap { (0...100).contains($0) ? .color($0) : nil }
            advice = "a ΔE from 0 to 100, for example color:3"
        default:
            let kinds = DifferenceKind.allCases.map(\.rawValue) + ["weight:+50K", "color:3"]
            throw Mistake(
                description: "unknown kind of change \(word.quoted)\(NearestWord.hintOrList(for: word, among: kinds))")
        }
        guard let found else { throw Mistake(description: "\(word.quoted) is not a limit. Write \(advice)") }
        limit = found
    }

    /// Returns the number of bytes for a text such as `+50K`, `+2MB`, `+1gib` or `+0`, where K is 1,024; nil otherwise.
    private static func bytes(_ text: Substring) -> Int? {
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        let units = [
            "": 0, "b": 0, "k": 10, "kb": 10, "kib": 10, "m": 20, "mb": 20, "mib": 20, "g": 30, "gb": 30, "gib": 30,
        ]
        guard text.hasPrefix("+"), let number = Int(digits),
            let unit = units[text.dropFirst(1 + digits.count).lowercased()]
        else { return nil }
        let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: 1 << unit)
        return isTooMuch ? nil : bytes
    }

    private static let mostNamed = 8

    private static func list(_ names: [String]) -> String {
        names.map(TerminalText.escaped).shortened(to: mostNamed)
    }

    package func failure(of difference: CatalogDifference) -> String? {
        problem(of: difference).map { "--fail-on \(word): \($0)" }
    }

    func problem(of difference: CatalogDifference) -> String? {
        switch limit {
        case .kind(let kind):
            let names = difference.subjects(of: kind)
            return names.isEmpty ? nil : "\(names.count) \(kind.noun(names.count)): \(Self.list(names))"
        case .weight(let bytes):
            let growth = difference.byteCount.after - difference.byteCount.before
            let heavier = difference.pictures.filter { $0.byteDifference > 0 && !$0.isAppIcon }.sorted {
                ($1.byteDifference, $0.name) < ($0.byteDifference, $1.name)
            }
            let names = heavier.map { "\($0.name) (+\(ByteCount.words($0.byteDifference)))" }
            return growth > bytes
                ? "all pictures together grew by \(ByteCount.words(growth))"
                    + (names.isEmpty ? "" : ": \(Self.list(names))") : nil
        case .color(let distance):
            var changes = difference.colors.map {
                ($0.variant == "any" ? $0.name : "\($0.name) \($0.variant)", $0.distance ?? .infinity)
            }
            changes += difference.gradients.map { ($0.name, $0.distance) }
            changes += difference.backdrops.map { ($0.image, $0.largestDistance) }
            changes += difference.pictures.compactMap { picture in
                picture.bleed.map { ("\(picture.name) bleed", $0.distance) }
            }
            let large = changes.filter { $0.1 > distance }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
            let names = large.map { name, distance in
                "\(name) (\(distance.isFinite ? "ΔE \(ShortNumber.text(distance))" : "the color exists only before or only after"))"
            }
            return large.isEmpty
                ? nil : "these changed by more than ΔE \(ShortNumber.text(distance)): \(Self.list(names))"
        }
    }
}
