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
            /// Returns the status bar style that is more readable over the backdrop at a position.
            public func statusBarStyle(at position: Double, in style: UIUserInterfaceStyle) -> UIStatusBarStyle {
                let appearance = CarouselBackdrop.Appearance(style)
                return foreground(at: position, in: appearance).red == 0 ? .darkContent : .lightContent
            }
        }
    #endif

    extension UIScrollView {
        /// Returns the position of a carousel whose pages are side by side in the scroll view.
        public func carouselPosition(of carousel: some CarouselContent) -> Double {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return carousel.geometry(width: Double(bounds.width), isRightToLeft: isRightToLeft)
                .position(contentOffset: Double(contentOffset.x))
        }
    }

    /// A scroll view delegate that reports the position of a carousel in a `UIPageViewController`.
    ///
    /// It also follows any other scroll view that is at x = width when it rests.
    @MainActor
    public final class CarouselScrollTracker: NSObject, UIScrollViewDelegate {
        private let backdrops: CarouselBackdrop
        private var pager: CarouselGeometry.Pager
        private let changed: (Double) -> Void

        /// Creates a tracker.
        ///
        /// Keep a reference to it, because a scroll view doesn't retain its delegate.
        ///
        /// - Parameters:
        ///   - carousel: a carousel of generated code or any other.
        ///   - index: the page that is shown first.
        ///   - changed: receives the position whenever the scroll view moves.
        public init(_ carousel: some CarouselContent, index: Int = 0, changed: @escaping (Double) -> Void) {
            backdrops = carousel.backdrops
            pager = CarouselGeometry.Pager(index: index)
            self.changed = changed
            super.init()
        }

        /// The visible page.
        ///
        /// Set it if the app turns pages without an animation.
        public var index: Int {
            get { pager.index }
            set { pager.index = newValue }
        }

        /// Follows the scroll view of a page view controller.
        public func track(_ controller: UIPageViewController) {
            for case let scrollView as UIScrollView in controller.view.subviews { scrollView.delegate = self }
        }

        /// Updates the position from the scroll view.
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let geometry = backdrops.geometry(width: Double(scrollView.bounds.width), isRightToLeft: isRightToLeft)
            changed(pager.position(contentOffset: Double(scrollView.contentOffset.x), in: geometry))
        }
    }
#endif
