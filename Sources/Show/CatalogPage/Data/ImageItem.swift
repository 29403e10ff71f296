internal import AssetNaming
internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics

struct ImageItem: Encodable, Equatable, Sendable {
    struct Variant: Encodable, Equatable, Sendable {
        var file: String
        /// The size in points and pixels, scale, device, appearance, format, color profile and file size, in words.
        var detail: String
    }

    /// A color that may become the backdrop, with its share, score and chroma if it is in the palette.
    struct Candidate: Encodable, Equatable, Sendable {
        var hex: String
        var share: Double?
        var chroma: Double
        var score: Double?
    }

    var name: String
    var kind: String
    var isTemplate: Bool?
    var symbol: String?
    var css: String?
    var frame: PictureFrame
    var variants: [Variant]
    /// The color behind the picture that a person chose, or else the one that was found.
    var backdrop: String?
    var backdropDark: String?
    var bleed: String?
    var gradient: [String]?
    var confidence: String?
    /// The color of the border, or `transparent` for a cut-out; absent if the border has several colors.
    var border: String?
    /// The background suggested for a product picture without one.
    var tint: String?
    var tintDark: String?
    /// A more saturated alternative to the tint, with the same lightness for all products.
    var block: String?
    var blockDark: String?
    var pin: String?
    /// The backdrop that was found and that a pin replaces.
    var found: String?
    var distance: Double?
    var swatches: [SwatchEntry]
    var candidates: [Candidate]
    var reasons: [String]
    var sides: String?
    var uses: CodeUses?
    var findings: [Int]

    init(_ image: ImageEntry, _ colors: PictureColors?, _ frame: PictureFrame, uses: CodeUses?, findings: [Int]) {
        name = image.name
        kind = image.kind.rawValue
        isTemplate = image.isTemplate
        symbol = image.isAppIcon ? nil : CodeNames.symbol(image.name, .image)
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
            // For a cut-out, the value isn't a probability, because a banner may have transparent margins too. So it
            // isn't shown as a confidence.
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
            SwatchEntry(hex: $0.hex, weight: $0.weight, role: $0.role, title: $0.title, body: $0.body)
        }
        candidates = colors?.found.map(Self.candidates) ?? []
        reasons = colors?.found.map { Self.reasons($0, isPinned: colors?.pin != nil) } ?? []
        sides = colors?.found.flatMap(Self.sides)
        (self.uses, self.findings) = (uses, findings)
    }

    /// Returns the candidates with their figures to three decimals, as in the output of `extract --explain`.
    private static func candidates(_ found: PaletteColors) -> [Candidate] {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return (found.candidates ?? []).map { hex in
            let share = found.swatches.first { $0.hex == hex }?.weight
            let chroma = SRGB8(hex: hex).map { Oklab($0).chroma } ?? 0
            return Candidate(
                hex: hex, share: share, chroma: rounded(chroma), score: found.backdropScore(of: hex).map(rounded))
        }
    }

    /// Returns plain sentences about the backdrop and the bleed, followed by the figures behind them.
    private static func reasons(_ found: PaletteColors, isPinned: Bool) -> [String] {
        guard let backdrop = found.backdrop else { return [] }
        let subject = isPinned ? "The backdrop found" : "The backdrop"
        let background = found.background.flatMap { $0.hasPrefix("#") ? $0 : nil }
        let best = candidates(found).filter { $0.score != nil }.max { ($0.score ?? 0) < ($1.score ?? 0) }
        let isTie = backdrop == found.bleed && backdrop != best?.hex
        let first =
            found.background == "transparent"
            ? "\(subject) is \(backdrop), because it contrasts with the outline of the cut-out. Its tints are tried first, then its swatches."
            : background.map { "\(subject) is \(backdrop), because the border is plain \($0)." }
                ?? (isTie
                    ? "\(subject) is \(backdrop), the color of the border, because none of the picture's main colors stands out."
                    : "\(subject) is \(backdrop), because it is strong and fills much of the picture.")
        let second = found.bleed.map { bleed in
            "The bleed, which continues the picture past its edges, is "
                + (bleed == backdrop
                    ? "the same color."
                    : looksLike(bleed, backdrop)
                        ? "\(bleed), which looks the same."
                        : "\(bleed), the most common color in the largest group of similar colors on the border.")
        }
        let figures =
            found.background != nil
            ? nil
            : isTie
                ? "Figures: the best swatches\(bestTwo(found)) score almost the same."
                : "Figures: of all swatches, it has the highest share × (chroma + \(Oklab.grayChroma))."
        return [first, second, figures].compactMap(\.self)
    }

    private static func sides(_ found: PaletteColors) -> String? {
        guard let gradient = found.bleedGradient, gradient.to == .right, let left = gradient.stops.first?.hex,
            let right = gradient.stops.last?.hex, !looksLike(left, right)
        else { return nil }
        return
            "The border is \(left) on the left and \(right) on the right. A backdrop runs from top to bottom, so it can match only one of these sides. Choose the side that matters more, or a color of the artwork."
    }

    private static func looksLike(_ first: String, _ second: String) -> Bool {
        HexCode.distance(first, second).map { $0 <= HexCode.largestSimilarDistance } ?? false
    }

    /// Returns the two best swatches with their scores, such as ` #E47E65 (0.057) and #BD475D (0.054)`.
    private static func bestTwo(_ found: PaletteColors) -> String {
        let scored = found.swatches.map { ($0.hex, found.backdropScore(of: $0.hex) ?? 0) }.sorted { $0.1 > $1.1 }
        return " "
            + scored.prefix(2).map { "\($0.0) (\(ShortNumber.text($0.1, places: 3)))" }.joined(separator: " and ")
    }

    private static func words(for variant: ImageEntry.Variant) -> String {
        var words: [String] = []
        if let width = variant.pixelWidth, let height = variant.pixelHeight {
            if let scale = variant.scale, scale > 0 {
                let points = [width, height].map { ShortNumber.text(Double($0) / Double(scale)) }
                words.append("\(points[0]) × \(points[1]) pt")
            }
            words.append("\(width) × \(height) px" + (variant.scale.map { " @\($0)x" } ?? ""))
        } else if let scale = variant.scale {
            words.append("@\(scale)x")
        }
        words += [variant.idiom, variant.appearance, variant.displayGamut, variant.slot?.locale].compactMap(\.self)
        words.append(variant.format)
        if let profile = variant.colorProfile { words.append(profile) }
        words.append("\(variant.byteCount) bytes")
        return words.joined(separator: " · ")
    }
}
