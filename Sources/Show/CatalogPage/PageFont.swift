internal import CatalogPreview
internal import ColorScience

/// The font of HTML pages and PNG previews, which a page contains, so that it looks the same everywhere.
enum PageFont {
    static let style = "\n" + face(weight: 400, isBold: false) + face(weight: 600, isBold: true)

    private static func face(weight: Int, isBold: Bool) -> String {
        "@font-face { font-family: \"Tincture Inter\"; font-weight: \(weight); src: url(data:font/otf;base64,"
            + Base64.text(Array(LabelFont.file(bold: isBold))) + ") format(\"opentype\"); }\n"
    }
}
