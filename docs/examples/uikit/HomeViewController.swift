// A page view controller whose background follows the finger.
// `Assets` is what `tincture compile --emit swift` or the plugin generates.
import TinctureUI
import UIKit

final class HomeViewController: UIViewController {
    private let carousel = Assets.Carousel.home
    private let pages = UIPageViewController()
    private var tracker: CarouselScrollTracker?
    private var position = 0.0

    /// Call it once the page view controller's view is in the hierarchy.
    func follow() {
        let tracker = CarouselScrollTracker(carousel) { [weak self] position in self?.show(position) }
        tracker.track(pages)
        self.tracker = tracker
        show(0)
    }

    private func show(_ position: Double) {
        self.position = position
        let appearance = CarouselBackdrop.Appearance(traitCollection.userInterfaceStyle)
        view.backgroundColor = UIColor(carousel.backdrop(at: position, in: appearance).color(at: 0))
    }

    #if os(iOS)
        override var preferredStatusBarStyle: UIStatusBarStyle {
            carousel.statusBarStyle(at: position, in: traitCollection.userInterfaceStyle)
        }
    #endif
}

/// A product on its own color, which follows light and dark.
@MainActor
func paint(_ view: UIView, for image: Assets.ImageResource) {
    view.backgroundColor = image.tintUIColor ?? image.backdropUIColor
}
