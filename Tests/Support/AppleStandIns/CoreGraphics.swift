// swift-format-ignore-file
// A stand-in for Core Graphics: what the project uses, as Apple's pages declare it. Each declaration has the address of
// its page below https://developer.apple.com/documentation/coregraphics/.

// The compiler converts it from and to Double by itself.
public typealias CGFloat = Double
public struct CGPoint: Equatable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}
// cgrect
public struct CGRect: Equatable, Sendable {
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
    public init(x: Int, y: Int, width: Int, height: Int) {}
    public var minX: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var width: CGFloat { 0 }
}
public struct CGSize: Equatable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
}
// corefoundation/cfstring
public final class CFString: Sendable {}
// cgimage; the SDKs since Xcode 15 make it Sendable
public final class CGImage: @unchecked Sendable {
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
}
// cgcolorspace
public final class CGColorSpace: @unchecked Sendable {
    public static let sRGB = CFString()
    public init?(name: CFString) {}
}
// cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable { case none = 0, premultipliedLast = 1, premultipliedFirst = 2, last = 3 }
// cgbitmapinfo
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 4 << 12) }
}
// cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none = 1, low = 2, medium = 4, high = 3 }
// cgblendmode
public enum CGBlendMode: Int32, Sendable { case normal = 0, copy = 17 }
// cgcontext
public final class CGContext {
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32) {}
    public var interpolationQuality: CGInterpolationQuality = .default
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
