// swift-format-ignore-file
// The declarations of SwiftUI that generated code asks for, in Apple's own words; they keep what they are given.
public import Foundation
#if canImport(UIKit)
public import UIKit
#endif
#if canImport(AppKit)
public import AppKit
#endif
// https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)
public struct Image { public init(_ name: String, bundle: Bundle? = nil) {} }
// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle {}
// https://developer.apple.com/documentation/swiftui/color
public struct Color: ShapeStyle, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    /// A named color by its name, any other by its values in the light and in dark mode.
    public let stand: String
    public init(_ name: String, bundle: Bundle? = nil) { stand = "named \(name)" }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        stand = "light \(red) \(green) \(blue) \(opacity)"
    }
    #if canImport(UIKit)
    public init(uiColor: UIColor) { stand = uiColor.stand }
    #endif
    #if canImport(AppKit)
    public init(nsColor: NSColor) { stand = nsColor.stand }
    #endif
}
// https://developer.apple.com/documentation/swiftui/unitpoint/init(x:y:)
public struct UnitPoint: Hashable, Sendable { public init(x: Double, y: Double) {} }
// https://developer.apple.com/documentation/swiftui/gradient/stop
public struct Gradient {
    public struct Stop {
        public let color: Color
        public let location: Double
        public init(color: Color, location: Double) { (self.color, self.location) = (color, location) }
    }
}
// https://developer.apple.com/documentation/swiftui/lineargradient/init(stops:startpoint:endpoint:)
public struct LinearGradient: ShapeStyle {
    public let stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self.stops = stops }
}
#if canImport(DeveloperToolsSupport)
@_exported public import DeveloperToolsSupport
// https://developer.apple.com/documentation/swiftui/image/init(_:)
extension Image { public init(_ resource: ImageResource) {} }
// https://developer.apple.com/documentation/swiftui/color/init(_:)
extension Color { public init(_ resource: ColorResource) { stand = "symbol of Xcode" } }
// https://developer.apple.com/documentation/swiftui/label/init(_:image:)
public struct Label { public init(_ title: String, image resource: ImageResource) {} }
#endif
