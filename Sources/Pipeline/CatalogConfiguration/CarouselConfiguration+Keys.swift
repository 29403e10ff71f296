internal import AssetCatalog
internal import CarouselGradients
internal import ColorScience
internal import Diagnostics
internal import PictureText
internal import PlacedYAML

extension CarouselConfiguration {
    init(name: String) { self.init(name: name, pages: Diagnosed(Listing([]))) }

    /// The allowed lengths in points; a screen is a few thousand points wide, so a larger length is a mistake.
    private static let points = 0.0...100_000

    static let table = ConfigurationTable<CarouselConfiguration>(
        [
            .value(
                "pages", .any([.text, .list(.any([.text, PageFields.table.described(PageFields())]), atLeast: 1)]),
                needed: "\"pages\": a data file or a list of pictures.",
                "The pictures in order, or the path of a JSON data file that lists them."
            ) { node, carousel, reader in
                carousel.pages = reader.pages(node, of: "carousel \(carousel.name.quoted)")
            },
            .word(
                "style", \.style, called: "style", among: CarouselStyle.allCases.map { ($0.rawValue, $0) },
                "How the carousel moves: like UIPageViewController (`page`), like a scroll view with paging (`paged`), as snapping cards, or as a deck of cards."
            ),
            .flag("wraps", \.wraps, "Whether the first page follows the last one."),
            .word(
                "interpolation", \.interpolation, called: "interpolation", among: Interpolation.configurable,
                "The color space in which colors are blended. A space with a hue also takes a direction around the hue circle: `oklch longer`. `vivid` is Oklab, but less gray between different hues."
            ),
            .value(
                "easing", .text, standard: "linear",
                "The CSS easing function that turns the progress of the scroll into the progress of the color blend."
            ) {
                node, carousel, reader in
                guard let word = reader.text.string(node, "\"easing\"") else { return }
                do {
                    carousel.easing = try Easing(css: word)
                } catch {
                    reader.text.error(
                        .unknownValue, at: node,
                        "\(TerminalText.escaped(word).quoted) is not an easing function: \(error).")
                }
            },
            // Two samples are only the colors of both ends. More than ten thousand are useless, because no display has
            // more columns.
            .integer(
                "samples", \.samples, in: 2...10_000,
                "The number of sampled colors in the transition between two pages, both ends included."),
            // A tolerance below 0.01 is finer than eight bits per channel can show. With one above 100, any color would
            // be close enough.
            .number(
                "tolerance", \.tolerance, in: 0.01...100,
                "The largest difference between the exact blend and the gradient that replaces it, in CIEDE2000. Less makes more stops."
            ),
            .word(
                "backdrops", \.backdrops, called: "kind of backdrop",
                among: BackdropForm.allCases.map { ($0.rawValue, $0) },
                "The backdrop of pages whose color isn't pinned (set by hand): one color, a vertical gradient, or the bleed color that continues a picture past its edges."
            ),
            .value(
                "overlay", .color,
                "The color of text or icons on the backdrop. `check` notes its lowest contrast with the backdrop."
            ) { node, carousel, reader in
                carousel.overlay = reader.color(node, "\"overlay\"")
            },
            .value(
                "contrast", .number(1...21),
                "The minimum WCAG 2 contrast of `overlay` at every scroll offset. In light mode, backdrops, pinned ones too, are lightened or darkened just enough to reach it. In dark mode, they stay as they are."
            ) {
                node, carousel, reader in
                guard let ratio = reader.text.number(node, "\"contrast\"", in: 1...21) else { return }
                carousel.contrast = (ratio, reader.text.origin(of: node))
            },
            .value(
                "foreground", .text,
                "The name of a picture to draw between the backdrop and the pages."
            ) {
                node, carousel, reader in
                guard let name = reader.text.string(node, "\"foreground\"") else { return }
                carousel.foreground = (name, reader.text.origin(of: node))
            },
            .number("spacing", \.spacing, in: points, "The space between two cards of a snap carousel, in points."),
            .number(
                "padding", \.padding, in: points,
                "The total space on both sides of the front card of a snap carousel, in points."),
            .number(
                "threshold", \.threshold, in: 1...100_000,
                "The distance that a card of a deck must be dragged before it leaves, in points."),
            .value(
                "offsets", OffsetConfiguration.table.described(.nothing),
                "Tables of the backdrop colors along the scroll range, one table for each screen width."
            ) {
                node, carousel, reader in
                var offsets = OffsetConfiguration(origin: reader.text.origin(of: node))
                guard OffsetConfiguration.table.read(node, as: "\"offsets\"", into: &offsets, by: &reader) != nil else {
                    return
                }
                carousel.offsets = offsets
            },
            .value(
                "text", TextArea.form,
                "The areas of the pages or the screen where the app draws text. Tincture measures the contrast between text and picture there."
            ) { node, carousel, reader in carousel.text = reader.textAreas(node) },
            .value(
                "screens", TextScreens.table.described(TextScreens()),
                "The screens for which the contrast of text is measured, and how pictures fit their pages."
            ) { node, carousel, reader in
                _ = TextScreens.table.read(node, as: "\"screens\"", into: &carousel.screens, by: &reader)
            },
        ], relations: [.needs("contrast", "overlay")])
}

extension OffsetConfiguration {
    /// Settings without widths, which contain the default values of the keys for the documentation.
    static let nothing = OffsetConfiguration(origin: SourceLocation(path: "", position: .start))

    static let table = ConfigurationTable<OffsetConfiguration>([
        .value(
            "widths", .list(.number(1...100_000)),
            needed: "\"widths\": screen widths in points, such as [375, 390, 430].",
            "The screen widths that get a table, in points."
        ) { node, offsets, reader in
            if node.sequence?.isEmpty == true {
                reader.text.error(
                    at: node, "\"widths\" is empty; list screen widths in points, such as [375, 390, 430].")
            }
            for width in reader.text.list(node) {
                if let width = reader.text.number(width, "a width", in: 1...100_000) { offsets.widths.append(width) }
            }
        },
        .number("step", \.step, in: 0.1...1000, "The scroll distance between two colors of a table, in points."),
    ])
}

struct PageFields {
    var image: (name: String, origin: SourceLocation)?
    var pin: PinNotation?
    var pinOrigin: SourceLocation?

    /// The values of a pin; roles are listed for completion in editors, because the schema allows any word as a color.
    private static let pinForm = ConfigurationForm.any([
        .color, .word(PinReference.roleWords), PinPoint.table.described(PinPoint()), .list(.color),
    ])

    static let table = ConfigurationTable<PageFields>(
        [
            .value("image", .text, needed: "an \"image\".", "The name of the picture.") { node, page, reader in
                if let name = reader.text.string(node, "\"image\"") {
                    page.image = (name, reader.text.origin(of: node))
                }
            },
            .value(
                "pin", pinForm,
                "The backdrop of the page: a color, a swatch (`swatch 2`; `swatch 1` has the largest share), a role (`vibrant`), a point of the picture (`{at: [x, y]}`, as fractions of its width and height from the top left), or a list of colors for a vertical gradient, the top color first."
            ) { node, page, reader in
                reader.readPin(node, "\"pin\"", into: &page)
            },
            .value(
                "backdrop", pinForm,
                "Another name for `pin`. A page can have only one of the two."
            ) { node, page, reader in
                reader.readPin(node, "\"backdrop\"", into: &page)
            },
        ], relations: [.notBoth("pin", "backdrop")])
}

struct PinPoint {
    var reference: PinReference?

    static let table = ConfigurationTable<PinPoint>([
        .value(
            "at", .pair(0...1), needed: "\"at\": a point of the picture such as [0.1, 0.5].",
            "A point of the picture: its distances from the left and from the top, each 0 … 1."
        ) { node, point, reader in
            point.reference = reader.pinnedPoint(node)
        }
    ])
}

extension Interpolation {
    /// The values of `interpolation`: a color space, and a direction such as `longer` if the space has a hue.
    static let configurable: [(String, Interpolation)] =
        Interpolation.names.compactMap { name in Interpolation(name: name).map { (name, $0) } }
        + Interpolation.namesWithHue.flatMap { name in
            HueInterpolation.allCases.compactMap { hue in
                Interpolation(name: name, hue: hue).map { ("\(name) \(hue.rawValue)", $0) }
            }
        }
}
