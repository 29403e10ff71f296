package import ColorScience

/// The number of colors that a terminal can show.
package enum ColorDepth: Sendable, Hashable {
    /// No colors, so previews consist of hex codes and words.
    case plain
    /// The 256 colors of xterm, without the 16 that users can change.
    case indexed
    /// 24-bit colors.
    case trueColor

    /// The values of `TERM` for terminals with 24-bit colors.
    ///
    /// They help after `ssh`, which doesn't pass on `COLORTERM`.
    private static let knownTerminals: Set = [
        "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour", "iterm2",
    ]

    /// The values of `TERM` without a number of colors, for terminals that have had 256 colors for many years.
    private static let indexedTerminals: Set = ["linux", "rxvt", "screen", "tmux", "xterm"]

    /// Determines how many colors the terminal can show, from the environment variables.
    ///
    /// - Parameters:
    ///   - environment: the environment variables, such as `NO_COLOR` (no-color.org), `COLORTERM` and `TERM`.
    ///   - isTerminal: whether the output goes to a terminal; a pipe or file gets no colors.
    package init(environment: [String: String], isTerminal: Bool) {
        let term = environment["TERM"] ?? ""
        if !isTerminal || environment["NO_COLOR"]?.isEmpty == false || term == "dumb" || term.isEmpty {
            self = .plain
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct")
            || Self.knownTerminals.contains(term)
        {
            self = .trueColor
        } else {
            self = term.contains("256color") || Self.indexedTerminals.contains(term) ? .indexed : .plain
        }
    }

    /// Returns the numbers that select a color in an ANSI escape sequence, such as `5;196`.
    ///
    /// They follow `38;` for text or `48;` for the background. Don't use the result with ``plain``, because such a
    /// terminal shows no colors; the numbers are then those for ``indexed``.
    package func number(of color: SRGB8) -> String {
        self == .trueColor
            ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(IndexedColor.index(of: color))"
    }
}
