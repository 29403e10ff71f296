internal import FileAccess

/// The targets of the projects that catalogs and code may belong to, and the files of each target.
///
/// ``ProjectSearch`` finds these projects, such as Xcode projects and Swift packages.
package struct ProjectModel: Sendable {
    package let bundles: [ProjectBundle]
    private let currentFolder: String
    /// The paths of the Xcode project files that are copies of the app's project, or examples of a library in the app.
    private let copies: Set<String>
    /// The targets (indices in ``bundles``) that include or exclude a file or folder, keyed by its path.
    private var verdicts: [String: [(bundle: Int, isIncluded: Bool)]] = [:]

    package init(bundles: [ProjectBundle], copies: Set<String> = [], currentFolder: String = "") {
        self.bundles = bundles
        self.copies = copies
        self.currentFolder = currentFolder
        for (number, bundle) in bundles.enumerated() {
            for (path, isIncluded) in bundle.members.verdicts {
                verdicts[path, default: []].append((number, isIncluded))
            }
        }
    }

    /// Returns the indices in ``bundles`` of the targets that a file or folder belongs to, in ascending order.
    package func bundles(of path: String) -> [Int] {
        if verdicts.isEmpty { return [] }
        var decided: [Int: Bool] = [:]
        for path in FilePath.ancestry(of: FilePath.normalized(FilePath.join(currentFolder, path))) {
            decide(by: path, &decided)
            // A project excludes a localized file in all languages at once: `*.lproj/Main.storyboard`.
            if let generic = Self.withoutLanguage(path) { decide(by: generic, &decided) }
        }
        return decided.filter(\.value).map(\.key).sorted()
    }

    /// Returns whether all of the given targets (indices in ``bundles``) are test targets; false if none are given.
    package func areTests(_ owners: [Int]) -> Bool {
        !owners.isEmpty && owners.allSatisfy { bundles[$0].kind == .tests }
    }

    /// Returns whether a target other than a test target includes a folder, or a file of code in that folder.
    package func compilesCode(in folder: String) -> Bool {
        func isOfApp(_ owners: [Int]) -> Bool { !owners.isEmpty && !areTests(owners) }
        if isOfApp(bundles(of: folder)) { return true }
        let folder = FilePath.normalized(FilePath.join(currentFolder, folder))
        return verdicts.contains { path, owners in
            FilePath.isInside(path, folder: folder)
                && Self.codeTypes.contains(FilePath.stemAndExtension(of: path).extension)
                && isOfApp(owners.filter(\.isIncluded).map(\.bundle))
        }
    }

    package static let codeTypes: Set<String> = ["swift", "m", "mm", "storyboard", "xib"]

    package func isOnlyTested(_ path: String) -> Bool { areTests(bundles(of: path)) }

    /// Returns whether a file counts as not built into an app, according to the Xcode projects.
    ///
    /// Either it belongs only to targets of copied projects or to app extensions that no app contains. Or it belongs to
    /// no target, and the nearest folder with projects has only Xcode projects, which list all files that they build.
    package func isUnbuilt(_ path: String) -> Bool {
        let owners = bundles(of: path)
        if !owners.isEmpty {
            return owners.allSatisfy { bundles[$0].isUnembedded || copies.contains(bundles[$0].origin) }
        }
        let projects = Set(bundles.map { FilePath.folder(of: FilePath.join(currentFolder, $0.origin)) })
            .filter { $0.hasSuffix(".xcodeproj") }
        if projects.isEmpty { return false }
        let path = FilePath.normalized(FilePath.join(currentFolder, path))
        for folder in FilePath.ancestry(of: path).dropFirst() {
            guard let names = try? Folder.names(in: folder) else { return false }
            // Another tool, or a project that wasn't read, may build the file.
            let others = names.filter {
                Self.descriptions.contains($0) || [".podspec", ".xcodeproj"].contains(where: $0.hasSuffix)
            }.map { FilePath.join(folder, $0) }
            if !others.isEmpty { return others.allSatisfy(projects.contains) }
        }
        return false
    }

    private static let descriptions: Set<String> = [
        PackageManifest.fileName, XcodeGenProject.fileName, TuistProject.fileName, "BUILD", "BUILD.bazel",
    ]

    private func decide(by path: String, _ decided: inout [Int: Bool]) {
        for (bundle, isIncluded) in verdicts[path] ?? [] where decided[bundle] == nil { decided[bundle] = isIncluded }
    }

    /// The folder name that stands for the folders of all languages, such as `de.lproj`.
    static let anyLanguage = "*.lproj"

    private static func withoutLanguage(_ path: String) -> String? {
        let folder = FilePath.folder(of: path)
        guard folder.hasSuffix(".lproj") else { return nil }
        return FilePath.join(FilePath.join(FilePath.folder(of: folder), anyLanguage), FilePath.name(of: path))
    }
}
