public import ColorScience

extension CarouselBackdrop {
    /// The pages of a carousel as a server sends them, and the problems found in them.
    ///
    /// ```json
    /// [{"image": "loop1", "backdrop": "#C0C0C0", "dark": "#303030"}, {"imgName": "loop2", "bgColor": "#1F6FEB"}]
    /// ```
    ///
    /// A color is any CSS color, or a hex code without `#`; alpha is ignored, because a backdrop is opaque. Without
    /// `dark` a page has the dark form that the catalog would have. A page without a color may have a `placeholder`, a
    /// ThumbHash in base64, and takes its average color. Every page keeps its index: one whose color cannot be read has
    /// the color of the page before it, and a ``Problem``. Any decoder will do.
    ///
    /// `tincture extract --format pages` writes the array as a member of an object, `{"version": 1, "pages": […]}`,
    /// which is read as well. The decoder refuses JSON of another form or version.
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
    /// ```
    public struct Pages: Sendable, Hashable {
        /// One page.
        ///
        /// ```swift
        /// let page = CarouselBackdrop.Pages.Page(image: "loop1", backdrop: SRGB8(red: 192, green: 192, blue: 192))
        /// assert(page.image == "loop1" && page.backdrop.hex == "#C0C0C0")
        /// // Without a dark color it has the one that the catalog would have: darker than the page's own.
        /// assert(page.dark.red < page.backdrop.red)
        /// ```
        public struct Page: Sendable, Hashable {
            /// The name or the address of its picture; empty where none was sent.
            public let image: String
            /// The color behind it.
            public let backdrop: SRGB8
            /// The same in the dark appearance.
            public let dark: SRGB8

            /// A page by its parts; without a dark color it has the dark form that the catalog would have.
            public init(image: String, backdrop: SRGB8, dark: SRGB8? = nil) {
                self.image = image
                self.backdrop = backdrop
                self.dark = dark ?? DarkAppearance.of(backdrop)
            }
        }

        /// A problem of a page.
        ///
        /// ```swift
        /// let sent = CarouselBackdrop.Pages([(image: "loop1", backdrop: "rde", dark: nil)])
        /// let problem = sent.problems[0]
        /// assert(problem.index == 0 && problem.reason == .malformedColor("rde"))
        /// print(problem.description)
        /// ```
        public struct Problem: Error, Sendable, Hashable {
            /// The page's number in what was sent, from 0.
            public let index: Int
            /// The kind.
            public let reason: Reason
        }

        /// The reason for a ``Problem``.
        public enum Reason: Sendable, Hashable {
            /// The page is not an object.
            case notAnObject
            /// There is no `image` or `imgName` that is a text.
            case noImage
            /// There is neither a `backdrop` or `bgColor` nor a `placeholder`.
            case noColor
            /// The color is not a CSS color.
            case malformedColor(String)
            /// The dark color is not a CSS color; it is made from the other one.
            case malformedDark(String)
        }

        /// All pages, in their order.
        public let pages: [Page]
        /// The problems found in them, in the order of the pages.
        public let problems: [Problem]

        /// Pages that are known to be right.
        public init(_ pages: [Page]) {
            self.pages = pages
            problems = []
        }

        /// Pages of plain values, such as those that a decoder of the app's own has read.
        ///
        /// - Parameter values: image, color and dark color of each page; what is nil was not sent.
        public init(_ values: some Sequence<(image: String?, backdrop: String?, dark: String?)>) {
            self.init(sent: values.map { .sent(image: $0.image, backdrop: $0.backdrop, dark: $0.dark) })
        }

        init(sent: [SentPage]) {
            var pages: [Page] = []
            var problems: [Problem] = []
            let read = sent.map { $0.read() }
            // Before the first color that can be read there is only the one after; without any, a middle gray.
            var last = read.lazy.compactMap { $0.backdrop }.first ?? SRGB8(red: 128, green: 128, blue: 128)
            for (index, page) in read.enumerated() {
                last = page.backdrop ?? last
                pages.append(Page(image: page.image, backdrop: last, dark: page.dark))
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
        /// Gamma-encoded, as the Tmall app blends.
        case srgb
        /// Even to the eye.
        case oklab
        /// Even to the eye, along the circle of hues the short way.
        case oklch
        /// Even to the eye, with the chroma of both colors, and without a hue that neither has.
        case vivid
    }

    /// The backdrops of pages that a server has sent.
    ///
    /// - Parameters:
    ///   - pages: the pages.
    ///   - style: how the carousel moves.
    ///   - wraps: whether the last page's neighbor is the first.
    ///   - blending: how colors are blended between pages.
    ///   - spacing: between two cards of a `snap` carousel, in points.
    ///   - padding: beside the card in front of a `snap` carousel, both sides together, in points.
    ///   - threshold: how far a card of a `deck` is drawn before it leaves, in points.
    public init(
        _ pages: Pages, style: CarouselStyle, wraps: Bool, blending: Blending = .srgb, spacing: Double = 0,
        padding: Double = 0, threshold: Double = CarouselGeometry.Deck.tripDeckThreshold
    ) {
        let interpolation: Interpolation =
            switch blending {
            case .srgb: Interpolation(space: .srgb)
            case .oklab: Interpolation(space: .oklab)
            case .oklch: Interpolation(space: .oklch)
            case .vivid: .vivid
            }
        func table(_ colors: [SRGB8]) -> BackdropTable {
            BackdropTable(GradientTable(pages: colors, wraps: wraps, interpolation: interpolation, samples: 0))
        }
        self.init(
            style: style, light: table(pages.pages.map { $0.backdrop }), dark: table(pages.pages.map { $0.dark }),
            spacing: spacing, padding: padding, threshold: threshold)
    }
}

extension CarouselBackdrop.Pages.Problem: CustomStringConvertible {
    /// The problem in words.
    public var description: String {
        let what =
            switch reason {
            case .notAnObject: "is not an object"
            case .noImage: "has no text \"image\""
            case .noColor: "has neither a \"backdrop\" nor a \"placeholder\"; it takes the color of the page before it"
            case .malformedColor(let text): "has the color \"\(text)\", which is not a CSS color"
            case .malformedDark(let text): "has the dark color \"\(text)\", which is not a CSS color"
            }
        return "page \(index + 1) \(what)"
    }
}

/// A page as it was sent, of whatever shape: reading it never fails, so that the next page is read, too.
enum SentPage {
    case notAnObject
    case object(image: Text, backdrop: Text, dark: Text, placeholder: Text)

    /// A member that should be a text.
    enum Text {
        case missing
        case notText
        case text(String)

        init(_ text: String?) { self = text.map { .text($0) } ?? .missing }

        /// The color of a text, and the text where it is none.
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
        .object(image: Text(image), backdrop: Text(backdrop), dark: Text(dark), placeholder: .missing)
    }

    func read() -> (image: String, backdrop: SRGB8?, dark: SRGB8?, reasons: [CarouselBackdrop.Pages.Reason]) {
        guard case .object(let image, let backdrop, let dark, let placeholder) = self else {
            return ("", nil, nil, [.notAnObject])
        }
        var reasons: [CarouselBackdrop.Pages.Reason] = []
        var name = ""
        if case .text(let text) = image { name = text } else { reasons.append(.noImage) }
        var (color, malformed) = backdrop.color()
        if let malformed { reasons.append(.malformedColor(malformed)) }
        if color == nil, case .text(let hash) = placeholder { color = ThumbHashAverage.color(base64: hash) }
        if color == nil && malformed == nil { reasons.append(.noColor) }
        let (darkColor, malformedDark) = dark.color()
        if let malformedDark { reasons.append(.malformedDark(malformedDark)) }
        return (name, color, darkColor, reasons)
    }
}
