internal import CatalogPreview
internal import ColorScience

/// The font of HTML pages, which is also the font of PNG previews.
///
/// The page contains the font, so that it looks the same everywhere, even when it is opened from a disk. Letters that
/// this font lacks are drawn in a font of the system.
enum PageFont {
    static let style = "\n" + face(weight: 400, isBold: false) + face(weight: 600, isBold: true)

    private static func face(weight: Int, isBold: Bool) -> String {
        "@font-face { font-family: \"Tincture Inter\"; font-weight: \(weight); src: url(data:font/otf;base64,"
            + Base64.text(Array(LabelFont.file(bold: isBold))) + ") format(\"opentype\"); }\n"
    }
}
