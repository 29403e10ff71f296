public import ColorScience

extension CarouselBackdrop {
    /// The pages of a carousel as a server sends them, and the problems found in them.
    ///
    /// ```json
    /// [{"image": "loop1", "backdrop": "#C0C0C0", "dark": "#303030"}, {"imgName": "loop2", "bgColor": "#1F6FEB"}]
    /// ```
    ///
    /// A color is any CSS color, or a hex code without `#`. Alpha is ignored, because a backdrop is opaque. A missing
    /// `dark` color is derived from `backdrop`, as Tincture does for a catalog. Instead of `image` and `backdrop`, the
    /// keys `imgName` and `bgColor` may be used, as in the second page. A page without a color may have a
    /// `placeholder`, a ThumbHash in Base64. The page then gets the average color of the ThumbHash.
    ///
    /// Every page keeps its index. A page whose color can't be read gets the color of the page before it, and a
    /// ``Problem`` is reported. Pages before the first readable color get that color. If no page has a readable color,
    /// all pages are gray. This type conforms to `Decodable`, so any decoder can read the pages.
    ///
    /// `tincture extract --format pages` writes an object, `{"version": 1, "pages": […]}`, which can be decoded too.
    /// Decoding any other structure or version throws an error.
    ///
    /// ```swift
    /// let json = ##"[{"image": "loop1", "backdrop": "#C0C0C0"}, {"image": "loop2", "backdrop": "rde"}]"##
    /// let sent = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: Data(json.utf8))
    /// assert(sent.pages.map(\.image) == ["loop1", "loop2"])
    /// assert(sent.problems.map(\.index) == [1] && sent.pages[1].backdrop.hex == "#C0C0C0")
    ///
    /// // Or from values that your own decoder has read.
    /// let plain = CarouselBackdrop.Pages([(image: "loop1", backdrop: "rgb(192 192 192)", dark: nil)])
    /// assert(plain.pages == [sent.pages[0]])
    /// // A server writes what apps read.
    /// let written = try JSONEncoder().encode(plain)
    /// let read = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: written)
    /// assert(read == plain)
    /// ```
    public struct Pages: Sendable, Hashable {
        /// A page of a carousel: its picture, and the colors behind the picture.
        ///
        /// ```swift
        /// let page = CarouselBackdrop.Pages.Page(image: "loop1", backdrop: SRGB8(red: 192, green: 192, blue: 192))
        /// assert(page.image == "loop1" && page.backdrop.hex == "#C0C0C0")
        /// // Without `dark`, a darker color is derived from `backdrop`. Without `gradient`, the backdrop is one color.
        /// assert(page.dark.red < page.backdrop.red && page.gradient.isEmpty)
        /// ```
        public struct Page: Sendable, Hashable {
            /// The name or URL of the page's picture; empty if the page was decoded from data that names no picture.
            public let image: String
            /// The background color in light mode.
            public let backdrop: SRGB8
            /// The background color in dark mode.
            public let dark: SRGB8
            /// The stops of a vertical gradient, from the top; empty if the backdrop is one color.
            ///
            /// Each stop has a color for light mode and a color for dark mode.
            public let gradient: [Stop]

            /// Creates a page.
            ///
            /// If `dark` is nil, a darker color is derived from `backdrop`, as Tincture does for a catalog.
            ///
            /// - Parameters:
            ///   - image: the name or URL of the page's picture.
            ///   - backdrop: the color behind the picture in light mode.
            ///   - dark: the color behind the picture in dark mode.
            ///   - gradient: the stops of a vertical gradient, from the top, that replaces `backdrop` and `dark`. Each
            ///     stop has a color for each mode. The gradient is ignored unless it has at least two stops and their
            ///     locations ascend within 0 … 1.
            public init(image: String, backdrop: SRGB8, dark: SRGB8? = nil, gradient: [Stop] = []) {
                self.image = image
                self.backdrop = backdrop
                self.dark = dark ?? DarkAppearance.of(backdrop)
                self.gradient = gradient.count > 1 && Self.backdrop(gradient, isDark: false) != nil ? gradient : []
            }

            func backdrop(isDark: Bool) -> PageBackdrop {
                Self.backdrop(gradient, isDark: isDark) ?? PageBackdrop(isDark ? dark : backdrop)
            }

            private static func backdrop(_ stops: [Stop], isDark: Bool) -> PageBackdrop? {
                try? PageBackdrop(
                    stops: stops.map { PageBackdrop.Stop(location: $0.location, color: isDark ? $0.dark : $0.color) })
            }
        }

        /// A color of a vertical gradient at one height, in light and dark mode.
        ///
        /// ```swift
        /// let (white, black) = (SRGB8(red: 255, green: 255, blue: 255), SRGB8(red: 0, green: 0, blue: 0))
        /// let stops = [
        ///     CarouselBackdrop.Pages.Stop(location: 0, color: white, dark: black),
        ///     CarouselBackdrop.Pages.Stop(location: 1, color: black),
        /// ]
        /// // Without `dark`, the dark color is derived from `color`. For black, it is black.
        /// assert(stops[0].location == 0 && stops[0].color == white && stops[1].dark == black)
        /// let page = CarouselBackdrop.Pages.Page(image: "loop1", backdrop: white, gradient: stops)
        /// assert(page.gradient == stops)
        /// let backdrop = CarouselBackdrop(CarouselBackdrop.Pages([page]), style: .page, wraps: true)
        /// // The color halfway between top and bottom. Stops are blended in gamma-encoded sRGB.
        /// assert(backdrop.light.backdrop(at: 0).color(at: 0.5).hex == "#808080")
        /// ```
        public struct Stop: Sendable, Hashable {
            /// The distance from the top as a fraction of the height, 0 … 1.
            public let location: Double
            /// The color of the stop in light mode.
            public let color: SRGB8
            /// The color of the stop in dark mode.
            public let dark: SRGB8

            /// Creates a stop.
            ///
            /// If `dark` is nil, a darker color is derived from `color`, as Tincture does for a catalog.
            public init(location: Double, color: SRGB8, dark: SRGB8? = nil) {
                self.location = location
                self.color = color
                self.dark = dark ?? DarkAppearance.of(color)
            }
        }

        /// A problem in a page that an app received from a server, such as a color that can't be read.
        ///
        /// ```swift
        /// let sent = CarouselBackdrop.Pages([(image: "loop1", backdrop: "rde", dark: nil)])
        /// let problem = sent.problems[0]
        /// assert(problem.index == 0 && problem.reason == .malformedColor("rde"))
        /// print(problem.description)
        /// ```
        public struct Problem: Error, Sendable, Hashable {
            /// The index of the page, from 0.
            public let index: Int
            /// The reason why the page that the app received from a server, or a part of the page, can't be used
            /// unchanged.
            public let reason: Reason
        }

        /// The reason why a page that a server sent, or a part of the page, can't be used unchanged.
        public enum Reason: Sendable, Hashable {
            /// The page is not a JSON object.
            case notAnObject
            /// Neither `image` nor `imgName` is a string.
            case noImage
            /// The page has no `backdrop` or `bgColor`, and no `placeholder` that can be read.
            case noColor
            /// The page's color is not a CSS color.
            case malformedColor(String)
            /// The dark color isn't a CSS color, so the dark color is derived from the page's color.
            case malformedDark(String)
            /// The gradient has fewer than two stops, a value that isn't a CSS color, or locations that don't ascend
            /// within 0 … 1.
            ///
            /// The gradient is ignored, and the page has one color.
            case malformedGradient
        }

        /// All pages in their original order, including pages in which a ``Problem`` was found.
        public let pages: [Page]
        /// The problems found in the pages, in the order of the pages.
        public let problems: [Problem]

        /// Creates a list of pages whose colors are already known, so ``problems`` is empty.
        public init(_ pages: [Page]) {
            self.pages = pages
            problems = []
        }

        /// Creates pages from plain values, such as those that an app's own decoder has read.
        ///
        /// - Parameter values: for each page, the name or URL of its picture, and its background colors in light and
        ///   dark mode. A color is the text of a CSS color, or a hex code without `#`. A missing value is nil.
        public init(_ values: some Sequence<(image: String?, backdrop: String?, dark: String?)>) {
            self.init(sent: values.map { .sent(image: $0.image, backdrop: $0.backdrop, dark: $0.dark) })
        }

        init(sent: [SentPage]) {
            var pages: [Page] = []
            var problems: [Problem] = []
            let read = sent.map { $0.read() }
            // Pages before the first readable color get that color. If there is none, all pages are gray.
            var last = read.lazy.compactMap { $0.backdrop }.first ?? .gray
            for (index, page) in read.enumerated() {
                last = page.backdrop ?? last
                pages.append(Page(image: page.image, backdrop: last, dark: page.dark, gradient: page.gradient))
                problems += page.reasons.map { Problem(index: index, reason: $0) }
            }
            self.pages = pages
            self.problems = problems
        }
    }

    /// How colors are blended between pages.
    ///
    /// ```swift
    /// assert(CarouselBackdrop.Blending(rawValue: "oklab") == .oklab)
    /// ```
    public enum Blending: String, Sendable, Hashable, CaseIterable {
        /// Blends gamma-encoded values, as the Tmall app does.
        case srgb
        /// Blends in Oklab, a color space in which equal steps look equal to the eye.
        case oklab
        /// Blends in OKLCH, along the shorter arc of the hue circle.
        case oklch
        /// Blends in Oklab, but restores most of the chroma that a plain Oklab blend loses. All hues are on the shorter
        /// arc between the hues of the two colors.
        case vivid
    }

    /// A function that maps scroll progress between two pages, 0 … 1, to color progress, 0 … 1.
    ///
    /// ```swift
    /// assert(CarouselBackdrop.Easing(css: "ease-in-out") == .easeInOut)
    /// assert(CarouselBackdrop.Easing(css: "cubic-bezier(0, 0, 1, 1)") != nil)
    /// assert(CarouselBackdrop.Easing(css: "bounce") == nil)
    /// let names: [CarouselBackdrop.Easing] = [.linear, .smoothstep, .ease, .easeIn, .easeOut, .easeInOut]
    /// assert(Set(names).count == 6)
    /// ```
    public struct Easing: Sendable, Hashable {
        /// No easing: the colors follow the finger.
        public static let linear = Easing(.linear)
        /// Slow at both ends: 3p² − 2p³ of the progress p.
        public static let smoothstep = Easing(.smoothstep)
        /// `ease` in CSS.
        public static let ease = Easing(.ease)
        /// `ease-in` in CSS.
        public static let easeIn = Easing(.easeIn)
        /// `ease-out` in CSS.
        public static let easeOut = Easing(.easeOut)
        /// `ease-in-out` in CSS.
        public static let easeInOut = Easing(.easeInOut)

        let curve: CarouselGradients.Easing

        private init(_ curve: CarouselGradients.Easing) { self.curve = curve }

        /// Reads an easing: a CSS keyword, `cubic-bezier(x1, y1, x2, y2)`, or `smoothstep`; nil for anything else.
        ///
        /// CSS has no keyword `smoothstep`.
        public init?(css text: String) {
            guard let curve = try? CarouselGradients.Easing(css: text) else { return nil }
            self.init(curve)
        }
    }

    /// A required contrast between the backdrops in light mode and the overlay, the color of the text or icons on them.
    ///
    /// The backdrops in light mode are lightened or darkened, just enough to reach the required contrast. The backdrops
    /// in dark mode are never changed, so their contrast with the overlay may be lower.
    ///
    /// ```swift
    /// let (gray, white) = (SRGB8(red: 128, green: 128, blue: 128), SRGB8(red: 255, green: 255, blue: 255))
    /// let contrast = CarouselBackdrop.Contrast(of: white, minimum: 4.5)
    /// assert(contrast.overlay == white && contrast.minimum == 4.5)
    /// let pages = CarouselBackdrop.Pages([CarouselBackdrop.Pages.Page(image: "loop1", backdrop: gray)])
    /// let sent = CarouselBackdrop(pages, style: .page, wraps: true, contrast: contrast)
    /// assert(sent.light.backdrop(at: 0).color(at: 0).red < gray.red)
    /// ```
    public struct Contrast: Sendable, Hashable {
        /// The color of the text or icons on the backdrops.
        public let overlay: SRGB8
        /// The required WCAG 2 contrast ratio, 1 … 21, between ``overlay`` and each backdrop in light mode.
        ///
        /// The backdrops in dark mode may have a lower contrast.
        public let minimum: Double

        /// Creates the requirement that all backdrops in light mode have a minimum contrast with a color drawn on them.
        ///
        /// - Parameters:
        ///   - overlay: the color of the text or symbols that are drawn on the backdrops.
        ///   - minimum: the minimum WCAG 2 contrast ratio, 1 … 21.
        public init(of overlay: SRGB8, minimum: Double) {
            self.overlay = overlay
            self.minimum = minimum
        }
    }

    /// Creates the backdrop of a carousel from pages that a server sent.
    ///
    /// - Parameters:
    ///   - pages: the pages, with their colors.
    ///   - style: the way in which the carousel moves.
    ///   - wraps: whether the first page follows the last page.
    ///   - blending: how colors are blended between pages.
    ///   - easing: the function that maps scroll progress between two pages, 0 … 1, to color progress, 0 … 1.
    ///   - contrast: a color drawn on the backdrops, and the minimum contrast with it. Backdrops in light mode are
    ///     adjusted to reach the minimum. They stay unchanged if `contrast` is nil, or if neither a black nor a white
    ///     backdrop would reach the minimum.
    ///   - spacing: the space between two cards of a `snap` carousel, in points.
    ///   - padding: the total space on both sides of the front card (the card at rest) of a `snap` carousel, in points.
    ///   - threshold: the distance that a card of a `deck` must be dragged before it leaves the pile, in points.
    public init(
        _ pages: Pages, style: CarouselStyle, wraps: Bool, blending: Blending = .srgb, easing: Easing = .linear,
        contrast: Contrast? = nil, spacing: Double = 0, padding: Double = 0,
        threshold: Double = CarouselGeometry.Deck.tripDeckThreshold
    ) {
        let interpolation: Interpolation =
            switch blending {
            case .srgb: Interpolation(space: .srgb)
            case .oklab: Interpolation(space: .oklab)
            case .oklch: Interpolation(space: .oklch)
            case .vivid: .vivid
            }
        var light = pages.pages.map { $0.backdrop(isDark: false) }
        if let contrast {
            let adjustment = ContrastAdjustment(
                overlay: contrast.overlay, contrast: contrast.minimum, wraps: wraps, interpolation: interpolation,
                easing: easing.curve)
            light = (try? adjustment.adjusted(light)) ?? light
        }
        func table(_ pages: [PageBackdrop]) -> BackdropTable {
            BackdropTable(
                pages: pages, wraps: wraps, interpolation: interpolation, easing: easing.curve, samples: 0)
        }
        self.init(
            style: style, light: table(light), dark: table(pages.pages.map { $0.backdrop(isDark: true) }),
            spacing: spacing, padding: padding, threshold: threshold)
    }
}

extension CarouselBackdrop.Pages.Problem: CustomStringConvertible {
    /// A text that says what is wrong with the page, such as `page 2 is not an object`; here the first page is 1.
    public var description: String {
        let what =
            switch reason {
            case .notAnObject: "is not an object"
            case .noImage: "has no \"image\" that is a string"
            case .noColor: "has neither a \"backdrop\" nor a \"placeholder\"; it gets the color of the page before it"
            case .malformedColor(let text): "has the color \"\(text)\", which is not a CSS color"
            case .malformedDark(let text): "has the dark color \"\(text)\", which is not a CSS color"
            case .malformedGradient: "has a malformed gradient: its stops must be colors at ascending locations, 0 … 1"
            }
        return "page \(index + 1) \(what)"
    }
}

/// A page as a server sent it, before validation; an invalid page doesn't prevent reading the next one.
enum SentPage {
    case notAnObject
    case object(image: Text, backdrop: Text, dark: Text, placeholder: Text, gradient: [SentStop]?)

    /// A value that should be a string.
    enum Text {
        case missing
        case notText
        case text(String)

        init(_ text: String?) { self = text.map { .text($0) } ?? .missing }

        /// Returns the color, or the malformed text, empty for a value that isn't a string; nil for a missing value.
        func color() -> (color: SRGB8?, malformed: String?) {
            switch self {
            case .missing: return (nil, nil)
            case .notText: return (nil, "")
            case .text(let text):
                let color = SRGB8(hex: text) ?? SRGB8(hex: "#" + text) ?? (try? SRGB8(Color(css: text)))
                return (color, color == nil ? text : nil)
            }
        }
    }

    static func sent(image: String?, backdrop: String?, dark: String?) -> SentPage {
        .object(image: Text(image), backdrop: Text(backdrop), dark: Text(dark), placeholder: .missing, gradient: nil)
    }

    /// The readable parts of a page, and the reasons why other parts are ignored.
    struct Content {
        var image = ""
        var backdrop: SRGB8?
        var dark: SRGB8?
        var gradient: [CarouselBackdrop.Pages.Stop] = []
        var reasons: [CarouselBackdrop.Pages.Reason] = []
    }

    func read() -> Content {
        guard case .object(let image, let backdrop, let dark, let placeholder, let gradient) = self else {
            return Content(reasons: [.notAnObject])
        }
        var reasons: [CarouselBackdrop.Pages.Reason] = []
        var name = ""
        if case .text(let text) = image { name = text } else { reasons.append(.noImage) }
        var (color, malformed) = backdrop.color()
        if let malformed { reasons.append(.malformedColor(malformed)) }
        if color == nil, case .text(let hash) = placeholder { color = ThumbHashReader.mean(base64: hash) }
        if color == nil && malformed == nil { reasons.append(.noColor) }
        let (darkColor, malformedDark) = dark.color()
        if let malformedDark { reasons.append(.malformedDark(malformedDark)) }
        let stops = gradient?.compactMap { $0.stop } ?? []
        let page = CarouselBackdrop.Pages.Page(image: name, backdrop: color ?? .gray, gradient: stops)
        if let gradient, stops.count != gradient.count || page.gradient.isEmpty { reasons.append(.malformedGradient) }
        return Content(
            image: name, backdrop: color, dark: darkColor,
            gradient: stops.count == gradient?.count ? page.gradient : [], reasons: reasons)
    }
}

/// A stop of a vertical gradient as a server sent it, before validation.
struct SentStop {
    var location: Double?
    var color = SentPage.Text.missing
    var dark = SentPage.Text.missing

    var stop: CarouselBackdrop.Pages.Stop? {
        guard let location, let color = color.color().color else { return nil }
        return CarouselBackdrop.Pages.Stop(location: location, color: color, dark: dark.color().color)
    }
}

extension SRGB8 {
    /// The color of all pages if no page has a readable color.
    fileprivate static let gray = SRGB8(red: 128, green: 128, blue: 128)
}
