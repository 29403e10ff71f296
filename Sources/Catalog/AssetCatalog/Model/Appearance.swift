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
