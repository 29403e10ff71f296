import Foundation

/// A test of whether a build depends on a file.
enum InputFile {
    /// The extensions in `ImageFormat`, which a plugin can't import; a test compares the two lists.
    static let pictureExtensions: Set = [
        "avci", "avif", "bmp", "gif", "heic", "heif", "jpe", "jpeg", "jpg", "pdf", "png", "psd", "svg", "tif", "tiff",
        "webp",
    ]

    /// Returns whether a file may be part of a catalog; if it isn't, its changes only cause unnecessary build steps.
    static func isInput(_ file: URL) -> Bool {
        let name = file.pathExtension.lowercased()
        return pictureExtensions.contains(name) || ["json", "yml", "yaml"].contains(name)
    }
}
