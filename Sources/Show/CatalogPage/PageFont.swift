internal import CatalogPreview
internal import ColorScience

/// The font of the page, the same as in drawn previews.
///
/// The page contains the font that comes with the program, so that the page looks the same everywhere, even when opened
/// from a disk. System fonts draw the letters that this font lacks.
enum PageFont {
    static let style = "\n" + face(weight: 400, isBold: false) + face(weight: 600, isBold: true)

    private static func face(weight: Int, isBold: Bool) -> String {
        "@font-face { font-family: \"Tincture Inter\"; font-weight: \(weight); src: url(data:font/otf;base64,"
            + Base64.text(Array(LabelFont.file(bold: isBold))) + ") format(\"opentype\"); }\n"
    }
}
