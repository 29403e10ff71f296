internal import TextDrawing

/// The built-in font for the labels of PNG previews and for HTML pages.
package enum LabelFont {
    package static func file(bold: Bool) -> UnsafeBufferPointer<UInt8> { Typeface.standardFile(bold: bold) }
}
