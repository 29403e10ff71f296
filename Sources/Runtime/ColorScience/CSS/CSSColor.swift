extension Color {
    /// The color of a CSS notation: any of CSS Color 4 that does not depend on where it is.
    ///
    ///     try Color(css: "#FE9A3B")
    ///     try Color(css: "rgb(254 154 59 / 50%)")
    ///     try Color(css: "oklch(78% 0.15 none)")
    ///     try Color(css: "color(display-p3 1 0.5 0)")
    ///     try Color(css: "rebeccapurple")
    ///
    /// The color is in the space of its notation. Not read are `currentcolor`, the colors of the system, `calc()`, and
    /// of the spaces of `color()` those that ``ColorSpace`` does not have.
    ///
    /// - Throws: ``ColorSyntaxError``, which says what is wrong and in which column.
    package init(css text: String) throws(ColorSyntaxError) {
        var parser = ColorParser(text)
        self = try parser.color()
    }
}
