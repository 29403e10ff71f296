import Foundation

/// The configuration and catalogs of an Xcode target, found from its files because it has no folder.
struct TargetSource {
    /// The `tincture.yml` among the target's files, or else in the nearest folder around them in the project.
    let configuration: URL?
    let catalogs: [URL]

    /// - Returns: nil if the target has neither a configuration nor a catalog.
    init?(
        files: [URL], outermost: URL,
        exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
    ) {
        catalogs = Set(files.compactMap(Self.catalog).map(\.path)).sorted().map { URL(fileURLWithPath: $0) }
        let own = files.filter { $0.lastPathComponent == Self.fileName }
            .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
        configuration = own ?? Self.configuration(from: Self.commonFolder(of: files), to: outermost, exists: exists)
        if configuration == nil && catalogs.isEmpty { return nil }
    }

    private static let fileName = "tincture.yml"

    private static func catalog(of file: URL) -> URL? {
        var url = file
        while url.pathComponents.count > 1 {
            if url.pathExtension == "xcassets" { return url }
            url = url.deletingLastPathComponent()
        }
        return nil
    }

    private static func commonFolder(of files: [URL]) -> [String] {
        var common = files.first?.deletingLastPathComponent().pathComponents ?? []
        for file in files {
            let folder = file.deletingLastPathComponent().pathComponents
            common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
        }
        return common
    }

    private static func configuration(from folder: [String], to outermost: URL, exists: (String) -> Bool) -> URL? {
        let end = outermost.pathComponents
        guard folder.starts(with: end) else {
            // If the target has files outside the project, only the project's own folder is searched.
            let file = outermost.appendingPathComponent(fileName)
            return exists(file.path) ? file : nil
        }
        var folder = folder
        while folder.count >= end.count {
            let file = URL(fileURLWithPath: "/" + folder.dropFirst().joined(separator: "/")).appendingPathComponent(
                fileName)
            if exists(file.path) { return file }
            folder.removeLast()
        }
        return nil
    }
}
