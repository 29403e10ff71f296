/// The name of an asset as code writes it: fixed texts, and gaps in place of interpolated values.
///
/// The literal `"loop\(number)"` has the text `loop` and a gap.
package struct NamePattern: Sendable, Hashable {
    /// The fixed texts of the name in order, with nil for each gap; no two of a kind are adjacent.
    package let parts: [String?]

    package init(_ parts: [String?]) {
        if parts.count == 1 {
            self.parts = parts
            return
        }
        var joined: [String?] = []
        for part in parts where part != "" {
            switch (joined.last, part) {
            case (.some(.some(let text)), .some(let more)): joined[joined.count - 1] = text + more
            case (.some(.none), .none): break
            default: joined.append(part)
            }
        }
        self.parts = joined
    }

    package init(_ text: String) { parts = [text] }

    /// The whole name, if it is one fixed text.
    package var plain: String? {
        if parts.isEmpty { return "" }
        return parts.count == 1 ? parts[0] : nil
    }

    /// Whether the pattern has no text, so that it matches any name.
    package var isAnything: Bool { !parts.contains { $0?.isEmpty == false } }

    package var fixedLetters: Int {
        parts.reduce(0) { count, part in
            count
                + (part?.unicodeScalars.count { scalar in
                    // The properties of a character take long to find.
                    ["a"..."z", "A"..."Z", "0"..."9"].contains { $0.contains(scalar) }
                        || !scalar.isASCII && scalar.properties.isAlphabetic
                } ?? 0)
        }
    }

    /// The minimum of ``fixedLetters`` of a pattern that may be an asset's name.
    ///
    /// Fewer would match too many names, but are enough where the code expects an asset's name, as in `Image(…)`.
    package static let fewestLetters = 3

    /// The pattern as a text for messages, with `\(…)` for each part that isn't fixed.
    package var text: String { parts.map { $0 ?? "\\(…)" }.joined() }
}
