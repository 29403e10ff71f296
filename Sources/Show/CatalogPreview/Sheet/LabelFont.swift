internal import TextDrawing

/// The font of labels, for drawing elsewhere, such as on a page in a browser.
package enum LabelFont {
    /// Returns the font file in one of two weights.
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
