extension Color {
    /// Creates a color from text in a notation of CSS Color 4.
    ///
    ///     try Color(css: "#FE9A3B")
    ///     try Color(css: "rgb(254 154 59 / 50%)")
    ///     try Color(css: "oklch(78% 0.15 none)")
    ///     try Color(css: "color(display-p3 1 0.5 0)")
    ///     try Color(css: "rebeccapurple")
    ///
    /// The color has the space of the notation, such as `oklch` for `oklch()`.
    ///
    /// Some notations aren't supported: `currentcolor` and system colors, which depend on a style sheet or a page,
    /// `calc()`, and the spaces of `color()` that ``ColorSpace`` lacks.
    ///
    /// - Throws: ``ColorSyntaxError`` with the mistake.
    package init(css text: String) throws(ColorSyntaxError) {
        var parser = ColorParser(text)
        self = try parser.color()
    }
}
