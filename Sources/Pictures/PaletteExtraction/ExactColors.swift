internal import ColorScience

/// A converter from a picture's own colors to sRGB, which also records the Display P3 values of colors outside sRGB.
struct ExactColors {
    /// The conversion from the picture's own color space to Oklab; nil for a picture in sRGB.
    let conversion: ColorConversion?
    /// The Display P3 components, 0 … 1, of each converted color outside sRGB; each key is the nearest sRGB color.
    private(set) var displayP3: [SRGB8: Components] = [:]

    init(_ conversion: ColorConversion?) { self.conversion = conversion }

    mutating func color(_ mode: ColorMode) -> SRGB8 { color(mode.center, flat: mode.flat) }

    /// Returns a color in sRGB: the exact value `flat` in the picture's own color space, or `oklab` if `flat` is nil.
    mutating func color(_ oklab: Oklab, flat: SRGB8?) -> SRGB8 {
        if let flat, conversion == nil { return flat }
        let color = Color(flat.flatMap { flat in conversion?([flat.red, flat.green, flat.blue]).first } ?? oklab)
        let inside = SRGB8(color)
        if conversion != nil, !color.isInSRGB {
            let components = color.converted(to: .displayP3).components
            displayP3[inside] = components.clamped(
                lowerBound: Components(repeating: 0), upperBound: Components(repeating: 1))
        }
        return inside
    }
}
