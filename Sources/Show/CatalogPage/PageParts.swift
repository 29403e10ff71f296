/// The files of the page, which are part of the program: `Scripts/make-page` joins them of the modules and style sheets
/// in `Page`.
enum PageParts {
    /// The document with places for everything else.
    static let template = text(PackageResources.page_html)

    /// The style sheets.
    static let style = "\n" + text(PackageResources.page_css)

    /// The scripts.
    static let script = "\n" + text(PackageResources.page_js)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
