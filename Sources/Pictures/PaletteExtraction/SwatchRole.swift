/// What a swatch is good for.
///
/// The six between `vibrant` and `darkMuted` are those of Android's Palette, here by ``RoleTarget`` in OKLCH.
package enum SwatchRole: String, Sendable, Hashable, CaseIterable {
    /// The plain white ground that the subject stands on.
    case ground
    /// The colour with the largest share of the picture, or of its subject where it stands on such a ground.
    case dominant
    /// A strong colour, neither light nor dark.
    case vibrant
    /// A strong light colour.
    case lightVibrant
    /// A strong dark colour.
    case darkVibrant
    /// A soft colour, neither light nor dark.
    case muted
    /// A soft light colour.
    case lightMuted
    /// A soft dark colour.
    case darkMuted
    /// The colour of the border.
    case edge
}
