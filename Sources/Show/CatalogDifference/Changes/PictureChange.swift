/// A picture that came, went, or is not what it was.
package struct PictureChange: Sendable, Hashable, Encodable {
    /// What happened to it, the weightiest first.
    package enum Change: String, Sendable, Hashable, Encodable, CaseIterable {
        /// It is not there any more.
        case removed
        /// Other art has its name: a content in other colors, or of another shape.
        case replaced
        /// The same content has another name.
        case renamed
        case added
        /// It has another size, format or weight, other files, or another content in much the same colors.
        case changed
    }

    /// What is known of a picture.
    package struct Facts: Sendable, Hashable, Encodable {
        /// The file of its largest variant.
        package var file: String
        /// The digest of that file.
        package var sha256: String
        /// The width of that variant in pixels; absent where it has none.
        package var pixelWidth: Int?
        /// The height of that variant in pixels; absent where it has none.
        package var pixelHeight: Int?
        /// The format of that variant.
        package var format: String
        /// The name of the color profile of that variant; absent where it has none.
        package var colorProfile: String?
        /// The bytes of all variants.
        package var byteCount: Int
        /// What its variants serve, such as `2x` or `3x dark`, in the order of the catalog.
        package var variants: [String]
        /// The color behind it, be it pinned or found.
        package var backdrop: String?
    }

    package var change: Change
    /// The name in the second catalog; of a removed picture that in the first.
    package var name: String
    /// The name in the first catalog, of a renamed picture.
    package var formerName: String?
    /// Whether it is a banner, or a page of a carousel.
    package var isBanner: Bool
    /// The picture before; absent for a new one.
    package var before: Facts?
    /// The picture after; absent for a removed one.
    package var after: Facts?
    /// How far the colors that it is made of are apart, CIEDE2000 weighed by their shares, to two places; absent where
    /// they are not known of both.
    package var distance: Double?
    /// Where the pixels of both look different; absent where they are not known of both, or the shapes differ.
    package var local: LocalDifference?
}
