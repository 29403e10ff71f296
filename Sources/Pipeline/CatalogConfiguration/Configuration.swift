package import AssetCatalog
package import CarouselGradients
package import CatalogManifest
package import ColorScience
package import Diagnostics
package import PictureText

/// A text in `tincture.yml`, such as a glob, and its place in the file.
package struct ConfiguredText: Sendable {
    package let text: String
    package let origin: SourceLocation
}

/// The contents of `tincture.yml`; the help of the keys in `table` describes the properties.
package struct Configuration: Sendable {
    package var path: String
    package var sources: [Source] = []
    package var modes = TokenModes()
    package var kinds: [KindGlob]?
    package var swatches = PaletteColors.standardCount
    package var placeholders: Set<ImageKind> = []
    package var brandColors: [SRGB8] = []
    package var tint = TintForm.soft
    package var products: Diagnosed<Listing<ListedProduct>>?
    package var carousels: [CarouselConfiguration] = []
    package var text: [ImageKind: [TextArea]] = [:]
    package var gradients: [GradientConfiguration] = []
    package var colorPairs: [ColorPairConfiguration] = []
    package var checks = CheckSettings()
    package var limits = InputLimits.standard

    package var emit: [EmitterRequest] = []

    package init(path: String) { self.path = path }
}

/// The style of the background suggested for a product picture that is cut out or on white.
package enum TintForm: String, Sendable, Hashable, CaseIterable {
    /// A nearly white color, or a nearly black one in dark mode.
    case soft
    /// A saturated color, with the same lightness and chroma for all products.
    case block
}

/// A glob under the key `kinds`, for the full names and file paths of the pictures that have a kind.
package struct KindGlob: Sendable {
    package let kind: ImageKind
    package let pattern: String
    package let origin: SourceLocation
}

/// A carousel in `tincture.yml`; the help of the keys in `table` describes the properties.
package struct CarouselConfiguration: Sendable {
    package var name: String
    package var pages: Diagnosed<Listing<ListedPage>>
    /// The carousel's location in the configuration file; nil for a carousel that the default rules created.
    package var origin: SourceLocation?
    package var style = CarouselStyle.page
    package var wraps = false
    /// The color space in which colors are blended; the default is the one in which apps without Tincture blend.
    package var interpolation = Interpolation(space: .srgb)
    package var samples = 41
    package var samplesOrigin: SourceLocation?
    package var tolerance = 0.5
    package var easing = Easing.linear
    package var backdrops = BackdropForm.color
    package var overlay: SRGB8?
    /// The minimum WCAG 2 contrast, 1 … 21, of the ``overlay`` with the backdrop at every scroll position.
    package var contrast: (ratio: Double, origin: SourceLocation)?
    package var spacing: Double?
    package var padding: Double?
    package var threshold: Double?
    package var offsets: OffsetConfiguration?
    package var foreground: (name: String, origin: SourceLocation)?

    /// The areas of the pages where the app draws text; nil to use those configured for the kind of each picture.
    package var text: [TextArea]?
    package var screens = TextScreens()

    package init(name: String, pages: Diagnosed<Listing<ListedPage>>) {
        (self.name, self.pages) = (name, pages)
    }
}

/// The kind of backdrop that Tincture derives from a picture.
package enum BackdropForm: String, Sendable, CaseIterable {
    case color
    /// A vertical gradient of two or three colors.
    case gradient
    /// The color that continues the picture past its edges, for pictures that reach the sides of their page.
    case bleed
}

/// The settings of offset tables, which list the color at evenly spaced scroll offsets for each screen width.
package struct OffsetConfiguration: Sendable {
    package var widths: [Double] = []
    package var step = 1.0
    package var origin: SourceLocation
}

package struct GradientConfiguration: Sendable {
    package var name: String
    /// The evenly spaced names of color sets or CSS colors; one for a gradient like SwiftUI's `Color.gradient`.
    package var colors: [ConfiguredText] = []
    // The vertical direction is that of a backdrop, because SwiftUI's gradients have no default direction.
    package var start = GradientPoint.top
    package var end = GradientPoint.bottom
}
