/// Text on a carousel page that became harder or easier to read.
package struct TextChange: Sendable, Hashable, Encodable {
    package var carousel: String
    /// The name of the page's picture in the second catalog.
    package var image: String
    /// The name of the configured area in which the text is drawn.
    package var area: String
    /// The appearance in which the contrast of the text changed: `light` or `dark`.
    package var appearance: String
    package var change: ContrastChange.Change
    /// The color of the text in this ``appearance`` after the change, `#RRGGBB`.
    package var foreground: String
    /// The required contrast (WCAG 2), 1 … 21.
    package var minimum: Double
    /// The lowest contrast over all screen sizes before the change; absent if the page didn't have this text.
    package var before: Double?
    /// The lowest contrast over all screen sizes after the change.
    package var after: Double
    /// The part of the picture where the contrast is too low after the change; absent if it is high enough everywhere.
    ///
    /// The numbers are the left, top, width and height of the part, as fractions of the picture's size.
    package var failing: [Double]?

    package var isProblem: Bool { change != .fixed }
}
