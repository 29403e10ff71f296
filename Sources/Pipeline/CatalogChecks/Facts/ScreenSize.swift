/// How large the screens of devices are.
enum ScreenSize {
    /// The longest side of the largest screen of a device, in points.
    ///
    /// Source: Apple, *Human Interface Guidelines*, "Layout", "Specifications"; the Mac's is the Pro Display XDR, 6016
    /// pixels at 2x, and it represents every device that has no screen of its own here.
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
