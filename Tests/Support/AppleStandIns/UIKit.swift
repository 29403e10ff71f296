// swift-format-ignore-file
// A stand-in for UIKit: what TinctureUI uses, as Apple's pages declare it. Each declaration has the address of its page
// below https://developer.apple.com/documentation/uikit/.
@_exported public import Foundation

// uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }
// uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
// uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft = 1 }
// uicolor/init(red:green:blue:alpha:)
open class UIColor: NSObject, @unchecked Sendable {
    public nonisolated init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    // uicolor/init(named:in:compatiblewith:)
    public nonisolated init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
    // uicolor/init(dynamicprovider:)
    public nonisolated init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
}
// uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
}
// uiimage
open class UIImage: NSObject, @unchecked Sendable {
    // uiimage/init(named:in:compatiblewith:)
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
    // uiimage/cgimage
    open var cgImage: CGImage? { nil }
}
// uiview
@MainActor open class UIView: NSObject {
    open var bounds: CGRect = .zero
    open var subviews: [UIView] { [] }
    open var backgroundColor: UIColor?
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
// uiscrollview
@MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint(x: 0, y: 0)
    weak open var delegate: (any UIScrollViewDelegate)?
}
// uiscrollviewdelegate
@MainActor public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ scrollView: UIScrollView) }
// uiviewcontroller
@MainActor open class UIViewController: NSObject {
    open var view: UIView!
    // uitraitenvironment/traitcollection
    open var traitCollection: UITraitCollection { fatalError() }
    // uiviewcontroller/preferredstatusbarstyle
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
}
// uipageviewcontroller
@MainActor open class UIPageViewController: UIViewController {}
