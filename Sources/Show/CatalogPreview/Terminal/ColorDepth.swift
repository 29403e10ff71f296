/// How many colors a terminal shows.
package enum ColorDepth: Sendable, Hashable {
    /// None: hex codes and words only.
    case plain
    /// The 6 × 6 × 6 cube and the grays of xterm's 256 colors.
    case indexed
    /// 24 bits.
    case trueColor

    /// Terminals that show 24 bits and have a name of their own, which also reaches the other side of `ssh`.
    private static let knownTerminals: Set = [
        "xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour", "iterm2",
    ]

    /// Creates the description of the terminal from the environment.
    ///
    /// - Parameters:
    ///   - environment: `NO_COLOR` (no-color.org), `COLORTERM` and `TERM` are looked at.
    ///   - isTerminal: false for a pipe or file, which is given no color.
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
}
