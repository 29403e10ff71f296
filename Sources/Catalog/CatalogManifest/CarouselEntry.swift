/// A carousel in the manifest: its pages in order, its style, and its backdrop at every scroll position.
package struct CarouselEntry: Codable, Sendable, Hashable {
    package struct Page: Codable, Sendable, Hashable {
        package enum Source: String, Codable, Sendable, Hashable, CaseIterable {
            /// A person chose the backdrop, in the configuration or in a data file.
            case pinned
            case extracted
        }

        /// The swatch of a page's picture that is closest to the backdrop color that a person chose.
        package struct NearestSwatch: Codable, Sendable, Hashable {
            package var hex: String
            /// The CIEDE2000 distance from the chosen color, to two decimal places.
            package var distance: Double

            package init(hex: String, distance: Double) {
                (self.hex, self.distance) = (hex, distance)
            }
        }

        package var image: String
        /// The color behind the picture in light mode, `#RRGGBB`.
        package var backdrop: String
        package var backdropDark: String?
        /// The stops of a vertical gradient, from the top; absent if the backdrop is one color.
        package var backdropGradient: [BackdropStop]?
        /// The backdrop in light mode before it was adjusted for contrast; absent if it wasn't adjusted.
        package var unadjusted: String?
        package var source: Source
        /// The color of the picture to which a person pinned the page; absent for a fixed color or gradient.
        package var pinnedBy: PinReferenceEntry?
        /// The confidence in the color found in the picture, 0 … 1; absent if a person chose the color.
        package var confidence: Double?
        /// Absent unless a person chose a color; if it is far from that color, the picture has probably changed.
        package var nearestSwatch: NearestSwatch?
        /// The text areas with their contrast in light mode; absent if no contrast was measured.
        package var text: [TextEntry]?
        /// The text areas with their contrast in dark mode; absent if it is the same as ``text``.
        package var textDark: [TextEntry]?

        package init(
            image: String, backdrop: String, backdropDark: String? = nil, source: Source,
            nearestSwatch: NearestSwatch? = nil
        ) {
            (self.image, self.backdrop, self.backdropDark, self.source) = (image, backdrop, backdropDark, source)
            self.nearestSwatch = nearestSwatch
        }
    }

    /// The transition from one page to the next.
    package struct Transition: Codable, Sendable, Hashable {
        /// A color at one progress value, which is 0 at the transition's first page and 1 at its second page.
        package struct Stop: Codable, Sendable, Hashable {
            package var progress: Double
            package var hex: String

            package init(progress: Double, hex: String) {
                (self.progress, self.hex) = (progress, hex)
            }
        }

        /// The index of the page at which the transition begins (progress 0).
        package var from: Int
        /// The index of the page at which the transition ends (progress 1).
        package var to: Int
        /// The stops, as few as the configured tolerance allows.
        ///
        /// An app blends neighboring stops linearly in gamma-encoded sRGB. The tolerance limits the difference from the
        /// exact colors, which are blended in the configured color space.
        package var stops: [Stop]
        /// The maximum CIEDE2000 difference between the colors blended from stops and the exact colors, rounded up to
        /// three decimal places.
        ///
        /// Absent only in a manifest that was changed afterwards.
        package var maximumError: Double?
        /// The light colors at evenly spaced progress values, from 0 to 1, `#RRGGBB`.
        package var samples: [String]

        package init(from: Int, to: Int, stops: [Stop], maximumError: Double? = nil, samples: [String]) {
            (self.from, self.to, self.stops, self.maximumError, self.samples) = (from, to, stops, maximumError, samples)
        }
    }

    /// The lowest contrast between the backdrop and the overlay (the color of the text or icons on all backdrops).
    package struct Contrast: Codable, Sendable, Hashable {
        package var overlay: String
        /// The lowest WCAG 2 contrast ratio over all scroll positions, 1 … 21, to two decimal places.
        package var worst: Double
        /// The scroll position of the lowest contrast, in pages: 1.5 is halfway between the second and third pages.
        package var position: Double
        /// The minimum contrast that the configuration requires; absent if it requires none.
        package var required: Double?

        package init(overlay: String, worst: Double, position: Double, required: Double? = nil) {
            (self.overlay, self.worst, self.position, self.required) = (overlay, worst, position, required)
        }
    }

    /// The transitions at one height in light mode, for backdrops that are vertical gradients.
    ///
    /// Each height with a gradient stop has its own track.
    package struct Track: Codable, Sendable, Hashable {
        /// The vertical position in the backdrop whose colors this track contains: 0 at the top, 1 at the bottom.
        package var location: Double
        /// The transitions at this height, in the order of their starting pages.
        package var transitions: [Transition]

        package init(location: Double, transitions: [Transition]) {
            (self.location, self.transitions) = (location, transitions)
        }
    }

    /// The transitions in dark mode.
    ///
    /// They have no samples, because stops hold the same information in a tenth of the space.
    package struct Dark: Codable, Sendable, Hashable {
        package struct Transition: Codable, Sendable, Hashable {
            package var from: Int
            package var to: Int
            package var stops: [CarouselEntry.Transition.Stop]
            package var maximumError: Double?

            package init(_ transition: CarouselEntry.Transition) {
                (from, to) = (transition.from, transition.to)
                (stops, maximumError) = (transition.stops, transition.maximumError)
            }
        }

        package struct Track: Codable, Sendable, Hashable {
            package var location: Double
            package var transitions: [Transition]

            package init(_ track: CarouselEntry.Track) {
                location = track.location
                transitions = track.transitions.map(Transition.init)
            }
        }

        /// The transitions in dark mode, in the order of their starting pages.
        package var transitions: [Transition]
        /// The tracks of vertical gradients; absent if every backdrop is a single color.
        package var tracks: [Track]?

        package init(transitions: [CarouselEntry.Transition], tracks: [CarouselEntry.Track]? = nil) {
            self.transitions = transitions.map(Transition.init)
            self.tracks = tracks?.map(Track.init)
        }
    }

    /// The colors of the backdrop at evenly spaced scroll offsets, for one screen width.
    package struct Offsets: Codable, Sendable, Hashable {
        /// The width of the screen, in points; absent for the style `deck`, whose colors don't depend on it.
        package var width: Double?
        /// The scroll distance from one page to the next, in points.
        package var pitch: Double
        /// The scroll distance between two neighboring ``colors``, in points.
        package var step: Double
        /// The light colors of the backdrop from the first page to the last, one for every ``step`` points of
        /// scrolling.
        ///
        /// A gradient is represented by the single color that can replace it. In a carousel that wraps, the colors
        /// continue until the first page appears again.
        package var colors: [String]

        package init(width: Double?, pitch: Double, step: Double, colors: [String]) {
            (self.width, self.pitch, self.step, self.colors) = (width, pitch, step, colors)
        }
    }

    package var name: String
    /// `bleed` if the backdrop of a page without a pin is the bleed, which continues the picture; otherwise absent.
    package var backdrops: String?
    /// The way in which the carousel moves: `page`, `paged`, `snap` or `deck`.
    ///
    /// - `page`: the system shows one page at a time, as in `UIPageViewController`.
    /// - `paged`: the pages are side by side, and a long enough drag turns the page.
    /// - `snap`: the pages are cards that snap into place.
    /// - `deck`: the pages are a pile of cards, whose front card is dragged away.
    package var style: String
    /// Whether the first page follows the last page.
    package var wraps: Bool
    /// The space in which colors are blended: its name in CSS Color 4, or `vivid`.
    ///
    /// A `vivid` blend is a blend in Oklab with more chroma, to make up for most of the chroma that blending loses.
    package var interpolation: String
    /// The direction of blending around the hue circle, such as `shorter`; absent for spaces without a hue.
    package var hue: String?
    /// The easing in CSS notation; absent for `linear`.
    package var easing: String?
    /// The space between two cards of a `snap` carousel, in points.
    package var spacing: Double?
    /// The total space on both sides of the front card of a `snap` carousel, in points.
    package var padding: Double?
    /// The distance in points that a card of a `deck` must be dragged before it leaves the pile; 80 if absent.
    package var threshold: Double?
    /// The name of a picture that is drawn between the backdrop and the pages.
    package var foreground: String?
    /// The contrast in light mode; absent if no overlay is configured.
    package var contrast: Contrast?
    /// The contrast in dark mode; absent if no overlay is configured.
    ///
    /// Backdrops are adjusted for contrast only in light mode, so it may be lower than the required one.
    package var contrastDark: Contrast?
    package var pages: [Page]
    /// The transitions in light mode, in the order of their starting pages.
    package var transitions: [Transition]
    /// The tracks of vertical gradients in light mode; absent if every backdrop is a single color.
    package var tracks: [Track]?
    /// The transitions in dark mode; absent in manifests that older versions of Tincture wrote.
    package var dark: Dark?
    /// The colors at evenly spaced scroll offsets in light mode, with one table for each screen width.
    package var offsets: [Offsets]?

    package init(
        name: String, style: String, wraps: Bool, interpolation: String, hue: String? = nil, foreground: String? = nil,
        contrast: Contrast? = nil, pages: [Page], transitions: [Transition]
    ) {
        (self.name, self.style, self.wraps, self.interpolation, self.hue) = (name, style, wraps, interpolation, hue)
        (self.foreground, self.contrast, self.pages, self.transitions) = (foreground, contrast, pages, transitions)
    }
}
