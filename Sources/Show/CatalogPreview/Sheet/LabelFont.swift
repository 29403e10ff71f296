internal import TextDrawing

/// The font of labels, for what is drawn by others: a page for a browser.
package enum LabelFont {
    /// Its file, in one of two weights.
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
