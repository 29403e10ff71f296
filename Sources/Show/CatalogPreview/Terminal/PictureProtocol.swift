/// The method by which a terminal shows pictures.
package enum PictureProtocol: String, Sendable, Hashable, CaseIterable {
    case none
    /// Half-block characters in two colors, which show two pixels per character in every terminal with colors.
    case blocks
    /// Kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
    case kitty
    /// The inline images of iTerm2 (iterm2.com/documentation-images.html).
    case iterm

    /// Chooses the method for the terminal that the environment describes; one without colors shows no pictures.
    package init(environment: [String: String], depth: ColorDepth) {
        let term = environment["TERM"] ?? ""
        // A terminal multiplexer, such as tmux, doesn't pass on the control codes for pictures.
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
