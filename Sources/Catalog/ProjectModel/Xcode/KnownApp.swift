internal import FileAccess

/// The facts by which one of several Xcode projects is recognized as the app's.
struct KnownApp {
    let path: String
    private let folder: String
    private let isInWorkspace: Bool
    private let version: Int
    private let identifiers: Set<Substring>
    private let names: Set<String>
    private let files: Set<String>

    /// - Parameter workspaces: the contents of the workspaces around the project.
    init(_ file: ProjectFile, _ targets: [ProjectBundle], _ workspaces: [String]) {
        path = file.path
        folder = FilePath.folder(of: file.folder)
        let project = FilePath.name(of: folder) + "/" + FilePath.name(of: file.folder)
        isInWorkspace = workspaces.contains {
            $0.contains(project + "\"") || $0.contains("group:\(FilePath.name(of: file.folder))\"")
        }
        let text = (try? RegularFile.bytes(of: file.absolutePath, limit: 48 << 20)).map {
            String(decoding: $0, as: UTF8.self)
        }
        let lines = (text ?? "").split(separator: "\n")
        func values(_ setting: String) -> [Substring] {
            lines.filter { $0.contains(setting) }.compactMap { $0.split(separator: " = ").last?.dropLast() }
        }
        version = values("LastUpgradeCheck =").compactMap { Int($0) }.max() ?? 0
        identifiers = Set(values("PRODUCT_BUNDLE_IDENTIFIER =").filter { !$0.contains("$") })
        let apps = targets.filter { $0.kind == .app }
        names = Set(apps.map(\.name))
        files = Set(apps.flatMap(\.members.included).map { FilePath.name(of: $0) })
    }

    /// Returns whether this is rather the app's project than another one.
    func precedes(_ other: KnownApp) -> Bool {
        if isInWorkspace != other.isInWorkspace { return isInWorkspace }
        let (depth, otherDepth) = (folder.count { $0 == "/" }, other.folder.count { $0 == "/" })
        return isInWorkspace ? false : depth == otherDepth ? version > other.version : depth < otherDepth
    }

    /// Returns whether the project has the app of another one: its identifier, its target in a folder below, or most
    /// of its files.
    func repeats(_ other: KnownApp) -> Bool {
        !identifiers.isDisjoint(with: other.identifiers)
            || FilePath.isInside(folder, folder: other.folder) && !names.isDisjoint(with: other.names)
            || files.count > 8 && 2 * files.intersection(other.files).count > files.count
    }
}
