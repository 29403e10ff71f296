package import Diagnostics
internal import FileAccess

/// Finds the projects around a source tree and reads their targets.
///
/// The search covers the folders that contain a catalog or code, and those above them up to the root of the working
/// copy. Their subfolders are searched only for an Xcode project next to the code.
package struct ProjectSearch {
    private let currentFolder: String
    private var files: [ProjectFile] = []
    private var visited: Set<String> = []

    /// Returns the targets of the projects around some catalogs and folders of code.
    ///
    /// Findings report whatever can't be read, or can't be read without running it.
    ///
    /// - Parameters:
    ///   - catalogs: the asset catalogs and other sources.
    ///   - code: folders and files of code.
    ///   - configurationFolder: the folder of the configuration, or nil if there is none.
    ///   - currentFolder: the folder that relative paths start from.
    ///   - limits: the limits for reading a project file.
    package static func read(
        catalogs: [String], code: [String], configurationFolder: String?, currentFolder: String, limits: InputLimits
    ) -> Diagnosed<ProjectModel> {
        var search = ProjectSearch(currentFolder: currentFolder)
        let catalogs = catalogs.map { FilePath.normalized(FilePath.join(currentFolder, $0)) }
        let code = code.map { FilePath.normalized(FilePath.join(currentFolder, $0)) }
        let home = configurationFolder.map { FilePath.normalized(FilePath.join(currentFolder, $0)) }
        // Files next to the configuration's own folder belong to another project, even if the whole folder is a source.
        let folders = Set(catalogs.map { $0 == home ? $0 : FilePath.folder(of: $0) } + code.map(folder))
        let common = commonFolder(folders.union(home.map { [$0] } ?? []))
        for folder in folders.sorted() { search.climb(from: folder, to: WorkingCopy.root(around: folder) ?? common) }
        var budget = WorkBudget(limits)
        let read = Set(search.files).sorted { $0.absolutePath < $1.absolutePath }.map { file in
            (file: file, targets: targets(of: file, limits: limits, &budget))
        }
        let model = ProjectModel(bundles: read.flatMap(\.targets.value))
        let lost = Set(catalogs).filter { model.bundles(of: $0).isEmpty }
        // A package that computes its targets matters only if a catalog may belong to one of them.
        let diagnostics = read.flatMap { file, targets in
            targets.diagnostics.filter { $0.severity != .note || lost.contains { mayBelong($0, to: file) } }
        }
        return Diagnosed(ProjectModel(bundles: model.bundles, currentFolder: currentFolder), diagnostics)
    }

    private init(currentFolder: String) { self.currentFolder = currentFolder }

    private static func folder(_ code: String) -> String {
        (try? FileKind.of(code)) == .folder ? code : FilePath.folder(of: code)
    }

    private mutating func climb(from start: String, to top: String) {
        var folder = start
        while FilePath.isInsideOrSame(folder, folder: top) {
            guard visited.insert(folder).inserted else { return }
            look(into: folder)
            if folder == top { return }
            folder = FilePath.folder(of: folder)
        }
    }

    private mutating func look(into folder: String) {
        guard let names = try? Folder.names(in: folder) else { return }
        let hasProject = add(names.filter { $0.hasSuffix(".xcodeproj") }, in: folder)
        for name in names {
            switch name {
            case PackageManifest.fileName: add(FilePath.join(folder, name))
            // The file that a project was generated from adds nothing to the project itself.
            case XcodeGenProject.fileName where !hasProject, TuistProject.fileName where !hasProject:
                add(FilePath.join(folder, name))
            default: break
            }
        }
        let folders = names.filter { !$0.hasPrefix(".") && !$0.contains(".") && ForeignFolder($0) == nil }
        for name in folders {
            let below = FilePath.join(folder, name)
            guard (try? FileKind.of(below)) == .folder, let names = try? Folder.names(in: below) else { continue }
            add(names.filter { $0.hasSuffix(".xcodeproj") }, in: below)
        }
    }

    @discardableResult
    private mutating func add(_ projects: [String], in folder: String) -> Bool {
        for name in projects { add(FilePath.join(FilePath.join(folder, name), "project.pbxproj")) }
        return !projects.isEmpty
    }

    private mutating func add(_ path: String) { files.append(ProjectFile(found: path, currentFolder: currentFolder)) }

    private static func targets(
        of file: ProjectFile, limits: InputLimits, _ budget: inout WorkBudget
    ) -> Diagnosed<[ProjectBundle]> {
        switch FilePath.name(of: file.absolutePath) {
        case PackageManifest.fileName: PackageManifest.read(file)
        case XcodeGenProject.fileName: XcodeGenProject.read(file, &budget)
        case TuistProject.fileName: TuistProject.read(file)
        default: XcodeProject.read(file, limits: limits, &budget)
        }
    }

    /// Whether a catalog is where a manifest usually has its targets.
    private static func mayBelong(_ catalog: String, to file: ProjectFile) -> Bool {
        guard FilePath.name(of: file.absolutePath) == PackageManifest.fileName else {
            return FilePath.isInside(catalog, folder: file.folder)
        }
        return (PackageManifest.sourceFolders + PackageManifest.testFolders).contains {
            FilePath.isInside(catalog, folder: FilePath.join(file.folder, $0))
        }
    }

    private static func commonFolder(_ folders: Set<String>) -> String {
        let paths = folders.map { $0.split(separator: "/") }
        let common = paths.dropFirst().reduce(paths.first ?? []) { common, path in
            Array(zip(common, path).prefix { $0 == $1 }.map(\.0))
        }
        return "/" + common.joined(separator: "/")
    }
}
