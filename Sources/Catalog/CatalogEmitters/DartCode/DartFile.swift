internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

/// The Dart library: the types, a class with all colors, a class with all pictures and a class with all carousels.
///
/// The code is compatible with Dart 2.17 and null safety.
struct DartFile {
    /// The naming rules: Dart's reserved words and the existing members of the generated classes are reserved.
    static let naming = CatalogCode.Naming(form: "Dart name", reserved: reserved, first: "$", isASCII: true)

    private static let reserved: Set<String> = [
        "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum",
        "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super",
        "switch", "this", "throw", "true", "try", "var", "void", "while", "with", "yield", "all", "hashCode",
        "noSuchMethod", "runtimeType", "toString",
    ]

    /// The name of the class with all carousels; the names of the other two classes begin with this name.
    let className: String

    func text(_ code: CatalogCode) -> String {
        """
        // \(GeneratedMark.sentence)
        // ignore_for_file: type=lint

        import 'dart:math' as math;

        \(Templates.text(of: "Catalog.dart"))
        \(members("\(className)Colors", "The named colors.", "CatalogColor", code.colors) {
            color($0.value.light, $0.value.dark)
        })
        \(members("\(className)Pictures", "The pictures.", "CatalogPicture", code.pictures, picture))
        \(members(className, "The carousels.", "Carousel", code.carousels, carousel))
        """
    }

    private func members<Value>(
        _ name: String, _ note: String, _ type: String, _ entries: [CatalogCode.Entry<Value>],
        _ value: (CatalogCode.Entry<Value>) -> String
    ) -> String {
        let constants = entries.map { "  static const \(type) \($0.symbol) = \(value($0));\n" }.joined()
        let all = entries.map { "    \(string($0.name)): \($0.symbol),\n" }.joined()
        return """
            /// \(note)
            abstract class \(name) {
            \(constants)
              /// All values of this class, by their catalog names.
              static const Map<String, \(type)> all = {
            \(all)  };
            }

            """
    }

    private func picture(_ entry: CatalogCode.Entry<CatalogCode.Picture>) -> String {
        let colors = entry.value.colors.map { "\(string($0.use)): \(color(Color($0.light), Color($0.dark)))" }
        let hash = entry.value.thumbhash.map { ", \(string($0))" } ?? ""
        return "CatalogPicture(\(string(entry.name)), {\(colors.joined(separator: ", "))}\(hash))"
    }

    private func carousel(_ carousel: CatalogCode.Entry<CatalogCode.Carousel>) -> String {
        let (entry, tables) = (carousel.value.entry, carousel.value.tables)
        let pages = carousel.value.pages.map { page in
            let colors = color(Color(page.light), Color(page.dark))
            let pin = page.entry.source == .pinned ? ", isPinned: true" : ""
            let text = TextColors(page.entry)
            let areas = text.areas.map { "\(string($0.name)): \(color(Color($0.light), Color($0.dark)))" }
            let texts = areas.isEmpty ? "" : ", texts: {\(areas.joined(separator: ", "))}"
            let scrim = text.scrim.map { ", scrim: \(color($0.light, $0.dark))" } ?? ""
            return "      CarouselPage(\(string(page.entry.image)), \(colors)\(pin)\(texts)\(scrim)),\n"
        }
        var arguments = [
            "name: \(string(carousel.name))",
            "style: CarouselStyle.\((CarouselStyle(rawValue: entry.style) ?? .page).rawValue)", "wraps: \(entry.wraps)",
            "pages: [\n\(pages.joined())    ]", "light: \(self.tables(tables.light, tables.gradients?.light))",
            "dark: \(self.tables(tables.dark, tables.gradients?.dark))",
        ]
        arguments += entry.lengths.map { "\($0.label): \(CodeText.number($0.points))" }
        if let overlay = carousel.value.overlay { arguments.append("overlay: \(argb(Color(overlay)))") }
        if let foreground = entry.foreground { arguments.append("foreground: \(string(foreground))") }
        return "Carousel(\n\(arguments.map { "    \($0),\n" }.joined())  )"
    }

    private func tables(_ flat: GradientTable, _ gradient: BackdropTable?) -> String {
        guard let gradient else { return "CarouselTables(\(track(flat)))" }
        let heights = gradient.locations.map(CodeText.number).joined(separator: ", ")
        return "CarouselTables(\(track(flat)), [\(heights)], [\(gradient.tracks.map(track).joined(separator: ", "))])"
    }

    private func track(_ table: GradientTable) -> String {
        let lists = CodeText.stops(table).map { "[\($0.map { "0x" + $0 }.joined(separator: ", "))]" }
        return "CarouselTrack([\(lists.joined(separator: ", "))])"
    }

    private func color(_ light: Color, _ dark: Color) -> String { "CatalogColor(\(argb(light)), \(argb(dark)))" }

    private func argb(_ color: Color) -> String { "0x\(CodeText.digits(color))" }

    private func string(_ text: String) -> String { CodeText.string(text) }
}
