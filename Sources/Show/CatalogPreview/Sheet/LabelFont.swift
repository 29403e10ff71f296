internal import TextDrawing

/// The font of labels in pictures, for use elsewhere, such as on a web page.
package enum LabelFont {
    /// Returns the font file, regular or bold.
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
