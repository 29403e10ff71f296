internal import AssetCatalog
internal import CarouselGradients
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis
internal import PictureText

extension CarouselBuilder {
    /// Measures the contrast of the text on the pages of a carousel, and stores the results in the carousel's entry.
    ///
    /// - Returns: warnings about pages whose text can't be measured, or is measured on a cropped or scaled picture.
    func measureText(
        of entry: inout CarouselEntry, _ listed: [ListedPage], _ configuration: CarouselConfiguration,
        _ light: BackdropTable, _ dark: BackdropTable
    ) -> [Diagnostic] {
        let areas = entry.pages.map { configuration.text ?? textAreas($0.image) }
        guard areas.contains(where: { !$0.isEmpty }) else { return [] }
        let screens = configuration.screens
        let layouts = screens.widths.compactMap { width -> TextScene.Layout? in
            // The cards of a deck lie on top of each other, so they are measured like pages as wide as the screen.
            let padding = configuration.style == .snap ? configuration.padding ?? 0 : 0
            let pitch = configuration.style == .deck ? width : configuration.geometry(width: width).pitch
            guard width > padding, pitch > 0 else { return nil }
            return TextScene.Layout(width: width, pageWidth: width - padding, pitch: pitch)
        }
        let images = entry.pages.map(\.image)
        let lightPictures = images.map { textPicture($0, false) }
        let darkPictures = images.map { textPicture($0, true) }
        guard let aspect = screens.size.map({ $0.y / $0.x }) ?? lightPictures.lazy.compactMap({ $0?.aspect }).first
        else { return images.indices.filter { !areas[$0].isEmpty }.map { unmeasured(entry, $0, listed[$0]) } }
        let lightText = CarouselText(
            pictures: lightPictures, backdrops: light, screens: screens, layouts: layouts, pageAspect: aspect)
        let darkText = CarouselText(
            pictures: darkPictures, backdrops: dark, screens: screens, layouts: layouts, pageAspect: aspect)
        let areSame = zip(lightPictures, darkPictures).allSatisfy { $0?.cells == $1?.cells }
        var findings: [Diagnostic] = []
        for index in entry.pages.indices where !areas[index].isEmpty {
            guard let own = lightPictures[index] else {
                findings.append(unmeasured(entry, index, listed[index]))
                continue
            }
            guard !layouts.isEmpty else {
                findings.append(
                    finding(
                        entry, index, listed[index],
                        "no screen is wider than the \"padding\". List wider screens under \"screens\".")
                )
                break
            }
            if screens.size == nil, abs(own.aspect / aspect - 1) > 0.02 {
                findings.append(
                    finding(
                        entry, index, listed[index],
                        "\"\(images[index])\" has a different aspect ratio from the first page, so its text is measured on a picture that is \(screens.fit == .fill ? "cropped" : "scaled to fit"). Set the \"size\" of a page under \"screens\"."
                    ))
            }
            let text = lightText.entries(of: areas[index], onPage: index)
            // Dark mode changes the backdrop. Text with no backdrop visible behind it has the same result in both
            // modes, if both modes show the same pictures.
            let textDark = darkText.entries(of: areas[index], onPage: index, known: areSame ? text : [])
            entry.pages[index].text = text.map(\.entry)
            entry.pages[index].textDark = text.map(\.entry) == textDark.map(\.entry) ? nil : textDark.map(\.entry)
        }
        return findings
    }

    private func finding(
        _ entry: CarouselEntry, _ index: Int, _ listed: ListedPage, _ message: String
    ) -> Diagnostic {
        Diagnostic(
            .warning, .textContrast, at: listed.origin,
            about: .page(carousel: entry.name, number: index, image: entry.pages[index].image),
            "carousel \"\(entry.name)\": \(message)")
    }

    private func unmeasured(_ entry: CarouselEntry, _ index: Int, _ listed: ListedPage) -> Diagnostic {
        finding(
            entry, index, listed,
            "the contrast of text on \"\(entry.pages[index].image)\" is not known, because Tincture cannot decode its pixels. Save it as PNG or JPEG."
        )
    }
}

/// Measures the text on the pages of one carousel, in light or dark mode.
///
/// This type is a class to cache the colors of each picture for its own page and both neighboring pages.
private final class CarouselText {
    private let pictures: [TextScene.Picture?]
    private let backdrops: BackdropTable
    private let screens: TextScreens
    private let layouts: [TextScene.Layout]
    private let pageAspect: Double
    private var planes: [[Int]: TextPlane] = [:]

    init(
        pictures: [TextScene.Picture?], backdrops: BackdropTable, screens: TextScreens,
        layouts: [TextScene.Layout], pageAspect: Double
    ) {
        (self.pictures, self.backdrops, self.screens) = (pictures, backdrops, screens)
        (self.layouts, self.pageAspect) = (layouts, pageAspect)
    }

    /// Measures the text areas of a page.
    ///
    /// - Parameter known: the results to reuse for text without a visible backdrop; empty if there are none.
    /// - Returns: for each area, the manifest entry, and whether the backdrop is visible behind the text.
    func entries(
        of areas: [TextArea], onPage index: Int, known: [(entry: TextEntry, usesBackdrop: Bool)] = []
    ) -> [(entry: TextEntry, usesBackdrop: Bool)] {
        let count = pictures.count
        func neighbor(_ step: Int) -> Int? {
            if backdrops.wraps { return (index + step + count) % count }
            return pictures.indices.contains(index + step) ? index + step : nil
        }
        guard let own = pictures[index] else { return [] }
        let moved = (0..<TextScene.positions).map { number in
            backdrop(at: Double(index) + Double(number) / Double(TextScene.positions - 1) - 0.5)
        }
        let scene = TextScene(
            own: own, before: neighbor(-1).flatMap { pictures[$0] }, after: neighbor(1).flatMap { pictures[$0] },
            screens: screens, pageAspect: pageAspect,
            plane: { [self] step, side in plane(of: (index + step + count) % count, side) },
            backdrop: { moved[$0].color(at: $1) })
        return areas.enumerated().map { number, area in
            if known.indices.contains(number), !known[number].usesBackdrop { return known[number] }
            return entry(area, in: scene)
        }
    }

    private func backdrop(at position: Double) -> PageBackdrop {
        let count = Double(pictures.count)
        return backdrops.backdrop(
            at: backdrops.wraps
                ? (position + count).truncatingRemainder(dividingBy: count) : min(max(position, 0), count - 1))
    }

    /// Returns the colors of a page's picture, drawn over the page's backdrop, in a grid of cells.
    ///
    /// - Parameter side: the width of a letter's stroke in cells; each cell is averaged over a square of it.
    private func plane(of index: Int, _ side: Int) -> TextPlane {
        if let known = planes[[index, side]] { return known }
        guard let picture = pictures[index] else { preconditionFailure("only pictures are asked for") }
        let heights = TextScene.heights(of: picture, screens, pageAspect: pageAspect)
        let backdrop = backdrop(at: Double(index))
        let plane = TextPlane(picture.cells, side: side) { backdrop.color(at: heights($0)) }
        planes[[index, side]] = plane
        return plane
    }

    private func entry(_ area: TextArea, in scene: TextScene) -> (entry: TextEntry, usesBackdrop: Bool) {
        var backgrounds: [TextBackground] = []
        var known: [[Int]: Int] = [:]
        let screens = layouts.enumerated().map { number, layout in
            // An area that is fixed on the screen stays in place in a right-to-left layout, so it is measured once.
            (scene.screens.rightToLeft && !area.isFixed ? [0, 1] : [0]).map { direction in
                // An area of the page has the same colors behind it on all screens where strokes cover equally many
                // cells, so the result is reused.
                let key = area.isFixed ? [number] : [direction, scene.side(of: area, layout)]
                if let background = known[key] { return background }
                backgrounds.append(TextBackground(of: area, in: scene, layout, isMirrored: direction == 1))
                known[key] = backgrounds.count - 1
                return backgrounds.count - 1
            }
        }
        let measured = TextMeasurement(of: area, on: screens, of: backgrounds)
        return (TextEntry(area, measured, layouts), backgrounds.contains { $0.usesBackdrop })
    }
}

extension TextEntry {
    fileprivate init(_ area: TextArea, _ measured: TextMeasurement, _ layouts: [TextScene.Layout]) {
        self.init(
            name: area.name, foreground: measured.foreground.hex, minimum: area.requirement,
            measure: area.measure.rawValue,
            contrasts: zip(layouts, measured.contrasts).map { layout, contrast in
                Contrast(
                    width: layout.width, worst: roundedDown(contrast: contrast.worst), percentile: contrast.percentile,
                    mean: roundedDown(contrast: contrast.mean))
            })
        if case .page(let part) = area.location { at = [part.left, part.top, part.width, part.height] }
        better = measured.better?.color.hex
        betterRatio = measured.better.map { roundedDown(contrast: $0.ratio) }
        failing = measured.box
        scrim = Scrim(measured)
    }
}
