/// The files of the page, which are part of the program.
enum PageParts {
    /// The document with places for everything else.
    static let template = text(PackageResources.page_html)

    /// The style sheets, one after another.
    static let style =
        "\n"
        + [
            PackageResources.tokens_css, PackageResources.layout_css, PackageResources.controls_css,
            PackageResources.stage_css, PackageResources.carousel_css, PackageResources.gallery_css,
            PackageResources.detail_css,
        ].map(text).joined(separator: "\n")

    /// The scripts, one after another in one function: each uses what those before it define.
    static let script =
        "\n(() => {\n\"use strict\";\n"
        + [
            PackageResources.elements_js, PackageResources.colors_js, PackageResources.tables_js,
            PackageResources.page_geometry_js, PackageResources.paged_geometry_js,
            PackageResources.snap_geometry_js, PackageResources.deck_geometry_js, PackageResources.pictures_js,
            PackageResources.copying_js, PackageResources.findings_js, PackageResources.scheme_js,
            PackageResources.styles_js, PackageResources.stage_js, PackageResources.dragging_js,
            PackageResources.comparison_js, PackageResources.motion_js, PackageResources.rail_js,
            PackageResources.readouts_js, PackageResources.pages_js, PackageResources.carousel_js,
            PackageResources.swatches_js,
            PackageResources.detail_js, PackageResources.gallery_js, PackageResources.images_js,
            PackageResources.colorsets_js, PackageResources.palettes_js, PackageResources.gradients_js,
            PackageResources.products_js, PackageResources.search_js, PackageResources.reload_js,
            PackageResources.main_js,
        ].map(text).joined(separator: "\n") + "})();\n"

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
