internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import ProjectModel

/// Looks through a folder for what a configuration should name: catalogs, pictures, lists of data, code.
///
/// Tests, and what tools have made or fetched, are none of the app's.
struct StarterSearch {
    /// The asset catalogs and the folders that hold pictures, relative to the folder, outermost ones only.
    private(set) var sources: [String] = []
    /// The folders of code, and of property lists of targets, outermost ones only.
    private(set) var code: [String] = []
    /// The files of design tokens; where a resolver names the others, it alone.
    private(set) var tokenFiles: [String] = []
    /// The data files that list pages or products.
    private(set) var lists: [FoundList] = []
    /// The folders of loose pictures, by the names of these.
    private var pictureNames: [String: [String]] = [:]
    /// The working copy around the folder, or the folder: what a link out of it leads to is not looked at.
    private let tree: String
    /// The targets of the projects in the folder.
    let projects: ProjectModel

    /// The findings about paths: limits that were exceeded, and links that leave the tree.
    private(set) var findings: [Diagnostic] = []
    /// The folders that are taken for what tools have fetched or made, or for tests.
    private(set) var skipped: [String] = []

    /// Folders deeper than this are hardly an app's own.
    private static let maximumDepth = 16

    private let root: String
    private var visits = FolderVisits<FoundLink>(.standard)
    /// How many files and folders may still be looked at.
    private var remaining: Int
    /// Whether there was more than that.
    private(set) var isTooLarge = false
    private var folders: [FoundFolder] = []
    private var pictureFolders: [String] = []
    /// The folders of resources of apps for Android.
    private var androidResources: [String] = []
    /// The packages in Dart.
    private var dartPackages: [DartPackage] = []
    /// The property lists, which may name pictures.
    private var propertyLists: [String] = []

    /// - Parameter mostFiles: how many files and folders are looked at.
    init(folder: String, currentFolder: String, mostFiles: Int) {
        let home = FilePath.normalized(FilePath.join(currentFolder, folder))
        let tree = WorkingCopy.root(around: home) ?? home
        var search = StarterSearch(root: folder, tree: tree, projects: ProjectModel(bundles: []), mostFiles: mostFiles)
        search.visit("", in: nil, depth: 0)
        if search.isTooLarge {
            self = search
            return
        }
        while let link = search.visits.nextLink() { search.visit(link.path, in: link.parent, depth: link.depth) }
        search.gatherCode()
        let found = ProjectSearch.read(
            catalogs: search.sources + search.pictureFolders, code: ["."], configurationFolder: ".",
            currentFolder: home,
            limits: .standard)
        let projects = found.value
        self = StarterSearch(root: folder, tree: tree, projects: projects, mostFiles: mostFiles)
        skipped = search.skipped
        findings = search.findings + found.diagnostics.filter { $0.severity == .error }
        sources = search.sources.filter { !projects.isOnlyTested($0) }
        sources += search.pictureFolders.filter { folder in
            // Pictures that no target has are screenshots and drafts; where no target is known, any may be the app's.
            // Those of an app in Flutter are in no target.
            search.isShownByFlutter(folder) ?? projects.bundles.isEmpty
                ? folder != "." : !projects.bundles(of: folder).isEmpty && !projects.isOnlyTested(folder)
        }
        // An app that is for Android alone has its pictures there; others are screenshots and drafts.
        if search.sources.isEmpty, search.dartPackages.isEmpty, !search.androidResources.isEmpty {
            sources = search.androidResources
        }
        if sources.isEmpty, search.pictureFolders.contains(".") { sources = ["."] }
        sources = Self.outermost(sources)
        code = search.code.filter { !projects.isOnlyTested($0) }
        // One that no target has is none of the app's; and one in the folder itself does not make all of it code.
        let folders = search.propertyLists.filter { file in
            !projects.bundles(of: file).isEmpty && !projects.isOnlyTested(file)
        }.map { FilePath.folder(of: $0) }
        code = Self.outermost(code + folders.filter { $0 != "." })
        (lists, pictureNames) = (search.lists, search.pictureNames)
        let resolvers = search.tokenFiles.filter { SourceReader.isTokenResolver(FilePath.join(folder, $0)) }
        let resolved = resolvers.map { FilePath.folder(of: $0) }
        tokenFiles = search.tokenFiles.filter { file in
            resolvers.contains(file) || !resolved.contains { $0 == "." || FilePath.isInside(file, folder: $0) }
        }
    }

    private init(root: String, tree: String, projects: ProjectModel, mostFiles: Int) {
        remaining = mostFiles
        (self.root, self.tree) = (root, tree)
        self.projects = projects
    }

    /// A data file that lists pages or products.
    struct FoundList {
        /// The file, relative to the folder.
        let path: String
        /// Whether it lists the pages of a carousel; else it lists products.
        let isPages: Bool
        /// The names of the pictures.
        let names: [String]
    }

    /// Returns the folders that hold a loose picture of a name.
    func folders(ofPicture name: String) -> [String] { pictureNames[name] ?? [] }

    /// The name that code uses for a loose file: `loop1` of `loop1@2x.jpg`.
    private static func stem(_ file: String) -> String {
        String(FilePath.stemAndExtension(of: file).stem.prefix { $0 != "@" })
    }

    /// What a folder holds, as far as the one that it was found in has to know it.
    private struct FoundFolder {
        let path: String
        /// The index of its parent folder; nil for the outermost one.
        let parent: Int?
        /// True where there is code in it or below it.
        var hasCode = false
        /// True where there is code directly in it.
        var hasOwnCode = false
        /// True where something below it is not to be read.
        var hasForeign = false
        /// The folders of code below it, each as high up as it can be.
        var code: [String] = []
    }

    /// A link to a folder.
    private struct FoundLink {
        let path: String
        let parent: Int
        let depth: Int
    }

    private mutating func visit(_ relative: String, in parent: Int?, depth: Int) {
        let path = relative.isEmpty ? root : FilePath.join(root, relative)
        guard depth <= Self.maximumDepth, let identity = try? FileIdentity(of: path),
            visits.enters(path, identity, &findings)
        else { return }
        if FilePath.stemAndExtension(of: FilePath.name(of: relative)).extension.lowercased() == "xcassets" {
            return sources.append(relative)
        }
        guard !isTooLarge, let content = try? Folder(path) else { return }
        remaining -= content.names.count
        if remaining < 0 {
            isTooLarge = true
            return
        }
        let number = folders.count
        folders.append(FoundFolder(path: relative.isEmpty ? "." : relative, parent: parent))
        if content.names.contains(Self.androidManifest) {
            folders[number].hasForeign = true
            if content.names.contains("res") { androidResources.append(FilePath.join(relative, "res")) }
            return
        }
        if content.names.contains(DartPackage.fileName) {
            dartPackages.append(DartPackage(folder: folders[number].path, in: root))
        }
        var hasPictures = false
        for name in content.names where !name.hasPrefix(".") {
            let below = FilePath.join(relative, name)
            let type = FilePath.stemAndExtension(of: name).extension.lowercased()
            if (try? FileKind.of(FilePath.join(root, below))) == .folder {
                if type != "xcassets", ForeignFolder(name) != nil || Self.foreignTypes.contains(type) {
                    folders[number].hasForeign = true
                    if ForeignFolder(name) != nil, ForeignFolder(name) != .bundle { skipped.append(below) }
                } else if content.links.contains(name), SymbolicLink.leads(FilePath.join(root, below), outOf: tree) {
                    folders[number].hasForeign = true
                    findings.append(
                        Diagnostic(
                            .warning, .linkOutsideTree, at: below,
                            "is a link that leads out of the tree, and is not followed. Copy what you need into the tree."
                        ))
                } else if content.links.contains(name) {
                    visits.leave(FoundLink(path: below, parent: number, depth: depth + 1))
                } else {
                    visit(below, in: number, depth: depth + 1)
                }
            } else if ImageFormat.decodableExtensions.contains(type) {
                hasPictures = true
                pictureNames[Self.stem(name), default: []].append(folders[number].path)
            } else if type == "tokens" || type == "json" {
                if SourceReader.holdsTokens(FilePath.join(root, below)) {
                    tokenFiles.append(below)
                } else if type == "json" {
                    addLists(below)
                }
            } else if type == "plist" {
                propertyLists.append(below)
            } else if Self.codeTypes.contains(type), !Self.manifests.contains(name) {
                folders[number].hasOwnCode = true
            }
        }
        if hasPictures { pictureFolders.append(folders[number].path) }
    }

    /// Whether the app of a package in Dart shows a folder's pictures; nil for a folder that is in no such package.
    private func isShownByFlutter(_ folder: String) -> Bool? {
        let answers = dartPackages.compactMap { $0.shows(folder) }
        return answers.isEmpty ? nil : answers.contains(true)
    }

    /// Finds the folders of code, from the innermost outwards.
    private mutating func gatherCode() {
        for number in folders.indices.reversed() {
            var folder = folders[number]
            // A folder stands for everything below it; one with something foreign below leaves that to the folders in
            // it.
            if folder.hasOwnCode || folder.hasCode && !folder.hasForeign && folder.parent != nil {
                folder.code = [folder.path]
            }
            guard let parent = folder.parent else {
                code = folder.code
                continue
            }
            folders[parent].hasForeign = folders[parent].hasForeign || folder.hasForeign
            folders[parent].hasCode = folders[parent].hasCode || folder.hasCode || folder.hasOwnCode
            folders[parent].code += folder.code
        }
    }

    private mutating func addLists(_ path: String) {
        let found = FoundLists(FilePath.join(root, path))
        if let pages = found.pages, !pages.hasErrors {
            lists.append(FoundList(path: path, isPages: true, names: pages.value.entries.map(\.image)))
        }
        if let products = found.products, !products.hasErrors {
            lists.append(FoundList(path: path, isPages: false, names: products.value.entries.map(\.image)))
        }
    }

    private static let codeTypes: Set<String> = ["swift", "m", "mm", "storyboard", "xib"]
    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// The file that marks the folder of an Android app, whose pictures have a name for each density.
    private static let androidManifest = "AndroidManifest.xml"

    /// Bundles that are no sources, though a project has them among its own files.
    private static let foreignTypes: Set<String> = ["appiconset", "bundle", "xcodeproj", "xcworkspace"]

    /// The paths that are not in another one, which reads them too.
    static func outermost(_ paths: [String]) -> [String] {
        let all = Set(paths)
        return all.filter { path in
            !all.contains { other in other != path && (other == "." || FilePath.isInside(path, folder: other)) }
        }.sorted()
    }
}
