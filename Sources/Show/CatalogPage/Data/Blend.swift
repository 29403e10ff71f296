internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

/// A way of going from color to color.
struct Blend {
    var interpolation: Interpolation
    var easing: Easing

    /// How many samples are given, both ends included.
    private static let count = 41

    /// A blend in a space.
    init(_ interpolation: Interpolation, _ easing: Easing) {
        self.interpolation = interpolation
        self.easing = easing
    }

    /// The blend of a carousel; what this version does not know is taken as sRGB, and as linear.
    init(_ carousel: CarouselEntry) {
        interpolation = Interpolation(
            space: ColorSpace(rawValue: carousel.interpolation) ?? .srgb,
            hue: carousel.hue.flatMap(HueInterpolation.init(rawValue:)) ?? .shorter)
        easing = carousel.easing.flatMap { try? Easing(css: $0) } ?? .linear
    }

    /// The colors from one to another, evenly spaced in progress.
    func samples(from start: SRGB8, to end: SRGB8) -> [SRGB8] {
        let segment = Interpolation.Segment(from: Color(start), to: Color(end), by: interpolation)
        return (0..<Self.count).map { step in
            SRGB8(segment.color(at: easing.progress(at: Double(step) / Double(Self.count - 1))))
        }
    }
}
