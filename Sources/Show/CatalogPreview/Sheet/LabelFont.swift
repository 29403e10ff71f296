internal import TextDrawing

/// The built-in font for the labels of PNG previews and for HTML pages.
package enum LabelFont {
    /// Returns the bytes of the font file, regular or bold.
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
