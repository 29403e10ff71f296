internal import TextDrawing

/// The font of the labels in drawn previews, for use elsewhere, such as on a web page.
package enum LabelFont {
    /// Returns the bytes of the font file, regular or bold.
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
