public import ColorScience

extension CarouselBackdrop {
    /// The pages of a carousel as a server sends them, and what is wrong with the others.
    ///
    /// ```json
    /// [{"image": "loop1", "backdrop": "#C0C0C0", "dark": "#303030"}, {"imgName": "loop2", "bgColor": "#1F6FEB"}]
    /// ```
    ///
    /// `dark` may be left out: it is then the dark form that the catalog would have. A page without a color may have a
    /// `placeholder`, a ThumbHash in base64, whose average color stands in for it. A page that cannot be used is left
    /// out and reported, and the others stay. Any decoder will do.
    ///
    /// `tincture extract --format pages` writes the array as a member of an object, `{"version": 1, "pages": […]}`,
    /// which is read as well. JSON of another form or version is refused by the decoder.
    ///
    /// ```swift
    /// let json = ##"[{"image": "loop1", "backdrop": "#C0C0C0"}, {"image": "loop2", "backdrop": "red"}]"##
    /// let sent = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: Data(json.utf8))
    /// assert(sent.pages.map(\.image) == ["loop1"])
    /// assert(sent.problems.map(\.index) == [1])
    ///
    /// // Or of values that a decoder of the app's own has read.
    /// let plain = CarouselBackdrop.Pages([(image: "loop1", backdrop: "#C0C0C0", dark: nil)])
    /// assert(plain.pages == sent.pages)
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
            /// The name or the address of its picture.
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

        /// What is wrong with a page.
        ///
        /// ```swift
        /// let sent = CarouselBackdrop.Pages([(image: "loop1", backdrop: "red", dark: nil)])
        /// let problem = sent.problems[0]
        /// assert(problem.index == 0 && problem.reason == .malformedColor("red"))
        /// print(problem.description)
        /// ```
        public struct Problem: Error, Sendable, Hashable {
            /// The page's number in what was sent, from 0.
            public let index: Int
            /// What it is.
            public let reason: Reason
        }

        /// Why a page is left out, or a part of it is not used.
        public enum Reason: Sendable, Hashable {
            /// The page is no object; it is left out.
            case notAnObject
            /// There is no `image` or `imgName` that is a text; the page is left out.
            case noImage
            /// There is neither a `backdrop` or `bgColor` nor a `placeholder`; the page is left out.
            case noColor
            /// The color is not of the form `#RRGGBB`; the page is left out unless it has a placeholder.
            case malformedColor(String)
            /// The dark color is not of the form `#RRGGBB`; it is made of the other.
            case malformedDark(String)
        }

        /// The pages that can be used, in their order.
        public let pages: [Page]
        /// What is wrong with others, in their order.
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

        private init(sent: [SentPage]) {
            var pages: [Page] = []
            var problems: [Problem] = []
            for (index, page) in sent.enumerated() {
                let (read, reasons) = page.read()
                if let read { pages.append(read) }
                problems += reasons.map { Problem(index: index, reason: $0) }
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
        let space: ColorSpace =
            switch blending {
            case .srgb: .srgb
            case .oklab: .oklab
            case .oklch: .oklch
            }
        func table(_ colors: [SRGB8]) -> BackdropTable {
            BackdropTable(
                GradientTable(pages: colors, wraps: wraps, interpolation: Interpolation(space: space), samples: 0))
        }
        self.init(
            style: style, light: table(pages.pages.map(\.backdrop)), dark: table(pages.pages.map(\.dark)),
            spacing: spacing, padding: padding, threshold: threshold)
    }
}

extension CarouselBackdrop.Pages: Decodable {
    private enum Key: String, CodingKey { case version, pages }

    /// Reads an array of pages, or an object of version 1 with such an array.
    ///
    /// - Throws: what the decoder throws where there is no array; `DecodingError` for another version.
    public init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer
        if let object = try? decoder.container(keyedBy: Key.self) {
            guard try object.decode(Int.self, forKey: .version) == 1 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .version, in: object, debugDescription: "pages of a version other than 1")
            }
            container = try object.nestedUnkeyedContainer(forKey: .pages)
        } else {
            container = try decoder.unkeyedContainer()
        }
        var sent: [SentPage] = []
        while !container.isAtEnd { sent.append(try container.decode(SentPage.self)) }
        self.init(sent: sent)
    }
}

extension CarouselBackdrop.Pages.Problem: CustomStringConvertible {
    /// The problem in words.
    public var description: String {
        let what =
            switch reason {
            case .notAnObject: "is no object; it is left out"
            case .noImage: "has no \"image\" that is a text; it is left out"
            case .noColor: "has neither a \"backdrop\" nor a \"placeholder\"; it is left out"
            case .malformedColor(let text): "has the color \"\(text)\", which is not of the form #RRGGBB"
            case .malformedDark(let text): "has the dark color \"\(text)\", which is not of the form #RRGGBB"
            }
        return "page \(index + 1) \(what)"
    }
}

/// A page as it was sent, of whatever shape that is: reading it never fails, so that the next one is read, too.
private enum SentPage: Decodable {
    case notAnObject
    case object(image: Text, backdrop: Text, dark: Text, placeholder: Text)

    /// A member that should be a text.
    enum Text {
        case missing
        case notText
        case text(String)

        init(_ text: String?) { self = text.map(Text.text) ?? .missing }
    }

    /// The members by both names: ours, and those of the Tmall app.
    private enum Key: String, CodingKey { case image, imgName, backdrop, bgColor, dark, placeholder }

    static func sent(image: String?, backdrop: String?, dark: String?) -> SentPage {
        .object(image: Text(image), backdrop: Text(backdrop), dark: Text(dark), placeholder: .missing)
    }

    init(from decoder: any Decoder) throws {
        guard let members = try? decoder.container(keyedBy: Key.self) else {
            self = .notAnObject
            return
        }
        func text(_ keys: Key...) -> Text {
            for key in keys where members.contains(key) {
                if (try? members.decodeNil(forKey: key)) == true { continue }
                return (try? members.decode(String.self, forKey: key)).map(Text.text) ?? .notText
            }
            return .missing
        }
        self = .object(
            image: text(.image, .imgName), backdrop: text(.backdrop, .bgColor), dark: text(.dark),
            placeholder: text(.placeholder))
    }

    func read() -> (page: CarouselBackdrop.Pages.Page?, reasons: [CarouselBackdrop.Pages.Reason]) {
        guard case .object(let image, let backdrop, let dark, let placeholder) = self else {
            return (nil, [.notAnObject])
        }
        guard case .text(let name) = image else { return (nil, [.noImage]) }
        var reasons: [CarouselBackdrop.Pages.Reason] = []
        var color: SRGB8?
        switch backdrop {
        case .missing: break
        case .notText: reasons.append(.malformedColor(""))
        case .text(let text):
            color = SRGB8(hex: text)
            if color == nil { reasons.append(.malformedColor(text)) }
        }
        if color == nil, case .text(let hash) = placeholder { color = ThumbHashAverage.color(base64: hash) }
        guard let color else { return (nil, reasons.isEmpty ? [.noColor] : reasons) }
        var darkColor: SRGB8?
        switch dark {
        case .missing: break
        case .notText: reasons.append(.malformedDark(""))
        case .text(let text):
            darkColor = SRGB8(hex: text)
            if darkColor == nil { reasons.append(.malformedDark(text)) }
        }
        return (CarouselBackdrop.Pages.Page(image: name, backdrop: color, dark: darkColor), reasons)
    }
}
