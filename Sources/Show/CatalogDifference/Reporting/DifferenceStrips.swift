internal import CatalogManifest
package import CatalogPreview
internal import ColorScience
internal import Diagnostics

/// The content of a PNG file that shows a carousel, picture, color or gradient before and after a change.
package struct DifferenceStrip: Sendable {
    package let subject: DifferenceSubject
    package let file: String
    /// The items to draw: pictures side by side, and other items from top to bottom.
    package let items: [PreviewItem]

    /// Returns whether a file may be a drawing, such as `01-picture-cart.png`.
    static func isDrawing(_ name: String) -> Bool {
        let found = name.wholeMatch(of: /[0-9]{2}-([a-z]+)-[A-Za-z0-9-]+\.png/)
        return found.flatMap { DifferenceSubject.Kind(rawValue: String($0.1)) } != nil
    }
}

extension CatalogDifference {
    package static let standardStripCount = 40

    /// Returns the contents of the PNG files that illustrate a report, the most important change first.
    ///
    /// A picture that only has another name, or that looks the same, has no file.
    package func strips(
        _ base: PreviewCatalog, _ head: PreviewCatalog, limit: Int = standardStripCount
    ) -> [DifferenceStrip] {
        let report = DifferenceReport(self)
        let rows = (report.worse + report.rest).flatMap(\.rows).filter { row in
            row.picture.map { !$0.looksTheSame && ($0.change != .renamed || $0.isWorse) } ?? true
        }
        var known: Set<DifferenceSubject> = []
        let subjects = rows.compactMap(\.subject).filter { known.insert($0).inserted }
        let finder = DifferenceStripItems(base: base, head: head)
        return subjects.lazy.compactMap { subject in
            items(of: subject, finder).map { (subject, $0) }
        }.prefix(limit).enumerated().map { number, strip in
            DifferenceStrip(
                subject: strip.0, file: "\(number < 9 ? "0" : "")\(number + 1)-\(strip.0.fileName).png",
                items: strip.1)
        }
    }

    private func items(of subject: DifferenceSubject, _ finder: DifferenceStripItems) -> [PreviewItem]? {
        let name = subject.name
        switch subject.kind {
        case .carousel: return finder.items(of: subject, marks: marks(of: name))
        case .picture:
            return finder.items(of: subject, besides: pictures.first { $0.name == name && $0.change == .added })
        case .gradient:
            let isDarkOnly = gradients.contains {
                $0.name == name && $0.before.stops == $0.after.stops && $0.before.dark != $0.after.dark
            }
            return (isDarkOnly ? finder.inDarkAppearance : finder).items(of: subject)
        case .color:
            return finder.items(
                ofColor: name, colors.filter { $0.name == name }, pairs: colorPairs.filter { $0.text == name })
        }
    }
}

extension CatalogDifference {
    /// Returns the part of a carousel's scroll range with the lowest contrast that became too low in light mode.
    func lowestRange(of carousel: String) -> ContrastChange.Range? { lowContrast(of: carousel)?.ranges.first }

    private func lowContrast(of carousel: String) -> ContrastChange? {
        contrast.first { $0.carousel == carousel && $0.appearance == "light" && $0.change.isProblem }
    }

    /// Returns the contrasts to mark in a drawing of a carousel before and after; nil if none became too low.
    ///
    /// They are the lowest ones, as in the report; if these are the same, those where the contrast became too low.
    private func marks(of carousel: String) -> [DifferenceStripItems.Mark]? {
        guard let change = lowContrast(of: carousel) else { return nil }
        let isSame = change.before == change.after && change.formerPage == change.page
        guard isSame, let range = change.ranges.first else {
            let words = "lowest contrast with"
            return [(words, change.before, change.formerPosition), (words, change.after, change.position)]
        }
        return [
            ("contrast with", range.before, range.formerPosition), ("contrast with", range.after, range.position),
        ]
    }
}

private struct DifferenceStripItems {
    /// A contrast to mark in a carousel, after some words; without a position or a contrast, there is no mark.
    typealias Mark = (words: String, contrast: Double?, position: Double?)

    let base: PreviewCatalog
    let head: PreviewCatalog
    /// The words after `before` and `after` in the titles, which don't name the catalogs, because long titles are cut.
    var words = ""

    var inDarkAppearance: Self {
        Self(base: base.inDarkAppearance, head: head.inDarkAppearance, words: " in dark mode")
    }

    /// Returns the items that show a subject before and after, or once; nil if neither catalog has the subject.
    ///
    /// - Parameter copy: an added picture, which is shown beside the picture that it looks like.
    func items(
        of subject: DifferenceSubject, marks: [Mark]? = nil, besides copy: PictureChange? = nil
    ) -> [PreviewItem]? {
        let name = subject.name
        if let copy, let original = copy.looksLike {
            let (catalog, words) =
                copy.likeness == .former ? (base, "before") : (head, "the original")
            let pair = [(catalog, original, words), (head, name, "added")]
            return pair.compactMap { catalog, name, words in
                catalog.items(named: name).first { $0.shows(subject) }?.titled("\(name), \(words)")
            }
        }
        let items = [(base, "before", marks?.first), (head, "after", marks?.last)].compactMap { catalog, word, mark in
            let item = catalog.items(named: name).first { $0.shows(subject) }?.titled("\(name), \(word)\(words)")
            return mark.map { item?.marked($0) } ?? item
        }
        // A bleed that became the color of the backdrop is shown, because it changed.
        let showsBleed = items.contains {
            if case .picture(let picture) = $0 { picture.colors.bleed != picture.colors.backdrop } else { false }
        }
        return items.isEmpty ? nil : items.map { $0.simplified(showsBleed: showsBleed) }
    }
}

extension DifferenceStripItems {
    /// Returns the items that show a color's changed values, own or inherited, and changed pairs; nil without any.
    func items(ofColor name: String, _ changes: [ColorChange], pairs: [ColorPairChange]) -> [PreviewItem]? {
        func shades(_ catalog: PreviewCatalog) -> [ColorPreview.Shade] {
            for case .color(let color) in catalog.items(named: name) {
                let variants = catalog.manifest.colors.first { $0.name == name }?.variants ?? []
                return zip(color.shades, variants).map { shade, variant in
                    ColorPreview.Shade(color: shade.color, code: variant.notation, detail: shade.detail)
                }
            }
            return []
        }
        let (before, after) = (shades(base), shades(head))
        let sides = [
            ("before", before, after, changes.filter { $0.before == nil }),
            ("after", after, before, changes.filter { $0.after == nil }),
        ]
        let shown = sides.map { word, shades, others, inherited in
            shades.filter { shade in !others.contains { $0.code == shade.code && $0.detail == shade.detail } }.map {
                ColorPreview.Shade(
                    color: $0.color, code: $0.code, detail: $0.detail.isEmpty ? word : "\(word), \($0.detail)")
            }
                + inherited.compactMap { change in
                    change.fallback.map { code in
                        ColorPreview.Shade(
                            color: ColorNotation.color(code).map(TintedColor.init), code: code,
                            detail: "\(word), \(change.variant) without its own value")
                    }
                }
        }
        var items = shown.filter { !$0.isEmpty }.map { PreviewItem.color(ColorPreview(name: name, shades: $0)) }
        for pair in pairs {
            func shade(_ colors: ColorPairChange.Colors, _ word: String) -> ColorPreview.Shade {
                ColorPreview.Shade(
                    color: SRGB8(hex: colors.on).map { TintedColor($0) },
                    code: "\(colors.text) on \(colors.on), \(ShortNumber.text(colors.contrast)) : 1",
                    detail: pair.variant == "any" ? word : "\(word), \(pair.variant)", text: SRGB8(hex: colors.text))
            }
            let shades = (pair.before.map { [shade($0, "before")] } ?? []) + [shade(pair.after, "after")]
            items.append(.color(ColorPreview(name: "on \(pair.on)", shades: shades)))
        }
        return items.isEmpty ? nil : items
    }
}

extension PreviewItem {
    fileprivate func simplified(showsBleed: Bool) -> PreviewItem {
        guard case .picture(var picture) = self, var found = picture.colors.found else { return self }
        found.swatches = []
        if picture.colors.pin != nil { found.backdrop = nil }
        picture.colors = PictureColors(image: picture.name, pin: picture.colors.pin, found: found)
        picture.showsBleed = showsBleed
        return .picture(picture)
    }

    fileprivate func shows(_ subject: DifferenceSubject) -> Bool {
        switch (self, subject.kind) {
        case (.carousel, .carousel), (.picture, .picture), (.color, .color), (.gradient, .gradient): true
        default: false
        }
    }

    fileprivate func marked(_ mark: DifferenceStripItems.Mark) -> PreviewItem {
        guard case .carousel(var carousel) = self else { return self }
        carousel.markWords = mark.words
        if let contrast = mark.contrast, let position = mark.position {
            carousel.entry.contrast?.worst = contrast
            carousel.entry.contrast?.position = position
        } else {
            carousel.entry.contrast = nil
        }
        return .carousel(carousel)
    }

    fileprivate func titled(_ title: String) -> PreviewItem {
        switch self {
        case .carousel(var carousel):
            carousel.entry.name = title
            return .carousel(carousel)
        case .picture(var picture):
            picture.name = title
            return .picture(picture)
        case .color(var color):
            color.name = title
            return .color(color)
        case .gradient(var gradient):
            gradient.name = title
            return .gradient(gradient)
        }
    }
}

extension DifferenceSubject {
    /// The file name after the number, in characters that every file system accepts.
    fileprivate var fileName: String {
        let plain = name.unicodeScalars.prefix(40).map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain ? Character(scalar) : "-"
        }
        return "\(kind.rawValue)-\(String(plain))"
    }
}
