/// A picture whose content affects only its own entries in the manifest, so that a changed picture needs no full build.
package struct IndependentPicture: Sendable {
    package let file: Int
    package let image: Int
    package let palette: Int?
}
