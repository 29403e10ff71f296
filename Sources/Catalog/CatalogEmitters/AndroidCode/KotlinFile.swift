internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

/// The two Kotlin files: the types that every catalog uses, and an object with the contents of one catalog.
///
/// The code is compatible with Kotlin 1.3, the oldest version in Debian.
struct KotlinFile {
    /// The naming rules: Kotlin's hard keywords and the existing members of the generated objects are reserved.
    static let naming = CatalogCode.Naming(form: "Kotlin name", reserved: reserved, first: "_")

    private static let reserved: Set<String> = [
        "_", "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
        "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while", "all", "get", "carousels", "pictures", "colors",
    ]

    /// The names of types in the generated files, which a carousel's object can't have.
    private static let types: Set<String> = [
        "Carousel", "CarouselPage", "CarouselStop", "CarouselStyle", "CarouselTables", "CarouselTrack",
        "CarouselGeometry", "CatalogColor", "CatalogPicture", "Colors", "Pictures", "List", "Map", "R",
    ]

    /// The maximum number of entries per method, because the code of a JVM method is limited to 65,535 bytes.
    private static let entriesOfMethod = 200

    let package: String
    let object: String
    /// The package of another module's output, whose types this output uses; empty to write the types into ``package``.
    let typesPackage: String
    /// The package of the app's `R` class; empty to refer to pictures by name.
    let resources: String

    private static let suppressed =
        "@file:Suppress(\"unused\", \"MemberVisibilityCanBePrivate\", \"SpellCheckingInspection\", \"RedundantVisibilityModifier\")"

    var types: String {
        let annotation = resources.isEmpty ? "" : "import androidx.annotation.DrawableRes\n"
        let property =
            resources.isEmpty
            ? "" : "    /** The drawable resource, or 0. */\n    @DrawableRes val drawable: Int,\n"
        return """
            // \(GeneratedMark.sentence)
            \(Self.suppressed)

            package \(package)

            \(annotation)import kotlin.math.abs
            import kotlin.math.ceil
            import kotlin.math.pow
            import kotlin.math.truncate

            \(Templates.text(of: "Carousel.kt").replacing("__drawable__\n", with: property))
            """
    }

    func catalog(_ code: CatalogCode) -> String {
        let imports =
            (typesPackage.isEmpty ? [] : ["import \(typesPackage).*"])
            + (resources.isEmpty || resources == package ? [] : ["import \(resources).R"])
        let names = code.carousels.map { Self.object($0.symbol) }
        let drawables = Dictionary(
            code.pictures.map { ($0.name, resource(of: $0.value)) }, uniquingKeysWith: { first, _ in first })
        let carousels = zip(names, code.carousels).map { carousel($0, $1, drawables) }
        let colors = members("Colors", "The named colors.", "CatalogColor", code.colors) {
            color($0.value.light, $0.value.dark)
        }
        let pictures = members("Pictures", "The pictures.", "CatalogPicture", code.pictures, picture)
        return """
            // \(GeneratedMark.sentence)
            \(Self.suppressed)

            package \(package)

            \(imports.map { $0 + "\n" }.joined())\(imports.isEmpty ? "" : "\n")/** The colors, pictures and carousels of the catalog. */
            object \(object) {
            \(carousels.joined())    /** The carousels. */
                val carousels: List<Carousel> get() = listOf(\(names.joined(separator: ", ")))

            \(colors)
            \(pictures)}

            """
    }

    /// Returns a Kotlin object with a property for each entry, and a lookup by name.
    private func members<Value>(
        _ object: String, _ note: String, _ type: String, _ entries: [CatalogCode.Entry<Value>],
        _ value: (CatalogCode.Entry<Value>) -> String
    ) -> String {
        let properties = entries.map { "        val \($0.symbol): \(type) get() = \(value($0))\n" }.joined()
        let parts = stride(from: 0, to: entries.count, by: Self.entriesOfMethod).map {
            entries[$0..<min(entries.count, $0 + Self.entriesOfMethod)]
        }
        let methods = parts.enumerated().map { number, entries in
            let list = entries.map { "\(CodeText.string($0.name)) to \($0.symbol)" }.joined(separator: ", ")
            return "        private fun part\(number)(): Map<String, \(type)> = mapOf(\(list))\n"
        }.joined()
        let sum =
            parts.isEmpty
            ? "emptyMap<String, \(type)>()" : parts.indices.map { "part\($0)()" }.joined(separator: " + ")
        return """
                /** \(note) */
                object \(object) {
            \(properties)
                    /** All values of this object, by their catalog names. */
                    val all: Map<String, \(type)> by lazy { \(sum) }

                    /** Returns the value with this catalog name; null if there is none. */
                    operator fun get(name: String): \(type)? = all[name]
            \(methods)    }

            """
    }

    private func picture(_ entry: CatalogCode.Entry<CatalogCode.Picture>) -> String {
        let colors = entry.value.colors.map { "\($0.use) \($0.light.hex.dropFirst())\($0.dark.hex.dropFirst())" }
        var arguments = [CodeText.string(entry.name)]
        if !resources.isEmpty { arguments.append(resource(of: entry.value)) }
        arguments.append(CodeText.string(colors.joined(separator: ";")))
        if let hash = entry.value.thumbhash { arguments.append(CodeText.string(hash)) }
        return "CatalogPicture(\(arguments.joined(separator: ", ")))"
    }

    private func resource(of picture: CatalogCode.Picture) -> String { picture.resource.map { "R.\($0)" } ?? "0" }

    /// Returns the name of a carousel's object, with a leading underscore if a generated type has the same name.
    private static func object(_ symbol: String) -> String {
        let name = symbol.prefix(1).uppercased() + symbol.dropFirst()
        return types.contains(name) ? "_" + name : name
    }

    private func carousel(
        _ name: String, _ carousel: CatalogCode.Entry<CatalogCode.Carousel>, _ drawables: [String: String]
    ) -> String {
        let (entry, tables) = (carousel.value.entry, carousel.value.tables)
        let pages = carousel.value.pages.map { page in
            var arguments = [CodeText.string(page.entry.image)]
            if !resources.isEmpty { arguments.append(drawables[page.entry.image] ?? "0") }
            arguments += [argb(page.light), argb(page.dark), "\(page.entry.source == .pinned)"]
            let text = TextColors(page.entry)
            if !text.areas.isEmpty {
                let areas = text.areas.map {
                    "\(CodeText.string($0.name)) to \(color(Color($0.light), Color($0.dark)))"
                }
                arguments.append("mapOf(\(areas.joined(separator: ", ")))")
            }
            if let scrim = text.scrim { arguments.append("scrim = \(color(scrim.light, scrim.dark))") }
            return "CarouselPage(\(arguments.joined(separator: ", ")))"
        }
        var arguments = [
            "name = \(CodeText.string(carousel.name))",
            "style = CarouselStyle.\((CarouselStyle(rawValue: entry.style) ?? .page).rawValue.uppercased())",
            "wraps = \(entry.wraps)",
            "pages = listOf(\n            \(pages.joined(separator: ",\n            "))\n        )",
            "light = \(Self.tables(tables.light, tables.gradients?.light))",
            "dark = \(Self.tables(tables.dark, tables.gradients?.dark))",
        ]
        arguments += entry.lengths.map { "\($0.label) = \(CodeText.number($0.points))" }
        if let overlay = carousel.value.overlay { arguments.append("overlay = \(argb(overlay))") }
        if let foreground = entry.foreground { arguments.append("foreground = \(CodeText.string(foreground))") }
        return """
                /** `\(CodeText.comment(carousel.name))` */
                object \(name) : Carousel(
                    \(arguments.joined(separator: ",\n        "))
                )


            """
    }

    private static func tables(_ flat: GradientTable, _ gradient: BackdropTable?) -> String {
        guard let gradient else { return "CarouselTables(\(track(flat)))" }
        let heights = gradient.locations.map(CodeText.number).joined(separator: ", ")
        let tracks = gradient.tracks.map(track).joined(separator: ",\n                ")
        return """
            CarouselTables(
                        \(track(flat)),
                        listOf(\(heights)),
                        listOf(
                            \(tracks)
                        )
                    )
            """
    }

    /// Returns the code that creates a `CarouselTrack` from a gradient table.
    ///
    /// The stops are in several strings, because a string constant in a class file is limited to 65,535 bytes.
    private static func track(_ table: GradientTable) -> String {
        var texts: [String] = []
        for transition in CodeText.stops(table).map({ $0.joined(separator: " ") }) {
            if let last = texts.last, last.utf8.count < 10_000 {
                texts[texts.count - 1] = last + ";" + transition
            } else {
                texts.append(transition)
            }
        }
        return "CarouselTrack(\(texts.map { "\"\($0)\"" }.joined(separator: ", ")))"
    }

    private func color(_ light: Color, _ dark: Color) -> String { "CatalogColor(\(argb(light)), \(argb(dark)))" }

    private func argb(_ color: SRGB8) -> String { argb(Color(color)) }

    private func argb(_ color: Color) -> String { "0x\(CodeText.digits(color)).toInt()" }
}
