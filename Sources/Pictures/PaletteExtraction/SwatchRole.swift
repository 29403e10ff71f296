/// The role of a swatch: what the color is in its palette, such as the `dominant` or the `vibrant` color.
///
/// Android's Palette also has the six roles from `vibrant` to `darkMuted`. ``RoleTarget`` defines them in OKLCH.
package enum SwatchRole: String, Sendable, CaseIterable {
    /// The plain white background behind the subject.
    case background
    /// The color with the largest share of the picture, or of a subject on a plain white background.
    case dominant
    /// A strong color, neither light nor dark.
    case vibrant
    case lightVibrant
    case darkVibrant
    /// A soft color, neither light nor dark.
    case muted
    case lightMuted
    case darkMuted
    case edge
}
