package import CarouselGradients
internal import ColorScience

extension CarouselEntry {
    /// The tables from which an app looks up the backdrop of a carousel at any scroll position.
    package struct Tables {
        /// The table for light mode, with the single color that can replace a gradient.
        package let light: GradientTable
        /// The table for dark mode, with the single color that can replace a gradient.
        package let dark: GradientTable
        /// The tables with the vertical gradients of the pages; nil if every backdrop is a single color.
        package let gradients: (light: BackdropTable, dark: BackdropTable)?
    }

    /// Creates the tables; if the manifest has no dark tables, dark mode uses the light ones.
    ///
    /// - Throws: ``TableFormatError`` if the pages, transitions and stops don't match, as in a manifest that a person
    ///   edited.
    package func readTables() throws(TableFormatError) -> Tables {
        let light = try table(of: pages.map(\.backdrop), transitions.map(\.stops))
        let lightTracks = try gradients(tracks?.map { ($0.location, $0.transitions.map(\.stops)) }, isDark: false)
        guard let dark else {
            return Tables(light: light, dark: light, gradients: lightTracks.map { ($0, $0) })
        }
        let darkTracks = try gradients(dark.tracks?.map { ($0.location, $0.transitions.map(\.stops)) }, isDark: true)
        return Tables(
            light: light,
            dark: try table(of: pages.map { $0.backdropDark ?? $0.backdrop }, dark.transitions.map(\.stops)),
            gradients: lightTracks.flatMap { light in darkTracks.map { (light, $0) } })
    }

    /// Returns the table of the backdrop at every scroll position and height, in light or dark mode.
    ///
    /// If the tables can't be read, or if the manifest has no dark ones in dark mode, the backdrops of the pages in
    /// that mode are blended linearly in gamma-encoded sRGB.
    package func backdrops(isDark: Bool) -> BackdropTable {
        if !isDark || dark != nil, let tables = try? readTables() {
            if let (light, dark) = tables.gradients { return isDark ? dark : light }
            return BackdropTable(isDark ? tables.dark : tables.light)
        }
        return BackdropTable(
            pages: pages.map { $0.pageBackdrop(isDark: isDark) }, wraps: wraps,
            interpolation: Interpolation(space: .srgb), samples: 0)
    }

    private func table(
        of pages: [String], _ transitions: [[Transition.Stop]]
    ) throws(TableFormatError) -> GradientTable {
        let colors = pages.compactMap { SRGB8(hex: $0) }
        guard colors.count == pages.count else { throw .inconsistentCounts }
        let stops = transitions.map { stops in
            stops.compactMap { stop in
                SRGB8(hex: stop.hex).map { GradientTable.Stop(progress: stop.progress, color: $0) }
            }
        }
        return try GradientTable(pages: colors, wraps: wraps, stops: stops)
    }

    private func gradients(
        _ tracks: [(location: Double, stops: [[Transition.Stop]])]?, isDark: Bool
    ) throws(TableFormatError) -> BackdropTable? {
        guard let tracks, !tracks.isEmpty else { return nil }
        let backdrops = pages.map { $0.pageBackdrop(isDark: isDark) }
        var tables: [GradientTable] = []
        for track in tracks {
            tables.append(try table(of: backdrops.map { $0.color(at: track.location).hex }, track.stops))
        }
        return try BackdropTable(locations: tracks.map(\.location), tracks: tables)
    }
}

extension CarouselEntry.Page {
    /// The color that the page is pinned to, or the middle of its pinned gradient; nil without a pin.
    package var pin: String? { source == .pinned ? unadjusted ?? backdrop : nil }

    /// The colors of the pin from the top; empty without a pin.
    package var pinnedColors: [String] {
        pin.map { pin in backdropGradient?.map(\.hex) ?? [pin] } ?? []
    }

    /// Returns the backdrop of the page in light or dark mode; black if its color can't be parsed.
    fileprivate func pageBackdrop(isDark: Bool) -> PageBackdrop {
        if let gradient = PageBackdrop(backdropGradient ?? [], isDark: isDark) { return gradient }
        let flat = SRGB8(hex: isDark ? backdropDark ?? backdrop : backdrop)
        return PageBackdrop(flat ?? SRGB8(red: 0, green: 0, blue: 0))
    }
}

extension PageBackdrop {
    /// Creates a vertical gradient from the light or dark colors of stops, ignoring alpha.
    ///
    /// Returns nil if there are no stops, or if their locations don't ascend within 0 … 1.
    package init?(_ stops: [BackdropStop], isDark: Bool) {
        let stops = stops.compactMap { stop in
            SRGB8(hex: String((isDark ? stop.dark : stop.hex).prefix(7))).map {
                Stop(location: stop.location, color: $0)
            }
        }
        guard let backdrop = try? PageBackdrop(stops: stops) else { return nil }
        self = backdrop
    }
}
