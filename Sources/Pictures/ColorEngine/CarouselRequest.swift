package import CarouselGradients
internal import ColorScience

/// The arguments of the operation `carousel` of ``ColorEngine``, and the gradient table made from them.
package struct CarouselRequest {
    /// The colors of the pages and the transitions between them.
    package let table: GradientTable
    /// A color drawn over the carousel, such as the color of its text; nil for none.
    ///
    /// The answer contains the lowest contrast of this color with the background of the carousel.
    let overlay: SRGB8?

    /// Reads the arguments of the operation `carousel`.
    ///
    /// In order, they are the color space, hue direction, easing, whether the carousel wraps (`true` or `false`), and
    /// samples per transition. Then follow the tolerance (the maximum CIEDE2000 difference from the exact blend), the
    /// color of text drawn on the carousel (an empty text for none), and the color of each page.
    package init(_ arguments: [String]) throws(RequestError) {
        var arguments = Arguments(arguments[...])
        try self.init(&arguments)
    }

    init(_ arguments: inout Arguments) throws(RequestError) {
        let interpolation = try arguments.interpolation()
        let easing = try arguments.easing()
        let wraps = try arguments.bool("wraps")
        let samples = try arguments.count("samples", in: 0...10_000)
        let tolerance = try arguments.number("tolerance", in: 0.01...100)
        overlay = try arguments.optionalColor().map { SRGB8($0) }
        table = GradientTable(
            pages: try arguments.colors(atLeast: 1).map { SRGB8($0) }, wraps: wraps, interpolation: interpolation,
            easing: easing, samples: samples, tolerance: tolerance)
    }
}
