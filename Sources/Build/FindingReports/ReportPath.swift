internal import FileAccess

extension ReportContext {
    /// The path from the current folder.
    func relative(_ path: String) -> String {
        path.hasPrefix("/") ? FilePath.relative(path, to: currentFolder) : FilePath.normalized(path)
    }
}
