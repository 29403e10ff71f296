// swift-format-ignore-file
// The declarations of SwiftUI that generated code asks for, in Apple's own words and without their bodies.
public import Foundation
public struct Image { public init(_ name: String, bundle: Bundle? = nil) {} }
public protocol ShapeStyle {}
public struct Color: ShapeStyle, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
}
public struct UnitPoint: Hashable, Sendable { public init(x: Double, y: Double) {} }
public struct Gradient { public struct Stop { public init(color: Color, location: Double) {} } }
public struct LinearGradient: ShapeStyle {
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
