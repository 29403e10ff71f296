/// Text on a page that became harder or easier to read.
package struct TextChange: Sendable, Hashable, Encodable {
    package var carousel: String
    /// The picture of the page, by its name in the second catalog.
    package var image: String
    /// The name of the text area.
    package var area: String
    /// `light` or `dark`.
    package var appearance: String
    package var change: ContrastChange.Change
    /// The color of the text, `#RRGGBB`.
    package var foreground: String
    /// The required contrast (WCAG 2).
    package var minimum: Double
    /// The lowest contrast before the change, on any screen size; absent if the page didn't have the text.
    package var before: Double?
    /// The lowest contrast after the change, on any screen size.
    package var after: Double
    /// The area where the contrast is too low: left, top, width and height as fractions of the picture.
    ///
    /// Absent if the contrast is high enough everywhere.
    package var failing: [Double]?

    package var isProblem: Bool { change != .fixed }
}
