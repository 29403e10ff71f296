internal import FileAccess

/// The targets of the projects around a source tree, and the files that belong to each target.
package struct ProjectModel: Sendable {
    package let bundles: [ProjectBundle]
    private let currentFolder: String
    /// For each listed path, the targets that list it, each with whether it includes or excludes the path.
    private let verdicts: [String: [(bundle: Int, isIncluded: Bool)]]

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

    /// Returns the indices in ``bundles`` of the targets that a file or folder belongs to, in ascending order.
    ///
    /// - Parameter path: an absolute path, or a path relative to the current folder.
    package func bundles(of path: String) -> [Int] {
        if verdicts.isEmpty { return [] }
        var decided: [Int: Bool] = [:]
        var path = FilePath.normalized(FilePath.join(currentFolder, path))
        while true {
            decide(by: path, &decided)
            // A project excludes a localized file in all languages at once: `*.lproj/Main.storyboard`.
            if let generic = Self.withoutLanguage(path) { decide(by: generic, &decided) }
            let folder = FilePath.folder(of: path)
            if folder == path { break }
            path = folder
        }
        return decided.filter(\.value).map(\.key).sorted()
    }

    /// Whether all of the targets are test targets, given their indices in ``bundles``; false if there are none.
    package func areTests(_ owners: [Int]) -> Bool {
        !owners.isEmpty && owners.allSatisfy { bundles[$0].kind == .tests }
    }

    package func isOnlyTested(_ path: String) -> Bool { areTests(bundles(of: path)) }

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
