#if canImport(SwiftUI)
    public import CarouselGradients
    internal import ColorScience
    public import SwiftUI

    /// The backdrop of a carousel at a position: one color, or a vertical gradient, light or dark as the system is.
    ///
    /// When the position is animated, each frame is looked up in the table: SwiftUI alone would blend the two ends.
    public struct CarouselBackdropView: View, Animatable {
        private let backdrops: CarouselBackdrop
        private var position: Double
        @Environment(\.colorScheme) private var colorScheme

        /// The backdrop of a carousel.
        ///
        /// - Parameters:
        ///   - carousel: a carousel of generated code, or any other.
        ///   - position: pages from the first.
        public init(_ carousel: some CarouselContent, position: Double) {
            backdrops = carousel.backdrops
            self.position = position
        }

        /// The position, frame by frame.
        public nonisolated var animatableData: Double {
            get { position }
            set { position = newValue }
        }

        /// The color or the gradient.
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
        /// Puts the backdrop of a carousel behind the view, up to the edges of the screen.
        ///
        /// ```swift
        /// home.carouselBackdrop(Assets.Carousel.home, position: position)
        /// ```
        public func carouselBackdrop(_ carousel: some CarouselContent, position: Double) -> some View {
            background(CarouselBackdropView(carousel, position: position).ignoresSafeArea())
        }

        /// Draws text and symbols of the view in white or black, whatever is read better on the backdrop at the
        /// position.
        public func carouselForeground(_ carousel: some CarouselContent, position: Double) -> some View {
            modifier(CarouselForeground(backdrops: carousel.backdrops, position: position))
        }
    }

    private struct CarouselForeground: ViewModifier {
        let backdrops: CarouselBackdrop
        let position: Double
        @Environment(\.colorScheme) private var colorScheme

        func body(content: Content) -> some View {
            content.foregroundColor(backdrops.foregroundColor(at: position, in: colorScheme))
        }
    }
#endif
