internal import CarouselGradients
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import FileAccess

/// The gradient tables of one carousel, and their conversion to manifest entries.
struct CarouselTables {
    private let configuration: CarouselConfiguration
    private let tables: TableMemory.Tables
    private var table: GradientTable { tables.table }
    private var gradients: BackdropTable? { tables.gradients }

    init(
        colors: [SRGB8], backdrops: [PageBackdrop], configuration: CarouselConfiguration, memory: TableMemory,
        progress: ProgressObserver
    ) {
        self.configuration = configuration
        let request = TableMemory.TableRequest(
            colors: colors, backdrops: backdrops, wraps: configuration.wraps,
            interpolation: configuration.interpolation, easing: configuration.easing, samples: configuration.samples,
            tolerance: configuration.tolerance, overlay: configuration.overlay)
        tables = memory.tables.value(of: request) { Self.computed(request, progress) }
    }

    private static func computed(
        _ request: TableMemory.TableRequest, _ progress: ProgressObserver
    ) -> TableMemory.Tables {
        let table = GradientTable(
            pages: request.colors, wraps: request.wraps, interpolation: request.interpolation,
            easing: request.easing, samples: request.samples, tolerance: request.tolerance, progress: progress)
        let gradients =
            request.backdrops.allSatisfy(\.isFlat)
            ? nil
            : BackdropTable(
                pages: request.backdrops, wraps: request.wraps, interpolation: request.interpolation,
                easing: request.easing, samples: request.samples, tolerance: request.tolerance, progress: progress)
        let worst = request.overlay.flatMap { overlay in
            gradients.flatMap { $0.worstContrast(of: overlay) }.map { ($0.position, $0.ratio) }
                ?? table.worstContrast(of: overlay)
        }
        return TableMemory.Tables(table: table, gradients: gradients, worst: worst)
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

    /// The lowest contrast of the overlay with the backdrop over all scroll positions; nil without an overlay.
    var contrast: CarouselEntry.Contrast? {
        guard let overlay = configuration.overlay, let (position, ratio) = tables.worst else { return nil }
        return CarouselEntry.Contrast(
            overlay: overlay.hex, worst: roundedDown(contrast: ratio), position: position,
            required: configuration.contrast?.ratio)
    }

    /// Returns the colors at evenly spaced scroll offsets, for each configured screen width; nil without a request.
    ///
    /// - Throws: ``OffsetTableError`` if spacing and padding leave no distance between pages.
    func offsets() throws(OffsetTableError) -> [CarouselEntry.Offsets]? {
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
