internal import CarouselGradients
internal import ColorScience

/// A service that answers color queries, for programs in languages other than Swift.
///
/// A request is a list of texts: an operation and its arguments. The answer is one line of JSON, with the same bytes on
/// every machine; for an invalid request it is `{"error": "…"}`.
package enum ColorEngine {
    /// Returns the answer to a request.
    ///
    /// | operation | arguments | answer |
    /// |---|---|---|
    /// | `color` | color, space | the color in that space |
    /// | `difference` | color, color | CIEDE2000 |
    /// | `contrast` | color, color | the WCAG 2 contrast ratio, 1 … 21 |
    /// | `dark` | color | the color's counterpart in dark mode, `#RRGGBB` |
    /// | `gradient` | space, hue, easing, steps, colors … | evenly spaced colors, both ends included |
    /// | `carousel` | space, hue, easing, wraps, samples, tolerance, overlay, pages … | the carousel's gradients |
    ///
    /// - `space` is a color space. For `color`, it is the space of the answer; an empty text means the color's own
    ///   space. For `gradient` and `carousel`, it is the space in which colors are blended.
    /// - `hue` is the direction of blending around the hue circle; an empty text means `shorter`.
    /// - `easing` is a CSS easing function such as `ease-in`; an empty text means `linear`.
    /// - `steps` is the number of colors in the answer, 2 … 100,000.
    /// - `wraps` is `true` if the first page follows the last page, else `false`.
    /// - `samples` is the number of evenly spaced colors for each transition.
    /// - `tolerance` is the maximum CIEDE2000 difference between a color blended from two stops and the exactly
    ///   computed color.
    /// - `overlay` is the color of text or icons on the carousel, whose contrast is measured; an empty text means none.
    /// - `pages` are the colors of the pages.
    ///
    /// The gradients of a carousel are the color stops and the samples of each transition from a page to the next. With
    /// an overlay, the answer also has its lowest contrast and the scroll position with this contrast.
    package static func answer(_ request: [String]) -> String {
        var text = ""
        do throws(RequestError) {
            try value(request[...]).write(to: &text)
        } catch {
            JSONValue.object([("error", .text(error.description))]).write(to: &text)
        }
        return text
    }

    private static func value(_ request: ArraySlice<String>) throws(RequestError) -> JSONValue {
        var arguments = Arguments(request)
        switch try arguments.text("operation") {
        case "color":
            let color = try arguments.color()
            let name = try arguments.text("space")
            return try json(name.isEmpty ? color : color.converted(to: space(name)))
        case "difference": return .number(ciede2000(try arguments.color(), try arguments.color()))
        case "contrast": return .number(contrastRatio(SRGB8(try arguments.color()), SRGB8(try arguments.color())))
        case "dark": return .text(DarkAppearance.of(SRGB8(try arguments.color())).hex)
        case "gradient": return try gradient(&arguments)
        case "carousel": return json(try CarouselRequest(&arguments))
        case let name: throw .unknown("operation", name)
        }
    }

    private static func json(_ color: Color) -> JSONValue {
        let components = [color.components.x, color.components.y, color.components.z]
        return .object([
            ("space", .text(color.space.rawValue)),
            (
                "components",
                .array(
                    components.enumerated().map { index, value in
                        color.missing.contains(.component(index)) ? .null : .number(value)
                    })
            ),
            ("alpha", .number(color.alpha)), ("css", .text(color.css())), ("hex", .text(color.hex)),
        ])
    }

    private static func gradient(_ arguments: inout Arguments) throws(RequestError) -> JSONValue {
        let interpolation = try arguments.interpolation()
        let easing = try arguments.easing()
        let steps = try arguments.count("steps", in: 2...100_000)
        let colors = try arguments.colors(atLeast: 2)
        let samples = interpolation.samples(of: colors, steps: steps, easing: easing)
        return .object([
            ("space", .text(interpolation.name)),
            ("hue", interpolation.space.hasHue ? .text(interpolation.hue.rawValue) : .null),
            ("colors", .array(colors.map { .text($0.hex) })), ("samples", .array(samples.map { .text($0.hex) })),
        ])
    }

    private static func json(_ request: CarouselRequest) -> JSONValue {
        let table = request.table
        let worst = request.overlay.flatMap { overlay in
            table.worstContrast(of: overlay).map { worst in
                JSONValue.object([
                    ("overlay", .text(overlay.hex)), ("worst", .number(roundedDown(contrast: worst.ratio))),
                    ("position", .number(worst.position)),
                ])
            }
        }
        return .present([
            ("wraps", .flag(table.wraps)), ("pages", .array(table.pages.map { .text($0.hex) })),
            ("transitions", .array(table.transitions.map { json($0) })), ("contrast", worst),
        ])
    }

    private static func json(_ transition: Transition) -> JSONValue {
        let stops = transition.stops.map { stop in
            JSONValue.object([("progress", .number(stop.progress)), ("hex", .text(stop.color.hex))])
        }
        return .object([
            ("from", .number(Double(transition.from))), ("to", .number(Double(transition.to))),
            ("stops", .array(stops)), ("maximumError", .number((transition.maximumError * 1000).rounded(.up) / 1000)),
            ("samples", .array(transition.samples.map { .text($0.hex) })),
        ])
    }

    static func space(_ name: String) throws(RequestError) -> ColorSpace {
        guard let space = ColorSpace(cssName: name) else { throw .unknown("space", name) }
        return space
    }
}
