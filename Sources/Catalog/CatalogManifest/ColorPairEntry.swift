/// A named color that is drawn on another, and their contrast on every display that shows another pair of values.
package struct ColorPairEntry: Codable, Sendable, Hashable {
    /// The contrast of one pair of values.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The appearance, `any` for the one that serves all others.
        package var appearance: String
        /// The device; absent for every device.
        package var idiom: String?
        /// `display-P3` for what only such displays show; absent for any.
        package var displayGamut: String?
        /// The sRGB value of the text as it is seen on the background, `#RRGGBB`.
        package var text: String
        /// The sRGB value of the background as it is seen, `#RRGGBB`.
        package var on: String
        /// The WCAG 2 contrast, 1 … 21, to four places.
        package var ratio: Double
        /// The APCA lightness contrast, to two places; absent where it is not asked for.
        package var lightnessContrast: Double?

        package init(appearance: String, text: String, on: String, ratio: Double) {
            self.appearance = appearance
            self.text = text
            self.on = on
            self.ratio = ratio
        }
    }

    package var text: String
    /// The color behind it.
    package var on: String
    /// The lowest WCAG 2 contrast that is asked for, 1 … 21.
    package var minimum: Double
    /// The lowest magnitude of the APCA lightness contrast that is asked for; absent where it is not.
    package var apca: Double?
    /// The contrasts, the plainest display first.
    package var contrasts: [Contrast]

    package init(text: String, on: String, minimum: Double, apca: Double?, contrasts: [Contrast]) {
        self.text = text
        self.on = on
        self.minimum = minimum
        self.apca = apca
        self.contrasts = contrasts
    }

    /// Whether a contrast is lower than what is asked for.
    package func fails(_ contrast: Contrast) -> Bool {
        contrast.ratio < minimum || apca.map { (contrast.lightnessContrast ?? 0).magnitude < $0 } ?? false
    }
}
