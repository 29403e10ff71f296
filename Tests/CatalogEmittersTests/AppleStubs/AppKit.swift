// swift-format-ignore-file
// The declarations of AppKit that generated code asks for, in Apple's own words and without their bodies.
@_exported public import Foundation
open class NSImage { public typealias Name = String; public init() {} }
open class NSColor { public typealias Name = String; public init?(named name: NSColor.Name, bundle: Bundle?) {} }
extension Bundle { public func image(forResource name: NSImage.Name) -> NSImage? { nil } }
