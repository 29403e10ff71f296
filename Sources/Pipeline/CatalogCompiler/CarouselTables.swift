internal import CarouselGradients
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import FileAccess

/// The gradient tables of one carousel, and their conversion to manifest entries.
struct CarouselTables: Sendable {
    /// All colors and settings that the tables of a carousel depend on.
    struct Request: Sendable, Hashable {
        var colors: [SRGB8]
        var backdrops: [PageBackdrop]
        var wraps: Bool
        var interpolation: Interpolation
        var easing: Easing
        var samples: Int
        var tolerance: Double
        var overlay: SRGB8?
    }

    private let table: GradientTable
    /// The tables of vertical gradients; nil if every backdrop is flat.
    private let gradients: BackdropTable?
    /// The lowest contrast ratio of the overlay with the backdrop, and its scroll position in pages.
    private let worst: (position: Double, ratio: Double)?

    init(_ request: Request, _ progress: ProgressObserver) {
        let table = GradientTable(
            pages: request.colors, wraps: request.wraps, interpolation: request.interpolation,
            easing: request.easing, samples: request.samples, tolerance: request.tolerance, progress: progress)
        let gradients =
            request.backdrops.allSatisfy(\.isFlat)
            ? nil
            : BackdropTable(
                pages: request.backdrops, wraps: request.wraps, interpolation: request.interpolation,
                easing: request.easing, samples: request.samples, tolerance: request.tolerance, progress: progress)
        worst = request.overlay.flatMap { overlay in
            gradients.flatMap { $0.worstContrast(of: overlay) }.map { ($0.position, $0.ratio) }
                ?? table.worstContrast(of: overlay)
        }
        (self.table, self.gradients) = (table, gradients)
    }

    var transitions: [CarouselEntry.Transition] { table.transitions.map(CarouselEntry.Transition.init) }

    var tracks: [CarouselEntry.Track]? {
        gradients.map { gradients in
            zip(gradients.locations, gradients.tracks).map { location, track in
                CarouselEntry.Track(
                    location: location, transitions: track.transitions.map(CarouselEntry.Transition.init))
            }
        }
    }

    var backdrops: BackdropTable { gradients ?? BackdropTable(table) }

    /// Returns the lowest contrast of the overlay with the backdrop over all scroll positions; nil without an overlay.
    func contrast(_ configuration: CarouselConfiguration) -> CarouselEntry.Contrast? {
        guard let overlay = configuration.overlay, let (position, ratio) = worst else { return nil }
        return CarouselEntry.Contrast(
            overlay: overlay.hex, worst: roundedDown(contrast: ratio), position: position,
            required: configuration.contrast?.ratio)
    }

    /// Returns the colors at evenly spaced scroll offsets, for each configured screen width; nil without a request.
    ///
    /// - Throws: ``OffsetTableError`` if spacing and padding leave no distance between pages.
    func offsets(_ configuration: CarouselConfiguration) throws(OffsetTableError) -> [CarouselEntry.Offsets]? {
        guard let offsets = configuration.offsets else { return nil }
        var entries: [CarouselEntry.Offsets] = []
        for width in configuration.offsetWidths {
            let colors = try OffsetTable(table, along: configuration.geometry(width: width ?? 0), step: offsets.step)
            entries.append(
                CarouselEntry.Offsets(
                    width: width, pitch: colors.pitch, step: colors.step,
                    colors: (0..<colors.count).map { colors[$0].hex }))
        }
        return entries
    }
}

extension CarouselConfiguration {
    /// The screen widths in points for which offset tables are created; nil in place of a width stands for all screens.
    ///
    /// The colors of a deck depend only on how far a card is dragged, so one table fits every screen.
    var offsetWidths: [Double?] { style == .deck && offsets != nil ? [nil] : offsets?.widths ?? [] }

    func geometry(width: Double) -> CarouselGeometry {
        CarouselGeometry(
            style: style, width: width, pageCount: 0, wraps: wraps, spacing: spacing ?? 0, padding: padding ?? 0,
            threshold: threshold ?? CarouselGeometry.Deck.tripDeckThreshold)
    }
}

extension CarouselEntry.Transition {
    fileprivate init(_ transition: Transition) {
        self.init(
            from: transition.from, to: transition.to,
            stops: transition.stops.map { Stop(progress: $0.progress, hex: $0.color.hex) },
            maximumError: (transition.maximumError * 1000).rounded(.up) / 1000, samples: transition.samples.map(\.hex))
    }
}
