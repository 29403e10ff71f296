/// A picture whose content affects only its own entries in the manifest, so that a changed picture needs no full build.
package struct IndependentPicture: Sendable {
    package let file: Int
    /// The index of the picture's entry in ``CatalogManifest/images``.
    package let image: Int
    /// The index of the picture's entry in ``CatalogManifest/palettes``; nil if the picture has no colors.
    package let palette: Int?
}
