package struct PixelBuffer: Sendable, Hashable {
    package let width: Int
    package let height: Int
    /// Four bytes per pixel, row by row from the top: red, green, blue and alpha, not premultiplied.
    package let rgba: [UInt8]

    /// Creates a picture from its pixels: width × height × 4 bytes.
    package init(width: Int, height: Int, rgba: [UInt8]) {
        precondition(width > 0 && height > 0 && rgba.count == width * height * 4, "four bytes a pixel")
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }
}
