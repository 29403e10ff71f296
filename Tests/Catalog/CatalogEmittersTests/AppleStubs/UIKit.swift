// swift-format-ignore-file
// The declarations of UIKit that generated code asks for, in Apple's own words; they keep what they are given.
public import Foundation
// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }
// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
public class UITraitCollection {
    public let userInterfaceStyle: UIUserInterfaceStyle
    init(_ style: UIUserInterfaceStyle) { userInterfaceStyle = style }
}
// https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
open class UIImage {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
}
// https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
open class UIColor {
    public let stand: String
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { stand = "named \(name)" }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stand = "\(red) \(green) \(blue) \(alpha)" }
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let (light, dark) = (dynamicProvider(UITraitCollection(.light)), dynamicProvider(UITraitCollection(.dark)))
        stand = "light \(light.stand) dark \(dark.stand)"
    }
}
#if canImport(DeveloperToolsSupport)
@_exported public import DeveloperToolsSupport
// https://developer.apple.com/documentation/uikit/uiimage/init(resource:)
extension UIImage { public convenience init(resource: ImageResource) { self.init(named: "", in: nil, compatibleWith: nil)! } }
// https://developer.apple.com/documentation/uikit/uicolor/init(resource:)
extension UIColor { public convenience init(resource: ColorResource) { self.init(named: "", in: nil, compatibleWith: nil)! } }
#endif
