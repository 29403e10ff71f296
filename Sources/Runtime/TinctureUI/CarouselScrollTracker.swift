#if canImport(UIKit) && !os(watchOS)
    public import CarouselGradients
    public import ColorScience
    public import UIKit

    extension UIColor {
        /// Creates an opaque color from an 8-bit sRGB color.
        public convenience init(_ color: SRGB8) {
            self.init(
                red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
                alpha: 1)
        }
    }

    extension CarouselBackdrop.Appearance {
        /// Creates the appearance from the interface style in a view's traits.
        public init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }
    }

    #if os(iOS)
        extension CarouselContent {
            /// Returns the status bar style that is more readable over the backdrop at a scroll position.
            ///
            /// - Parameters:
            ///   - position: the scroll position, in pages from the first page.
            ///   - style: the interface style in a view's traits: light or dark.
            public func statusBarStyle(at position: Double, in style: UIUserInterfaceStyle) -> UIStatusBarStyle {
                let appearance = CarouselBackdrop.Appearance(style)
                return foreground(at: position, in: appearance).red == 0 ? .darkContent : .lightContent
            }
        }
    #endif

    extension UIScrollView {
        /// Returns the scroll position, in pages from the first page, of a carousel whose pages are side by side in
        /// this scroll view.
        public func carouselPosition(of carousel: some CarouselContent) -> Double {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return carousel.geometry(width: Double(bounds.width), isRightToLeft: isRightToLeft)
                .position(contentOffset: Double(contentOffset.x))
        }
    }

    /// A scroll view delegate that reports the scroll position of a carousel in a `UIPageViewController`.
    ///
    /// The tracker also works with any other scroll view that, at rest, is scrolled by exactly its own width
    /// (`contentOffset.x == bounds.width`).
    @MainActor
    public final class CarouselScrollTracker: NSObject, UIScrollViewDelegate {
        private let backdrops: CarouselBackdrop
        private var pager: CarouselGeometry.Pager
        private let changed: (Double) -> Void

        /// Creates a tracker.
        ///
        /// Keep a reference to the tracker, because a scroll view doesn't retain its delegate.
        ///
        /// - Parameters:
        ///   - carousel: a carousel from generated code, or any other `CarouselContent`.
        ///   - index: the index of the page that is shown first, from 0.
        ///   - changed: receives the scroll position, in pages from the first page, whenever the scroll view moves.
        public init(_ carousel: some CarouselContent, index: Int = 0, changed: @escaping (Double) -> Void) {
            backdrops = carousel.backdrops
            pager = CarouselGeometry.Pager(index: index)
            self.changed = changed
            super.init()
        }

        /// The index of the page at rest, from 0.
        ///
        /// Set the index if the app turns pages without an animation.
        public var index: Int {
            get { pager.index }
            set { pager.index = newValue }
        }

        /// Follows the scroll view of a page view controller, by becoming the delegate of the scroll view.
        public func track(_ controller: UIPageViewController) {
            for case let scrollView as UIScrollView in controller.view.subviews { scrollView.delegate = self }
        }

        /// Reports the scroll position of the carousel when the scroll view has moved.
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let geometry = backdrops.geometry(width: Double(scrollView.bounds.width), isRightToLeft: isRightToLeft)
            changed(pager.position(contentOffset: Double(scrollView.contentOffset.x), in: geometry))
        }
    }
#endif
