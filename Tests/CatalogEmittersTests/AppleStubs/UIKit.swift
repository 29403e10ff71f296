// swift-format-ignore-file
// The declarations of UIKit that generated code asks for, in Apple's own words and without their bodies.
public import Foundation
public class UITraitCollection {}
open class UIImage {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
}
open class UIColor {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
}
