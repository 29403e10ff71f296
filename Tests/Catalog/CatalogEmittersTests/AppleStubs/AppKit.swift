// swift-format-ignore-file
// The declarations of AppKit that generated code asks for, in Apple's own words; they keep what they are given.
@_exported public import Foundation
// https://developer.apple.com/documentation/appkit/nsimage
open class NSImage { public typealias Name = String; public init() {} }
// https://developer.apple.com/documentation/appkit/nsappearance/bestmatch(from:)
public class NSAppearance {
    public struct Name: Hashable, Sendable {
        public static let aqua = Name("aqua")
        public static let darkAqua = Name("darkAqua")
        let text: String
        init(_ text: String) { self.text = text }
    }
    let name: Name
    init(_ name: Name) { self.name = name }
    public func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { appearances.first { $0 == name } }
}
// https://developer.apple.com/documentation/appkit/nscolor/init(name:dynamicprovider:)
open class NSColor {
    public typealias Name = String
    public let stand: String
    public init?(named name: NSColor.Name, bundle: Bundle?) { stand = "named \(name)" }
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stand = "\(red) \(green) \(blue) \(alpha)" }
    public init(name: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        let (light, dark) = (dynamicProvider(NSAppearance(.aqua)), dynamicProvider(NSAppearance(.darkAqua)))
        stand = "light \(light.stand) dark \(dark.stand)"
    }
}
// https://developer.apple.com/documentation/foundation/bundle/image(forresource:)
extension Bundle { public func image(forResource name: NSImage.Name) -> NSImage? { nil } }
