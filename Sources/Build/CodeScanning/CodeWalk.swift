internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import ProjectModel

/// Goes through folders of code: which files are to be read, and which pictures lie among them.
struct CodeWalk {
    /// The files to be read.
    private(set) var files: [String] = []
    /// The names by which code can ask for the pictures that lie in no catalog.
    private(set) var looseNames: Set<String> = []
    /// What could not be looked at.
    private(set) var diagnostics: [Diagnostic] = []
    private var visited: Set<FileIdentity> = []

    /// Goes through a folder, or takes a file, that the configuration names.
    mutating func start(at path: String, named origin: SourceLocation) {
        do {
            if try FileKind.of(path) == .folder { visit(path) } else { take(path) }
        } catch {
            diagnostics.append(Diagnostic(.error, .unreadable, at: origin, "the code \"\(path)\" \(error)."))
        }
    }

    private mutating func visit(_ path: String) {
        do {
            // A link back up, and a folder that is named twice, have been read already.
            guard visited.insert(try FileIdentity(of: path)).inserted else { return }
            for name in try Folder.names(in: path) where !name.hasPrefix(".") {
                let path = FilePath.join(path, name)
                let type = FilePath.stemAndExtension(of: name).extension
                if type == "icon" { looseNames.insert(FilePath.stemAndExtension(of: name).stem) }
                if CodeKind.isRead(name) || Self.pictures.contains(type.lowercased()) {
                    take(path)
                } else if !Self.isPassedOver(name), !Self.notFolders.contains(type), try FileKind.of(path) == .folder {
                    visit(path)
                }
            }
        } catch {
            diagnostics.append(Diagnostic(.error, .unreadable, at: path, "\(error)."))
        }
    }

    private mutating func take(_ path: String) {
        let name = FilePath.name(of: path)
        if CodeKind.isRead(name) { return files.append(path) }
        let (stem, fileExtension) = FilePath.stemAndExtension(of: name)
        guard Self.pictures.contains(fileExtension.lowercased()) else { return }
        looseNames.formUnion([name, stem])
        // `Cart@2x~ipad.png` is asked for as `Cart`.
        let base = stem.prefix { $0 != "@" && $0 != "~" }
        looseNames.formUnion([String(base), base + "." + fileExtension])
    }

    /// Folders of other people's code, of tests, and bundles with names of their own; a folder `Tools` may be code like any other.
    private static func isPassedOver(_ name: String) -> Bool {
        ForeignFolder(name).map { $0 != .made } ?? false
    }

    private static let pictures: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "webp", "tif", "tiff", "bmp", "icns", "ico",
    ]

    /// Endings of files that are no folders, so that nobody has to look.
    private static let notFolders: Set<String> = [
        "strings", "stringsdict", "xcstrings", "md", "txt", "js", "css", "html", "ttf", "otf", "entitlements", "c",
        "cpp",
        "sh", "py", "rb", "metal", "modulemap", "mp4", "mp3", "wav", "xcprivacy", "intentdefinition", "lock",
    ]
}
