package import ColorScience

/// A color for behind a product that has no ground of its own: a proposal, not a color of the picture.
///
/// It has the hue of the picture's mean, at a lightness and a chroma that are always the same, so that many products
/// side by side look like one series.
package struct Tint: Sendable, Hashable {
    /// For the light appearance.
    package let light: SRGB8
    /// For the dark appearance.
    package let dark: SRGB8

    /// The OKLCH lightness of the light one: that of #FFE4D9, among the palest that people were seen to choose for
    /// cut-outs, from which white still differs.
    static let lightLightness = 0.93

    /// The OKLCH lightness of the dark one, in the middle of the range of ``DarkAppearance``.
    static let darkLightness = 0.3

    /// The chroma of both, at which a hue begins to be named.
    static let chroma = Oklab.grayChroma

    /// The most times that the mean's own chroma is multiplied: the tint of what is nearly gray is nearly gray.
    private static let strengthening = 4.0

    /// The tint of a picture's mean.
    package init(of mean: SRGB8) {
        let own = Oklab(mean)
        // The direction of the hue, and how far to go.
        let scale = own.chroma > 0 ? min(Self.strengthening, Self.chroma / own.chroma) : 0
        func shade(_ lightness: Double) -> SRGB8 {
            // What lies outside sRGB is mapped as CSS does it.
            SRGB8(Color(Oklab(lightness: lightness, a: own.a * scale, b: own.b * scale)))
        }
        light = shade(Self.lightLightness)
        dark = shade(Self.darkLightness)
    }
}
