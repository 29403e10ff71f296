internal import FileAccess

extension ReportContext {
    func relative(_ path: String) -> String {
        path.hasPrefix("/") ? FilePath.relative(path, to: currentFolder) : FilePath.normalized(path)
    }

    /// Returns a path relative to the checkout of the repository, as GitHub and GitLab expect it.
    func fromCheckout(_ path: String) -> String {
        guard let checkout else { return relative(path) }
        return FilePath.relative(FilePath.join(currentFolder, path), to: checkout)
    }

    /// Returns the folder around the current one where GitHub or GitLab checked out the repository, in their CI.
    ///
    /// Reference: GitHub Docs, "Variables reference", `GITHUB_WORKSPACE`; GitLab Docs, "Predefined CI/CD variables
    /// reference", `CI_PROJECT_DIR`.
    ///
    /// - Parameter currentFolder: an absolute path without symbolic links.
    package static func checkout(environment: [String: String], around currentFolder: String) -> String? {
        ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy.compactMap { environment[$0] }.filter { $0.hasPrefix("/") }
            .compactMap(SymbolicLink.resolved).first { FilePath.isInsideOrSame(currentFolder, folder: $0) }
    }
}
