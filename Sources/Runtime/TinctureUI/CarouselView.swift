#if canImport(SwiftUI) && !os(tvOS)
    public import CarouselGradients
    public import SwiftUI

    /// A carousel that the user drags or flicks from page to page.
    ///
    /// The `CarouselContent` determines the style: one page at a time (`page`), pages side by side (`paged`), cards
    /// that snap into place (`snap`), or a pile of cards (`deck`).
    ///
    /// ```swift
    /// CarouselView(Assets.Carousel.home, selection: $page) { page in
    ///     Image(page.image).resizable()
    /// }
    /// .carouselAutoAdvance(every: .seconds(4))
    /// .carouselBackdrop()
    /// ```
    ///
    /// A `page` or `paged` carousel that doesn't wrap is a `ScrollView` with paging on iOS 17, macOS 14 and later. Any
    /// other carousel follows horizontal drags, and leaves vertical drags to the scroll view around the carousel.
    ///
    /// VoiceOver reads the carousel as one adjustable element with a value such as "3 of 10". Translate `%lld of %lld`,
    /// `Next page` and `Previous page` in the app's string catalog.
    public struct CarouselView<Carousel: CarouselContent, Page: View>: View {
        private let carousel: Carousel
        private let selection: Binding<Carousel.Page>?
        private let position: Binding<Double>?
        private let page: (Carousel.Page) -> Page
        /// The scroll position at rest, in pages from the first page.
        ///
        /// In a carousel that wraps, the position may be beyond the first or last page.
        @State private var rest: Double
        /// The scroll position while the carousel moves, in pages from the first page; nil at rest.
        @State private var moving: Double?
        @Environment(\.carouselAdvanceInterval) private var interval
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.scenePhase) private var scenePhase
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
        @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn

        /// Creates a carousel that shows the selected page.
        ///
        /// - Parameters:
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        ///   - selection: a binding to the page at rest. The carousel scrolls to a page that you set.
        ///   - page: returns the view of a page.
        public init(
            _ carousel: Carousel, selection: Binding<Carousel.Page>,
            @ViewBuilder page: @escaping (Carousel.Page) -> Page
        ) {
            self.carousel = carousel
            self.selection = selection
            position = nil
            self.page = page
            _rest = State(initialValue: Double(carousel.pages.firstIndex(of: selection.wrappedValue) ?? 0))
        }

        /// Creates a carousel that shows a scroll position, and reports the position while the carousel moves.
        ///
        /// - Parameters:
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        ///   - position: a binding to the scroll position, in pages from the first page. The carousel moves to a
        ///     position that you set. In a carousel that wraps, you and the view may set positions beyond the first or
        ///     last page. With ten pages, going from 9 to 10 moves one page forward, to the first page.
        ///   - page: returns the view of a page.
        public init(
            _ carousel: Carousel, position: Binding<Double>,
            @ViewBuilder page: @escaping (Carousel.Page) -> Page
        ) {
            self.carousel = carousel
            selection = nil
            self.position = position
            self.page = page
            _rest = State(initialValue: position.wrappedValue)
        }

        /// The visible pages.
        public var body: some View {
            GeometryReader { space in
                let geometry = carousel.geometry(
                    width: Double(space.size.width), isRightToLeft: layoutDirection == .rightToLeft)
                pages(geometry, height: space.size.height).frame(width: space.size.width, height: space.size.height)
                    .background(PositionReporter(backdrops: carousel.backdrops, position: moving ?? rest))
                    .accessibilityElement(children: .combine)
                    .accessibilityValue(Text("\(geometry.page(at: rest) + 1) of \(carousel.pageCount)"))
                    .accessibilityAdjustableAction { direction in
                        turn(by: direction == .increment ? 1 : -1, geometry)
                    }
                    .accessibilityAction(named: Text("Next page")) { turn(by: 1, geometry) }
                    .accessibilityAction(named: Text("Previous page")) { turn(by: -1, geometry) }
                    .onChange(of: selectedIndex) { index in
                        guard let index, index != geometry.page(at: rest) else { return }
                        move(to: geometry.nearestPosition(ofPage: index, from: rest))
                    }
                    .onChange(of: position?.wrappedValue) { position in
                        guard let position, position != (moving ?? rest) else { return }
                        rest = position
                    }
                    .task(id: advance) {
                        guard let seconds = advance.seconds else { return }
                        guard (try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))) != nil else {
                            return
                        }
                        // After the last page, a carousel that doesn't wrap starts again at the first.
                        let target = geometry.target(from: geometry.index(at: rest), by: 1)
                        move(to: target == rest ? 0 : target)
                    }
            }
        }

        @ViewBuilder
        private func pages(_ geometry: CarouselGeometry, height: CGFloat) -> some View {
            if #available(iOS 17, macOS 14, watchOS 10, visionOS 1, *), geometry.hasPagingScrollView {
                PagingScroll(geometry: geometry, height: height, rest: rest, page: view) { shown in
                    moving = shown == shown.rounded() ? nil : shown
                    if shown == shown.rounded() { settle(at: shown) }
                    position?.wrappedValue = shown
                }
            } else {
                DraggedPages(geometry: geometry, height: height, rest: rest, page: view) { dragged in
                    moving = dragged
                    if let dragged { position?.wrappedValue = dragged } else { move(to: rest) }
                } ended: { target in
                    move(to: target)
                }
            }
        }

        /// Returns the view of the page with an index; an empty view if there is no such page.
        @ViewBuilder
        private func view(_ index: Int) -> some View {
            let pages = carousel.pages
            if pages.indices.contains(index) {
                page(pages[index]).accessibilityHidden(index != carousel.index(at: rest))
            }
        }

        private var selectedIndex: Int? {
            selection.flatMap { carousel.pages.firstIndex(of: $0.wrappedValue) }
        }

        /// The wait before the next automatic turn, if there is one; a change of either value restarts it.
        private var advance: Advance {
            let pauses =
                moving != nil || reducesMotion || isVoiceOverOn || isSwitchControlOn || scenePhase != .active
                || carousel.pageCount < 2
            return Advance(seconds: pauses ? nil : interval, rest: rest)
        }

        private func turn(by pages: Int, _ geometry: CarouselGeometry) {
            move(to: geometry.target(from: geometry.index(at: rest), by: pages))
        }

        private func move(to target: Double) {
            withAnimation(.carousel) {
                moving = nil
                position?.wrappedValue = target
                settle(at: target)
            }
        }

        private func settle(at target: Double) {
            rest = target
            let (pages, index) = (carousel.pages, carousel.index(at: target))
            guard let selection, pages.indices.contains(index), selection.wrappedValue != pages[index] else { return }
            selection.wrappedValue = pages[index]
        }
    }

    extension View {
        /// Turns the pages of the carousels inside this view automatically.
        ///
        /// Automatic turns pause while a finger moves the pages, while VoiceOver or Switch Control runs, with Reduce
        /// Motion, and while the scene is inactive.
        ///
        /// - Parameter interval: the time between two turns. Zero or less disables automatic turns.
        @available(iOS 16, macOS 13, watchOS 9, visionOS 1, *)
        public func carouselAutoAdvance(every interval: Duration) -> some View {
            let (seconds, attoseconds) = interval.components
            return carouselAutoAdvance(seconds: Double(seconds) + Double(attoseconds) / 1e18)
        }

        /// Turns the pages of the carousels inside this view automatically, also on systems without `Duration`.
        ///
        /// - Parameter seconds: the time between two turns, in seconds. Zero or less disables automatic turns.
        public func carouselAutoAdvance(seconds: Double) -> some View {
            environment(\.carouselAdvanceInterval, seconds > 0 ? min(seconds, 86_400) : nil)
        }
    }

    extension EnvironmentValues {
        fileprivate var carouselAdvanceInterval: Double? {
            get { self[AdvanceInterval.self] }
            set { self[AdvanceInterval.self] = newValue }
        }
    }

    private enum AdvanceInterval: EnvironmentKey {
        static var defaultValue: Double? { nil }
    }

    private struct Advance: Equatable {
        let seconds: Double?
        let rest: Double
    }

    extension Animation {
        fileprivate static var carousel: Animation { .easeOut(duration: 0.32) }
    }

    extension CarouselContent {
        /// Returns the index of the page that rests at a scroll position; the number of pages for an empty deck.
        fileprivate func index(at position: Double) -> Int { geometry(width: 0).index(at: position) }
    }

    extension CarouselGeometry {
        /// Whether the carousel can be a scroll view with paging: a `page` or `paged` carousel that doesn't wrap.
        fileprivate var hasPagingScrollView: Bool { !wraps && (style == .page || style == .paged) }
    }

    /// A scroll view that stops at each page.
    @available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
    private struct PagingScroll<Page: View>: View {
        let geometry: CarouselGeometry
        let height: CGFloat
        let rest: Double
        let page: (Int) -> Page
        let scrolled: (Double) -> Void
        @State private var index: Int?
        /// The scroll position, in pages from the first page; nil before the scroll view shows the page to start with.
        @State private var position: Double?

        init(
            geometry: CarouselGeometry, height: CGFloat, rest: Double, page: @escaping (Int) -> Page,
            scrolled: @escaping (Double) -> Void
        ) {
            (self.geometry, self.height, self.rest, self.page, self.scrolled) = (geometry, height, rest, page, scrolled)
            _index = State(initialValue: geometry.index(at: rest))
        }

        var body: some View {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<geometry.pageCount, id: \.self) { number in
                        page(number).frame(width: CGFloat(geometry.pageWidth), height: height).clipped()
                    }
                }
                .scrollTargetLayout()
                .background(
                    GeometryReader { strip in
                        SwiftUI.Color.clear.preference(
                            key: StripPosition.self, value: position(of: strip.frame(in: .named(StripPosition.space))))
                    })
            }
            .coordinateSpace(name: StripPosition.space)
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $index)
            .onChange(of: rest) { _, rest in
                // A position that the scroll view itself reported needs no scrolling.
                if rest != position { withAnimation(.carousel) { index = geometry.index(at: rest) } }
            }
            .onPreferenceChange(StripPosition.self) { reported in
                guard let reported, reported != position else { return }
                // Ignores reports before the first layout, when the scroll view is at its start.
                guard position != nil || reported == Double(geometry.index(at: rest)) else { return }
                position = reported
                scrolled(reported)
            }
        }

        /// Returns the scroll position from the frame of the row of pages, in the coordinates of the scroll view.
        ///
        /// A position less than 0.01 points from a page is rounded to that page. The result is nil if the pages have no
        /// width.
        private func position(of strip: CGRect) -> Double? {
            guard geometry.pitch > 0 else { return nil }
            let moved = geometry.isRightToLeft ? Double(strip.maxX) - geometry.width : -Double(strip.minX)
            let position = moved / geometry.pitch
            return (position - position.rounded()).magnitude * geometry.pitch < 0.01 ? position.rounded() : position
        }
    }

    private enum StripPosition: PreferenceKey {
        static var space: String { "tincture.carousel" }
        static var defaultValue: Double? { nil }
        static func reduce(value: inout Double?, nextValue: () -> Double?) { value = nextValue() ?? value }
    }

    /// Pages that follow a horizontal drag.
    private struct DraggedPages<Page: View>: View {
        let geometry: CarouselGeometry
        let height: CGFloat
        let rest: Double
        let page: (Int) -> Page
        /// Receives the scroll position during a drag, and nil when the drag has ended or the system has canceled it.
        let dragged: (Double?) -> Void
        let ended: (Double) -> Void
        /// The current drag; nil also after the system has canceled it, when the pages move to their rest.
        @GestureState(resetTransaction: Transaction(animation: .carousel)) private var drag: Drag?
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        private struct Drag: Equatable {
            /// The index of the page at rest at the start of the drag.
            let page: Int
            /// Whether the drag began horizontally; the scroll view around the carousel handles any other drag.
            let isHorizontal: Bool
            /// The distance of the finger to the right, in points.
            let translation: Double
        }

        var body: some View {
            let moved = drag.flatMap { $0.isHorizontal ? $0 : nil }
            let front = moved?.page ?? geometry.index(at: rest)
            Group {
                if geometry.style == .deck {
                    CarouselPile(geometry: geometry, front: front, translation: moved?.translation ?? 0, page: page)
                } else {
                    let position = moved.map { geometry.position(index: $0.page, drag: $0.translation) } ?? rest
                    CarouselStrip(geometry: geometry, height: height, position: position, page: page)
                        .transaction { if reducesMotion { $0.animation = nil } }
                }
            }
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture()
                    .updating($drag) { value, drag, _ in
                        let (width, height) = (Double(value.translation.width), Double(value.translation.height))
                        drag = Drag(
                            page: drag?.page ?? geometry.index(at: rest),
                            isHorizontal: drag?.isHorizontal ?? (width.magnitude > height.magnitude),
                            translation: width)
                    }
                    .onEnded { value in
                        guard let drag = moved else { return }
                        let (width, end) = (value.translation.width, value.predictedEndTranslation.width)
                        // SwiftUI predicts the end a quarter of a second ahead.
                        ended(geometry.target(index: drag.page, drag: Double(width), velocity: Double(end - width) * 4))
                    }
            )
            .onChange(of: moved) { moved in
                dragged(moved.map { geometry.position(index: $0.page, drag: $0.translation) })
            }
        }
    }

    /// Pages side by side at a scroll position that SwiftUI can animate frame by frame.
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

    /// A pile of cards: the front card follows the finger, and two cards lie below it.
    private struct CarouselPile<Page: View>: View {
        let geometry: CarouselGeometry
        let front: Int
        let translation: Double
        let page: (Int) -> Page
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        /// The difference in scale, and in vertical offset in points, between each card and the card below it.
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

        /// Whether the front card fades during a drag; with a lower threshold, it would leave before it has faded.
        private var fades: Bool { geometry.threshold >= CarouselGeometry.Deck.flashCardThreshold }

        private var leaving: AnyTransition {
            .asymmetric(
                insertion: .opacity,
                removal: .offset(x: CGFloat(translation < 0 ? -geometry.width : geometry.width), y: 0))
        }
    }
#endif
