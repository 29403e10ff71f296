#if canImport(SwiftUI)
    public import CarouselGradients
    internal import ColorScience
    public import SwiftUI

    /// The backdrop of a carousel at a scroll position: one color or a vertical gradient, in light or dark mode.
    ///
    /// While the position is animated, the view looks up the backdrop for every frame in the carousel's table of
    /// precomputed colors. SwiftUI alone would only blend the first and the last color of the animation.
    public struct CarouselBackdropView: View, Animatable {
        private let backdrops: CarouselBackdrop
        private var position: Double
        @Environment(\.colorScheme) private var colorScheme

        /// Creates a view of the backdrop of a carousel.
        ///
        /// - Parameters:
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        ///   - position: the scroll position, in pages from the first page.
        public init(_ carousel: some CarouselContent, position: Double) {
            backdrops = carousel.backdrops
            self.position = position
        }

        /// The scroll position at the current frame of an animation.
        public nonisolated var animatableData: Double {
            get { position }
            set { position = newValue }
        }

        /// The backdrop at the scroll position: one color or a vertical gradient.
        @ViewBuilder public var body: some View {
            let backdrop = backdrops.backdrop(at: position, in: CarouselBackdrop.Appearance(colorScheme))
            if backdrop.isFlat {
                SwiftUI.Color(backdrop.color(at: 0))
            } else {
                LinearGradient(
                    stops: backdrop.stops.map { Gradient.Stop(color: SwiftUI.Color($0.color), location: $0.location) },
                    startPoint: .top, endPoint: .bottom)
            }
        }
    }

    extension View {
        /// Adds the backdrop of a carousel behind the view, up to the edges of the screen.
        ///
        /// ```swift
        /// HomeView().carouselBackdrop(Assets.Carousel.home, position: position)
        /// ```
        ///
        /// - Parameters:
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        ///   - position: the scroll position, in pages from the first page.
        public func carouselBackdrop(_ carousel: some CarouselContent, position: Double) -> some View {
            background(CarouselBackdropView(carousel, position: position).ignoresSafeArea())
        }

        /// Adds the backdrop of the ``CarouselView`` that this view contains, behind the whole view and up to the edges
        /// of the screen.
        ///
        /// ```swift
        /// ScrollView {
        ///     CarouselView(Assets.Carousel.home, selection: $page) { Image($0.image).resizable() }
        ///     Products()
        /// }
        /// .carouselBackdrop()
        /// ```
        ///
        /// If the view contains several carousels, the backdrop of the first carousel is shown. For the other
        /// carousels, use ``carouselBackdrop(_:position:)``.
        public func carouselBackdrop() -> some View {
            backgroundPreferenceValue(ShownBackdrop.self) { shown in
                if let shown { CarouselBackdropView(shown.backdrops, position: shown.position).ignoresSafeArea() }
            }
        }

        /// Draws text and symbols in the color of a text area or, without an area, in white or black.
        ///
        /// Without an area, the color is the one that is more readable on the backdrop at the scroll position.
        ///
        /// - Parameters:
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        ///   - position: the scroll position, in pages from the first page.
        ///   - area: the name of the text area in which this view is drawn, from the configuration of the catalog. The
        ///     text color of this area on the page nearest to the position is used. The build takes that color from the
        ///     configuration, or else chooses white or black, whichever is more readable in the area. If `area` is nil,
        ///     or if the page has no color for the area, the view is drawn as without an area.
        public func carouselForeground(
            _ carousel: some CarouselContent, position: Double, area: String? = nil
        ) -> some View {
            modifier(CarouselForeground(carousel: carousel, position: position, area: area))
        }
    }

    /// The backdrop and the scroll position of a carousel, for the views around it.
    struct ShownBackdrop: PreferenceKey, Equatable {
        let backdrops: CarouselBackdrop
        let position: Double

        static var defaultValue: ShownBackdrop? { nil }
        static func reduce(value: inout ShownBackdrop?, nextValue: () -> ShownBackdrop?) {
            value = value ?? nextValue()
        }
    }

    /// An invisible view that reports a carousel's scroll position for each frame of an animation.
    struct PositionReporter: View, Animatable {
        let backdrops: CarouselBackdrop
        var position: Double

        nonisolated var animatableData: Double {
            get { position }
            set { position = newValue }
        }

        var body: some View {
            SwiftUI.Color.clear.preference(
                key: ShownBackdrop.self, value: ShownBackdrop(backdrops: backdrops, position: position))
        }
    }

    private struct CarouselForeground<Carousel: CarouselContent>: ViewModifier {
        let carousel: Carousel
        let position: Double
        let area: String?
        @Environment(\.colorScheme) private var colorScheme

        func body(content: Content) -> some View {
            let appearance = CarouselBackdrop.Appearance(colorScheme)
            return content.foregroundColor(
                SwiftUI.Color(
                    area.map { carousel.foreground(of: $0, at: position, in: appearance) }
                        ?? carousel.foreground(at: position, in: appearance)))
        }
    }
#endif
