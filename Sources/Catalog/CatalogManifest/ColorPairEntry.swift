/// A named text color on a named background color, and their contrast for each combination of appearance, device and
/// gamut.
package struct ColorPairEntry: Codable, Sendable, Hashable {
    /// The contrast of the text and background colors for one combination of appearance, device and gamut.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The appearance in which the colors have this contrast, such as `dark`.
        ///
        /// The word `any` stands for every appearance for which neither color has a variant of its own.
        package var appearance: String
        /// The device, such as `iphone`; absent if the contrast is for all devices.
        package var idiom: String?
        /// `display-P3` if the contrast is only for wide-gamut displays; absent if it is for any display.
        package var displayGamut: String?
        /// The sRGB value of the text, `#RRGGBB`; the color of a transparent text is blended with the background.
        package var text: String
        /// The sRGB value of the background, `#RRGGBB`; a transparent background is blended with white, or black in
        /// dark mode.
        package var on: String
        /// The WCAG 2 contrast, 1 … 21, to four decimal places.
        package var ratio: Double
        /// The APCA lightness contrast Lc, about −108 … 106, to two decimal places; negative for light text on dark.
        ///
        /// Absent if the configuration doesn't require a lightness contrast.
        package var lightnessContrast: Double?

        package init(appearance: String, text: String, on: String, ratio: Double) {
            self.appearance = appearance
            self.text = text
            self.on = on
            self.ratio = ratio
        }
    }

    package var text: String
    /// The name of the background color.
    package var on: String
    /// The minimum WCAG 2 contrast that is required, 1 … 21.
    package var minimum: Double
    /// The minimum magnitude of the APCA lightness contrast that is required; absent if none is required.
    package var apca: Double?
    /// The contrasts of the two colors, one for each distinct pair of their variants.
    ///
    /// The pair of the default variants (any device, any appearance, any gamut) comes first.
    package var contrasts: [Contrast]

    package init(text: String, on: String, minimum: Double, apca: Double?, contrasts: [Contrast]) {
        self.text = text
        self.on = on
        self.minimum = minimum
        self.apca = apca
        self.contrasts = contrasts
    }

    package func fails(_ contrast: Contrast) -> Bool {
        contrast.ratio < minimum || apca.map { (contrast.lightnessContrast ?? 0).magnitude < $0 } ?? false
    }
}
