package import ColorScience
internal import Diagnostics

/// Colors as people write them into configurations, data files and commands.
package enum WrittenColor {
    /// Why a text is no color that can be used.
    package struct Failure: Error, Sendable, Hashable {
        /// The reason, in words to be put behind a colon, with the end of their sentence.
        package let reason: String
    }

    /// The color of a CSS notation.
    ///
    /// - Throws: ``Failure`` for what is no color, with the nearest word where one is misspelt.
    package static func color(_ text: String) throws(Failure) -> Color {
        do {
            return try Color(css: text)
        } catch {
            let hint = error.misspelling.map { NearestWord.hint(for: $0.word, among: $0.candidates) } ?? ""
            let advice = error.saysWhatToWrite ? "." : ". Write it as \"#RRGGBB\" or in another notation of CSS."
            throw Failure(reason: TerminalText.escaped("\(error)") + (hint.isEmpty ? advice : hint))
        }
    }

    /// The opaque color of a CSS notation, brought into sRGB.
    ///
    /// - Throws: ``Failure`` for what is no color, and for one that is not opaque: a backdrop that something shines
    ///   through has no contrast of its own.
    package static func opaque(_ text: String) throws(Failure) -> SRGB8 {
        let color = try color(text)
        guard color.alpha == 1 else { throw Failure(reason: "it is not opaque. Leave its alpha out.") }
        return SRGB8(color)
    }
}

extension ColorSyntaxError {
    /// True where the words of the error say what would be right.
    fileprivate var saysWhatToWrite: Bool {
        switch self {
        case .empty, .unknownFunction, .unknownSpace, .unknownUnit, .hexLength: true
        case .unknownName, .notHexadecimal, .unexpected, .ends: false
        }
    }
}
