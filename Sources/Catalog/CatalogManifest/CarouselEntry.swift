/// An ordered list of pages with a style, and the backdrop at every offset between them.
package struct CarouselEntry: Codable, Sendable, Hashable {
    package struct Page: Codable, Sendable, Hashable {
        /// The origin of a backdrop.
        package enum Source: String, Codable, Sendable, Hashable, CaseIterable {
            /// A person chose it, in the configuration or in a data file.
            case pinned
            case extracted
        }

        /// The swatch of a page's picture that is nearest to its pin.
        package struct NearestSwatch: Codable, Sendable, Hashable {
            /// The swatch, `#RRGGBB`.
            package var hex: String
            /// How far the pin is from it, CIEDE2000, to two places.
            package var distance: Double

            package init(hex: String, distance: Double) {
                (self.hex, self.distance) = (hex, distance)
            }
        }

        package var image: String
        /// The color behind it, `#RRGGBB`.
        package var backdrop: String
        /// The same in the dark appearance.
        package var backdropDark: String?
        /// Two or more colors of a vertical gradient, from the top; absent for a flat backdrop.
        package var backdropGradient: [BackdropStop]?
        /// The color before it was changed for the sake of contrast; absent where it was not.
        package var unadjusted: String?
        package var source: Source
        /// The part of the picture that the page is pinned to; absent for a pinned or found color.
        package var pinnedBy: PinReferenceEntry?
        /// How sure the color is, 0 … 1; absent where a person chose it.
        package var confidence: Double?
        /// The swatch nearest to a pinned color.
        ///
        /// A large distance means a stale pin.
        package var nearestSwatch: NearestSwatch?
        /// The text on the page; absent where the configuration names none.
        package var text: [TextEntry]?
        /// The same in the dark appearance; absent where it is the same.
        package var textDark: [TextEntry]?

        package init(
            image: String, backdrop: String, backdropDark: String? = nil, source: Source,
            nearestSwatch: NearestSwatch? = nil
        ) {
            (self.image, self.backdrop, self.backdropDark, self.source) = (image, backdrop, backdropDark, source)
            self.nearestSwatch = nearestSwatch
        }
    }

    /// The way from one page to its neighbor.
    package struct Transition: Codable, Sendable, Hashable {
        /// A color at a progress.
        package struct Stop: Codable, Sendable, Hashable {
            /// How far, 0 … 1.
            package var progress: Double
            /// The color there, `#RRGGBB`.
            package var hex: String

            package init(progress: Double, hex: String) {
                (self.progress, self.hex) = (progress, hex)
            }
        }

        /// The page at progress 0, from 0.
        package var from: Int
        /// The page at progress 1, from 0.
        package var to: Int
        /// The fewest stops whose linear sRGB interpolation stays within the tolerance of the true curve.
        package var stops: [Stop]
        /// How far the stops lie from the true curve at most, CIEDE2000, to three places, rounded up.
        package var maximumError: Double?
        /// The colors at evenly spaced progress, both ends included.
        package var samples: [String]

        package init(from: Int, to: Int, stops: [Stop], maximumError: Double? = nil, samples: [String]) {
            (self.from, self.to, self.stops, self.maximumError, self.samples) = (from, to, stops, maximumError, samples)
        }
    }

    /// The worst contrast between what is drawn on the backdrop and the backdrop, over all offsets.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The color of what is drawn, `#RRGGBB`.
        package var overlay: String
        /// The lowest WCAG 2 contrast ratio, 1 … 21, to two places.
        package var worst: Double
        /// The position, in pages from the first.
        package var position: Double
        /// The contrast that was asked for, and that the backdrops were changed for where they fell short of it.
        package var required: Double?

        package init(overlay: String, worst: Double, position: Double, required: Double? = nil) {
            (self.overlay, self.worst, self.position, self.required) = (overlay, worst, position, required)
        }
    }

    /// The way of a vertical gradient's color at one height from page to page.
    package struct Track: Codable, Sendable, Hashable {
        /// How far from the top, 0 … 1.
        package var location: Double
        /// The transitions there, in the order of the page that they start from.
        package var transitions: [Transition]

        package init(location: Double, transitions: [Transition]) {
            (self.location, self.transitions) = (location, transitions)
        }
    }

    /// The tables of the dark appearance.
    ///
    /// They have no samples: stops say as much in a tenth of the space.
    package struct Dark: Codable, Sendable, Hashable {
        /// The way from one page to its neighbor.
        package struct Transition: Codable, Sendable, Hashable {
            /// The page at progress 0, from 0.
            package var from: Int
            /// The page at progress 1, from 0.
            package var to: Int
            /// The fewest stops whose linear sRGB interpolation stays within the tolerance of the true curve.
            package var stops: [CarouselEntry.Transition.Stop]
            /// How far the stops lie from the true curve at most, CIEDE2000, to three places, rounded up.
            package var maximumError: Double?

            /// Creates a copy of a transition without its samples.
            package init(_ transition: CarouselEntry.Transition) {
                (from, to) = (transition.from, transition.to)
                (stops, maximumError) = (transition.stops, transition.maximumError)
            }
        }

        /// The way of a vertical gradient's color at one height from page to page.
        package struct Track: Codable, Sendable, Hashable {
            /// How far from the top, 0 … 1.
            package var location: Double
            /// The transitions there, in the order of the page that they start from.
            package var transitions: [Transition]

            /// Creates a copy of a track without its samples.
            package init(_ track: CarouselEntry.Track) {
                location = track.location
                transitions = track.transitions.map(Transition.init)
            }
        }

        /// The transitions, in the order of the page that they start from.
        package var transitions: [Transition]
        /// For vertical gradients: the color at each height; absent where every backdrop is flat.
        package var tracks: [Track]?

        package init(transitions: [CarouselEntry.Transition], tracks: [CarouselEntry.Track]? = nil) {
            self.transitions = transitions.map(Transition.init)
            self.tracks = tracks?.map(Track.init)
        }
    }

    /// The backdrop at every point of the scroll range.
    package struct Offsets: Codable, Sendable, Hashable {
        /// The width of the screen in points; absent for a deck, where none matters.
        package var width: Double?
        /// From page to page, in points.
        package var pitch: Double
        /// From one color to the next, in points.
        package var step: Double
        /// The colors from the rest of the first page to that of the last, or of the first again where the carousel
        /// wraps.
        package var colors: [String]

        package init(width: Double?, pitch: Double, step: Double, colors: [String]) {
            (self.width, self.pitch, self.step, self.colors) = (width, pitch, step, colors)
        }
    }

    package var name: String
    /// `bleed` where pages without a pin have the color that continues their pictures, absent where they have the
    /// backdrop.
    package var backdrops: String?
    /// How it moves: `page`, `paged`, `snap` or `deck`.
    package var style: String
    /// Whether the last page's neighbor is the first.
    package var wraps: Bool
    /// The space in which colors are blended, by its CSS Color 4 name.
    package var interpolation: String
    /// The way around the hue circle, for spaces that have one.
    package var hue: String?
    /// How the progress of the finger becomes that of the colors, in CSS's words; absent for `linear`.
    package var easing: String?
    /// Between two cards of a `snap` carousel, in points.
    package var spacing: Double?
    /// Beside the card in front of a `snap` carousel, both sides together, in points.
    package var padding: Double?
    /// How far a card of a `deck` is drawn to one side before it leaves, in points.
    package var threshold: Double?
    /// The picture laid over the backdrop.
    package var foreground: String?
    /// Present where the configuration names an overlay.
    package var contrast: Contrast?
    /// The same in the dark appearance, for which no backdrop is changed.
    package var contrastDark: Contrast?
    /// The pages in their order.
    package var pages: [Page]
    /// The transitions, in the order of the page that they start from.
    package var transitions: [Transition]
    /// For vertical gradients: the color at each height; absent where every backdrop is flat.
    package var tracks: [Track]?
    /// The same for the dark appearance; absent in manifests of tools that did not write it.
    package var dark: Dark?
    /// The offset tables that were asked for.
    package var offsets: [Offsets]?

    package init(
        name: String, style: String, wraps: Bool, interpolation: String, hue: String? = nil, foreground: String? = nil,
        contrast: Contrast? = nil, pages: [Page], transitions: [Transition]
    ) {
        (self.name, self.style, self.wraps, self.interpolation, self.hue) = (name, style, wraps, interpolation, hue)
        (self.foreground, self.contrast, self.pages, self.transitions) = (foreground, contrast, pages, transitions)
    }
}
