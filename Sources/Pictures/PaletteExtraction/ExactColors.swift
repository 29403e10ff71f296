internal import ColorScience

/// Converts the colors of a picture to sRGB, all in one way, and remembers those outside it.
struct ExactColors {
    /// The conversion from the picture's own space; nil for sRGB.
    let conversion: ColorConversion?
    /// The Display P3 components, 0 … 1, of the colors outside sRGB.
    private(set) var displayP3: [SRGB8: Components] = [:]

    init(_ conversion: ColorConversion?) { self.conversion = conversion }

    /// Returns the color of a mode: its exact value if the art is flat.
    mutating func color(_ mode: ColorMode) -> SRGB8 { color(mode.center, flat: mode.flat) }

    /// Returns the color of an exact value in the picture's space, or else the given one.
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
