internal import AssetNaming
internal import CatalogManifest
internal import Diagnostics

/// A picture under one name, with what it is made of.
struct ImageItem: Encodable {
    struct Variant: Encodable {
        var file: String
        /// Scale, device, appearance and size in words.
        var detail: String
    }

    struct Swatch: Encodable {
        var hex: String
        var weight: Double
        var role: String?
        var title: SwatchEntry.Text?
        var body: SwatchEntry.Text?
    }

    var name: String
    var kind: String
    var isTemplate: Bool?
    /// The Swift symbol; absent where the name has none.
    var symbol: String?
    var css: String?
    var frame: PictureFrame
    var variants: [Variant]
    /// What is shown behind it: what a person has chosen, or else what was found.
    var backdrop: String?
    var backdropDark: String?
    /// What was found to continue it past its edges, and how sure that and the backdrop that was found are, in words.
    var bleed: String?
    var sureness: String?
    /// Where a backdrop comes from that a person has chosen, in words.
    var pin: String?
    /// The backdrop that was found, where a person has chosen another one, and how far that is from it, CIEDE2000.
    var found: String?
    var distance: Double?
    var swatches: [Swatch]
    var findings: [Int]

    init(_ image: ImageEntry, _ colors: PictureColors?, _ frame: PictureFrame, findings: [Int]) {
        name = image.name
        kind = image.kind.rawValue
        isTemplate = image.isTemplate
        symbol = CodeNames.symbol(image.name, .image)
        self.frame = frame
        variants = image.variants.map { Variant(file: $0.file, detail: Self.words(for: $0)) }
        backdrop = colors?.backdrop
        backdropDark = colors?.backdropDark
        bleed = colors?.found?.bleed
        sureness = colors?.found?.sureness.map {
            "backdrop \(ShortNumber.percent($0.backdrop)), bleed \(ShortNumber.percent($0.bleed))"
        }
        pin = colors?.pinWords
        if colors?.pin != nil {
            found = colors?.found?.backdrop
            distance = CarouselItem.distance(backdrop, found)
        }
        if backdrop != nil { css = "var(--backdrop-\(PlainName.of(image.name)))" }
        swatches = (colors?.found?.swatches ?? []).map {
            Swatch(hex: $0.hex, weight: $0.weight, role: $0.role, title: $0.title, body: $0.body)
        }
        self.findings = findings
    }

    private static func words(for variant: ImageEntry.Variant) -> String {
        var words: [String] = []
        if let scale = variant.scale { words.append("\(scale)x") }
        words += [variant.idiom, variant.appearance, variant.displayGamut, variant.slot?.locale].compactMap(\.self)
        if let width = variant.pixelWidth, let height = variant.pixelHeight { words.append("\(width) × \(height)") }
        words.append(variant.format)
        if let profile = variant.colorProfile { words.append(profile) }
        words.append("\(variant.byteCount) bytes")
        return words.joined(separator: " · ")
    }
}
