extension SRGB8 {
    /// Creates the color at a step between two colors, blended in gamma-encoded sRGB as on screens.
    ///
    /// A channel is a + (b − a) × step ÷ steps, rounded to nearest, halves up, in whole numbers, so that a half is
    /// exact. `PackedColor` does the same for steps of 2⁻⁵² without a division, because lookups run at every frame.
    package init(from start: SRGB8, to end: SRGB8, step: Int, of steps: Int) {
        self.init(from: start, to: end, part: Int64(step), of: Int64(steps))
    }

    /// Creates the color at a progress of 0 … 1 between two colors, blended in the same way.
    package init(from start: SRGB8, to end: SRGB8, progress: Double) {
        // Between 1 and 2, a `Double` has steps of 2⁻⁵².
        let parts: Int64 = 1 << 52
        self.init(from: start, to: end, part: Int64((progress + 1 - 1) * Double(parts)), of: parts)
    }

    /// Returns the color drawn on an opaque one with an opacity of 0 … 255.
    package func over(_ ground: SRGB8, alpha: UInt8) -> SRGB8 {
        SRGB8(from: ground, to: self, part: Int64(alpha), of: 255)
    }

    private init(from start: SRGB8, to end: SRGB8, part: Int64, of parts: Int64) {
        func blend(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((2 * (Int64(a) * parts - (Int64(a) - Int64(b)) * part) + parts) / (2 * parts))
        }
        self.init(
            red: blend(start.red, end.red), green: blend(start.green, end.green), blue: blend(start.blue, end.blue))
    }
}
