internal import CatalogManifest
internal import FileAccess
#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Where the pictures of a manifest file are.
enum PictureFolder {
    /// The folder that the paths of a manifest start from: its own, or the nearest above it that has the first picture.
    static func of(_ manifest: CatalogManifest, at path: String) -> String {
        let own = FilePath.folder(of: path)
        guard let file = manifest.images.lazy.flatMap(\.variants).first?.file else { return own }
        let current = FileManager.default.currentDirectoryPath
        var folder = FilePath.normalized(own.hasPrefix("/") ? own : FilePath.join(current, own))
        while true {
            if (try? FileKind.of(FilePath.join(folder, file))) != nil { return folder }
            guard folder != "/" else { return own }
            folder = FilePath.folder(of: folder)
            if folder.isEmpty { folder = "/" }
        }
    }
}
