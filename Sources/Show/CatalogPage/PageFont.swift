internal import CatalogPreview
internal import ColorScience

/// The font of the page: that in which previews are labelled.
///
/// The page has the bytes that the program has, so that it looks the same everywhere, opened from a disk as well;
/// letters that it lacks are drawn by the fonts of the system.
enum PageFont {
    static let style = "\n" + face(weight: 400, isBold: false) + face(weight: 600, isBold: true)

    private static func face(weight: Int, isBold: Bool) -> String {
        "@font-face { font-family: \"Tincture Inter\"; font-weight: \(weight); src: url(data:font/otf;base64,"
            + Base64.text(Array(LabelFont.file(bold: isBold))) + ") format(\"opentype\"); }\n"
    }
}
