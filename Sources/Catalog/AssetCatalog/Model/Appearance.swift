/// The system appearance, such as dark mode, in which a variant is used.
package struct Appearance: Sendable, Hashable {
    /// `dark`, `light` or `tinted`; nil if the variant is for any luminosity.
    package var luminosity: String?
    /// `high`; nil if the variant is for any contrast.
    package var contrast: String?

    package init(luminosity: String? = nil, contrast: String? = nil) {
        (self.luminosity, self.contrast) = (luminosity, contrast)
    }

    /// The appearance as a word in the manifest, such as `any`, `dark`, `high-contrast` or `dark+high-contrast`.
    package var name: String {
        let parts = [luminosity, contrast.map { "\($0)-contrast" }].compactMap(\.self)
        return parts.isEmpty ? "any" : parts.joined(separator: "+")
    }

    package init(named name: String) {
        let parts = name.split(separator: "+").map(String.init).filter { $0 != "any" }
        luminosity = parts.first { !$0.hasSuffix("-contrast") }
        contrast = parts.first { $0.hasSuffix("-contrast") }.map { String($0.dropLast("-contrast".count)) }
    }
}
