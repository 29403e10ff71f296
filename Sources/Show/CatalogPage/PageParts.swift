internal import CEmbeddedFiles

/// The parts of the HTML page: files in the folder `Page`, which are embedded in the program.
///
/// If you add a file, list it below and in `CEmbeddedFiles/files.S`. `Scripts/check-page` reports a file that isn't
/// listed.
enum PageParts {
    static let template = text("page.html")

    static let style =
        "\n" + styles.map { "/* \($0).css */\n" + text("\($0).css") }.joined(separator: "\n")

    /// The colors, spacing and text styles that all pages of Tincture share.
    static let tokens = text("tokens.css")

    /// The JavaScript modules of the page, joined into one function in strict mode.
    static let script =
        "\n(() => {\n\"use strict\";\n\n"
        + modules.map { "// \($0).js\n" + body(of: text("\($0).js")) }.joined(separator: "\n") + "})();\n"

    /// Returns the code of a module without `import` and `export`, because all modules share one scope.
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

    private static func text(_ file: String) -> String {
        String(cString: tincture_embedded_file("Show/CatalogPage/Page/\(file)"))
    }

    /// The style sheets in the order of the cascade.
    private static let styles: [String] = [
        "tokens",
        "layout",
        "controls",
        "stage",
        "devices",
        "vision",
        "carousel",
        "gallery",
        "detail",
        "review",
    ]

    /// The names of the modules, each after the modules that it imports.
    private static let modules: [String] = [
        "colors",
        "arithmetic",
        "elements",
        "keys",
        "blending",
        "preferences",
        "scheme",
        "tables",
        "terms",
        "comparison",
        "copying",
        "dragging",
        "data",
        "silencing",
        "editors",
        "page-geometry",
        "deck-geometry",
        "paged-geometry",
        "snap-geometry",
        "styles",
        "motion",
        "draft-pins",
        "candidates",
        "trying",
        "editing",
        "silence-button",
        "findings",
        "labels",
        "pictures",
        "pages",
        "picker",
        "pinning",
        "devices",
        "page-text",
        "stage",
        "compare-mode",
        "review-queue",
        "readouts",
        "scrubber",
        "search",
        "carousel",
        "carousels",
        "places",
        "viewer",
        "scores",
        "swatches",
        "detail",
        "gallery",
        "colorsets",
        "gradients",
        "severity-filter",
        "images",
        "checks",
        "links",
        "live",
        "products",
        "vision",
        "main",
    ]
}
