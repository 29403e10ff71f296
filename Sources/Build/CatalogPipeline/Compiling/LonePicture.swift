/// A picture whose content decides nothing but its own entries.
struct LonePicture: Sendable {
    /// The number of its file in the table.
    let file: Int
    /// The number of its entry among the images.
    let image: Int
    /// The number of its entry among the palettes; nil where it has no colours.
    let palette: Int?
}
