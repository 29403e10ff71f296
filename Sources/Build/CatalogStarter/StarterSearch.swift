internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import ProjectModel

/// Looks through a folder for what a configuration should name: catalogs, pictures, lists of data, code.
///
/// Tests, and what tools have made or fetched, are none of the app's.
struct StarterSearch {
    /// The asset catalogs and the folders that hold pictures, relative to the folder, outermost ones only.
    private(set) var sources: [String] = []
    /// The folders of code, and of property lists of targets, outermost ones only.
    private(set) var code: [String] = []
    private(set) var pageLists: [String] = []
    private(set) var productLists: [String] = []
    /// The targets of the projects in the folder.
    let projects: ProjectModel

    /// Folders deeper than this are hardly an app's own; and a start must be quick.
    private static let maximumDepth = 8
    /// So many files and folders are looked at.
    private static let mostEntries = 200_000

    private let root: String
    private var entries = 0
    private var ancestors: Set<FileIdentity> = []
    private var pictureFolders: [String] = []
    /// The property lists, which may name pictures.
    private var propertyLists: [String] = []

    init(folder: String, currentFolder: String) {
        var search = StarterSearch(root: folder, projects: ProjectModel(bundles: []))
        _ = search.visit("", depth: 0)
        let home = FilePath.normalized(FilePath.join(currentFolder, folder))
        let projects = ProjectSearch.read(
            catalogs: search.sources + search.pictureFolders, code: ["."], configurationFolder: ".",
            currentFolder: home,
            limits: .standard
        ).value
        self = StarterSearch(root: folder, projects: projects)
        sources = search.sources.filter { !projects.isOnlyTested($0) }
        sources += search.pictureFolders.filter { folder in
            // Pictures that no target has are screenshots and drafts; where no target is known, any may be the app's.
            projects.bundles.isEmpty
                ? folder != "." : !projects.bundles(of: folder).isEmpty && !projects.isOnlyTested(folder)
        }
        if sources.isEmpty, search.pictureFolders.contains(".") { sources = ["."] }
        sources = Self.outermost(sources)
        code = search.code.filter { !projects.isOnlyTested($0) }
        // One that no target has is none of the app's; and one in the folder itself does not make all of it code.
        let folders = search.propertyLists.filter { file in
            !projects.bundles(of: file).isEmpty && !projects.isOnlyTested(file)
        }.map { FilePath.folder(of: $0) }
        code = Self.outermost(code + folders.filter { $0 != "." })
        (pageLists, productLists) = (search.pageLists, search.productLists)
    }

    private init(root: String, projects: ProjectModel) {
        self.root = root
        self.projects = projects
    }

    /// What a folder holds, as far as its parent has to know it.
    private struct Content {
        /// True where there is code in it or below it.
        var hasCode = false
        /// True where something below it is not to be read.
        var hasForeign = false
        /// The folders of code below it, each as high up as it can be.
        var code: [String] = []
    }

    private mutating func visit(_ relative: String, depth: Int) -> Content {
        var content = Content()
        let folder = relative.isEmpty ? root : FilePath.join(root, relative)
        guard depth <= Self.maximumDepth, let identity = try? FileIdentity(of: folder),
            ancestors.insert(identity).inserted, let names = try? Folder.names(in: folder)
        else { return content }
        defer { ancestors.remove(identity) }
        if names.contains(Self.androidManifest) {
            content.hasForeign = true
            return content
        }
        var hasOwnCode = false
        var hasPictures = false
        for name in names where !name.hasPrefix(".") {
            entries += 1
            if entries > Self.mostEntries { break }
            let below = FilePath.join(relative, name)
            let type = FilePath.stemAndExtension(of: name).extension.lowercased()
            if (try? FileKind.of(FilePath.join(root, below))) == .folder {
                if type == "xcassets" {
                    sources.append(below)
                } else if ForeignFolder(name) != nil || Self.foreignTypes.contains(type) {
                    content.hasForeign = true
                } else {
                    let inner = visit(below, depth: depth + 1)
                    content.hasForeign = content.hasForeign || inner.hasForeign
                    content.hasCode = content.hasCode || inner.hasCode
                    content.code += inner.code
                }
            } else if ["png", "jpg", "jpeg"].contains(type) {
                hasPictures = true
            } else if type == "json" {
                addLists(below)
            } else if type == "plist" {
                propertyLists.append(below)
            } else if Self.codeTypes.contains(type), !Self.manifests.contains(name) {
                hasOwnCode = true
            }
        }
        if hasPictures { pictureFolders.append(relative.isEmpty ? "." : relative) }
        // A folder stands for everything below it; one with something foreign below leaves that to the folders in it.
        if hasOwnCode || content.hasCode && !content.hasForeign && !relative.isEmpty {
            content.code = [relative.isEmpty ? "." : relative]
        }
        content.hasCode = content.hasCode || hasOwnCode
        if relative.isEmpty { code = content.code }
        return content
    }

    private mutating func addLists(_ path: String) {
        let lists = FoundLists(FilePath.join(root, path))
        if lists.pages != nil { pageLists.append(path) }
        if lists.products != nil { productLists.append(path) }
    }

    private static let codeTypes: Set<String> = ["swift", "m", "mm", "storyboard", "xib"]
    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// What is in a folder of an app for Android, whose pictures have a name for each density.
    private static let androidManifest = "AndroidManifest.xml"

    /// Bundles that are no sources, though a project has them among its own files.
    private static let foreignTypes: Set<String> = ["appiconset", "bundle", "xcodeproj", "xcworkspace"]

    /// The paths that are not in another one, which reads them too.
    private static func outermost(_ paths: [String]) -> [String] {
        let all = Set(paths)
        return all.filter { path in
            !all.contains { other in other != path && (other == "." || FilePath.isInside(path, folder: other)) }
        }.sorted()
    }
}
