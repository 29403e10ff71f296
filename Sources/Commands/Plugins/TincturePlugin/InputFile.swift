import Foundation

/// The kinds of files that a build depends on.
enum InputFile {
    /// The extensions of pictures.
    ///
    /// They match those of `ImageFormat`, which a plugin can't import. A test compares the two.
    static let pictureExtensions: Set = [
        "avci", "avif", "bmp", "gif", "heic", "heif", "jpe", "jpeg", "jpg", "pdf", "png", "psd", "svg", "tif", "tiff",
        "webp",
    ]

    /// Whether a file may be part of a catalog.
    ///
    /// A file that isn't part of one causes an unnecessary run when it changes.
    static func isInput(_ file: URL) -> Bool {
        let name = file.pathExtension.lowercased()
        return pictureExtensions.contains(name) || ["json", "yml", "yaml"].contains(name)
    }
}
