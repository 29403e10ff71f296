public import CarouselGradients
public import ColorScience

/// The contents of `catalog.json` that an app shows, for an app or a server that reads the file at run time.
///
/// ```swift
/// let json = """
///     {"schemaVersion": 1, "images": [], "palettes": [], "colors": [], "products": [], "gradients": [],
///      "carousels": [{"name": "home", "style": "page", "wraps": true,
///                     "pages": [{"image": "loop1", "backdrop": "#C0C0C0", "source": "pinned"}], "transitions": []}]}
///     """
/// let catalog = try JSONDecoder().decode(Catalog.self, from: Data(json.utf8))
/// // Generated code has the same carousel as Assets.Carousel.home.
/// let home = catalog.carousels["home"]!
/// assert(home.pages[0].image == "loop1" && home.backdrop(at: 0).color(at: 0).hex == "#C0C0C0")
/// ```
public struct Catalog: Sendable, Hashable {
    /// A picture.
    public struct Image: Sendable, Hashable {
        /// The full name.
        public let name: String
        /// The kind: `product`, `icon`, `banner` or `other`.
        public let kind: String
        /// The files, one for each scale, appearance or device.
        public let variants: [Variant]
        /// The color behind the picture: the one that a person chose, or the one that was found; nil for a picture
        /// without colors.
        public let backdrop: SRGB8?
        /// The backdrop in the dark appearance.
        public let backdropDark: SRGB8?
        /// The colors that were found; nil where the picture has none, or wasn't decoded.
        public let palette: Palette?
        /// The ThumbHash in base64; nil where the catalog has no placeholders.
        public let thumbhash: String?
    }

    /// A file of a picture.
    public struct Variant: Sendable, Hashable, Decodable {
        /// The file, relative to the folder of the configuration.
        public let file: String
        /// The pixels of a point; nil for a file that serves every scale.
        public let scale: Int?
        /// The appearance, such as `dark`; nil for any.
        public let appearance: String?
        /// The width of the upright picture in pixels; nil where the file doesn't say.
        public let pixelWidth: Int?
        /// The height of the upright picture in pixels; nil where the file doesn't say.
        public let pixelHeight: Int?
    }

    /// A named color.
    public struct NamedColor: Sendable, Hashable {
        /// The color in the light appearance, in sRGB.
        public let color: SRGB8
        /// The opacity in the light appearance, 0 … 1.
        public let opacity: Double
        /// The color in the dark appearance, in sRGB.
        public let dark: SRGB8
        /// The opacity in the dark appearance, 0 … 1.
        public let darkOpacity: Double
    }

    /// A product.
    public struct Product: Sendable, Hashable, Decodable {
        /// The name of its picture.
        public let image: String
        /// The name; nil where the list doesn't say.
        public let name: String?
        /// The price as the list has it; nil where the list doesn't say.
        public let price: String?
    }

    /// A static gradient.
    public struct Gradient: Sendable, Hashable {
        /// A color of a gradient.
        public struct Stop: Sendable, Hashable {
            /// The location along the gradient, 0 … 1.
            public let location: Double
            /// The color in both appearances.
            public let color: NamedColor
        }

        /// The point at which the gradient starts.
        public let start: GradientPoint
        /// The point at which the gradient ends.
        public let end: GradientPoint
        /// The colors, in rising location.
        public let stops: [Stop]
    }

    /// A page of a carousel.
    public struct Page: Sendable, Hashable {
        /// The name of its picture.
        public let image: String
        /// The number of the page, from 0.
        public let index: Int
        /// The color behind it.
        public let backdrop: SRGB8
        /// The color behind it in the dark appearance.
        public let backdropDark: SRGB8
    }

    /// A carousel, which `CarouselView` and the other views show as those of generated code.
    public struct Carousel: Sendable, Hashable, CarouselContent {
        /// The name.
        public let name: String
        /// The pages in their order.
        public let pages: [Page]
        /// The background at every position, and how the carousel moves.
        public let backdrops: CarouselBackdrop
    }

    /// The pictures by their names.
    public let images: [String: Image]
    /// The named colors by their names.
    public let colors: [String: NamedColor]
    /// The products in the order of their list.
    public let products: [Product]
    /// The static gradients by their names.
    public let gradients: [String: Gradient]
    /// The carousels by their names.
    public let carousels: [String: Carousel]
}
