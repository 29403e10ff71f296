/// Text on a page that is harder or easier to read than it was.
package struct TextChange: Sendable, Hashable, Encodable {
    package var carousel: String
    /// The picture of the page, by its name in the second catalog.
    package var image: String
    /// The name of the area.
    package var area: String
    /// `light` or `dark`.
    package var appearance: String
    /// The kind of change.
    package var change: ContrastChange.Change
    /// The color of the text, `#RRGGBB`.
    package var foreground: String
    /// The least contrast that is wanted.
    package var minimum: Double
    /// The lowest contrast on any screen before; absent where the page did not have the text.
    package var before: Double?
    /// The lowest contrast on any screen.
    package var after: Double
    /// The part of the picture that falls short: left, top, width and height; absent where none does.
    package var failing: [Double]?

    /// Whether it is worse than before.
    package var isProblem: Bool { change != .fixed }
}
