enum ScreenSize {
    /// Returns the longer side, in points, of the largest screen among the devices of some idioms, such as `iphone`.
    ///
    /// For the Mac and unknown devices, it is the width of the Pro Display XDR, which has 6016 pixels at scale 2x.
    ///
    /// Source: Apple, *Human Interface Guidelines*, "Layout", "Specifications".
    static func longestSide(of idioms: Set<String>) -> Int { idioms.compactMap { sides[$0] }.max() ?? 3008 }

    private static let sides = [
        "iphone": 956, "ipad": 1376, "watch": 257, "tv": 1920, "mac": 3008, "vision": 3008,
    ]
}
