/// An added, removed or changed picture.
package struct PictureChange: Sendable, Hashable, Encodable {
    /// The kinds of change, the most important first.
    package enum Change: String, Sendable, Hashable, Encodable, CaseIterable {
        /// The picture was removed.
        case removed
        /// The same name has a different picture: other colors, or another shape.
        case replaced
        /// The same content has another name.
        case renamed
        case added
        /// The size, format, file size or files changed, or the content with nearly the same colors.
        case changed
    }

    /// The facts of a picture.
    package struct Facts: Sendable, Hashable, Encodable {
        /// The file of the largest variant.
        package var file: String
        /// The digest of the largest variant's file.
        package var sha256: String
        /// The width of the largest variant in pixels; absent if it has none.
        package var pixelWidth: Int?
        /// The height of the largest variant in pixels; absent if it has none.
        package var pixelHeight: Int?
        /// The format of the largest variant.
        package var format: String
        /// The name of the largest variant's color profile; absent if it has none.
        package var colorProfile: String?
        /// The total size of all variants in bytes.
        package var byteCount: Int
        /// The slots of the variants, such as `2x` or `3x dark`, in the order of the catalog.
        package var variants: [String]
        /// The backdrop, pinned or found.
        package var backdrop: String?
    }

    package var change: Change
    /// The name in the second catalog; for a removed picture, the name in the first.
    package var name: String
    /// The name in the first catalog, for a renamed picture.
    package var formerName: String?
    /// Whether it is a banner, or a page of a carousel.
    package var isBanner: Bool
    /// The picture before; absent for a new one.
    package var before: Facts?
    /// The picture after; absent for a removed one.
    package var after: Facts?
    /// The difference of its colors in CIEDE2000, weighted by their shares, to two decimals; absent if one side's
    /// colors are unknown.
    package var distance: Double?
    /// The regions in which the pixels differ; absent if a picture can't be decoded, or the shapes differ.
    package var local: LocalDifference?

    /// Whether a small part looks very different, as after an accident.
    private var isDamaged: Bool {
        (local?.isVisible ?? false) && (local?.share ?? 1) <= 0.25 && (local?.largest ?? 0) >= 20
    }

    /// The factor by which the picture became much heavier: at least 2, and by at least 100 KiB; nil otherwise.
    var growth: Int? {
        guard let before = before?.byteCount, let after = after?.byteCount, before > 0, after - before >= 100 << 10,
            after / before >= 2
        else { return nil }
        return after / before
    }

    /// Whether the picture is damaged or much heavier.
    var isWorse: Bool { isDamaged || growth != nil }

    /// Whether the picture was changed and looks different; without comparable pixels, whether it was replaced.
    var isVisible: Bool { (change == .changed || change == .replaced) && local?.isVisible ?? (change == .replaced) }
}
