internal import FileAccess

/// The targets of the projects around a source tree, and the files that belong to them.
package struct ProjectModel: Sendable {
    /// The targets, in the order of their project files.
    package let bundles: [ProjectBundle]
    private let currentFolder: String
    /// Whether each target includes a path, by path.
    private let verdicts: [String: [(bundle: Int, isIncluded: Bool)]]

    /// Creates a model of known targets.
    ///
    /// - Parameter currentFolder: the folder that relative paths start from.
    package init(bundles: [ProjectBundle], currentFolder: String = "") {
        self.bundles = bundles
        self.currentFolder = currentFolder
        var verdicts: [String: [(bundle: Int, isIncluded: Bool)]] = [:]
        for (number, bundle) in bundles.enumerated() {
            for (path, isIncluded) in bundle.members.verdicts {
                verdicts[path, default: []].append((number, isIncluded))
            }
        }
        self.verdicts = verdicts
    }

    /// Returns the indices in ``bundles`` of the targets that a file belongs to, in ascending order.
    ///
    /// Empty if it belongs to none.
    ///
    /// - Parameter path: the file or folder, as an absolute path or relative to the current folder.
    /// - Complexity: O(*n*) in the number of folders above the file.
    package func bundles(of path: String) -> [Int] {
        if verdicts.isEmpty { return [] }
        var decided: [Int: Bool] = [:]
        var path = FilePath.normalized(FilePath.join(currentFolder, path))
        while true {
            decide(by: path, &decided)
            // A localized file is excluded by its name, regardless of the language: `Base.lproj/Main.storyboard`.
            if let generic = Self.withoutLanguage(path) { decide(by: generic, &decided) }
            let folder = FilePath.folder(of: path)
            if folder == path { break }
            path = folder
        }
        return decided.filter(\.value).map(\.key).sorted()
    }

    /// Whether targets, given by their indices in ``bundles``, are all test targets.
    ///
    /// Returns false if there are none.
    package func areTests(_ owners: [Int]) -> Bool {
        !owners.isEmpty && owners.allSatisfy { bundles[$0].kind == .tests }
    }

    /// Whether a file or folder belongs only to test targets.
    package func isOnlyTested(_ path: String) -> Bool { areTests(bundles(of: path)) }

    private func decide(by path: String, _ decided: inout [Int: Bool]) {
        for (bundle, isIncluded) in verdicts[path] ?? [] where decided[bundle] == nil { decided[bundle] = isIncluded }
    }

    /// The folder name that represents any language.
    static let anyLanguage = "*.lproj"

    private static func withoutLanguage(_ path: String) -> String? {
        let folder = FilePath.folder(of: path)
        guard folder.hasSuffix(".lproj") else { return nil }
        return FilePath.join(FilePath.join(FilePath.folder(of: folder), anyLanguage), FilePath.name(of: path))
    }
}
