package import ColorScience

/// The number of colors that a terminal can show.
package enum ColorDepth: Sendable, Hashable {
    /// No colors, so previews consist of hex codes and words.
    case plain
    /// The 256 colors of xterm, without the 16 that users can change.
    case indexed
    case trueColor

    /// The values of `TERM` for terminals with 24-bit colors, because `ssh` doesn't pass on `COLORTERM`.
    private static let knownTerminals: Set = [
        "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour", "iterm2",
    ]

    /// The values of `TERM` without a number of colors, for terminals that have had 256 colors for many years.
    private static let indexedTerminals: Set = ["linux", "rxvt", "screen", "tmux", "xterm"]

    /// Determines the number of colors from `NO_COLOR` (no-color.org), `COLORTERM` and `TERM`; a file or pipe has none.
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

    /// Returns the numbers of a color, such as `5;196`, that follow `38;` for text or `48;` for the background.
    package func number(of color: SRGB8) -> String {
        self == .trueColor
            ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(IndexedColor.index(of: color))"
    }
}
