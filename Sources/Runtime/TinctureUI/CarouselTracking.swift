#if canImport(SwiftUI)
    public import CarouselGradients
    public import SwiftUI

    extension View {
        /// Sets a position from a `ScrollView` whose pages lie side by side.
        ///
        /// Each page needs ``carouselPage(_:)`` for systems
        /// before iOS 18 and macOS 15, which do not tell the offset.
        ///
        /// - Parameters:
        ///   - position: is set to where the carousel is, in pages from the first.
        ///   - carousel: a carousel of generated code, or any other.
        @ViewBuilder
        public func tracksCarouselScroll(_ position: Binding<Double>, of carousel: some CarouselContent) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                modifier(OffsetTracking(backdrops: carousel.backdrops, position: position))
            } else {
                tracksCarouselPages(position, of: carousel)
            }
        }

        /// Sets a position from the places of pages that ``carouselPage(_:)`` marks: in a `TabView` of pages, or in any
        /// view of the app's own.
        ///
        /// - Parameters:
        ///   - position: is set to where the carousel is, in pages from the first.
        ///   - carousel: a carousel of generated code, or any other.
        public func tracksCarouselPages(_ position: Binding<Double>, of carousel: some CarouselContent) -> some View {
            modifier(PageTracking(backdrops: carousel.backdrops, position: position))
        }

        /// Marks a page of a carousel, by its number from 0, for ``tracksCarouselPages(_:of:)``.
        public func carouselPage(_ number: Int) -> some View {
            background(
                GeometryReader { geometry in
                    SwiftUI.Color.clear.preference(
                        key: PageCenters.self, value: [number: Double(geometry.frame(in: .global).midX)])
                })
        }
    }

    /// Where the centers of pages are on the screen.
    private enum PageCenters: PreferenceKey {
        static var defaultValue: [Int: Double] { [:] }
        static func reduce(value: inout [Int: Double], nextValue: () -> [Int: Double]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct PageTracking: ViewModifier {
        let backdrops: CarouselBackdrop
        @Binding var position: Double
        @Environment(\.layoutDirection) private var layoutDirection

        func body(content: Content) -> some View {
            GeometryReader { geometry in
                let frame = geometry.frame(in: .global)
                let geometry = backdrops.geometry(
                    width: Double(frame.width), isRightToLeft: layoutDirection == .rightToLeft)
                let binding = $position
                content.onPreferenceChange(PageCenters.self) { centers in
                    if let position = geometry.position(centers: centers, viewCenter: Double(frame.midX)) {
                        binding.wrappedValue = position
                    }
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
