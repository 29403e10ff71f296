// swift-format-ignore-file
// The declarations of UIKit that generated code asks for, in Apple's own words; they keep what they are given.
public import Foundation
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }
public class UITraitCollection {
    public let userInterfaceStyle: UIUserInterfaceStyle
    init(_ style: UIUserInterfaceStyle) { userInterfaceStyle = style }
}
open class UIImage {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
}
open class UIColor {
    public let stand: String
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { stand = "named \(name)" }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stand = "\(red) \(green) \(blue) \(alpha)" }
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let (light, dark) = (dynamicProvider(UITraitCollection(.light)), dynamicProvider(UITraitCollection(.dark)))
        stand = "light \(light.stand) dark \(dark.stand)"
    }
}
