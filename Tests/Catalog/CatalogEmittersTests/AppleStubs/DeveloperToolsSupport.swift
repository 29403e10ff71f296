// swift-format-ignore-file
// What Xcode's own asset symbols are made of, as the symbols that it writes use it.
public import Foundation
// https://developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable { public init(name: String, bundle: Bundle) {} }
// https://developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable { public init(name: String, bundle: Bundle) {} }
