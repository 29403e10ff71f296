package import ColorScience

/// The number of colors that a terminal shows.
package enum ColorDepth: Sendable, Hashable {
    /// No colors: hex codes and words only.
    case plain
    /// The 6 × 6 × 6 cube and the grays of xterm's 256 colors.
    case indexed
    /// 24-bit colors.
    case trueColor

    /// The values of `TERM` for terminals with 24-bit colors, needed because `ssh` doesn't pass on `COLORTERM`.
    private static let knownTerminals: Set = [
        "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour", "iterm2",
    ]

    /// Determines the number of colors from the environment.
    ///
    /// - Parameters:
    ///   - environment: the environment, of which `NO_COLOR` (no-color.org), `COLORTERM` and `TERM` are used.
    ///   - isTerminal: false for a pipe or file, which gets no color.
    package init(environment: [String: String], isTerminal: Bool) {
        let term = environment["TERM"] ?? ""
        if !isTerminal || environment["NO_COLOR"]?.isEmpty == false || term == "dumb" || term.isEmpty {
            self = .plain
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct")
            || Self.knownTerminals.contains(term)
        {
            self = .trueColor
        } else {
            self = term.contains("256color") ? .indexed : .plain
        }
    }

    /// Returns the parameters that select a color in a terminal's control codes; for ``plain``, those for 256 colors.
    package func number(of color: SRGB8) -> String {
        self == .trueColor
            ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(IndexedColor.index(of: color))"
    }
}
