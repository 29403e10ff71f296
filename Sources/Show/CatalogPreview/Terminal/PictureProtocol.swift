/// The way in which a terminal shows pictures.
package enum PictureProtocol: String, Sendable, Hashable, CaseIterable {
    case none
    /// Two pixels per character, drawn with half-block characters in two colors; works in every terminal with colors.
    case blocks
    /// Kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
    case kitty
    /// The inline images of iTerm2 (iterm2.com/documentation-images.html).
    case iterm

    /// Determines the protocol from the environment.
    ///
    /// - Parameters:
    ///   - environment: the environment, of which `TERM`, `TERM_PROGRAM`, `KITTY_WINDOW_ID` and `TMUX` are used.
    ///   - depth: the number of colors of the terminal; a terminal without colors shows no pictures.
    package init(environment: [String: String], depth: ColorDepth) {
        let term = environment["TERM"] ?? ""
        // A terminal multiplexer doesn't pass on the codes for pictures.
        let isInner = environment["TMUX"] != nil || term.hasPrefix("tmux") || term.hasPrefix("screen")
        if depth == .plain {
            self = .none
        } else if isInner {
            self = .blocks
        } else if environment["KITTY_WINDOW_ID"] != nil || ["xterm-kitty", "xterm-ghostty"].contains(term)
            || environment["TERM_PROGRAM"] == "ghostty"
        {
            self = .kitty
        } else {
            self = ["iTerm.app", "WezTerm", "mintty"].contains(environment["TERM_PROGRAM"] ?? "") ? .iterm : .blocks
        }
    }
}
