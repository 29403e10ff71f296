package import CatalogManifest

extension CatalogManifest {
    /// The catalog with its dark colors in place of the light ones, except for named colors, which keep both variants.
    package var inDarkAppearance: CatalogManifest {
        var dark = self
        for index in dark.palettes.indices {
            dark.palettes[index].pin = palettes[index].pin?.inDarkAppearance
            dark.palettes[index].colors = palettes[index].colors.inDarkAppearance
        }
        for index in dark.images.indices { dark.images[index].pin = images[index].pin?.inDarkAppearance }
        for index in dark.gradients.indices {
            dark.gradients[index].stops = gradients[index].stops.map { stop in
                guard let hex = stop.dark else { return stop }
                var stop = stop
                (stop.hex, stop.alpha) = (hex, stop.darkAlpha)
                return stop
            }
        }
        dark.carousels = carousels.map(\.inDarkAppearance)
        return dark
    }
}

extension PaletteColors {
    package var inDarkAppearance: PaletteColors {
        var dark = self
        dark.backdrop = backdropDark ?? backdrop
        dark.backdropGradient = backdropGradient?.map(\.inDarkAppearance)
        dark.bleed = bleedDark ?? bleed
        return dark
    }
}

extension PinEntry {
    fileprivate var inDarkAppearance: PinEntry {
        PinEntry(
            color: dark ?? color, dark: dark, gradient: gradient?.map(\.inDarkAppearance), reference: reference)
    }
}

extension BackdropStop {
    fileprivate var inDarkAppearance: BackdropStop { BackdropStop(location: location, hex: dark, dark: dark) }
}

extension CarouselEntry {
    fileprivate var inDarkAppearance: CarouselEntry {
        var entry = self
        for index in entry.pages.indices {
            let page = pages[index]
            entry.pages[index].backdrop = page.backdropDark ?? page.backdrop
            entry.pages[index].backdropGradient = page.backdropGradient?.map(\.inDarkAppearance)
            // Colors aren't adjusted for contrast in dark mode.
            entry.pages[index].unadjusted = nil
        }
        func lit(_ transitions: [Dark.Transition]) -> [Transition] {
            transitions.map {
                Transition(from: $0.from, to: $0.to, stops: $0.stops, maximumError: $0.maximumError, samples: [])
            }
        }
        entry.transitions = lit(dark?.transitions ?? [])
        entry.tracks = dark?.tracks.map { tracks in
            tracks.map { Track(location: $0.location, transitions: lit($0.transitions)) }
        }
        entry.contrast = contrastDark
        return entry
    }
}
