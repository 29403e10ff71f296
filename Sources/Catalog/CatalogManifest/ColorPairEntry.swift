/// A named text color on a named background color, and their contrast for each combination of appearance, device and
/// gamut.
package struct ColorPairEntry: Codable, Sendable, Equatable {
    /// The contrast of the text and background colors for one combination of appearance, device and gamut.
    package struct Contrast: Codable, Sendable, Equatable {
        /// The appearance, such as `dark`; `any` stands for every appearance without a variant of its own.
        package var appearance: String
        package var idiom: String?
        /// `display-P3` if the contrast is only for wide-gamut displays; otherwise absent.
        package var displayGamut: String?
        /// The sRGB value of the text, blended with the background.
        package var text: String
        /// The sRGB value of the background, blended with white, or with black in dark mode.
        package var on: String
        /// The WCAG 2 contrast, 1 … 21, to four decimal places.
        package var ratio: Double
        /// The APCA lightness contrast Lc, about −108 … 106, to two decimal places; absent if none is required.
        package var lightnessContrast: Double?

        package init(appearance: String, text: String, on: String, ratio: Double) {
            self.appearance = appearance
            self.text = text
            self.on = on
            self.ratio = ratio
        }
    }

    package var text: String
    package var on: String
    /// The minimum WCAG 2 contrast that is required, 1 … 21.
    package var minimum: Double
    /// The minimum magnitude of the APCA lightness contrast that is required; absent if none is required.
    package var apca: Double?
    /// The contrasts for each distinct pair of variants; that of the default variants comes first.
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
