internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import ProjectModel

/// Walks through folders of code, and collects the files to read and the pictures among them.
struct CodeWalk {
    private var files: [String] = []
    private var looseNames: Set<String> = []
    private var diagnostics: [Diagnostic] = []
    /// Whether the limit of files was reached.
    private(set) var isCut = false
    private let limit: Int
    private let limits: InputLimits
    private var visits: FolderVisits<FollowedLink>
    private var links: FollowedLinks?
    /// Whether the walk is looking for the code of other platforms.
    private var wantsScripts = false

    /// A link to a folder, and its origin.
    private struct FollowedLink {
        let path: String
        let links: FollowedLinks?
    }

    /// The content of the folders.
    struct Result {
        let files: [String]
        /// The names by which code can refer to pictures outside of catalogs.
        let looseNames: Set<String>
    }

    /// The result, with findings about folders that couldn't be read.
    var result: Diagnosed<Result> { Diagnosed(Result(files: files, looseNames: looseNames), diagnostics) }

    /// - Parameter limits: the maximum numbers of code files and folders.
    init(_ limits: InputLimits) {
        limit = limits.files
        self.limits = limits
        visits = FolderVisits(limits)
    }

    /// Walks through the folders behind links, after everything that the configuration names.
    mutating func followLinks(named origin: SourceLocation) {
        while !isCut, let link = visits.nextLink() {
            links = link.links
            visit(link.path)
            if isCut { reportCut(at: link.path, origin) }
        }
    }

    /// Walks through a folder, or adds a file, that the configuration names.
    mutating func start(at path: String, named origin: SourceLocation) {
        if isCut { return }
        links = FollowedLinks(root: path)
        do {
            if try FileKind.of(path) == .folder { visit(path) } else { take(path) }
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, .unreadable, at: origin, "the code \"\(path)\" \(NearestFile.words(for: error, at: path))"))
        }
        if isCut { reportCut(at: path, origin) }
    }

    /// Walks through the code of other platforms around folders of a cross-platform app, because a name may only occur
    /// there.
    mutating func followPlatforms(around folders: [String]) {
        wantsScripts = true
        visits = FolderVisits(limits)
        var seen: Set<String> = []
        for start in folders {
            guard let top = WorkingCopy.root(around: start) else { continue }
            var folder = start
            while seen.insert(folder).inserted, FilePath.isInsideOrSame(folder, folder: top) {
                if Self.isForPlatforms(folder) { visit(folder) }
                folder = FilePath.folder(of: folder)
            }
        }
    }

    /// Returns whether a folder contains an app in React Native, Flutter or Kotlin Multiplatform.
    private static func isForPlatforms(_ folder: String) -> Bool {
        [("package.json", "react-native"), ("pubspec.yaml", "flutter"), ("build.gradle.kts", "multiplatform")].contains
        {
            file, word in
            guard let bytes = try? RegularFile.bytes(of: FilePath.join(folder, file), limit: 1 << 20) else {
                return false
            }
            return String(decoding: bytes, as: UTF8.self).contains(word)
        }
    }

    private mutating func reportCut(at path: String, _ origin: SourceLocation) {
        diagnostics.append(
            Diagnostic(
                .error, .limitExceeded, at: origin,
                "the code has more than \(limit) files: a name in the rest, from \"\(path)\" on, counts as unused. Name folders "
                    + "of your own code, or \(InputLimits.advice("files"))"))
    }

    /// Reports a link to a folder, and defers it unless it leads to one of its own parents.
    private mutating func leave(_ link: String) {
        if let finding = links?.finding(codeFolder: link) { diagnostics.append(finding) }
        if !FollowedLinks.isCircle(link) { visits.leave(FollowedLink(path: link, links: links)) }
    }

    private mutating func visit(_ path: String) {
        if isCut { return }
        do {
            // A folder that is named twice has already been read.
            guard visits.enters(path, try FileIdentity(of: path), &diagnostics) else { return }
            let folder = try Folder(path)
            for name in folder.names where !name.hasPrefix(".") {
                look(at: FilePath.join(path, name), name, isLink: folder.links.contains(name))
            }
        } catch {
            diagnostics.append(Diagnostic(.error, .unreadable, at: path, error.sentenceAboutFolder))
        }
    }

    private mutating func look(at path: String, _ name: String, isLink: Bool) {
        let type = FilePath.stemAndExtension(of: name).extension
        // Animations are asked for by their names too.
        if ["icon", "lottie", "tgs"].contains(type) { looseNames.insert(FilePath.stemAndExtension(of: name).stem) }
        if wantsScripts {
            if CodeKind.isScript(name) { return take(path) }
            if FilePath.stemAndExtension(of: name).extension != "" || Self.otherPlatforms.contains(name) { return }
        } else if CodeKind.isRead(name) || Self.pictures.contains(type.lowercased()) {
            // A package may be called `SQLite.swift`.
            if type != "swift" || (try? FileKind.of(path)) != .folder { return take(path) }
        }
        if isCut || Self.isPassedOver(name) || Self.notFolders.contains(type) { return }
        do {
            if try FileKind.of(path) == .folder { if isLink { leave(path) } else { visit(path) } }
        } catch {
            // A dangling link may or may not lead to code; a build product is missing before the build.
            let isDangling = isLink && error.reason == .missing
            diagnostics.append(
                isDangling
                    ? Diagnostic(
                        .note, .unreadable, at: path,
                        "is a symbolic link to something that does not exist; code that may be in it is not read.")
                    : Diagnostic(.warning, .unreadable, at: path, "\(error)."))
        }
    }

    private mutating func take(_ path: String) {
        let name = FilePath.name(of: path)
        if CodeKind.isRead(name) || wantsScripts {
            if files.count == limit { isCut = true } else { files.append(path) }
            return
        }
        let (stem, fileExtension) = FilePath.stemAndExtension(of: name)
        guard Self.pictures.contains(fileExtension.lowercased()) else { return }
        looseNames.formUnion([name, stem])
        // Code refers to `Cart@2x~ipad.png` as `Cart`.
        let base = stem.prefix { $0 != "@" && $0 != "~" }
        looseNames.formUnion([String(base), base + "." + fileExtension])
    }

    /// Whether a folder holds other people's code, or is a bundle with names of its own.
    ///
    /// A folder `Tools` may be code like any other, and the project knows better which ones are tests.
    private static func isPassedOver(_ name: String) -> Bool {
        ForeignFolder(name).map { $0 != .made && $0 != .tests } ?? false
    }

    /// The subfolders of a cross-platform app that don't contain its own code.
    private static let otherPlatforms: Set<String> = [
        "android", "ios", "macos", "web", "windows", "linux", "build", "dist", "test",
    ]

    /// The extensions of pictures, including those of application icons, which can't be in a catalog.
    static let pictures = LoosePictures.extensions.union(["icns", "ico"])

    /// The extensions of files, for which no system call is needed to rule out a folder.
    private static let notFolders: Set<String> = [
        "strings", "stringsdict", "xcstrings", "md", "txt", "js", "css", "html", "ttf", "otf", "entitlements", "c",
        "cpp",
        "sh", "py", "rb", "metal", "modulemap", "mp4", "mp3", "wav", "xcprivacy", "intentdefinition", "lock",
    ]
}
