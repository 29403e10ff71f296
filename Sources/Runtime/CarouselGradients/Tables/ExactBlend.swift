internal import ColorScience

extension SRGB8 {
    /// The color at a step of several between two colors, blended in gamma-encoded sRGB in whole numbers, so that a
    /// half is a half and rounds up.
    init(from start: SRGB8, to end: SRGB8, step: Int, of steps: Int) {
        func blend(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((2 * (Int(a) * steps - (Int(a) - Int(b)) * step) + steps) / (2 * steps))
        }
        self.init(
            red: blend(start.red, end.red), green: blend(start.green, end.green), blue: blend(start.blue, end.blue))
    }
}
