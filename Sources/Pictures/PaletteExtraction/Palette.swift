package import ColorScience

/// The colors that a picture is made of, and the one to put behind it.
package struct Palette: Sendable, Hashable {
    /// The colors, in falling weight; as many as were asked for, fewer where the picture has fewer.
    package let swatches: [Swatch]
    /// The color for each role that has one.
    ///
    /// One of the swatches, but for `edge`, which is the border's own color. A swatch that is dominant can have one
    /// more.
    package let roles: [SwatchRole: SRGB8]
    /// The color of each side of the border that is not transparent; none where the histogram had no layout.
    package let edges: [PictureLayout.Side: SRGB8]
    /// What surrounds the subject, where that is plain.
    package let ground: PictureGround?
    /// The alpha-weighted mean of the gamma-encoded sRGB values.
    package let mean: SRGB8
    /// The colors that ``BackdropRule`` chose among, in falling score: the picture's five swatches without a ground
    /// that is set aside.
    package let backdropCandidates: [Swatch]
    /// How much of the upper, left and right border each of these has with its shades, 0 … 1: what ``BleedRule`` goes
    /// by.
    package let bleedShares: [Double]
    /// How much of the outline of a cut-out each of the candidates sets off, 0 … 1; none for any other picture.
    package let separations: [Double]
    /// The color to put behind an inset picture: the border's where that is plain, what sets it off for a cut-out, else
    /// the first of the candidates.
    package let backdrop: SRGB8
    /// Two or three colors for a vertical gradient behind the picture, from the top; nil where it has only one color.
    package let backdropGradient: [SRGB8]?
    /// The color that continues the picture past its edges; the backdrop where the border is transparent.
    package let bleed: SRGB8
    /// A saturated color for behind a product that is cut out or on white; nil for any other picture.
    package let tintBlock: SRGB8?
    /// The Display P3 components, 0 … 1, of those of these colors that lie outside sRGB.
    package let displayP3: [SRGB8: Components]
    /// How sure the backdrop and the bleed are.
    package let confidence: Confidence
    /// What a person may choose to put behind the picture, the likeliest first: the backdrop, the bleed, then the
    /// others of the picture's five swatches in falling score.
    package let candidates: [SRGB8]

    /// Finds the colors of a picture.
    ///
    /// - Parameters:
    ///   - histogram: the picture.
    ///   - count: the most swatches wanted, at least 1.
    ///   - conversion: from the picture's own space; nil where that is sRGB.
    /// - Returns: nil for a picture that is wholly transparent: it has no color.
    package init?(_ histogram: ColorHistogram, count: Int = 5, conversion: ColorConversion? = nil) {
        let table = BorderTable(histogram.strips)
        let (points, borderPoints) = histogram.points(conversion, table)
        guard !points.isEmpty else { return nil }
        let solid = points.contains { $0.weight == 0 } ? points.filter { $0.weight > 0 } : points
        let total = solid.reduce(0) { $0 + $1.weight }
        var exact = ExactColors(conversion)
        let border = PictureBorder(borderPoints, capacity: table.capacity) { exact.color($0) }
        let flat = border.flat.map { color in
            AccentSelection.Choice(
                color: conversion?([color.red, color.green, color.blue]).first ?? Oklab(color), flat: color)
        }
        func find(_ count: Int) -> [Swatch] {
            PaletteClustering.find(in: solid, count: count, border: flat).map { cluster in
                Swatch(cluster, weight: cluster.weight / total, &exact)
            }.sorted { ($1.weight, $0.color.packed) < ($0.weight, $1.color.packed) }
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
        let outline = border.ground == .transparent ? PictureOutline(borderPoints) : nil
        let separations = outline.map { outline in ranked.map { outline.separation(from: $0.color) } } ?? []
        self.separations = separations
        let setOff = outline.map { BackdropRule.behind($0, Tint(of: mean), zip(ranked, separations)) }
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
            // Of colors that look the same one is enough to choose from, but both answers stay to the exact value.
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
        let answers = self.candidates + (backdropGradient ?? []) + edges.values + roles.values + found.map { $0.color }
        displayP3 = exact.displayP3.filter { answers.contains($0.key) }
    }

    private static func roles(of swatches: [Swatch], _ border: PictureBorder) -> [SwatchRole: SRGB8] {
        let subject = swatches.withoutGround(border.ground)
        var roles = subject.chosenByTargets()
        roles[.dominant] = subject[0].color
        roles[.edge] = border.color.map { color in swatches.first { $0.looksLike(color) }?.color ?? color }
        roles[.background] = swatches.first { !subject.contains($0) }?.color
        return roles
    }
}

extension Palette {
    /// The swatches that roles are given to: all but those of a ground that is set aside.
    package var subject: [Swatch] { swatches.withoutGround(ground) }

    /// A proposal for behind a product that has no ground of its own: one that is cut out, or on white.
    package var tint: Tint? { ground == .transparent || roles[.background] != nil ? Tint(of: mean) : nil }

    /// Whether the left and the right side are so different that no one color continues both.
    package var isTwoSided: Bool { BleedRule.isTwoSided(edges) }

    /// Whether the border decides the backdrop, because the two best candidates score nearly the same.
    package var isDecidedByBorder: Bool {
        guard separations.isEmpty, let best = backdropCandidates.first else { return false }
        if case .plain = ground { return false }
        return backdrop != best.color
    }

    /// What continues the picture where two opposite sides differ, for what lies beside it on a wide screen.
    package var bleedGradient: BleedGradient? { BleedRule.gradient(edges) }

    /// The swatch that is nearest to a color, and how far that is in CIEDE2000: what tells that a pinned color is
    /// not, or no longer, one of the picture's.
    package func nearest(to color: SRGB8) -> (color: SRGB8, distance: Double)? {
        let lab = Lab(color)
        return swatches.map { ($0.color, ciede2000(lab, Lab($0.color))) }.min { $0.1 < $1.1 }
    }
}

extension [Swatch] {
    /// The swatches of the subject: all but those of a plain white ground and its shades, where enough is left.
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
    /// True where the two cannot be told apart side by side.
    fileprivate func looksLike(_ other: SRGB8) -> Bool {
        Oklab(self).distance(to: Oklab(other)) < PaletteClustering.justNoticeable
    }

    /// The three bytes as one number, for putting colors of equal weight in order.
    fileprivate var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
