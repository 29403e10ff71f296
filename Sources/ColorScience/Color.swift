/// A colour in one of the spaces, with alpha.
public struct Color: Sendable, Hashable {
    /// The space of the components.
    public let space: ColorSpace
    /// The components in the order of the space's name: red, green, blue; lightness, a, b; lightness, chroma, hue.
    public let components: Components
    /// The opacity, 0 … 1.
    public let alpha: Double

    /// A colour by its components.
    public init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.init(space, Components(first, second, third), alpha: alpha)
    }

    /// A colour by its components.
    public init(_ space: ColorSpace, _ components: Components, alpha: Double = 1) {
        self.space = space
        self.components = components
        self.alpha = alpha
    }

    /// An opaque colour of 8 bits a channel.
    public init(_ color: SRGB8) {
        self.init(.srgb, color.unitComponents)
    }

    /// An opaque colour of Oklab.
    public init(_ color: Oklab) {
        self.init(.oklab, color.components)
    }

    /// The same colour in another space; it may lie outside the space's gamut.
    public func converted(to other: ColorSpace) -> Color {
        if other == space { return self }
        return Color(other, other.fromXYZ(space.toXYZ(components)), alpha: alpha)
    }
}

extension SRGB8 {
    /// The nearest 8-bit colour, brought into the sRGB gamut as CSS Color 4 does it; alpha is left out.
    public init(_ color: Color) {
        self.init(encoded: GamutMapping.srgb(color))
    }

    /// The nearest 8-bit colour, brought into the sRGB gamut as CSS Color 4 does it.
    public init(_ color: Oklab) {
        self.init(Color(color))
    }
}

extension Color {
    /// The sRGB value as `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
    public var hex: String {
        let opaque = SRGB8(self)
        let alphaByte = UInt8(min(max(alpha * 255, 0), 255).rounded())
        let bytes = [opaque.red, opaque.green, opaque.blue]
        return HexNotation.text(alphaByte == 255 ? bytes : bytes + [alphaByte])
    }
}

extension Color {
    /// True where the colour lies in the sRGB gamut, or outside by no more than an 8-bit value shows.
    public var isInSRGB: Bool {
        let components = converted(to: .srgb).components
        // Half of a 255th is what rounding to 8 bits takes away in any case.
        return components.min() >= -0.5 / 255 && components.max() <= 1 + 0.5 / 255
    }

    /// The colour brought into the sRGB gamut as CSS Color 4 does it, not rounded.
    public var mappedToSRGB: Color { Color(.srgb, GamutMapping.srgb(self), alpha: alpha) }
}
