internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// A search of folders for files of code to read, and for the names of the picture files in these folders.
struct CodeWalk {
    private(set) var files: [String] = []
    /// The names by which code can refer to pictures outside of catalogs.
    private(set) var looseNames: Set<String> = []
    /// The paths of the YAML files, any of which may be a configuration of SwiftGen.
    private(set) var swiftGenFiles: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var isCut = false
    private let limits: InputLimits
    private var visits: FolderVisits<(path: String, links: FollowedLinks?)>
    private var links: FollowedLinks?
    private var wantsScripts = false

    init(_ limits: InputLimits) {
        self.limits = limits
        visits = FolderVisits(limits)
    }

    /// Searches the folders behind symbolic links, after ``start(at:named:)`` has searched all others.
    mutating func followLinks(named origin: SourceLocation) {
        while !isCut, let link = visits.nextLink() {
            links = link.links
            visit(link.path)
            if isCut { reportCut(at: link.path, origin) }
        }
    }

    /// Searches a folder that the configuration names, or adds a file that the configuration names.
    mutating func start(at path: String, named origin: SourceLocation) {
        if isCut { return }
        links = FollowedLinks(root: path)
        do {
            if try FileKind.of(path) == .folder { visit(path) } else { take(path) }
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, .unreadable, at: origin,
                    "the path \"\(path)\" under \"code\" \(NearestFile.words(for: error, at: path))"))
        }
        if isCut { reportCut(at: path, origin) }
    }

    /// Searches the folders around an app for cross-platform code, such as Dart, and for SwiftGen's configurations.
    mutating func followPlatforms(around folders: [String]) {
        wantsScripts = true
        visits = FolderVisits(limits)
        var seen: Set<String> = []
        for start in folders {
            guard let top = WorkingCopy.root(around: start) else { continue }
            var folder = start
            while seen.insert(folder).inserted, FilePath.isInsideOrSame(folder, folder: top) {
                if Self.isForPlatforms(folder) { visit(folder) }
                let names = (try? Folder.names(in: folder)) ?? []
                swiftGenFiles.formUnion(names.filter(Self.mayConfigureSwiftGen).map { FilePath.join(folder, $0) })
                folder = FilePath.folder(of: folder)
            }
        }
    }

    private static func isForPlatforms(_ folder: String) -> Bool {
        [("package.json", "react-native"), ("pubspec.yaml", "flutter"), ("build.gradle.kts", "multiplatform")].contains
        {
            file, word in
            guard let bytes = try? RegularFile.bytes(of: FilePath.join(folder, file), limit: 1 << 20) else {
                return false
            }
            return String(decoding: bytes, as: UTF8.self).lowercased().contains(word)
        }
    }

    private static func mayConfigureSwiftGen(_ name: String) -> Bool {
        ["yml", "yaml"].contains(FilePath.stemAndExtension(of: name).extension)
    }

    private mutating func reportCut(at path: String, _ origin: SourceLocation) {
        diagnostics.append(
            Diagnostic(
                .error, .limitExceeded, at: origin,
                "the code has more than \(limits.files) files; names in the rest, from \"\(path)\" on, count as unused. Name only folders "
                    + "of your own code, or \(InputLimits.advice("files"))"))
    }

    /// Defers a link to a folder until the other folders are searched; reports a link to a folder that contains it.
    private mutating func leave(_ link: String) {
        if let finding = links?.finding(codeFolder: link) { diagnostics.append(finding) }
        if !FollowedLinks.isCircle(link) { visits.leave((link, links)) }
    }

    private mutating func visit(_ path: String) {
        if isCut { return }
        do {
            // The configuration may name a folder twice, which is then read only once.
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
        // Code also refers to layered icons and animations by their file names.
        if ["icon", "lottie", "tgs"].contains(type) { looseNames.insert(FilePath.stemAndExtension(of: name).stem) }
        if Self.mayConfigureSwiftGen(name) { swiftGenFiles.insert(path) }
        if wantsScripts {
            if CodeKind.isScript(name) { return take(path) }
            if FilePath.stemAndExtension(of: name).extension != "" || Self.otherPlatforms.contains(name) { return }
        } else if CodeKind.isRead(name) || Self.pictures.contains(type.lowercased()) {
            // A folder may also be named like a file: `SQLite.swift`.
            if type != "swift" || (try? FileKind.of(path)) != .folder { return take(path) }
        }
        if isCut || Self.isPassedOver(name) { return }
        do {
            if try FileKind.of(path) == .folder { if isLink { leave(path) } else { visit(path) } }
        } catch {
            // A broken link is only a note, because its target may be a file that a build creates.
            let isDangling = isLink && error.reason == .missing
            diagnostics.append(
                isDangling
                    ? Diagnostic(
                        .note, .unreadable, at: path,
                        "is a symbolic link to something that does not exist, so any code behind it is not read.")
                    : Diagnostic(.warning, .unreadable, at: path, "\(error)."))
        }
    }

    private mutating func take(_ path: String) {
        let name = FilePath.name(of: path)
        if CodeKind.isRead(name) || wantsScripts {
            if files.count == limits.files { isCut = true } else { files.append(path) }
            // A texture atlas that was compiled beforehand lists the names of its pictures.
            if FilePath.folder(of: path).hasSuffix(".atlasc"), let bytes = try? RegularFile.bytes(of: path) {
                for text in PropertyListCode.facts(of: bytes).texts { addPicture(text.text) }
            }
            return
        }
        addPicture(name)
    }

    private mutating func addPicture(_ name: String) {
        let (stem, fileExtension) = FilePath.stemAndExtension(of: name)
        guard Self.pictures.contains(fileExtension.lowercased()) else { return }
        looseNames.formUnion([name, stem])
        // Code refers to `Cart@2x~ipad.png` as `Cart`.
        let base = stem.prefix { $0 != "@" && $0 != "~" }
        looseNames.formUnion([String(base), base + "." + fileExtension])
    }

    /// Returns whether to skip a folder, because it contains other people's code or is a bundle with its own names.
    ///
    /// A folder `Tools` may contain the app's code. Test folders are searched: the project says which files are tests.
    private static func isPassedOver(_ name: String) -> Bool {
        ForeignFolder(name).map { $0 != .made && $0 != .tests } ?? false
    }

    /// The subfolders of a cross-platform app to skip: code for a single platform, build products and tests.
    private static let otherPlatforms: Set<String> = [
        "android", "ios", "macos", "web", "windows", "linux", "build", "dist", "test",
    ]

    /// The extensions of picture files, including those of application icons, which can't be in a catalog.
    static let pictures = LoosePictures.extensions.union(["icns", "ico"])
}
