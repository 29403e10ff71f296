import Foundation

/// A test of whether a build depends on a file.
enum InputFile {
    /// The extensions of picture files.
    ///
    /// The list is the same as in `ImageFormat`, which a plugin can't import. A test compares the two lists.
    static let pictureExtensions: Set = [
        "avci", "avif", "bmp", "gif", "heic", "heif", "jpe", "jpeg", "jpg", "pdf", "png", "psd", "svg", "tif", "tiff",
        "webp",
    ]

    /// Returns whether a file may be part of a catalog, judged by its extension.
    ///
    /// If the answer is wrong, a change of the file only causes an unnecessary build step.
    static func isInput(_ file: URL) -> Bool {
        let name = file.pathExtension.lowercased()
        return pictureExtensions.contains(name) || ["json", "yml", "yaml"].contains(name)
    }
}
