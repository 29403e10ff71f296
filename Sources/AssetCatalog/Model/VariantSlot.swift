/// What a variant of a set is for.
public struct VariantSlot: Sendable, Hashable {
    /// The device, such as `universal`, `iphone` or `mac`.
    public var idiom: String
    /// Pixels a point: 1, 2 or 3; nil for a variant that serves every scale.
    public var scale: Int?
    /// The appearance.
    public var appearance: Appearance
    /// `sRGB` or `display-P3`; nil for any.
    public var displayGamut: String?

    /// A slot by its parts; without any, the one that serves everything.
    public init(
        idiom: String = "universal", scale: Int? = nil, appearance: Appearance = Appearance(),
        displayGamut: String? = nil
    ) {
        self.idiom = idiom
        self.scale = scale
        self.appearance = appearance
        self.displayGamut = displayGamut
    }
}

/// The appearance of the system that a variant is for.
public struct Appearance: Sendable, Hashable {
    /// `dark`, `light` or `tinted`; nil for any.
    public var luminosity: String?
    /// `high`; nil for any.
    public var contrast: String?

    /// An appearance by its parts; without any, any appearance.
    public init(luminosity: String? = nil, contrast: String? = nil) {
        self.luminosity = luminosity
        self.contrast = contrast
    }

    /// The word of the manifest: `any`, `dark`, `high-contrast`, `dark+high-contrast`.
    public var name: String {
        let parts = [luminosity, contrast.map { "\($0)-contrast" }].compactMap(\.self)
        return parts.isEmpty ? "any" : parts.joined(separator: "+")
    }
}
