package import CarouselGradients
internal import ColorScience

/// The arguments of the operation `carousel` of ``ColorEngine``, and the gradient table made from them.
package struct CarouselRequest {
    package let table: GradientTable
    /// A color drawn over the carousel, whose lowest contrast is in the answer; nil for none.
    let overlay: SRGB8?

    /// Reads the arguments of the operation `carousel`, as in ``ColorEngine/answer(_:)``.
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
