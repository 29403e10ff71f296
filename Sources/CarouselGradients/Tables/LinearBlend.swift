internal import ColorScience

/// Blending in gamma-encoded sRGB: the arithmetic of the apps, a − (a − b) × progress a channel.
extension SRGB8 {
    /// The colour at a progress 0 … 1, rounded to nearest.
    init(from start: SRGB8, to end: SRGB8, progress: Double) {
        func blend(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Double(a) - (Double(a) - Double(b)) * progress).rounded())
        }
        self.init(
            red: blend(start.red, end.red), green: blend(start.green, end.green), blue: blend(start.blue, end.blue))
    }

    /// The colour at a step of several, exactly: in whole numbers, so that a half is a half and rounds up.
    init(from start: SRGB8, to end: SRGB8, step: Int, of steps: Int) {
        func blend(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((2 * (Int(a) * steps - (Int(a) - Int(b)) * step) + steps) / (2 * steps))
        }
        self.init(
            red: blend(start.red, end.red), green: blend(start.green, end.green), blue: blend(start.blue, end.blue))
    }
}
