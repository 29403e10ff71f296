/// A picture whose content affects only its own entries in the manifest, so that a change needs no full build.
package struct IndependentPicture: Sendable {
    package let file: Int
    /// The index of the picture's entry in ``CatalogManifest/images``.
    package let image: Int
    /// The index of the picture's entry in ``CatalogManifest/palettes``; nil if it has no colors.
    package let palette: Int?
}
