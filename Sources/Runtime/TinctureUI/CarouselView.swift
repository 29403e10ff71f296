#if canImport(SwiftUI) && !os(tvOS)
    public import CarouselGradients
    public import SwiftUI

    /// A carousel that a finger moves, in the style that the catalog says: a page view, a strip, cards that snap, or a
    /// pile.
    ///
    /// ```swift
    /// CarouselView(Assets.Carousel.home, position: $position) { page in
    ///     Image(Assets.Carousel.home.pages[page].image).resizable()
    /// }
    /// ```
    public struct CarouselView<Page: View>: View {
        private let backdrops: CarouselBackdrop
        private let interval: Double?
        private let page: (Int) -> Page
        @Binding private var position: Double
        @State private var index = 0
        @State private var translation = 0.0
        @State private var isDragged = false
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        /// A carousel.
        ///
        /// - Parameters:
        ///   - carousel: a carousel of generated code, or any other.
        ///   - position: is set to where the carousel is, in pages from the first; beyond the last one in a carousel
        ///     that wraps.
        ///   - interval: after so many seconds a page turns by itself, but while a finger holds it and where motion is
        ///     reduced; nil for never.
        ///   - page: draws the page of a number.
        public init(
            _ carousel: some CarouselContent, position: Binding<Double>, turningEvery interval: Double? = nil,
            @ViewBuilder page: @escaping (Int) -> Page
        ) {
            backdrops = carousel.backdrops
            _position = position
            self.interval = interval
            self.page = page
        }

        /// The pages that are seen.
        public var body: some View {
            GeometryReader { space in
                let geometry = backdrops.geometry(
                    width: Double(space.size.width), isRightToLeft: layoutDirection == .rightToLeft)
                pages(geometry, height: space.size.height)
                    .frame(width: space.size.width, height: space.size.height)
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture()
                            .onChanged { drag in
                                isDragged = true
                                translation = Double(drag.translation.width)
                                position = geometry.position(index: index, drag: translation)
                            }
                            .onEnded { drag in
                                isDragged = false
                                move(to: geometry.target(index: index, drag: Double(drag.translation.width)), geometry)
                            }
                    )
                    .accessibilityElement(children: .contain)
                    .accessibilityAdjustableAction { direction in
                        move(to: geometry.target(from: index, by: direction == .increment ? 1 : -1), geometry)
                    }
                    .task(id: Turning(isDragged: isDragged, reducesMotion: reducesMotion, index: index)) {
                        guard let interval, interval > 0, !isDragged, !reducesMotion else { return }
                        let wait = UInt64(min(interval, 86_400) * 1_000_000_000)
                        guard (try? await Task.sleep(nanoseconds: wait)) != nil else { return }
                        let target = geometry.target(from: index, by: 1)
                        // A carousel that does not wrap begins again.
                        move(to: target == Double(index) ? 0 : target, geometry)
                    }
            }
        }

        @ViewBuilder
        private func pages(_ geometry: CarouselGeometry, height: CGFloat) -> some View {
            if geometry.style == .deck {
                CarouselPile(geometry: geometry, front: index, translation: translation, page: page)
            } else {
                CarouselStrip(geometry: geometry, height: height, position: position, page: page)
            }
        }

        /// Comes to rest, by a movement or, where motion is reduced, by a change of color alone.
        private func move(to target: Double, _ geometry: CarouselGeometry) {
            let animation: Animation = .easeOut(duration: 0.32)
            if geometry.style == .deck || !reducesMotion {
                withAnimation(animation) { rest(at: target, geometry) }
            } else {
                rest(at: target, geometry)
            }
        }

        private func rest(at target: Double, _ geometry: CarouselGeometry) {
            position = target
            index = geometry.index(at: target)
            translation = 0
        }
    }

    /// What begins the wait for the next turn anew.
    private struct Turning: Equatable {
        let isDragged: Bool
        let reducesMotion: Bool
        let index: Int
    }

    /// Pages side by side, frame by frame at a position.
    private struct CarouselStrip<Page: View>: View, Animatable {
        let geometry: CarouselGeometry
        let height: CGFloat
        var position: Double
        let page: (Int) -> Page

        nonisolated var animatableData: Double {
            get { position }
            set { position = newValue }
        }

        var body: some View {
            ZStack {
                ForEach(geometry.visiblePages(at: position), id: \.self) { number in
                    page(number)
                        .frame(width: CGFloat(geometry.pageWidth), height: height)
                        .clipped()
                        .offset(x: CGFloat(geometry.distance(ofPage: number, at: position)))
                }
            }
        }
    }

    /// A front card that follows the finger, and two below it.
    private struct CarouselPile<Page: View>: View {
        let geometry: CarouselGeometry
        let front: Int
        let translation: Double
        let page: (Int) -> Page
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        /// Each card below is a little smaller, and lower by so many points.
        private static var step: (scale: Double, points: Double) { (0.06, 12) }

        var body: some View {
            ZStack {
                ForEach(Array(geometry.visiblePages(at: Double(front)).enumerated().reversed()), id: \.element) {
                    depth, number in
                    page(number)
                        .scaleEffect(CGFloat(1 - Self.step.scale * Double(depth)))
                        .offset(
                            x: depth == 0 ? CGFloat(translation) : 0, y: CGFloat(Self.step.points * Double(depth))
                        )
                        .opacity(depth == 0 && fades ? CarouselGeometry.Deck.opacity(translation: translation) : 1)
                        .zIndex(Double(-depth))
                        .transition(reducesMotion ? .opacity : leaving)
                }
            }
        }

        /// At 100 points nothing is left of a flash card: one that leaves sooner would vanish before its time.
        private var fades: Bool { geometry.threshold >= CarouselGeometry.Deck.flashCardThreshold }

        private var leaving: AnyTransition {
            .asymmetric(
                insertion: .opacity,
                removal: .offset(x: CGFloat(translation < 0 ? -geometry.width : geometry.width), y: 0))
        }
    }
#endif
