#if canImport(SwiftUI)
    public import CarouselGradients
    public import SwiftUI

    extension View {
        /// Reports the scroll position of a `ScrollView` whose pages are side by side.
        ///
        /// Before iOS 18 and macOS 15, SwiftUI doesn't report the scroll offset, so mark each page with
        /// ``carouselPage(_:)``.
        ///
        /// - Parameters:
        ///   - position: a binding that is set to the scroll position, in pages from the first page.
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        @ViewBuilder
        public func carouselScrollPosition(_ position: Binding<Double>, of carousel: some CarouselContent) -> some View
        {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                modifier(OffsetTracking(backdrops: carousel.backdrops, position: position))
            } else {
                carouselPagePosition(position, of: carousel)
            }
        }

        /// Reports the scroll position of a `TabView` or any other view, computed from the frames of its pages.
        ///
        /// Mark each page with ``carouselPage(_:)``.
        ///
        /// - Parameters:
        ///   - position: a binding that is set to the scroll position, in pages from the first page.
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        public func carouselPagePosition(_ position: Binding<Double>, of carousel: some CarouselContent) -> some View {
            modifier(PageTracking(backdrops: carousel.backdrops, position: position))
        }

        /// Marks a page of a carousel with its index, from 0, for ``carouselPagePosition(_:of:)``.
        public func carouselPage(_ number: Int) -> some View {
            background(
                GeometryReader { geometry in
                    SwiftUI.Color.clear.preference(
                        key: CarouselFrames.self,
                        value: CarouselFrames(centers: [number: Double(geometry.frame(in: .global).midX)]))
                })
        }
    }

    /// The frame of a carousel's view, and the centers of its pages by index, in global coordinates.
    private struct CarouselFrames: PreferenceKey, Equatable {
        var centers: [Int: Double] = [:]
        var view: CGRect?

        static var defaultValue: CarouselFrames { CarouselFrames() }
        static func reduce(value: inout CarouselFrames, nextValue: () -> CarouselFrames) {
            let next = nextValue()
            value.centers.merge(next.centers) { $1 }
            value.view = value.view ?? next.view
        }
    }

    private struct PageTracking: ViewModifier {
        let backdrops: CarouselBackdrop
        @Binding var position: Double
        @Environment(\.layoutDirection) private var layoutDirection

        func body(content: Content) -> some View {
            let isRightToLeft = layoutDirection == .rightToLeft
            let binding = $position
            return
                content
                .background(
                    // Sits behind the content, so that the content keeps its size.
                    GeometryReader { space in
                        SwiftUI.Color.clear.preference(
                            key: CarouselFrames.self, value: CarouselFrames(view: space.frame(in: .global)))
                    }
                )
                .onPreferenceChange(CarouselFrames.self) { [backdrops] frames in
                    guard let view = frames.view else { return }
                    let geometry = backdrops.geometry(width: Double(view.width), isRightToLeft: isRightToLeft)
                    if let found = geometry.position(centers: frames.centers, viewCenter: Double(view.midX)) {
                        binding.wrappedValue = found
                    }
                }
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    private struct OffsetTracking: ViewModifier {
        let backdrops: CarouselBackdrop
        @Binding var position: Double
        @Environment(\.layoutDirection) private var layoutDirection

        func body(content: Content) -> some View {
            let isRightToLeft = layoutDirection == .rightToLeft
            content.onScrollGeometryChange(for: Double.self) { [backdrops] scroll in
                backdrops.geometry(width: Double(scroll.containerSize.width), isRightToLeft: isRightToLeft)
                    .position(contentOffset: Double(scroll.contentOffset.x))
            } action: { _, found in
                position = found
            }
        }
    }
#endif
