/// An ordered list of pages with a style, and the backdrop at every offset between them.
public struct CarouselEntry: Codable, Sendable, Hashable {
    /// One page.
    public struct Page: Codable, Sendable, Hashable {
        /// Where a backdrop comes from.
        public enum Source: String, Codable, Sendable, Hashable {
            /// A person chose it, in the configuration or in a data file.
            case pinned
            /// It was found in the picture.
            case extracted
        }

        /// The swatch of a page's picture that is nearest to its pin.
        public struct NearestSwatch: Codable, Sendable, Hashable {
            /// The swatch, `#RRGGBB`.
            public var hex: String
            /// How far the pin is from it, CIEDE2000, to two places.
            public var distance: Double

            /// A swatch by its parts.
            public init(hex: String, distance: Double) {
                self.hex = hex
                self.distance = distance
            }
        }

        /// The name of its picture.
        public var image: String
        /// The colour behind it, `#RRGGBB`.
        public var backdrop: String
        /// The same in the dark appearance.
        public var backdropDark: String?
        /// Two or more colours of a vertical gradient, from the top; absent for a flat backdrop.
        public var backdropGradient: [BackdropStop]?
        /// The colour before it was changed for the sake of contrast; absent where it was not.
        public var unadjusted: String?
        /// Where the colour comes from.
        public var source: Source
        /// How sure the color is, 0 … 1; absent where a person chose it.
        public var sureness: Double?
        /// What the picture has that is nearest to a pinned colour; a large distance tells a stale pin.
        public var nearestSwatch: NearestSwatch?

        /// A page by its parts.
        public init(
            image: String, backdrop: String, backdropDark: String? = nil, source: Source,
            nearestSwatch: NearestSwatch? = nil
        ) {
            self.image = image
            self.backdrop = backdrop
            self.backdropDark = backdropDark
            self.source = source
            self.nearestSwatch = nearestSwatch
        }
    }

    /// The way from one page to its neighbour.
    public struct Transition: Codable, Sendable, Hashable {
        /// A colour at a progress.
        public struct Stop: Codable, Sendable, Hashable {
            /// How far, 0 … 1.
            public var progress: Double
            /// The colour there, `#RRGGBB`.
            public var hex: String

            /// A stop by its parts.
            public init(progress: Double, hex: String) {
                self.progress = progress
                self.hex = hex
            }
        }

        /// The page at progress 0, from 0.
        public var from: Int
        /// The page at progress 1, from 0.
        public var to: Int
        /// The fewest stops whose linear sRGB interpolation stays within the tolerance of the true curve.
        public var stops: [Stop]
        /// How far the stops lie from the true curve at most, CIEDE2000, to three places, rounded up.
        public var maximumError: Double?
        /// The colours at evenly spaced progress, both ends included.
        public var samples: [String]

        /// A transition by its parts.
        public init(from: Int, to: Int, stops: [Stop], maximumError: Double? = nil, samples: [String]) {
            self.from = from
            self.to = to
            self.stops = stops
            self.maximumError = maximumError
            self.samples = samples
        }
    }

    /// The worst contrast between what is drawn on the backdrop and the backdrop, over all offsets.
    public struct Contrast: Codable, Sendable, Hashable {
        /// The colour of what is drawn, `#RRGGBB`.
        public var overlay: String
        /// The lowest WCAG 2 contrast ratio, 1 … 21, to two places.
        public var worst: Double
        /// Where it occurs, in pages from the first.
        public var position: Double
        /// The contrast that was asked for, and that the backdrops were changed for where they fell short of it.
        public var asked: Double?

        /// A finding by its parts.
        public init(overlay: String, worst: Double, position: Double, asked: Double? = nil) {
            self.overlay = overlay
            self.worst = worst
            self.position = position
            self.asked = asked
        }
    }

    /// The way of a vertical gradient's colour at one height from page to page.
    public struct Track: Codable, Sendable, Hashable {
        /// How far from the top, 0 … 1.
        public var location: Double
        /// The transitions there, in the order of the page that they start from.
        public var transitions: [Transition]

        /// A track by its parts.
        public init(location: Double, transitions: [Transition]) {
            self.location = location
            self.transitions = transitions
        }
    }

    /// The backdrop at every point of the scroll range.
    public struct Offsets: Codable, Sendable, Hashable {
        /// The width of the screen in points; absent for a deck, where none matters.
        public var width: Double?
        /// From page to page, in points.
        public var pitch: Double
        /// From one colour to the next, in points.
        public var step: Double
        /// The colours from the rest of the first page to that of the last, or of the first again where the carousel wraps.
        public var colors: [String]

        /// A table by its parts.
        public init(width: Double?, pitch: Double, step: Double, colors: [String]) {
            self.width = width
            self.pitch = pitch
            self.step = step
            self.colors = colors
        }
    }

    /// The name.
    public var name: String
    /// `bleed` where pages without a pin have the color that continues their pictures, absent where they have the backdrop.
    public var backdrops: String?
    /// How it moves: `page`, `paged`, `snap` or `deck`.
    public var style: String
    /// Whether the last page's neighbour is the first.
    public var wraps: Bool
    /// The space in which colours are blended, by its CSS Color 4 name.
    public var interpolation: String
    /// The way around the hue circle, for spaces that have one.
    public var hue: String?
    /// How the progress of the finger becomes that of the colours, in CSS's words; absent for `linear`.
    public var easing: String?
    /// Between two cards of a `snap` carousel, in points.
    public var spacing: Double?
    /// Beside the card in front of a `snap` carousel, both sides together, in points.
    public var padding: Double?
    /// How far a card of a `deck` is drawn to one side before it leaves, in points.
    public var threshold: Double?
    /// The picture laid over the backdrop.
    public var foreground: String?
    /// Present where the configuration names an overlay.
    public var contrast: Contrast?
    /// The same in the dark appearance, for which no backdrop is changed.
    public var contrastDark: Contrast?
    /// The pages in their order.
    public var pages: [Page]
    /// The transitions, in the order of the page that they start from.
    public var transitions: [Transition]
    /// For vertical gradients: the colour at each height; absent where every backdrop is flat.
    public var tracks: [Track]?
    /// The offset tables that were asked for.
    public var offsets: [Offsets]?

    /// A carousel by its parts.
    public init(
        name: String, style: String, wraps: Bool, interpolation: String, hue: String? = nil, foreground: String? = nil,
        contrast: Contrast? = nil, pages: [Page], transitions: [Transition]
    ) {
        self.name = name
        self.style = style
        self.wraps = wraps
        self.interpolation = interpolation
        self.hue = hue
        self.foreground = foreground
        self.contrast = contrast
        self.pages = pages
        self.transitions = transitions
    }
}
