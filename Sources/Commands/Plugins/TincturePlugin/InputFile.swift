import Foundation

/// The files that a build looks at.
enum InputFile {
    /// The extensions of pictures.
    ///
    /// They are those of `ImageFormat`, which a plugin cannot import; a test compares the two.
    static let pictureExtensions: Set = [
        "avci", "avif", "bmp", "gif", "heic", "heif", "jpe", "jpeg", "jpg", "pdf", "png", "psd", "svg", "tif", "tiff",
        "webp",
    ]

    /// Returns whether a file may be part of a catalog.
    ///
    /// A file that isn't part of one costs a run when it changes.
    static func isInput(_ file: URL) -> Bool {
        let name = file.pathExtension.lowercased()
        return pictureExtensions.contains(name) || ["json", "yml", "yaml"].contains(name)
    }
}
