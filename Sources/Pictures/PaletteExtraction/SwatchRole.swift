/// The role of a swatch.
///
/// The six roles from `vibrant` to `darkMuted` are those of Android's Palette; ``RoleTarget`` defines them in OKLCH.
package enum SwatchRole: String, Sendable, Hashable, CaseIterable {
    /// The plain white background behind the subject.
    case background
    /// The color with the largest share of the picture, or of its subject on a plain white background.
    case dominant
    /// A strong color, neither light nor dark.
    case vibrant
    /// A strong light color.
    case lightVibrant
    /// A strong dark color.
    case darkVibrant
    /// A soft color, neither light nor dark.
    case muted
    /// A soft light color.
    case lightMuted
    /// A soft dark color.
    case darkMuted
    /// The color of the border.
    case edge
}
