#if canImport(SwiftUI)
    public import CarouselGradients
    public import ColorScience
    public import SwiftUI

    nonisolated extension SwiftUI.Color {
        /// Creates an opaque color from an 8-bit sRGB color.
        public init(_ color: SRGB8) {
            self.init(
                .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
                opacity: 1)
        }
    }

    nonisolated extension CarouselBackdrop.Appearance {
        /// Creates the appearance from SwiftUI's color scheme.
        public init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
    }

    nonisolated extension CarouselContent {
        /// Returns the color of text on the backdrop at a scroll position: white or black, whichever is more readable.
        ///
        /// - Parameters:
        ///   - position: the scroll position, in pages from the first page.
        ///   - scheme: the color scheme of the view, which determines whether the backdrop is that of light or dark
        ///     mode.
        public func foregroundColor(at position: Double, in scheme: ColorScheme = .light) -> SwiftUI.Color {
            SwiftUI.Color(foreground(at: position, in: CarouselBackdrop.Appearance(scheme)))
        }

        /// Returns the color scheme in which bars over the backdrop at a scroll position are readable.
        ///
        /// Bars in the dark color scheme have white content. Pass the result to `toolbarColorScheme(_:for:)`.
        ///
        /// - Parameters:
        ///   - position: the scroll position, in pages from the first page.
        ///   - scheme: the color scheme of the view, which determines whether the backdrop is that of light or dark
        ///     mode.
        public func barColorScheme(at position: Double, in scheme: ColorScheme = .light) -> ColorScheme {
            foreground(at: position, in: CarouselBackdrop.Appearance(scheme)).red == 0 ? .light : .dark
        }
    }
#endif
