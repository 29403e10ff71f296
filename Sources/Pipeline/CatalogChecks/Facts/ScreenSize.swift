enum ScreenSize {
    /// Returns the longer side, in points, of the largest screen among the devices of an idiom, such as `iphone`.
    ///
    /// For the Mac and any other idiom, the result is the width of the Pro Display XDR, which has 6016 pixels at scale
    /// 2x.
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
