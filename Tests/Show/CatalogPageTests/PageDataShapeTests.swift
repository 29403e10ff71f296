import CatalogManifest
import CatalogPage
import Diagnostics
import FileAccess
import OrderedJSON
import Testing

/// The page's scripts declare what they are given (`Page/types.d.ts`): `Scripts/check-page` compares the declarations
/// with the data that are written down here.
@Suite("The shape of the page's data")
struct PageDataShapeTests {
    private var served: PageMode {
        var addresses = PageAddresses(pictures: "/pictures/", events: "/events", data: "/data")
        (addresses.edits, addresses.folder) = ("/edit", "/shop")
        (addresses.trials, addresses.readOnly) = ("/trial", "a reason")
        return .served(addresses)
    }

    @Test("With everything that can be absent")
    func whole() throws {
        var manifest = CatalogManifest()
        manifest.images = [
            image("Plant", [variant("any.png"), variant("dark.png", appearance: "dark")], isTemplate: true)
        ]
        let text = SwatchEntry.Text(hex: "#FFFFFF", contrast: 7.5)
        var colors = PaletteColors(
            swatches: [SwatchEntry(hex: "#102030", weight: 0.5, role: "dominant", title: text, body: text)])
        (colors.backdrop, colors.backdropDark) = ("#102030", "#000010")
        (colors.background, colors.candidates) = ("#FFFFFF", ["#102030"])
        (colors.bleed, colors.confidence) = ("#203040", ConfidenceEntry(backdrop: 0.4, bleed: 0.9))
        (colors.tint, colors.tintDark) = ("#DDE8F5", "#202838")
        (colors.tintBlock, colors.tintBlockDark) = ("#8FB8E0", "#1F3048")
        colors.backdropGradient = [BackdropStop(location: 0, hex: "#102030", dark: "#000010")]
        let stops = ["#102030", "#F6E7D3"].map { BackdropStop(location: 0, hex: $0, dark: $0) }
        colors.bleedGradient = BleedGradientEntry(to: .right, stops: stops)
        manifest.palettes = [
            PaletteEntry(image: "Plant", pin: PinEntry(color: "#F6E7D3", dark: "#302A20"), colors: colors)
        ]
        var color = ColorEntry.Variant(appearance: "any")
        (color.colorSpace, color.components, color.hex) = ("srgb", [0.2, 0.6, 0.4, 1], "#339966")
        manifest.colors = [ColorEntry(name: "Leaf", variants: [color])]
        manifest.gradients = [gradient(to: [1, 1], dark: "#102030")]
        manifest.products = [ProductEntry(image: "Plant", name: "Leaf Plant", price: "$10.90")]
        var page = CarouselEntry.Page(
            image: "Plant", backdrop: "#102030", backdropDark: "#000010", source: .pinned,
            nearestSwatch: .init(hex: "#102031", distance: 5.25))
        (page.unadjusted, page.confidence) = ("#203040", 0.05)
        page.backdropGradient = colors.backdropGradient
        page.pinnedBy = PinReferenceEntry(swatch: 2, role: "vibrant", at: [0.25, 0.5])
        var title = TextEntry(
            name: "title", foreground: "#FFFFFF", minimum: 3, measure: "percentile",
            contrasts: [.init(width: 375, worst: 1.5, percentile: 2, mean: 5)])
        (title.at, title.failing) = ([0, 0, 0.5, 0.5], [0, 0, 0.25, 0.5])
        (title.better, title.betterRatio) = ("#000000", 9)
        title.scrim = .init(color: "#000000", opacity: 0.25, gradient: 0.5, edge: "top")
        (page.text, page.textDark) = ([title], [title])
        var carousel = carousel(page)
        (carousel.hue, carousel.easing, carousel.foreground) = ("longer", "ease-in", "Plant")
        carousel.contrast = .init(overlay: "#FFFFFF", worst: 4.5, position: 0.25, required: 4.5)
        carousel.contrastDark = carousel.contrast
        manifest.carousels = [carousel]
        var content = content(manifest)
        var finding = Diagnostic(
            .note, "missing-dark", at: SourceLocation(path: "tincture.yml", line: 2, column: 1),
            about: .color("Blue"), "a message")
        (finding.gathered, finding.related) = (2, ["A.xcassets", "B.xcassets"])
        let sets = ["A.xcassets/Red.colorset/Contents.json", "A.xcassets/Gray.colorset/Contents.json"]
        var unused = Diagnostic(.warning, "unused-set", at: sets[0], about: .color("Red"), "unused")
        (unused.gathered, unused.related) = (2, sets)
        content.diagnostics = [finding, unused]
        content.hidden = [
            Diagnostic(.error, "missing-dark", at: sets[1], "left out"),
            Diagnostic(.error, "missing-dark", at: "A.xcassets/Blue.colorset/Contents.json", "of another set"),
        ]
        content.isCompiling = true
        content.failure = PageFailure("a reason", diagnostics: [finding])
        content.frames = [finding: "2 | code", unused: "1 | code"]
        content.ruleNotes = ["missing-dark": "a note", "other": "another"]
        content.keptCarousels = ["home": [finding]]
        content.colorFiles = ["Leaf": ["Colors.xcassets/Brand/Leaf.colorset"]]
        let place = SourceLocation(path: "View.swift", line: 3, column: 7)
        content.uses = [
            FilePath.folder(of: "any.png"): SetUses(built: [], unbuilt: [place], isNamed: true),
            "Colors.xcassets/Brand/Leaf.colorset": SetUses(
                built: [place], unbuilt: [place, place, place], isNamed: true),
        ]
        content.pageLists = ["home": PageListFile(file: "home.json", isData: true)]
        try expect(content, served, is: "page-data-whole.json")
    }

    @Test("Without anything that can be absent")
    func bare() throws {
        var manifest = CatalogManifest()
        manifest.images = [image("", [], isTemplate: false)]
        manifest.palettes = [
            PaletteEntry(
                image: "", colors: PaletteColors(swatches: [SwatchEntry(hex: "#102030", weight: 1, role: nil)]))
        ]
        var color = ColorEntry.Variant(appearance: "any")
        (color.platform, color.reference) = ("ios", "systemGreenColor")
        manifest.colors = [ColorEntry(name: "", variants: [color])]
        manifest.gradients = [gradient(to: [0, 0], dark: nil)]
        manifest.products = [ProductEntry(image: "", name: nil, price: nil)]
        manifest.carousels = [carousel(CarouselEntry.Page(image: "", backdrop: "#102030", source: .extracted))]
        try expect(content(manifest), .file, is: "page-data-bare.json")
    }

    private func image(_ name: String, _ variants: [ImageEntry.Variant], isTemplate: Bool) -> ImageEntry {
        ImageEntry(name: name, kind: .product, isTemplate: isTemplate, variants: variants)
    }

    private func variant(_ file: String, appearance: String? = nil) -> ImageEntry.Variant {
        var variant = ImageEntry.Variant(
            file: file, format: "png", byteCount: 80,
            sha256: String(repeating: appearance == nil ? "0" : "1", count: 64))
        (variant.pixelWidth, variant.pixelHeight, variant.appearance) = (16, 8, appearance)
        return variant
    }

    private func gradient(to end: [Double], dark: String?) -> GradientEntry {
        var stop = GradientEntry.Stop(color: "Leaf", hex: "#339966", location: 0)
        stop.dark = dark
        return GradientEntry(name: "Card", start: [0, 0], end: end, stops: [stop])
    }

    private func carousel(_ page: CarouselEntry.Page) -> CarouselEntry {
        CarouselEntry(name: "home", style: "deck", wraps: false, interpolation: "oklch", pages: [page], transitions: [])
    }

    private func content(_ manifest: CatalogManifest) -> PageContent {
        PageContent(title: "tincture.yml", manifest: manifest, shelf: PictureShelf(of: manifest, in: []))
    }

    private func expect(_ content: PageContent, _ mode: PageMode, is file: String) throws {
        let state = try PageData(content, mode).json(generation: mode == .file ? nil : "7-1")
        let data = try ReadPage(CatalogPage.document(for: content, mode: mode, data: state)).data()
        // Whatever the page looks like, its data have the same shape.
        let text = JSONWriter.text(data, layout: .indented).replacing(/sha256-[A-Za-z0-9+\/=]+/, with: "sha256-")
        try Golden.expect(text + "\n", is: file)
    }
}
