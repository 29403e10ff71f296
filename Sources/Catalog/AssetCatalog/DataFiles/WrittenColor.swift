package import ColorScience
internal import Diagnostics

/// Readers of colors that people write in configurations, data files and commands.
package enum WrittenColor {
    package struct Failure: Error, Sendable, Equatable {
        /// The reason why the text isn't a usable color, in words that can follow a colon.
        package let reason: String
    }

    /// Reads a color from a text in any CSS notation.
    ///
    /// - Throws: ``Failure`` if the text isn't a color; the error suggests a correction of a misspelled word.
    package static func color(_ text: String) throws(Failure) -> Color {
        do {
            return try Color(css: text)
        } catch {
            let hint = error.misspelling.map { NearestWord.hint(for: $0.word, among: $0.candidates) } ?? ""
            let advice = error.saysWhatToWrite ? "." : ". Write it as \"#RRGGBB\" or in another CSS notation."
            throw Failure(reason: TerminalText.escaped("\(error)") + (hint.isEmpty ? advice : hint))
        }
    }

    /// Reads an opaque color from a text in any CSS notation, and converts it to sRGB.
    ///
    /// - Throws: ``Failure`` also if the color isn't opaque, because the contrast of text on it would be unknown.
    package static func opaque(_ text: String) throws(Failure) -> SRGB8 {
        let color = try color(text)
        guard color.alpha == 1 else { throw Failure(reason: "it is not opaque. Remove its alpha.") }
        return SRGB8(color)
    }
}

extension ColorSyntaxError {
    /// Whether the words of the error say what would be correct, so that no further advice is needed.
    fileprivate var saysWhatToWrite: Bool {
        switch self {
        case .empty, .unknownFunction, .unknownSpace, .unknownUnit, .hexLength: true
        case .unknownName, .notHexadecimal, .unexpected, .ends: false
        }
    }
}
