public import CarouselGradients
public import ColorScience

/// The contents of `catalog.json`, for apps and servers that read the file at run time.
///
/// ```swift
/// let json = """
///     {"schemaVersion": 1, "images": [], "palettes": [], "colors": [], "products": [], "gradients": [],
///      "carousels": [{"name": "home", "style": "page", "wraps": true,
///                     "pages": [{"image": "loop1", "backdrop": "#C0C0C0", "source": "pinned"}], "transitions": []}]}
///     """
/// let catalog = try JSONDecoder().decode(Catalog.self, from: Data(json.utf8))
/// // In generated code, the name of this carousel is Assets.Carousel.home.
/// let home = catalog.carousels["home"]!
/// assert(home.pages[0].image == "loop1" && home.backdrop(at: 0).color(at: 0).hex == "#C0C0C0")
/// ```
public struct Catalog: Sendable, Hashable {
    /// A picture in the catalog, with its files and colors.
    public struct Image: Sendable, Hashable {
        /// The name of the picture in the catalog, including namespaces.
        public let name: String
        /// The kind of picture: `product`, `icon`, `banner` or `other`.
        public let kind: String
        /// The files of the picture, one for each scale, appearance or device.
        public let variants: [Variant]
        /// The color to put behind the picture in light mode; nil for a picture without colors.
        ///
        /// It is the pin (a color that a person chose in the configuration or in a data file), or else the computed
        /// color.
        public let backdrop: SRGB8?
        /// The backdrop in dark mode; nil if ``backdrop`` is nil.
        public let backdropDark: SRGB8?
        /// The colors of the picture; nil if it is fully transparent or its format can't be decoded.
        public let palette: Palette?
        /// The ThumbHash (bytes of a blurred placeholder) in base64; nil if the catalog has no placeholders.
        public let thumbhash: String?
    }

    /// A file of a picture, for one scale, appearance or device.
    public struct Variant: Sendable, Hashable, Decodable {
        /// The path of this picture file, relative to the configuration's folder.
        public let file: String
        /// The number of pixels per point; nil for a file that serves every scale.
        public let scale: Int?
        /// The appearance for which the file is meant, such as `dark`; nil if the file is for any appearance.
        public let appearance: String?
        /// The width of the upright picture in pixels; nil if the file doesn't specify it.
        public let pixelWidth: Int?
        /// The height of the upright picture in pixels; nil if the file doesn't specify it.
        public let pixelHeight: Int?
    }

    /// A named color of the catalog, in light and dark mode.
    public struct NamedColor: Sendable, Hashable {
        /// The value of the named color in light mode, in sRGB.
        public let color: SRGB8
        /// The opacity of the named color in light mode, 0 … 1.
        public let opacity: Double
        /// The value of the named color in dark mode, in sRGB.
        public let dark: SRGB8
        /// The opacity of the named color in dark mode, 0 … 1.
        public let darkOpacity: Double
    }

    /// A product from the product list.
    public struct Product: Sendable, Hashable, Decodable {
        /// The name of the picture that shows this product.
        public let image: String
        /// The name of the product; nil if the product list gives no name.
        public let name: String?
        /// The price as written in the product list; nil if the list gives no price.
        public let price: String?
    }

    /// A gradient with a fixed direction and fixed colors.
    public struct Gradient: Sendable, Hashable {
        /// A color of a gradient, and its location.
        public struct Stop: Sendable, Hashable {
            /// The location along the gradient, 0 … 1.
            public let location: Double
            /// The color of the gradient at this location, with one value for light mode and one for dark mode.
            public let color: NamedColor
        }

        /// The point at which the gradient starts, in fractions of the filled area's width and height.
        public let start: GradientPoint
        /// The point at which the gradient ends, in fractions of the filled area's width and height.
        public let end: GradientPoint
        /// The color stops, in ascending order of their location along the gradient: 0 at ``start``, 1 at ``end``.
        public let stops: [Stop]
    }

    /// A page of a carousel.
    public struct Page: Sendable, Hashable {
        /// The name of the page's picture.
        public let image: String
        /// The index of the page in the carousel, from 0.
        public let index: Int
        /// The color behind the page in light mode.
        public let backdrop: SRGB8
        /// The color behind the page in dark mode.
        public let backdropDark: SRGB8
    }

    /// A carousel that an app reads from the catalog at run time.
    ///
    /// `CarouselView` and the other views of `TinctureUI` show it like a carousel from generated code.
    public struct Carousel: Sendable, Hashable, CarouselContent {
        /// The name of the carousel in the configuration.
        public let name: String
        /// The pages, in order.
        public let pages: [Page]
        /// The backdrop at every scroll position, and the carousel's style and spacing.
        public let backdrops: CarouselBackdrop
    }

    /// The pictures by their names.
    public let images: [String: Image]
    /// The named colors by their names.
    public let colors: [String: NamedColor]
    /// The products, in the order of the product list.
    public let products: [Product]
    /// The static gradients (gradients that don't belong to a carousel) by their names.
    public let gradients: [String: Gradient]
    /// The carousels by their names.
    public let carousels: [String: Carousel]
}
