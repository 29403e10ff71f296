/// The color spaces of color sets in asset catalogs; the raw values are the names in Xcode's files.
///
/// Source: Apple, *Asset Catalog Format Reference*, and the spaces in 937 color variants of real catalogs.
package enum CatalogColorSpace: String, Sendable, Hashable, CaseIterable {
    /// sRGB with components of 0 … 1.
    case srgb
    /// Display P3 with components of 0 … 1.
    case displayP3 = "display-p3"
    /// sRGB with components that may be outside 0 … 1.
    case extendedSRGB = "extended-srgb"
    /// sRGB without its transfer function, with components that may be outside 0 … 1.
    case extendedLinearSRGB = "extended-linear-srgb"
    /// Gray with a transfer function of gamma 2.2 and one component of 0 … 1.
    case grayGamma22 = "gray-gamma-22"
    /// Gray with a transfer function of gamma 2.2 and one component that may be outside 0 … 1.
    case extendedGray = "extended-gray"

    /// The names of the components in a color set, without alpha.
    package var componentNames: [String] { isGray ? ["white"] : ["red", "green", "blue"] }

    /// Whether components may be outside 0 … 1.
    package var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
        case .srgb, .displayP3, .grayGamma22: false
        }
    }

    private var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

    /// Returns the color that has the given components in this space: gray, or red, green and blue; then alpha.
    package func color(_ components: [Double]) -> Color {
        let alpha = components.last ?? 1
        guard components.count == componentNames.count + 1 else { return Color(.srgb, 0, 0, 0, alpha: alpha) }
        if isGray {
            // Raises to the power 2.2 as x · x · x^(1/5), with the same result on every machine.
            let white = components[0]
            let linear = white * white.magnitude * Roots.fifth(white.magnitude)
            return Color(.srgbLinear, linear, linear, linear, alpha: alpha)
        }
        let space: ColorSpace =
            switch self {
            case .displayP3: .displayP3
            case .extendedLinearSRGB: .srgbLinear
            default: .srgb
            }
        return Color(space, components[0], components[1], components[2], alpha: alpha)
    }
}
