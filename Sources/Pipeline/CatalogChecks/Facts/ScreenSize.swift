enum ScreenSize {
    /// Returns the longest side of a device's largest screen, in points.
    ///
    /// The Mac, and every device that isn't listed, has that of the Pro Display XDR: 6016 pixels at 2x.
    ///
    /// Source: Apple, *Human Interface Guidelines*, "Layout", "Specifications".
    static func longestSide(of idiom: String) -> Int {
        switch idiom {
        case "iphone": 956
        case "ipad": 1376
        case "watch": 257
        case "tv": 1920
        default: 3008
        }
    }
}
