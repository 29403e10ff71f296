/// How pictures are shown in a terminal.
package enum PictureProtocol: String, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case none
    /// Two pixels a cell, as half blocks in two colors: in every terminal with colors.
    case blocks
    /// By kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
    case kitty
    /// As iTerm2's inline images (iterm2.com/documentation-images.html).
    case iterm

    /// Creates the description of the terminal from the environment.
    ///
    /// - Parameters:
    ///   - environment: `TERM`, `TERM_PROGRAM`, `KITTY_WINDOW_ID` and `TMUX` are looked at.
    ///   - depth: how many colors the terminal shows; without any it shows no pictures.
    package init(environment: [String: String], depth: ColorDepth) {
        let term = environment["TERM"] ?? ""
        // A terminal within a terminal keeps the pictures' codes to itself, whatever the outer one knows.
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
