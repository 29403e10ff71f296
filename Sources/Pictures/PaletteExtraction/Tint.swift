package import ColorScience

/// A suggested background for a product that is cut out or on white; not a color of the picture.
///
/// It has the hue of the picture's mean, at a fixed lightness and chroma, so that many products side by side look like
/// one series.
package struct Tint: Sendable, Hashable {
    package let light: SRGB8
    package let dark: SRGB8

    /// The OKLCH lightness in light mode: that of #FFE4D9, one of the palest that people chose for cut-outs, still
    /// different from white.
    static let lightLightness = 0.93

    /// The OKLCH lightness in dark mode: the middle of the range of ``DarkAppearance``.
    static let darkLightness = 0.3

    /// The chroma of both, at which people begin to name a hue.
    static let chroma = Oklab.grayChroma

    /// The maximum factor for the mean's chroma: the tint of a near-gray is a near-gray.
    private static let strengthening = 4.0

    /// The OKLCH lightness and chroma of a block: the medians of 65 colors that people put behind products.
    ///
    /// sRGB has them at every hue. `Scripts/bench/RESULTS.md` has the colors.
    private static let block = (lightness: 0.76, chroma: 0.1)

    /// The hues of a block relative to the picture's, in turns of 30°: neighbors, then the opposite one and its own.
    private static let turns = [0, 1, -1, 2, -2, 6, 5, -5, 4, -4, 3, -3]

    /// Returns a saturated form of the tint that sets the product off and isn't its own color.
    ///
    /// Every block has the same lightness and chroma, so that many side by side look like one series. Its hue is the
    /// picture's, or the next one that sets off three quarters of the outline and that no large swatch has.
    ///
    /// - Parameters:
    ///   - swatches: the swatches of the product.
    ///   - outline: the outline of a cut-out; nil for a product on white, which its swatches represent.
    static func block(of mean: SRGB8, behind swatches: [Swatch], _ outline: PictureOutline?) -> SRGB8 {
        // A product without a hue gets the hue of its most colorful swatch.
        let own = [Oklab(mean)] + swatches.map { Oklab($0.color) }
        let colorful = own.dropFirst().reduce(own[0]) {
            $0.chroma >= Oklab.grayChroma || $1.chroma <= $0.chroma ? $0 : $1
        }
        let polar = Color(colorful).converted(to: .oklch).components
        let total = swatches.reduce(0) { $0 + $1.weight }
        var best: (color: SRGB8, part: Double)?
        for turn in turns {
            let hue = polar.z + 30 * Double(turn)
            let color = SRGB8(Color(.oklch, block.lightness, block.chroma, hue))
            let lab = Lab(color)
            let isFar = { (swatch: Swatch) in ciede2000(Lab(swatch.color), lab) >= PictureOutline.distance }
            let apart = swatches.reduce(0) { isFar($1) ? $0 + $1.weight : $0 } / max(total, .leastNormalMagnitude)
            let part = min(apart, outline?.separation(from: color) ?? apart)
            if part >= BackdropRule.setOffShare { return color }
            if part > best?.part ?? -1 { best = (color, part) }
        }
        return best?.color ?? mean
    }

    /// Creates the tint of a picture's mean.
    package init(of mean: SRGB8) {
        let own = Oklab(mean)
        // The direction of the hue, and the factor for its length.
        let scale = own.chroma > 0 ? min(Self.strengthening, Self.chroma / own.chroma) : 0
        func shade(_ lightness: Double) -> SRGB8 {
            // Colors outside sRGB are mapped as in CSS.
            SRGB8(Color(Oklab(lightness: lightness, a: own.a * scale, b: own.b * scale)))
        }
        light = shade(Self.lightLightness)
        dark = shade(Self.darkLightness)
    }
}
