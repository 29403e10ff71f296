internal import AssetCatalog
internal import CarouselGradients
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis
internal import PictureText

/// Creates the manifest's carousels from the configuration and the colors of pictures.
package struct CarouselBuilder {
    let names: ImageNames
    let colors: (String) -> PageColors?
    /// A function that returns the picture behind the text, in light or dark mode; nil if its pixels weren't decoded.
    var textPicture: (_ name: String, _ isDark: Bool) -> TextScene.Picture? = { _, _ in nil }
    var textAreas: (_ name: String) -> [TextArea] = { _ in [] }
    /// The pins of all pictures, for pictures that their own carousel doesn't pin.
    let pins: PicturePins
    private let limits: InputLimits
    private var budget: ColorBudget
    private let memory: TableMemory
    private let observer: RunObserver

    init(
        names: ImageNames, pins: PicturePins, limits: InputLimits, memory: TableMemory,
        observer: @escaping RunObserver, colors: @escaping (String) -> PageColors?
    ) {
        (self.names, self.pins, self.memory, self.observer, self.limits) = (names, pins, memory, observer, limits)
        self.colors = colors
        budget = ColorBudget(limit: limits.colors)
    }

    /// The backdrop of a page, which a person chose or Tincture found in the picture.
    private struct ChosenBackdrop {
        var image: String
        var pin: PicturePins.Pin?
        var color: SRGB8
        /// The confidence in a color that was found in the picture, 0 … 1; nil if a person chose the color.
        var confidence: Double?
        var nearest: (color: SRGB8, distance: Double)?
        var backdrop: PageBackdrop
    }

    /// Returns the manifest entry of a carousel; nil with findings if a page has no picture or no color.
    ///
    /// An unknown picture name in the configuration and too many colors prevent the whole manifest. An unknown name in
    /// a data file, or an unusable picture, only removes the carousel.
    mutating func carousel(
        _ configuration: CarouselConfiguration, pages entries: [ListedPage], areConfigured: Bool
    ) -> Diagnosed<CarouselEntry?> {
        let what = "carousel \"\(configuration.name)\""
        var log = DiagnosticLog()
        let backdrops = log.collect(backdrops(of: entries, configuration, what, areConfigured: areConfigured))
        guard let found = backdrops else { return log.diagnosed(nil) }
        if let finding = budget.spend(on: configuration, backdrops: found.map(\.backdrop), what) {
            log.refuse(finding)
            return log.diagnosed(nil)
        }
        let chosen = log.collect(adjusted(found, configuration, what))
        let tables = self.tables(chosen.map(\.color), chosen.map(\.backdrop), configuration)
        var entry = CarouselEntry(
            name: configuration.name, style: configuration.style.rawValue, wraps: configuration.wraps,
            interpolation: configuration.interpolation.name,
            hue: configuration.interpolation.space.hasHue ? configuration.interpolation.hue.rawValue : nil,
            foreground: log.collect(foreground(configuration, what)), contrast: tables.contrast(configuration),
            pages: zip(chosen, found).map { page($0, before: $1) }, transitions: tables.transitions)
        entry.backdrops = configuration.backdrops == .bleed ? configuration.backdrops.rawValue : nil
        // The tables for dark mode have no samples and aren't adjusted to a required contrast.
        var darkConfiguration = configuration
        (darkConfiguration.samples, darkConfiguration.contrast) = (0, nil)
        let dark = self.tables(
            chosen.map { DarkAppearance.of($0.color) }, chosen.map(\.backdrop.dark), darkConfiguration)
        entry.contrastDark = dark.contrast(darkConfiguration)
        entry.easing = configuration.easing.isLinear ? nil : configuration.easing.css
        entry.spacing = configuration.spacing
        entry.padding = configuration.padding
        entry.threshold = configuration.threshold
        entry.tracks = tables.tracks
        entry.dark = CarouselEntry.Dark(transitions: dark.transitions, tracks: dark.tracks)
        log.report(measureText(of: &entry, entries, configuration, tables.backdrops, dark.backdrops))
        do {
            entry.offsets = try tables.offsets(configuration)
        } catch {
            let origin = configuration.offsets?.origin ?? SourceLocation(path: "", position: .start)
            log.report(
                .error, .malformedConfiguration, at: origin, about: .carousel(configuration.name),
                "\(what) has no offset tables: \(error).")
        }
        return log.diagnosed(entry)
    }

    private func progress(of carousel: CarouselConfiguration) -> ProgressObserver {
        { [observer] done, total in observer(.computes(carousel: carousel.name, done: done, of: total)) }
    }

    private func backdrops(
        of entries: [ListedPage], _ configuration: CarouselConfiguration, _ what: String, areConfigured: Bool
    ) -> Diagnosed<[ChosenBackdrop]?> {
        var unknown = FileDiagnostics(limit: limits.findings)
        var colorless = FileDiagnostics(limit: limits.findings)
        var chosen: [ChosenBackdrop] = []
        for (number, entry) in entries.enumerated() where !unknown.isFull && !colorless.isFull {
            let subject = Subject.page(carousel: configuration.name, number: number, image: entry.image)
            let found = names.find(entry.image, for: what, at: entry.origin, about: subject)
            for finding in found.diagnostics { unknown.report(finding) }
            guard let name = found.value else { continue }
            if let backdrop = backdrop(of: entry, named: name, configuration) {
                chosen.append(backdrop)
                continue
            }
            colorless.report(
                .error, .pageWithoutColor, at: entry.origin, about: subject,
                "\(what) is left out: no color could be found in \"\(name)\". Fix the picture, or "
                    + (entry.isPinned ? "pin it to a color." : "give the page a \"backdrop\"."))
        }
        var log = DiagnosticLog()
        log.collect(unknown.diagnosed((), isRefused: areConfigured))
        log.collect(colorless.diagnosed(()))
        return log.diagnosed(chosen.count == entries.count ? chosen : nil)
    }

    private func backdrop(
        of entry: ListedPage, named name: String, _ configuration: CarouselConfiguration
    ) -> ChosenBackdrop? {
        let found = colors(name)
        let pin = PicturePins.Pin(entry, found) ?? pins[name]
        let (answer, confidence) =
            configuration.backdrops == .bleed
            ? (found?.bleed, found?.bleedConfidence) : (found?.backdrop, found?.backdropConfidence)
        guard let color = pin?.color ?? answer else { return nil }
        let gradient = configuration.backdrops == .gradient ? found?.gradient : nil
        return ChosenBackdrop(
            image: name, pin: pin, color: color, confidence: pin == nil ? confidence : nil,
            // A pin to a swatch or point follows the picture, so it can't become outdated.
            nearest: pin.flatMap { $0.reference == nil ? found?.nearest(to: $0.color) : nil },
            backdrop: PageBackdrop(fromTop: pin?.gradient ?? gradient ?? []) ?? PageBackdrop(color))
    }

    /// Returns the backdrops, adjusted to the required contrast with the overlay, or unchanged with a finding.
    private func adjusted(
        _ chosen: [ChosenBackdrop], _ configuration: CarouselConfiguration, _ what: String
    ) -> Diagnosed<[ChosenBackdrop]> {
        guard let overlay = configuration.overlay, let (ratio, origin) = configuration.contrast else {
            return Diagnosed(chosen)
        }
        let adjustment = ContrastAdjustment(
            overlay: overlay, contrast: ratio, wraps: configuration.wraps, interpolation: configuration.interpolation,
            easing: configuration.easing, tolerance: configuration.tolerance)
        let request = TableMemory.AdjustmentRequest(
            adjustment: adjustment, colors: chosen.map(\.color), backdrops: chosen.map(\.backdrop))
        switch memory.adjustments.value(of: request, { Self.adjusted(request, progress(of: configuration)) }) {
        case .success(let (colors, backdrops)):
            var adjusted = chosen
            for index in adjusted.indices {
                (adjusted[index].color, adjusted[index].backdrop) = (colors[index], backdrops[index])
            }
            return Diagnosed(adjusted)
        case .failure(let error):
            let finding = Diagnostic(
                .error, .overlayContrast, at: origin, about: .carousel(configuration.name), "\(what): \(error).")
            return Diagnosed(chosen, [finding])
        }
    }

    private static func adjusted(
        _ request: TableMemory.AdjustmentRequest, _ progress: ProgressObserver
    ) -> TableMemory.Adjusted {
        let adjustment = request.adjustment
        do throws(ContrastError) {
            let colors = try adjustment.adjusted(request.colors, progress: progress)
            // If every backdrop is flat, the adjusted page colors are also the adjusted backdrops.
            let backdrops =
                request.backdrops.allSatisfy(\.isFlat)
                ? colors.map { PageBackdrop($0) } : try adjustment.adjusted(request.backdrops, progress: progress)
            return .success((colors, backdrops))
        } catch {
            return .failure(error)
        }
    }

    private func tables(
        _ colors: [SRGB8], _ backdrops: [PageBackdrop], _ configuration: CarouselConfiguration
    ) -> CarouselTables {
        let request = CarouselTables.Request(
            colors: colors, backdrops: backdrops, wraps: configuration.wraps,
            interpolation: configuration.interpolation, easing: configuration.easing, samples: configuration.samples,
            tolerance: configuration.tolerance, overlay: configuration.overlay)
        return memory.tables.value(of: request) { CarouselTables(request, progress(of: configuration)) }
    }

    private func page(_ chosen: ChosenBackdrop, before: ChosenBackdrop) -> CarouselEntry.Page {
        var page = CarouselEntry.Page(
            image: chosen.image, backdrop: chosen.color.hex, backdropDark: DarkAppearance.of(chosen.color).hex,
            source: chosen.pin == nil ? .extracted : .pinned,
            nearestSwatch: chosen.nearest.map(CarouselEntry.Page.NearestSwatch.init))
        page.pinnedBy = chosen.pin?.reference.map(PinReferenceEntry.init)
        page.confidence = chosen.confidence.map { ($0 * 100).rounded() / 100 }
        page.unadjusted = chosen.color == before.color ? nil : before.color.hex
        page.backdropGradient =
            chosen.backdrop.isFlat
            ? nil
            : chosen.backdrop.stops.map {
                BackdropStop(location: $0.location, hex: $0.color.hex, dark: DarkAppearance.of($0.color).hex)
            }
        return page
    }

    private func foreground(_ configuration: CarouselConfiguration, _ what: String) -> Diagnosed<String?> {
        guard let (name, origin) = configuration.foreground else { return Diagnosed(nil) }
        var found = names.find(name, for: what, at: origin, about: .carousel(configuration.name))
        found.isRefused = found.value == nil
        return found
    }
}

extension PageBackdrop {
    fileprivate init?(fromTop colors: [SRGB8]) {
        guard colors.count > 1 else { return nil }
        let stops = colors.enumerated().map { index, color in
            Stop(location: Double(index) / Double(colors.count - 1), color: color)
        }
        try? self.init(stops: stops)
    }

    fileprivate var dark: PageBackdrop {
        let stops = stops.map { Stop(location: $0.location, color: DarkAppearance.of($0.color)) }
        return (try? PageBackdrop(stops: stops)) ?? self
    }
}

extension CarouselEntry.Page.NearestSwatch {
    fileprivate init(_ color: SRGB8, distance: Double) {
        self.init(hex: color.hex, distance: (distance * 100).rounded() / 100)
    }
}
