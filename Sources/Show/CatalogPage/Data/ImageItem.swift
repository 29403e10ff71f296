internal import AssetNaming
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// A picture of the catalog, with its files and colors.
struct ImageItem: Encodable, Hashable, Sendable {
    struct Variant: Encodable, Hashable, Sendable {
        var file: String
        /// The scale, device, appearance, pixel size, format and file size, in words.
        var detail: String
    }

    struct Swatch: Encodable, Hashable, Sendable {
        var hex: String
        var weight: Double
        var role: String?
        var title: SwatchEntry.Text?
        var body: SwatchEntry.Text?
    }

    /// A color that may become the backdrop or the bleed (the color that continues a picture past its edges).
    struct Candidate: Encodable, Hashable, Sendable {
        var hex: String
        /// The color's share of the picture's area; absent for a color that isn't a swatch.
        var share: Double?
        var chroma: Double
        /// The color's score under the backdrop rule; absent if the score equals the share.
        var score: Double?
    }

    var name: String
    var kind: String
    var isTemplate: Bool?
    /// The Swift symbol that Xcode generates for the picture; absent if Xcode generates none.
    var symbol: String?
    var css: String?
    var frame: PictureFrame
    var variants: [Variant]
    /// The backdrop: the pinned color, or else the color that was found in the picture.
    var backdrop: String?
    var backdropDark: String?
    var bleed: String?
    /// The colors of the vertical gradient found in the picture, from the top; absent if there is none.
    var gradient: [String]?
    var confidence: String?
    /// The plain color of the border, or `transparent` for a cut-out; absent if the border isn't plain.
    var border: String?
    /// The suggested background for a product picture that has none of its own.
    var tint: String?
    var tintDark: String?
    /// A saturated form of the tint, with the same lightness for all products.
    var block: String?
    var blockDark: String?
    /// The pin (a backdrop set by hand) in words; absent if the backdrop isn't pinned.
    var pin: String?
    /// The backdrop that was found in the picture, if a pin replaces this backdrop.
    var found: String?
    var distance: Double?
    var swatches: [Swatch]
    /// The backdrop candidates, best first.
    var candidates: [Candidate]
    /// The reasons for the found backdrop and bleed, in sentences.
    var reasons: [String]
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
        gradient = colors?.found?.backdropGradient.map { $0.map(\.hex) }
        border = colors?.found?.background
        let isCutOut = border == "transparent"
        confidence = colors?.found?.confidence.map {
            let backdrop = ShortNumber.percent($0.backdrop)
            // The value isn't a probability that the picture is a cut-out, because a banner may have transparent
            // margins too.
            if isCutOut { return "none: the backdrop contrasts with \(backdrop) of the outline" }
            return "backdrop \(backdrop)\(colors?.found?.background == nil ? "" : ", as the color of the border"), "
                + "bleed \(ShortNumber.percent($0.bleed))"
        }
        (tint, tintDark) = (colors?.found?.tint, colors?.found?.tintDark)
        (block, blockDark) = (colors?.found?.tintBlock, colors?.found?.tintBlockDark)
        pin = colors?.pinWords
        if colors?.pin != nil {
            found = colors?.found?.backdrop
            distance = HexCode.distance(backdrop, found)
        }
        if backdrop != nil { css = "var(--backdrop-\(PlainName.of(image.name)))" }
        swatches = (colors?.found?.swatches ?? []).map {
            Swatch(hex: $0.hex, weight: $0.weight, role: $0.role, title: $0.title, body: $0.body)
        }
        candidates = colors?.found.map(Self.candidates) ?? []
        reasons = colors?.found.map(Self.reasons) ?? []
        self.findings = findings
    }

    /// Returns the candidates for the backdrop of a picture.
    ///
    /// Chroma and score are rounded to three decimals, as in `extract --explain`.
    private static func candidates(_ found: PaletteColors) -> [Candidate] {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return (found.candidates ?? []).map { hex in
            let share = found.swatches.first { $0.hex == hex }?.weight
            let chroma = SRGB8(hex: hex).map { Oklab($0).chroma } ?? 0
            return Candidate(
                hex: hex, share: share, chroma: rounded(chroma), score: found.backdropScore(of: hex).map(rounded))
        }
    }

    private static func reasons(_ found: PaletteColors) -> [String] {
        guard let backdrop = found.backdrop else { return [] }
        let background = found.background.flatMap { $0.hasPrefix("#") ? $0 : nil }
        let best = candidates(found).filter { $0.score != nil }.max { ($0.score ?? 0) < ($1.score ?? 0) }
        let first =
            found.background == "transparent"
            ? "Backdrop: \(backdrop). It contrasts with the outline of the cut-out. Its tints are tried first, then its swatches."
            : background.map { "Backdrop: \(backdrop). The border is plain \($0), and its color wins." }
                ?? (backdrop == found.bleed && backdrop != best?.hex
                    ? "Backdrop: \(backdrop). The best candidates score almost the same, so the color of the border wins."
                    : "Backdrop: \(backdrop). The border is not plain, so the color with the highest share × (chroma + "
                        + "\(Oklab.grayChroma)) wins.")
        guard let bleed = found.bleed else { return [first] }
        let second =
            bleed == backdrop
            ? "Bleed: the same color."
            : "Bleed: " + BleedSentence.text(bleed)
        return [first, second]
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
