package import ColorScience
internal import Diagnostics

/// Colors as people write them in configurations, data files and commands.
package enum WrittenColor {
    /// The reason that a text isn't a usable color.
    package struct Failure: Error, Sendable, Hashable {
        /// The reason, as text that follows a colon and ends its sentence.
        package let reason: String
    }

    /// Returns the color of a CSS notation.
    ///
    /// - Throws: ``Failure`` if the text isn't a color, with the nearest word if one is misspelled.
    package static func color(_ text: String) throws(Failure) -> Color {
        do {
            return try Color(css: text)
        } catch {
            let hint = error.misspelling.map { NearestWord.hint(for: $0.word, among: $0.candidates) } ?? ""
            let advice = error.saysWhatToWrite ? "." : ". Write it as \"#RRGGBB\" or in another CSS notation."
            throw Failure(reason: TerminalText.escaped("\(error)") + (hint.isEmpty ? advice : hint))
        }
    }

    /// Returns the opaque color of a CSS notation, converted to sRGB.
    ///
    /// - Throws: ``Failure`` if the text isn't a color or isn't opaque: a translucent backdrop has no contrast of its
    ///   own.
    package static func opaque(_ text: String) throws(Failure) -> SRGB8 {
        let color = try color(text)
        guard color.alpha == 1 else { throw Failure(reason: "it is not opaque. Remove its alpha.") }
        return SRGB8(color)
    }
}

extension ColorSyntaxError {
    /// Whether the error's text states what would be correct.
    fileprivate var saysWhatToWrite: Bool {
        switch self {
        case .empty, .unknownFunction, .unknownSpace, .unknownUnit, .hexLength: true
        case .unknownName, .notHexadecimal, .unexpected, .ends: false
        }
    }
}
