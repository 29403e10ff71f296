internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// A carousel of which no table can be made.
struct UnusableCarousel: Error {
    let finding: Diagnostic
}

extension CarouselEntry {
    /// The tables of a carousel.
    struct Tables {
        /// One color behind each page.
        let light: GradientTable
        /// The same in the dark appearance.
        let dark: GradientTable
        /// The vertical gradients, light and dark; nil where every backdrop is flat.
        let gradients: (light: BackdropTable, dark: BackdropTable)?
    }

    /// The table of its pages and stops; a finding where they do not fit together, as those of a changed manifest.
    var table: Result<GradientTable, UnusableCarousel> { read { () throws(TableFormatError) in try lightTable() } }

    /// All of its tables.
    ///
    /// A manifest without dark ones has the light ones in both appearances.
    var tables: Result<Tables, UnusableCarousel> {
        read { () throws(TableFormatError) in
            let light = try lightTable()
            guard let dark else {
                return Tables(light: light, dark: light, gradients: try gradient(tracks).map { ($0, $0) })
            }
            let darkTable = try table(of: pages.map { $0.backdropDark ?? $0.backdrop }, dark.transitions.map(\.stops))
            let gradients: (BackdropTable, BackdropTable)?
            if let light = try gradient(tracks), let dark = try gradient(dark) {
                gradients = (light, dark)
            } else {
                gradients = nil
            }
            return Tables(light: light, dark: darkTable, gradients: gradients)
        }
    }

    private func read<Value>(_ body: () throws(TableFormatError) -> Value) -> Result<Value, UnusableCarousel> {
        do throws(TableFormatError) {
            return .success(try body())
        } catch {
            return .failure(
                UnusableCarousel(
                    finding: Diagnostic(
                        .error, .malformedData, about: .carousel(name),
                        "no table can be made of the carousel \"\(name)\": \(error).")))
        }
    }

    private func lightTable() throws(TableFormatError) -> GradientTable {
        try table(of: pages.map(\.backdrop), transitions.map(\.stops))
    }

    private func table(of pages: [String], _ transitions: [[Transition.Stop]]) throws(TableFormatError) -> GradientTable
    {
        let colors = pages.compactMap { SRGB8(hex: $0) }
        guard colors.count == pages.count else { throw .inconsistentCounts }
        let stops = transitions.map { stops in
            stops.compactMap { stop in
                SRGB8(hex: stop.hex).map { GradientTable.Stop(progress: stop.progress, color: $0) }
            }
        }
        return try GradientTable(pages: colors, wraps: wraps, stops: stops)
    }

    private func gradient(_ tracks: [Track]?) throws(TableFormatError) -> BackdropTable? {
        try gradient(tracks?.map { ($0.location, $0.transitions.map(\.stops)) }, isDark: false)
    }

    private func gradient(_ dark: Dark) throws(TableFormatError) -> BackdropTable? {
        try gradient(dark.tracks?.map { ($0.location, $0.transitions.map(\.stops)) }, isDark: true)
    }

    private func gradient(
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
    /// What is behind the page in one appearance; black where no color can be read.
    fileprivate func pageBackdrop(isDark: Bool) -> PageBackdrop {
        let stops = (backdropGradient ?? []).compactMap { stop in
            SRGB8(hex: isDark ? stop.dark : stop.hex).map { PageBackdrop.Stop(location: stop.location, color: $0) }
        }
        if let gradient = try? PageBackdrop(stops: stops) { return gradient }
        let flat = SRGB8(hex: isDark ? backdropDark ?? backdrop : backdrop)
        return PageBackdrop(flat ?? SRGB8(red: 0, green: 0, blue: 0))
    }
}
