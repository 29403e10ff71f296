internal import AssetNaming
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The Kotlin file: what carousels have in common, and an object for each.
///
/// The code is that of Kotlin 1.3, the oldest that Debian has.
struct KotlinFile {
    /// Names that the file itself uses.
    private static let types = [
        "Carousel", "CarouselPage", "CarouselStop", "CarouselStyle", "CarouselTables", "CarouselTrack",
    ]

    private let package: String
    private let object: String
    private var register = NameRegister("Kotlin object")
    private var unusable: [Diagnostic] = []
    private var names: [String] = []
    private var objects = ""

    init(package: String, object: String) {
        self.package = package
        self.object = object
    }

    /// The file, with findings about what cannot be written as it is.
    var file: Diagnosed<String> { Diagnosed(text, unusable + register.diagnosed(()).diagnostics) }

    private var text: String {
        """
        // \(GeneratedContent.mark)
        @file:Suppress("unused", "MemberVisibilityCanBePrivate", "SpellCheckingInspection", "RedundantVisibilityModifier")

        package \(package)

        import kotlin.math.pow

        \(Templates.text(of: "Carousel.kt"))
        /** The carousels of the catalog. */
        object \(object) {
        \(objects)    /** All of them, by name. */
            val carousels: List<Carousel> get() = listOf(\(names.joined(separator: ", ")))
        }

        """
    }

    mutating func add(_ carousel: CarouselEntry) {
        switch carousel.tables {
        case .failure(let unusable): self.unusable.append(unusable.finding)
        case .success(let tables):
            let name = Self.name(of: carousel.name)
            guard register.claim(name, for: .carousel(carousel.name)) else { return }
            names.append(name)
            objects += Self.object(name, carousel, tables)
        }
    }

    /// The name in capitalized words; what the file itself uses gets an underscore.
    private static func name(of name: String) -> String {
        let words = PlainName.kebab(name).split(separator: "-")
        let whole = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let isPlain = whole.first?.isLetter == true && !types.contains(whole) && whole != "List"
        return isPlain ? whole : "_" + whole
    }

    private static func object(_ name: String, _ carousel: CarouselEntry, _ tables: CarouselEntry.Tables) -> String {
        let pages = zip(carousel.pages, zip(tables.light.pages, tables.dark.pages)).map { page, colors in
            "CarouselPage(\(string(page.image)), \(color(colors.0)), \(color(colors.1)), \(page.source == .pinned))"
        }
        var arguments = [
            "name = \(string(carousel.name))",
            "style = CarouselStyle.\((CarouselStyle(rawValue: carousel.style) ?? .page).rawValue.uppercased())",
            "wraps = \(carousel.wraps)",
            "pages = listOf(\n            \(pages.joined(separator: ",\n            "))\n        )",
            "light = \(self.tables(tables.light, tables.gradients?.light))",
            "dark = \(self.tables(tables.dark, tables.gradients?.dark))",
        ]
        arguments += carousel.lengths.map { "\($0.label) = \(number($0.points))" }
        if let overlay = carousel.contrast.flatMap({ SRGB8(hex: $0.overlay) }) {
            arguments.append("overlay = \(color(overlay))")
        }
        if let foreground = carousel.foreground { arguments.append("foreground = \(string(foreground))") }
        return """
                /** `\(comment(carousel.name))` */
                object \(name) : Carousel(
                    \(arguments.joined(separator: ",\n        "))
                )


            """
    }

    private static func tables(_ flat: GradientTable, _ gradient: BackdropTable?) -> String {
        guard let gradient else { return "CarouselTables(\(track(flat)))" }
        let heights = gradient.locations.map(number).joined(separator: ", ")
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

    /// A track in texts that a class file can hold: its constants have 65,535 bytes at the most.
    private static func track(_ table: GradientTable) -> String {
        let transitions = table.transitions.map { $0.stops.map(PackedStop.of).joined(separator: " ") }
        var texts: [String] = []
        for transition in transitions.isEmpty ? table.pages.map({ String($0.hex.dropFirst()) }) : transitions {
            if let last = texts.last, last.utf8.count < 10_000 {
                texts[texts.count - 1] = last + ";" + transition
            } else {
                texts.append(transition)
            }
        }
        return "CarouselTrack(\(texts.map { "\"\($0)\"" }.joined(separator: ", ")))"
    }

    private static func color(_ color: SRGB8) -> String { "0xFF\(color.hex.dropFirst()).toInt()" }

    private static func number(_ value: Double) -> String {
        let text = DecimalText.of(value, places: 9)
        return text.contains(".") ? text : text + ".0"
    }

    /// A string literal.
    private static func string(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$": literal += "\\" + String(scalar)
            case _
            where scalar.value < 32 || (0x7F...0x9F).contains(scalar.value)
                || scalar.properties.generalCategory == .format:
                literal += String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "\"\(literal)\""
    }

    private static func hexadecimal(_ unit: UInt16) -> String {
        String(String(UInt32(unit) + 0x10000, radix: 16, uppercase: true).dropFirst())
    }

    /// A name as the text of a comment, which it cannot end or nest.
    private static func comment(_ text: String) -> String {
        String(String(string(text).dropFirst().dropLast()).map { $0 == "*" || $0 == "`" ? "'" : $0 })
    }
}
