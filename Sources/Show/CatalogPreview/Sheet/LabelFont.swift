internal import TextDrawing

/// The built-in font of the labels in PNG previews, which the HTML page uses too.
package enum LabelFont {
    /// Returns the bytes of the font file, regular or bold.
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
