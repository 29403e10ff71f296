package import ColorScience

/// The colors of a picture, and the color to put behind it.
package struct Palette: Sendable, Equatable {
    /// The swatches in descending order of weight: as many as requested, or fewer if the picture has fewer colors.
    package let swatches: [Swatch]
    /// The colors of swatches for the roles that they suit; `edge` may be the border's own color instead.
    package let roles: [SwatchRole: SRGB8]
    /// The color along each side of the picture, except transparent sides; empty if the picture's size is unknown.
    package let edges: [PictureLayout.Side: SRGB8]
    /// The background around the subject; nil if the background is neither transparent nor plain.
    package let ground: PictureGround?
    /// The mean of the gamma-encoded sRGB values of all pixels, weighted by alpha.
    package let mean: SRGB8
    /// The swatches from which ``BackdropRule`` chooses the backdrop, at most five, in descending order of score.
    ///
    /// Those of a plain white background are left out, unless all others together have too small a share of the
    /// picture.
    package let backdropCandidates: [Swatch]
    /// For each of ``backdropCandidates``, the part of the opaque left, top and right border with that color or a shade
    /// of it, 0 … 1; empty if more than half of this border is transparent.
    package let bleedShares: [Double]
    /// For each of ``backdropCandidates``, the part of the subject's outline that contrasts with that color, 0 … 1;
    /// empty unless the background of the picture is transparent.
    package let separations: [Double]
    /// The color to put behind a picture that doesn't fill its page, chosen by ``BackdropRule``.
    package let backdrop: SRGB8
    /// Two or three colors for a vertical gradient behind the picture, from the top, if its colors suit one.
    package let backdropGradient: [SRGB8]?
    /// The color that continues the picture past its edges; the backdrop if the border is transparent.
    package let bleed: SRGB8
    /// A saturated color to show behind a product on transparency or white; nil for any other picture.
    package let tintBlock: SRGB8?
    /// The Display P3 components, 0 … 1, of the palette's colors outside sRGB; each key is the nearest sRGB color.
    package let displayP3: [SRGB8: Components]
    package let confidence: Confidence
    /// The colors from which a person can choose the backdrop: the backdrop, the bleed, then swatches by score.
    package let candidates: [SRGB8]

    /// Finds the colors of a picture, with at most `count` swatches; nil if it is fully transparent.
    ///
    /// - Parameter conversion: the conversion from the picture's own color space to Oklab; nil for a picture in sRGB.
    package init?(_ histogram: ColorHistogram, count: Int = 5, conversion: ColorConversion? = nil) {
        let table = BorderTable(histogram.strips)
        let (points, borderPoints) = histogram.points(conversion, table)
        guard !points.isEmpty else { return nil }
        let solid = points.contains { $0.weight == 0 } ? points.filter { $0.weight > 0 } : points
        let total = solid.reduce(0) { $0 + $1.weight }
        var exact = ExactColors(conversion)
        let isMostlyTransparent = histogram.coverage < 0.5 && borderPoints.contains { $0.outline > 0 }
        let border = PictureBorder(
            borderPoints, capacity: table.capacity, isMostlyTransparent: isMostlyTransparent
        ) { exact.color($0) }
        let flat = border.flat.map { color in
            AccentSelection.Choice(
                color: conversion?([color.red, color.green, color.blue]).first ?? Oklab(color), flat: color)
        }
        func find(_ count: Int) -> [Swatch] {
            PaletteClustering.find(in: solid, count: count, border: flat).map { cluster in
                Swatch(cluster, weight: cluster.weight / total, &exact)
            }.ordered { $0.color.packed }.ordered { -$0.weight }
        }
        let found = find(max(1, count))
        let candidates = count == BackdropRule.candidateCount ? found : find(BackdropRule.candidateCount)
        let ranked = BackdropRule.ranked(candidates.withoutGround(border.ground))
        backdropCandidates = ranked
        let roles = Self.roles(of: found, border)
        self.roles = roles
        let plain: SRGB8? =
            if case .plain(let color) = border.ground {
                candidates.first { $0.looksLike(color) }?.color ?? color
            } else {
                nil
            }
        let mean = conversion == nil ? histogram.mean : points.meanInSRGB
        let outline = border.ground == .transparent ? PictureOutline(borderPoints, orAll: solid) : nil
        let separations = outline.map { outline in ranked.map { outline.separation(from: $0.color) } } ?? []
        self.separations = separations
        let setOff = outline.map { BackdropRule.behind($0, Tint(of: mean), ranked, separations) }
        let lead = BackdropRule.lead(ranked)
        let ground = border.bleed.flatMap {
            lead < BackdropRule.leastLead && $0.share >= BleedRule.groundShare ? $0 : nil
        }
        let decided = plain ?? setOff?.color ?? ground?.color
        let backdrop = decided ?? ranked[0].color
        let bleed = border.bleed?.color ?? backdrop
        (self.backdrop, self.bleed) = (backdrop, bleed)
        bleedShares = border.bleed?.shares(ranked.map { $0.color }) ?? []
        confidence = Confidence(
            backdrop: setOff?.separation
                ?? Confidence.calibrated(plain != nil ? border.share : ground?.lead ?? lead),
            bleed: border.bleed.map { Confidence.calibrated($0.lead) } ?? 0)
        backdropGradient =
            BleedRule.isTwoSided(border.sides)
            ? nil
            : BackdropRule.gradient(ranked) { color in
                outline.map { $0.separation(from: color) >= BackdropRule.setOffShare } ?? true
            }
        self.candidates = ([backdrop, bleed] + BackdropRule.ranked(candidates).map { $0.color }).reduce(into: []) {
            all, color in
            // Of colors that look the same, keeps only the first. The backdrop and a different bleed are always kept.
            let isAnswer = color == backdrop || color == bleed
            if !all.contains(where: { isAnswer ? $0 == color : $0.looksLike(color) }) { all.append(color) }
        }
        swatches = found.map { swatch in
            var swatch = swatch
            swatch.role = SwatchRole.allCases.first { roles[$0] == swatch.color }
            return swatch
        }
        self.ground = border.ground
        edges = border.sides
        self.mean = mean
        tintBlock =
            border.ground == .transparent || roles[.background] != nil
            ? Tint.block(of: mean, behind: found.withoutGround(border.ground), outline) : nil
        var answers = self.candidates + (backdropGradient ?? []) + found.map { $0.color }
        for (_, color) in edges { answers.append(color) }
        for (_, color) in roles { answers.append(color) }
        var displayP3: [SRGB8: Components] = [:]
        for color in answers {
            if let components = exact.displayP3[color] { displayP3[color] = components }
        }
        self.displayP3 = displayP3
    }

    private static func roles(of swatches: [Swatch], _ border: PictureBorder) -> [SwatchRole: SRGB8] {
        let subject = swatches.withoutGround(border.ground)
        var roles = subject.chosenByTargets()
        roles[.dominant] = subject[0].color
        if let color = border.color { roles[.edge] = swatches.first { $0.looksLike(color) }?.color ?? color }
        if let background = swatches.first(where: { !subject.contains($0) }) { roles[.background] = background.color }
        return roles
    }

    package var subject: [Swatch] { swatches.withoutGround(ground) }

    package var tint: Tint? { ground == .transparent || roles[.background] != nil ? Tint(of: mean) : nil }

    /// Whether the left and right sides differ so much that no single color can continue the picture past both sides.
    package var isTwoSided: Bool { BleedRule.isTwoSided(edges) }

    /// Whether the backdrop is ``bleed``, because the two highest scores of ``backdropCandidates`` are nearly equal.
    package var isDecidedByBorder: Bool {
        guard separations.isEmpty, let best = backdropCandidates.first else { return false }
        if case .plain = ground { return false }
        return backdrop != best.color
    }

    /// The gradient that continues the picture past its edges; nil if no two opposite sides differ in color.
    package var bleedGradient: BleedGradient? { BleedRule.gradient(edges) }
}

extension [Swatch] {
    /// Returns the swatches without those of a white background, unless the rest has too small a share.
    fileprivate func withoutGround(_ ground: PictureGround?) -> [Swatch] {
        guard case .plain(let ground) = ground, case let color = Oklab(ground),
            color.chroma < Oklab.grayChroma, color.lightness >= BackdropRule.whiteLightness
        else { return self }
        let subject = filter { Oklab($0.color).distance(to: color) > BackdropRule.groundDistance }
        return subject.reduce(0) { $0 + $1.weight } >= BackdropRule.subjectShare ? subject : self
    }
}

extension Swatch {
    fileprivate func looksLike(_ other: SRGB8) -> Bool { color.looksLike(other) }
}

extension SRGB8 {
    fileprivate func looksLike(_ other: SRGB8) -> Bool {
        Oklab(self).distance(to: Oklab(other)) < PaletteClustering.justNoticeable
    }

    /// The color as one number, by which swatches of equal weight are ordered.
    fileprivate var packed: Double { Double(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)) }
}
