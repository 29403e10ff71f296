extension SRGB8 {
    /// Creates the color after `step` of `steps` equal steps from one color to another, in gamma-encoded sRGB.
    ///
    /// Integer arithmetic makes the rounding of each channel exact; halves are rounded up. For lookups in every frame,
    /// `PackedColor` has a faster function.
    package init(from start: SRGB8, to end: SRGB8, step: Int, of steps: Int) {
        self.init(from: start, to: end, part: Int64(step), of: Int64(steps))
    }

    /// Creates the blend of two colors in gamma-encoded sRGB; progress 0 gives the start, and 1 gives the end.
    package init(from start: SRGB8, to end: SRGB8, progress: Double) {
        // Adding 1 rounds the progress to steps of 2⁻⁵², the precision of a `Double` between 1 and 2.
        let parts: Int64 = 1 << 52
        self.init(from: start, to: end, part: Int64((progress + 1 - 1) * Double(parts)), of: parts)
    }

    /// Returns the result of drawing this color, with an opacity of 0 … 255, on an opaque background.
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
