package import Diagnostics
internal import FileAccess

/// A search for the projects to which catalogs and code may belong, such as Xcode projects and Swift packages.
///
/// The search covers each folder with a catalog or code, and the enclosing folders up to the root of the working copy.
/// In the direct subfolders of all these folders, it covers only Xcode projects.
package struct ProjectSearch {
    private let currentFolder: String
    private var files: [ProjectFile] = []
    private var visited: Set<String> = []

    /// Returns the targets that catalogs and code may belong to, with findings about projects that can't be read.
    ///
    /// `configurationFolder` is the folder of `tincture.yml`, nil if none; relative paths refer to `currentFolder`.
    package static func read(
        catalogs: [String], code: [String], configurationFolder: String?, currentFolder: String, limits: InputLimits
    ) -> Diagnosed<ProjectModel> {
        var search = ProjectSearch(currentFolder: currentFolder)
        let catalogs = catalogs.map { FilePath.normalized(FilePath.join(currentFolder, $0)) }
        let code = code.map { FilePath.normalized(FilePath.join(currentFolder, $0)) }
        let home = configurationFolder.map { FilePath.normalized(FilePath.join(currentFolder, $0)) }
        // The folder above the configuration's own may belong to another project.
        let folders = Set(catalogs.map { $0 == home ? $0 : FilePath.folder(of: $0) } + code.map(folder))
        let common = commonFolder(folders.union(home.map { [$0] } ?? []))
        for folder in folders.sorted() { search.climb(from: folder, to: WorkingCopy.root(around: folder) ?? common) }
        var budget = WorkBudget(limits)
        let read = Set(search.files).sorted { $0.absolutePath < $1.absolutePath }.map { file in
            (file: file, targets: targets(of: file, limits: limits, &budget))
        }
        let model = ProjectModel(bundles: read.flatMap(\.targets.value))
        let lost = Set(catalogs).filter { model.bundles(of: $0).isEmpty }
        // A manifest that computes its targets matters only if a catalog without a target may belong to one of them.
        let diagnostics = read.flatMap { file, targets in
            targets.diagnostics.filter { $0.severity != .note || lost.contains { mayBelong($0, to: file) } }
        }
        return Diagnosed(
            ProjectModel(
                bundles: model.bundles, copies: copies(read.map { ($0, $1.value) }), currentFolder: currentFolder),
            diagnostics)
    }

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
        let generators = names.filter { [XcodeGenProject.fileName, TuistProject.fileName].contains($0) }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        // XcodeGen and Tuist manifests are ignored if the Xcode project that they generate is there.
        let hasProject = add(projects, in: folder, isGenerated: !generators.isEmpty)
        let packages = names.filter { $0 == PackageManifest.fileName }
        for name in packages + (hasProject ? [] : generators) { add(FilePath.join(folder, name)) }
        let folders = names.filter { !$0.hasPrefix(".") && !$0.contains(".") && ForeignFolder($0) == nil }
        for name in folders {
            let below = FilePath.join(folder, name)
            guard (try? FileKind.of(below)) == .folder, let names = try? Folder.names(in: below) else { continue }
            add(names.filter { $0.hasSuffix(".xcodeproj") }, in: below)
        }
    }

    /// Adds the Xcode projects in a folder, and returns whether any were added.
    ///
    /// If a tool generates the projects (`isGenerated`), Git may ignore their files, so only existing files are added.
    @discardableResult
    private mutating func add(_ projects: [String], in folder: String, isGenerated: Bool = false) -> Bool {
        let files = projects.map { FilePath.join(FilePath.join(folder, $0), "project.pbxproj") }.filter {
            !isGenerated || (try? FileKind.of($0)) == .file
        }
        for file in files { add(file) }
        return !files.isEmpty
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

    /// Returns the paths of the Xcode project files that are copies of the app's project, or examples of a library.
    ///
    /// A project of an enclosing folder has the same app as a copy. If that project has any app, a project in a
    /// folder such as `Examples` below it shows how to use a library that was copied into the app's folder.
    private static func copies(_ read: [(file: ProjectFile, targets: [ProjectBundle])]) -> Set<String> {
        let known = read.filter { $0.file.folder.hasSuffix(".xcodeproj") }.map { file, targets in
            (file.path, FilePath.folder(of: file.folder), Set(targets.filter { $0.kind == .app }.map(\.name)))
        }
        return Set(
            known.filter { _, folder, apps in
                known.contains { _, home, others in
                    guard FilePath.isInside(folder, folder: home), !others.isEmpty else { return false }
                    return !apps.isDisjoint(with: others)
                        || folder.dropFirst(home.count).split(separator: "/").contains { examples.contains($0) }
                }
            }.map(\.0))
    }

    private static let examples: Set<Substring> = ["Demo", "Demos", "Example", "Examples", "Sample", "Samples"]

    /// Returns whether a catalog is in a folder that usually contains targets of the given project.
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
