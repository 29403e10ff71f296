/// The appearance of the system that a variant is for.
package struct Appearance: Sendable, Hashable {
    /// `dark`, `light` or `tinted`; nil for any.
    package var luminosity: String?
    /// `high`; nil for any.
    package var contrast: String?

    /// An appearance by its parts; without any, any appearance.
    package init(luminosity: String? = nil, contrast: String? = nil) {
        self.luminosity = luminosity
        self.contrast = contrast
    }

    /// The word of the manifest: `any`, `dark`, `high-contrast`, `dark+high-contrast`.
    package var name: String {
        let parts = [luminosity, contrast.map { "\($0)-contrast" }].compactMap(\.self)
        return parts.isEmpty ? "any" : parts.joined(separator: "+")
    }
}
