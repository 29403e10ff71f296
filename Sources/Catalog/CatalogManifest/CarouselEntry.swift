/// An ordered list of pages with a style, and the backdrop at every offset between them.
package struct CarouselEntry: Codable, Sendable, Hashable {
    package struct Page: Codable, Sendable, Hashable {
        /// The origin of a backdrop.
        package enum Source: String, Codable, Sendable, Hashable, CaseIterable {
            /// A person chose the backdrop, in the configuration or in a data file.
            case pinned
            case extracted
        }

        /// The swatch of a page's picture that is closest to its pin.
        package struct NearestSwatch: Codable, Sendable, Hashable {
            /// The swatch, `#RRGGBB`.
            package var hex: String
            /// The CIEDE2000 distance between the pin and the swatch, to two decimal places.
            package var distance: Double

            package init(hex: String, distance: Double) {
                (self.hex, self.distance) = (hex, distance)
            }
        }

        package var image: String
        /// The color behind the picture, `#RRGGBB`.
        package var backdrop: String
        /// The color behind the picture in dark mode, `#RRGGBB`.
        package var backdropDark: String?
        /// The two or more colors of a vertical gradient, from the top; absent for a flat backdrop.
        package var backdropGradient: [BackdropStop]?
        /// The color before its adjustment for contrast; absent if it wasn't adjusted.
        package var unadjusted: String?
        package var source: Source
        /// The part of the picture that the page is pinned to; absent for a pinned or found color.
        package var pinnedBy: PinReferenceEntry?
        /// The confidence in the color, 0 … 1; absent if a person chose it.
        package var confidence: Double?
        /// The swatch nearest to a pinned color.
        ///
        /// A large distance suggests an outdated pin.
        package var nearestSwatch: NearestSwatch?
        /// The areas of text on the page; absent if the configuration defines none.
        package var text: [TextEntry]?
        /// The areas of text in dark mode; absent if they are the same as ``text``.
        package var textDark: [TextEntry]?

        package init(
            image: String, backdrop: String, backdropDark: String? = nil, source: Source,
            nearestSwatch: NearestSwatch? = nil
        ) {
            (self.image, self.backdrop, self.backdropDark, self.source) = (image, backdrop, backdropDark, source)
            self.nearestSwatch = nearestSwatch
        }
    }

    /// The transition from one page to its neighbor.
    package struct Transition: Codable, Sendable, Hashable {
        /// A color at a progress value.
        package struct Stop: Codable, Sendable, Hashable {
            /// The progress, 0 … 1.
            package var progress: Double
            /// The color at this progress, `#RRGGBB`.
            package var hex: String

            package init(progress: Double, hex: String) {
                (self.progress, self.hex) = (progress, hex)
            }
        }

        /// The index of the page at progress 0.
        package var from: Int
        /// The index of the page at progress 1.
        package var to: Int
        /// The fewest stops whose linear sRGB interpolation stays within the tolerance of the true curve.
        package var stops: [Stop]
        /// The maximum CIEDE2000 distance of the stops from the true curve, rounded up to three decimal places.
        package var maximumError: Double?
        /// The colors at evenly spaced progress values, including both ends.
        package var samples: [String]

        package init(from: Int, to: Int, stops: [Stop], maximumError: Double? = nil, samples: [String]) {
            (self.from, self.to, self.stops, self.maximumError, self.samples) = (from, to, stops, maximumError, samples)
        }
    }

    /// The lowest contrast between an overlay and the backdrop, over all offsets.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The color of the overlay, `#RRGGBB`.
        package var overlay: String
        /// The lowest WCAG 2 contrast ratio, 1 … 21, to two decimal places.
        package var worst: Double
        /// The position, in pages from the first.
        package var position: Double
        /// The required contrast; backdrops with a lower one were adjusted.
        package var required: Double?

        package init(overlay: String, worst: Double, position: Double, required: Double? = nil) {
            (self.overlay, self.worst, self.position, self.required) = (overlay, worst, position, required)
        }
    }

    /// The transitions of a vertical gradient's color at one height, from page to page.
    package struct Track: Codable, Sendable, Hashable {
        /// The distance from the top, 0 … 1.
        package var location: Double
        /// The transitions at this height, in the order of their starting pages.
        package var transitions: [Transition]

        package init(location: Double, transitions: [Transition]) {
            (self.location, self.transitions) = (location, transitions)
        }
    }

    /// The tables of the dark appearance.
    ///
    /// They contain no samples, because stops hold the same information in a tenth of the space.
    package struct Dark: Codable, Sendable, Hashable {
        /// The transition from one page to its neighbor.
        package struct Transition: Codable, Sendable, Hashable {
            /// The index of the page at progress 0.
            package var from: Int
            /// The index of the page at progress 1.
            package var to: Int
            /// The fewest stops whose linear sRGB interpolation stays within the tolerance of the true curve.
            package var stops: [CarouselEntry.Transition.Stop]
            /// The maximum CIEDE2000 distance of the stops from the true curve, rounded up to three decimal places.
            package var maximumError: Double?

            /// Creates a copy of a transition without its samples.
            package init(_ transition: CarouselEntry.Transition) {
                (from, to) = (transition.from, transition.to)
                (stops, maximumError) = (transition.stops, transition.maximumError)
            }
        }

        /// The transitions of a vertical gradient's color at one height, from page to page.
        package struct Track: Codable, Sendable, Hashable {
            /// The distance from the top, 0 … 1.
            package var location: Double
            /// The transitions at this height, in the order of their starting pages.
            package var transitions: [Transition]

            /// Creates a copy of a track without its samples.
            package init(_ track: CarouselEntry.Track) {
                location = track.location
                transitions = track.transitions.map(Transition.init)
            }
        }

        /// The transitions, in the order of their starting pages.
        package var transitions: [Transition]
        /// For vertical gradients, the color at each height; absent if every backdrop is flat.
        package var tracks: [Track]?

        package init(transitions: [CarouselEntry.Transition], tracks: [CarouselEntry.Track]? = nil) {
            self.transitions = transitions.map(Transition.init)
            self.tracks = tracks?.map(Track.init)
        }
    }

    /// The backdrop at every point of the scroll range.
    package struct Offsets: Codable, Sendable, Hashable {
        /// The width of the screen in points; absent for a deck, which doesn't depend on it.
        package var width: Double?
        /// The distance from page to page, in points.
        package var pitch: Double
        /// The distance from one color to the next, in points.
        package var step: Double
        /// The colors from the resting position of the first page to that of the last.
        ///
        /// In a carousel that wraps, they continue to that of the first page again.
        package var colors: [String]

        package init(width: Double?, pitch: Double, step: Double, colors: [String]) {
            (self.width, self.pitch, self.step, self.colors) = (width, pitch, step, colors)
        }
    }

    package var name: String
    /// `bleed` if pages without a pin use the color that continues their pictures; absent if they use the backdrop.
    package var backdrops: String?
    /// How the carousel moves: `page`, `paged`, `snap` or `deck`.
    package var style: String
    /// Whether the first page follows the last one.
    package var wraps: Bool
    /// The space in which colors are blended, by its name in CSS Color 4.
    package var interpolation: String
    /// The direction around the hue circle, for spaces with a hue.
    package var hue: String?
    /// The easing from the progress of the finger to that of the colors, in CSS notation; absent for `linear`.
    package var easing: String?
    /// The space between two cards of a `snap` carousel, in points.
    package var spacing: Double?
    /// The sum of the spaces on both sides of the front card of a `snap` carousel, in points.
    package var padding: Double?
    /// How far a card of a `deck` is dragged to one side before it leaves, in points.
    package var threshold: Double?
    /// The picture laid over the backdrop.
    package var foreground: String?
    /// The contrast of the overlay; absent if the configuration doesn't name one.
    package var contrast: Contrast?
    /// The same contrast in dark mode, for which no backdrop is adjusted.
    package var contrastDark: Contrast?
    /// The pages, in order.
    package var pages: [Page]
    /// The transitions, in the order of their starting pages.
    package var transitions: [Transition]
    /// For vertical gradients, the color at each height; absent if every backdrop is flat.
    package var tracks: [Track]?
    /// The same tables for the dark appearance; absent in manifests from tools that didn't write them.
    package var dark: Dark?
    /// The requested offset tables.
    package var offsets: [Offsets]?

    package init(
        name: String, style: String, wraps: Bool, interpolation: String, hue: String? = nil, foreground: String? = nil,
        contrast: Contrast? = nil, pages: [Page], transitions: [Transition]
    ) {
        (self.name, self.style, self.wraps, self.interpolation, self.hue) = (name, style, wraps, interpolation, hue)
        (self.foreground, self.contrast, self.pages, self.transitions) = (foreground, contrast, pages, transitions)
    }
}
