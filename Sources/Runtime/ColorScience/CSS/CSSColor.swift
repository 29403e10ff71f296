extension Color {
    /// Reads a color in any notation of CSS Color 4 that doesn't depend on its context.
    ///
    ///     try Color(css: "#FE9A3B")
    ///     try Color(css: "rgb(254 154 59 / 50%)")
    ///     try Color(css: "oklch(78% 0.15 none)")
    ///     try Color(css: "color(display-p3 1 0.5 0)")
    ///     try Color(css: "rebeccapurple")
    ///
    /// The color is in the space of its notation. The function doesn't support `currentcolor`, system colors, `calc()`,
    /// and those spaces of `color()` that ``ColorSpace`` lacks.
    ///
    /// - Throws: ``ColorSyntaxError`` with the mistake and its column.
    package init(css text: String) throws(ColorSyntaxError) {
        var parser = ColorParser(text)
        self = try parser.color()
    }
}
