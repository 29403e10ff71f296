extension Color {
    /// Two numbers between which the relative luminance of the color's 8-bit form lies, ``SRGB8/relativeLuminance`` of
    /// ``SRGB8/init(_:)-(Color)``, found in a tenth of the time that this takes.
    ///
    /// Inside the sRGB gamut only rounding is not known. Outside, the mapping keeps the lightness of OKLCH but for what
    /// is not noticeable (`GamutMapping`), and luminance is about its cube: over all of sRGB the one is 0.780 … 1.100
    /// times the other, blue being the darkest and green the lightest.
    package var luminanceBounds: ClosedRange<Double> {
        let lab = ColorSpace.convert(components, from: space, to: .oklab)
        let linear = ColorSpace.convert(lab, from: .oklab, to: .srgbLinear)
        // Half a byte, times the greatest slope of the transfer function, 2.275 at white.
        let rounding = 0.0045
        if linear.min() >= 0, linear.max() <= 1 {
            let luminance = 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
            return luminance - rounding...luminance + rounding
        }
        guard lab.x.isFinite else { return 0...1 }
        let (low, high) = (max(lab.x - 0.021, 0), max(lab.x + 0.021, 0))
        return 0.77 * low * low * low - rounding...1.11 * high * high * high + rounding
    }
}
