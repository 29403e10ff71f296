/// The files of the page, which are part of the program.
///
/// A file that you add to `Page` belongs in one of the lists here; `Scripts/check-page` reports what they lack.
enum PageParts {
    /// The document, with placeholders for everything else.
    static let template = text(PackageResources.page_html)

    /// The style sheets.
    static let style =
        "\n" + styles.map { "/* \($0).css */\n" + text($1) }.joined(separator: "\n")

    /// The modules as one script, a strict function.
    static let script =
        "\n(() => {\n\"use strict\";\n\n"
        + modules.map { "// \($0).js\n" + body(of: text($1)) }.joined(separator: "\n") + "})();\n"

    /// The code of a module without its imports and the word `export`: all modules share one scope.
    private static func body(of module: String) -> String {
        var lines: [Substring] = []
        var isImport = false
        for line in module.split(separator: "\n", omittingEmptySubsequences: false) where line != "// @ts-check" {
            isImport = isImport || line.hasPrefix("import ")
            if !isImport, !(line.isEmpty && lines.isEmpty) {
                lines.append(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
            }
            if line.hasSuffix(";") { isImport = false }
        }
        return lines.joined(separator: "\n")
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The style sheets in the order of the cascade.
    private static let styles: [(name: String, bytes: [UInt8])] = [
        ("tokens", PackageResources.tokens_css),
        ("layout", PackageResources.layout_css),
        ("controls", PackageResources.controls_css),
        ("stage", PackageResources.stage_css),
        ("devices", PackageResources.devices_css),
        ("vision", PackageResources.vision_css),
        ("carousel", PackageResources.carousel_css),
        ("gallery", PackageResources.gallery_css),
        ("detail", PackageResources.detail_css),
        ("review", PackageResources.review_css),
    ]

    /// The modules, each after those that it imports.
    private static let modules: [(name: String, bytes: [UInt8])] = [
        ("colors", PackageResources.colors_js),
        ("elements", PackageResources.elements_js),
        ("blending", PackageResources.blending_js),
        ("preferences", PackageResources.preferences_js),
        ("scheme", PackageResources.scheme_js),
        ("tables", PackageResources.tables_js),
        ("comparison", PackageResources.comparison_js),
        ("copying", PackageResources.copying_js),
        ("dragging", PackageResources.dragging_js),
        ("data", PackageResources.data_js),
        ("editors", PackageResources.editors_js),
        ("findings", PackageResources.findings_js),
        ("page-geometry", PackageResources.page_geometry_js),
        ("deck-geometry", PackageResources.deck_geometry_js),
        ("paged-geometry", PackageResources.paged_geometry_js),
        ("snap-geometry", PackageResources.snap_geometry_js),
        ("styles", PackageResources.styles_js),
        ("motion", PackageResources.motion_js),
        ("draft-pins", PackageResources.draft_pins_js),
        ("pages", PackageResources.pages_js),
        ("editing", PackageResources.editing_js),
        ("labels", PackageResources.labels_js),
        ("pictures", PackageResources.pictures_js),
        ("picker", PackageResources.picker_js),
        ("pinning", PackageResources.pinning_js),
        ("readouts", PackageResources.readouts_js),
        ("scrubber", PackageResources.scrubber_js),
        ("devices", PackageResources.devices_js),
        ("stage", PackageResources.stage_js),
        ("carousel", PackageResources.carousel_js),
        ("search", PackageResources.search_js),
        ("carousels", PackageResources.carousels_js),
        ("viewer", PackageResources.viewer_js),
        ("places", PackageResources.places_js),
        ("scores", PackageResources.scores_js),
        ("swatches", PackageResources.swatches_js),
        ("detail", PackageResources.detail_js),
        ("checks", PackageResources.checks_js),
        ("gallery", PackageResources.gallery_js),
        ("colorsets", PackageResources.colorsets_js),
        ("gradients", PackageResources.gradients_js),
        ("severity-filter", PackageResources.severity_filter_js),
        ("images", PackageResources.images_js),
        ("links", PackageResources.links_js),
        ("live", PackageResources.live_js),
        ("products", PackageResources.products_js),
        ("vision", PackageResources.vision_js),
        ("main", PackageResources.main_js),
    ]
}
