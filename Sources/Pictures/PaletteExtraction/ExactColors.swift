internal import ColorScience

/// Brings the colors of a picture into sRGB, all of them in one way, and remembers those that lie outside.
struct ExactColors {
    /// From the picture's own space; nil where that is sRGB.
    let conversion: ColorConversion?
    /// The Display P3 components, 0 … 1, of the colors that lie outside sRGB.
    private(set) var displayP3: [SRGB8: Components] = [:]

    init(_ conversion: ColorConversion?) { self.conversion = conversion }

    /// The color of a mode: its exact value where the art is flat.
    mutating func color(_ mode: ColorMode) -> SRGB8 { color(mode.center, flat: mode.flat) }

    /// The color that an exact value of the picture's space stands for, or else the given one.
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
