internal import Diagnostics
internal import FileAccess

enum PackageManifest {
    static let fileName = "Package.swift"
    private static let largestFile = 1 << 20

    /// The folders that may contain a target without a path in the manifest (SwiftPM, *PackageDescription*, `path`).
    static let sourceFolders = ["Sources", "Source", "src", "srcs"]
    static let testFolders = ["Tests"]

    static func read(_ file: ProjectFile) -> Diagnosed<[ProjectBundle]> {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.bytes(of: file.absolutePath, limit: largestFile)
        } catch {
            return Diagnosed(
                [], [file.unread(.warning, "the package's manifest \(error.predicate); its targets are not known")])
        }
        let package = SwiftManifestReader.call("Package", in: bytes)
        let listed = package?["targets"]?.elements ?? []
        let targets = listed.compactMap { target in
            var bundle = bundle(of: target, in: file)
            bundle?.platforms = package?["platforms"]?.platforms ?? []
            return bundle
        }
        let isWhole =
            package?["targets"].map { $0.elements != nil } ?? true
            && targets.count == listed.filter { !withoutFiles.contains($0.name) }.count
            && !SwiftManifestReader.changes("targets", of: "package", in: bytes)
        let problem = "Package.swift builds its list of targets in code, which Tincture does not run"
        return Diagnosed(targets, isWhole && package != nil ? [] : [file.unread(.note, problem)])
    }

    private static let withoutFiles: Set<String?> = ["binaryTarget", "systemLibrary", "plugin", "macro"]

    private static func bundle(of target: ManifestExpression, in file: ProjectFile) -> ProjectBundle? {
        guard let kind = target.name, ["target", "executableTarget", "testTarget"].contains(kind),
            let name = target["name"]?.text, target["path"] == nil || target["path"]?.text != nil
        else { return nil }
        let isTest = kind == "testTarget"
        var bundle = ProjectBundle(name: name, kind: isTest ? .tests : .package, origin: file.path)
        for folder in target["path"]?.text.map({ [$0] })
            ?? (isTest ? testFolders : sourceFolders).map({ FilePath.join($0, name) })
        {
            let root = FilePath.join(file.folder, folder)
            bundle.members.include(root)
            for excluded in target["exclude"]?.texts ?? [] { bundle.members.exclude(FilePath.join(root, excluded)) }
        }
        return bundle
    }
}
