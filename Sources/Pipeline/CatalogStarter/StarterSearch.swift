internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import ProjectModel

/// A search of a folder for everything that its first configuration lists: catalogs, pictures, data files and code.
///
/// The search skips tests and folders that tools have created or downloaded, because these don't belong to the app.
struct StarterSearch {
    /// The asset catalogs and the folders with pictures, without paths inside another path.
    ///
    /// This path and the following ones are relative to the searched folder.
    private(set) var sources: [String] = []
    /// The folders with code or with property lists of targets, without paths inside another path.
    private(set) var code: [String] = []
    /// The files of design tokens; if a resolver file names token files, only the resolver file.
    private(set) var tokenFiles: [String] = []
    private(set) var lists: [FoundList] = []
    /// The folders that contain a picture outside of asset catalogs, keyed by the picture's name.
    private var pictureNames: [String: [String]] = [:]
    /// The path of the repository around the searched folder, out of which no link is followed.
    private let tree: String
    let projects: ProjectModel

    /// Findings about paths, such as limits that were exceeded, and links that lead out of the tree.
    private(set) var findings: [Diagnostic] = []
    private(set) var skipped: [String] = []

    /// The maximum depth of visited folders; deeper ones rarely belong to the app itself.
    private static let maximumDepth = 16

    private let root: String
    private var visits = FolderVisits<FoundLink>(.standard)
    private var remaining: Int
    private(set) var isTooLarge = false
    private var folders: [FoundFolder] = []
    /// The picture files outside of asset catalogs, keyed by their folder.
    private var pictures: [String: [String]] = [:]
    private var pictureFolders: [String] { pictures.keys.sorted() }
    private var androidResources: [String] = []
    private var dartPackages: [DartPackage] = []
    private var propertyLists: [String] = []

    init(folder: String, currentFolder: String, mostFiles: Int) {
        let home = FilePath.normalized(FilePath.join(currentFolder, folder))
        let tree = WorkingCopy.root(around: home) ?? home
        var search = StarterSearch(root: folder, tree: tree, projects: ProjectModel(bundles: []), mostFiles: mostFiles)
        search.searchAll()
        if search.isTooLarge {
            self = search
            return
        }
        let found = ProjectSearch.read(
            catalogs: search.sources + search.pictureFolders, code: ["."], configurationFolder: ".",
            currentFolder: home,
            limits: .standard)
        let projects = found.value
        // A target may compile code in a folder that was skipped because of its name.
        if search.skipped.contains(where: { Self.isMade($0) && projects.compilesCode(in: $0) }) {
            var wider = StarterSearch(root: folder, tree: tree, projects: projects, mostFiles: mostFiles)
            wider.searchAll()
            if !wider.isTooLarge { search = wider }
        }
        self = StarterSearch(root: folder, tree: tree, projects: projects, mostFiles: mostFiles)
        findings = search.findings + found.diagnostics.filter { $0.severity == .error }
        sources = search.sources.filter { !projects.isOnlyTested($0) }
        sources += search.pictureFolders.filter { folder in
            // In a Flutter app, `pubspec.yaml` decides whether pictures belong to the app. In other apps, pictures that
            // are in no target are taken for screenshots and drafts, unless no target is known.
            // The searched folder itself would include everything below it, such as `Pods`.
            folder != "."
                && search.isShownByFlutter(folder)
                    ?? (projects.bundles.isEmpty
                        // A project lists a folder, or each of its files.
                        || ([folder] + (search.pictures[folder] ?? [])).contains(where: projects.isInApp))
        }
        // In an app only for Android, pictures outside the resource folders are screenshots and drafts.
        if search.sources.isEmpty, search.dartPackages.isEmpty, !search.androidResources.isEmpty {
            sources = search.androidResources
        }
        if sources.isEmpty, search.pictureFolders.contains(".") { sources = ["."] }
        sources = FilePath.outermost(sources)
        code = search.code.filter { !projects.isOnlyTested($0) }
        // A property list belongs to the app if it is in a target. One directly in the searched folder doesn't turn the
        // whole folder into code.
        let folders = search.propertyLists.filter(projects.isInApp).map { FilePath.folder(of: $0) }
        code = FilePath.outermost(code + folders.filter { $0 != "." })
        // A folder named like those that tools create is read, and not skipped, if it is inside a folder of code.
        skipped = search.skipped.filter { path in
            !Self.isMade(path) || !code.contains { $0 == "." || FilePath.isInside(path, folder: $0) }
        }
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

    struct FoundList {
        let path: String
        /// Whether the file lists the pages of a carousel; otherwise, the file lists products.
        let isPages: Bool
        let names: [String]
    }

    func folders(ofPicture name: String) -> [String] { pictureNames[name] ?? [] }

    /// Returns the name of a picture file as code uses it: `loop1` for `loop1@2x.jpg`.
    private static func stem(_ file: String) -> String {
        String(FilePath.stemAndExtension(of: file).stem.prefix { $0 != "@" })
    }

    private struct FoundFolder {
        let path: String
        let parent: Int?
        /// Whether any folder below this folder contains code.
        var hasCode = false
        var hasOwnCode = false
        /// Whether the folder contains, at any depth, a file or folder that must not be read as code.
        var hasForeign = false
        /// The outermost folders that together contain all code in this folder, at any depth.
        var code: [String] = []
    }

    private struct FoundLink {
        let path: String
        let parent: Int
        let depth: Int
    }

    private static func isMade(_ path: String) -> Bool { ForeignFolder(FilePath.name(of: path)) == .made }

    private mutating func searchAll() {
        visit("", in: nil, depth: 0)
        while !isTooLarge, let link = visits.nextLink() { visit(link.path, in: link.parent, depth: link.depth) }
        gatherCode()
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
        for name in content.names where !name.hasPrefix(".") {
            let below = FilePath.join(relative, name)
            let type = FilePath.stemAndExtension(of: name).extension.lowercased()
            if (try? FileKind.of(FilePath.join(root, below))) == .folder {
                let isOwn = Self.isMade(name) && projects.compilesCode(in: below)
                let foreign = isOwn ? nil : ForeignFolder(name)
                if type != "xcassets", foreign != nil || Self.foreignTypes.contains(type) {
                    // Code isn't read in other foreign folders, even inside a folder that is listed.
                    if foreign == .made || foreign == .tests { folders[number].hasForeign = true }
                    if foreign != nil, foreign != .bundle { skipped.append(below) }
                } else if content.links.contains(name), SymbolicLink.leads(FilePath.join(root, below), outOf: tree) {
                    folders[number].hasForeign = true
                    findings.append(
                        Diagnostic(
                            .warning, .linkOutsideTree, at: below,
                            "is a link that leads outside the source tree, so it is not followed. Copy what you need into the tree."
                        ))
                } else if content.links.contains(name) {
                    visits.leave(FoundLink(path: below, parent: number, depth: depth + 1))
                } else {
                    visit(below, in: number, depth: depth + 1)
                }
            } else if ImageFormat.decodableExtensions.contains(type) {
                pictures[folders[number].path, default: []].append(below)
                pictureNames[Self.stem(name), default: []].append(folders[number].path)
            } else if type == "tokens" || type == "json" {
                if SourceReader.holdsTokens(FilePath.join(root, below)) {
                    tokenFiles.append(below)
                } else if type == "json" {
                    addLists(below)
                }
            } else if type == "plist" {
                propertyLists.append(below)
            } else if ProjectModel.codeTypes.contains(type), !Self.manifests.contains(name),
                !content.names.contains("catalog.json") || !Self.isGenerated(FilePath.join(root, below))
            {
                folders[number].hasOwnCode = true
            }
        }
    }

    /// Returns whether a Flutter app may show the pictures in a folder; nil if the folder is outside all Dart packages.
    private func isShownByFlutter(_ folder: String) -> Bool? {
        let answers = dartPackages.compactMap { $0.shows(folder) }
        return answers.isEmpty ? nil : answers.contains(true)
    }

    /// Returns whether Tincture wrote a file of code, beside its manifest.
    private static func isGenerated(_ path: String) -> Bool {
        (try? RegularFile(path).bytes(GeneratedMark.headSize)).map(GeneratedMark.isIn) ?? false
    }

    private mutating func gatherCode() {
        for number in folders.indices.reversed() {
            var folder = folders[number]
            // A listed folder includes everything below it. A folder without code of its own is listed if everything
            // below may be read as code. Otherwise, its subfolders are listed.
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

    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// The file that marks the folder of an Android app, where files of several densities have the same name.
    private static let androidManifest = "AndroidManifest.xml"

    /// The extensions of folders in projects that contain neither sources nor code.
    private static let foreignTypes: Set<String> = ["appiconset", "bundle", "xcodeproj", "xcworkspace"]
}

extension ProjectModel {
    /// Returns whether a file or folder is in a target that isn't only for tests.
    fileprivate func isInApp(_ path: String) -> Bool { !bundles(of: path).isEmpty && !isOnlyTested(path) }
}
