internal import ColorScience

/// Colors at evenly spaced places, between which they are blended as apps do.
enum ColorRow {
    /// The color at a place of 0 … 1, linear in gamma-encoded sRGB between the nearest two; nil where there are none.
    static func color(at location: Double, of samples: [SRGB8]) -> SRGB8? {
        guard let last = samples.indices.last else { return nil }
        let place = min(max(location, 0), 1) * Double(last)
        let before = min(Int(place), last)
        return blend(samples[before], samples[min(before + 1, last)], place - Double(before))
    }

    /// The color between two others, rounded to nearest.
    static func blend(_ a: SRGB8, _ b: SRGB8, _ progress: Double) -> SRGB8 {
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Double(a) + (Double(b) - Double(a)) * progress).rounded())
        }
        return SRGB8(
            red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue))
    }
}
