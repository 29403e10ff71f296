internal import AssetCatalog
internal import CarouselGradients
package import ColorScience
internal import Diagnostics

/// A gradient as people write it: `#C0C0C0 -> #000000 in oklab`, with as many colors as wanted.
///
/// Behind `in` is what CSS writes there: a space, and for one with a hue the way around it (`oklch longer hue`). If
/// nothing is said colors are blended in oklab, as CSS does and `tincture gradient`.
package struct GradientNotation {
    /// Why a text is no gradient.
    package struct Failure: Error {
        /// The reason, in words to be put behind a colon.
        package let reason: String
    }

    /// True for a text that is meant as a gradient.
    package static func isMeant(by text: String) -> Bool { text.contains("->") || text.contains("→") }

    private let text: String
    private let interpolation: Interpolation
    /// Whether the text itself says how it is blended.
    private let namesSpace: Bool
    private let colors: [(name: String, color: Color)]

    /// Reads a gradient.
    ///
    /// - Parameter named: gives the color of a name that CSS does not know.
    /// - Throws: ``Failure`` for what is no color, with the nearest word where one is misspelt, and for an unknown
    ///   space.
    package init(_ text: String, named: (String) throws -> Color?) throws {
        self.text = text
        var parts = text.replacing("→", with: "->").split(separator: "->", omittingEmptySubsequences: false)
            .map { Self.trimmed(String($0)) }
        // Of the last part only the end can be a space: a color may have a name with "in" in it.
        let words = (parts.last ?? "").split(separator: " ").map(String.init)
        if let index = words.lastIndex(of: "in"), index > 0 {
            parts[parts.count - 1] = words[..<index].joined(separator: " ")
            namesSpace = true
            interpolation = try Self.interpolation(Array(words[(index + 1)...]))
        } else {
            namesSpace = false
            interpolation = Interpolation(space: .oklab)
        }
        if parts.contains("") { throw Failure(reason: "a color is missing before or after \"->\".") }
        colors = try parts.map { part in
            if let known = try named(part) { return (part, known) }
            do throws(WrittenColor.Failure) {
                return (part, try WrittenColor.color(part))
            } catch {
                throw Failure(reason: "\"\(TerminalText.escaped(part))\" is not a color: \(error.reason)")
            }
        }
    }

    package var preview: GradientPreview {
        let run = SampledGradient(
            colors: colors.map(\.color), interpolation: interpolation, easing: .linear, steps: 201, tolerance: 0.5,
            overlay: nil)
        return GradientPreview(
            name: text, detail: namesSpace ? "" : "blended in \(interpolation.name)",
            stops: colors.enumerated().map { index, color in
                .init(
                    name: color.name, hex: color.color.hex, location: Double(index) / Double(max(1, colors.count - 1)))
            }, samples: run.samples.compactMap(TintedColor.init(code:)))
    }

    private static func interpolation(_ words: [String]) throws -> Interpolation {
        guard let word = words.first else { throw Failure(reason: "a space is missing behind \"in\"") }
        guard let interpolation = Interpolation(name: word) else {
            throw Failure(
                reason:
                    "unknown space \"\(TerminalText.escaped(word))\"\(NearestWord.hintOrList(for: word, among: Interpolation.names))"
            )
        }
        // CSS ends it with the word "hue"; the configuration does without.
        let rest = words.dropFirst().last == "hue" ? words.dropFirst().dropLast() : words.dropFirst()
        guard let way = rest.first else { return interpolation }
        let ways = HueInterpolation.allCases.map(\.rawValue)
        guard let hue = HueInterpolation(rawValue: way), rest.count == 1 else {
            throw Failure(
                reason: "unknown way around the hue circle \"\(TerminalText.escaped(rest.joined(separator: " ")))\""
                    + NearestWord.hintOrList(for: way, among: ways))
        }
        guard interpolation.space.hasHue else {
            throw Failure(reason: "\(interpolation.name) has no hue to go \(way) around")
        }
        return Interpolation(space: interpolation.space, hue: hue)
    }

    private static func trimmed(_ text: String) -> String {
        let tail = text.drop { $0 == " " }
        return String(tail.reversed().drop { $0 == " " }.reversed())
    }
}
