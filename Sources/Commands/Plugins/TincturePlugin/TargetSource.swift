import Foundation

/// The sources of a target.
///
/// Targets in Xcode have no folder of their own.
struct TargetSource {
    /// The nearest `tincture.yml`: one of the target's files, or else the first one from their common folder outward.
    let configuration: URL?
    /// The asset catalogs among the target's files.
    let catalogs: [URL]

    /// - Parameters:
    ///   - files: the target's own input files.
    ///   - outermost: the project's folder, where the search for a configuration ends.
    ///   - exists: a function that returns whether there is a file at a path.
    /// - Returns: nil if there is neither a configuration nor a catalog.
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

    /// Returns the path components of the deepest folder that contains all files.
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
            // Files outside the project don't determine a folder, but the project's own folder may still have a
            // configuration.
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
