internal import ColorScience

/// Colors at evenly spaced places, between which they are blended as apps do.
enum ColorRow {
    /// The color at a place of 0 … 1, linear in gamma-encoded sRGB between the nearest two; nil where there are none.
    static func color(at location: Double, of samples: [SRGB8]) -> SRGB8? {
        guard let last = samples.indices.last else { return nil }
        let place = min(max(location, 0), 1) * Double(last)
        let before = min(Int(place), last)
        return SRGB8(from: samples[before], to: samples[min(before + 1, last)], progress: place - Double(before))
    }
}
