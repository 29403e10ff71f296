internal import AssetCatalog
internal import CarouselGradients
package import ColorScience
internal import Diagnostics

/// A gradient as written on the command line, such as `#C0C0C0 -> #000000 in oklch longer hue`.
///
/// The color space and the direction are optional; as in CSS, the default is oklab.
package struct GradientNotation {
    package struct Failure: Error {
        package let reason: String
    }

    package static func isMeant(by text: String) -> Bool { text.contains("->") || text.contains("→") }

    private let text: String
    private let interpolation: Interpolation
    private let namesSpace: Bool
    private let colors: [(name: String, color: Color)]

    /// Parses a gradient.
    ///
    /// - Parameter named: returns the color for a name; nil if the name must be read as a CSS color.
    package init(_ text: String, named: (String) throws -> Color?) throws {
        self.text = text
        var parts = text.replacing("→", with: "->").split(separator: "->", omittingEmptySubsequences: false)
            .map { Self.trimmed(String($0)) }
        // Only the last "in" can precede the color space, because the name of a color may contain "in" too.
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
        guard let word = words.first else {
            throw Failure(
                reason: "the color space after \"in\" is missing. Write one, such as oklch")
        }
        guard let interpolation = Interpolation(name: word) else {
            throw Failure(
                reason:
                    "unknown color space \"\(TerminalText.escaped(word))\"\(NearestWord.hintOrList(for: word, among: Interpolation.names))"
            )
        }
        // CSS puts the word "hue" at the end; the configuration doesn't.
        let rest = words.dropFirst().last == "hue" ? words.dropFirst().dropLast() : words.dropFirst()
        guard let way = rest.first else { return interpolation }
        let ways = HueInterpolation.allCases.map(\.rawValue)
        guard let hue = HueInterpolation(rawValue: way), rest.count == 1 else {
            throw Failure(
                reason: "unknown way around the hue circle \"\(TerminalText.escaped(rest.joined(separator: " ")))\""
                    + NearestWord.hintOrList(for: way, among: ways))
        }
        guard interpolation.space.hasHue else {
            throw Failure(reason: "\(interpolation.name) has no hue, so \"\(way)\" has no meaning. Remove it")
        }
        return Interpolation(space: interpolation.space, hue: hue)
    }

    private static func trimmed(_ text: String) -> String {
        let tail = text.drop { $0 == " " }
        return String(tail.reversed().drop { $0 == " " }.reversed())
    }
}
