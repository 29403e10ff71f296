internal import FileAccess

/// The targets of the projects around a source tree, and what belongs to them.
package struct ProjectModel: Sendable {
    /// The targets, in the order of their project files.
    package let bundles: [ProjectBundle]
    private let currentFolder: String
    /// What the targets say of a path: included or left out.
    private let verdicts: [String: [(bundle: Int, isIncluded: Bool)]]

    /// A model of targets that are known.
    ///
    /// - Parameter currentFolder: what relative paths start from.
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

    /// The places in ``bundles`` of the targets that a file belongs to, in their order; empty for a file of none.
    ///
    /// - Parameter path: the file or folder, absolute, or from the current folder.
    /// - Complexity: O(*n*) in the number of folders above the file.
    package func bundles(of path: String) -> [Int] {
        if verdicts.isEmpty { return [] }
        var decided: [Int: Bool] = [:]
        var path = FilePath.normalized(FilePath.join(currentFolder, path))
        while true {
            decide(by: path, &decided)
            // A file of a language is left out by its name, in whatever language: `Base.lproj/Main.storyboard`.
            if let generic = Self.withoutLanguage(path) { decide(by: generic, &decided) }
            let folder = FilePath.folder(of: path)
            if folder == path { break }
            path = folder
        }
        return decided.filter(\.value).map(\.key).sorted()
    }

    /// True for targets, by their places in ``bundles``, that only test; false for none.
    package func areTests(_ owners: [Int]) -> Bool {
        !owners.isEmpty && owners.allSatisfy { bundles[$0].kind == .tests }
    }

    /// True for a file or folder that only targets have which only test.
    package func isOnlyTested(_ path: String) -> Bool { areTests(bundles(of: path)) }

    private func decide(by path: String, _ decided: inout [Int: Bool]) {
        for (bundle, isIncluded) in verdicts[path] ?? [] where decided[bundle] == nil { decided[bundle] = isIncluded }
    }

    /// The name under which files of any language are known.
    static let anyLanguage = "*.lproj"

    private static func withoutLanguage(_ path: String) -> String? {
        let folder = FilePath.folder(of: path)
        guard folder.hasSuffix(".lproj") else { return nil }
        return FilePath.join(FilePath.join(FilePath.folder(of: folder), anyLanguage), FilePath.name(of: path))
    }
}
