internal import FileAccess

/// The files that a run writes itself.
///
/// They aren't read, or the next run would read what this one wrote.
package struct GeneratedFiles: Sendable {
    private let folder: FileIdentity?
    private let files: Set<FileIdentity>
    /// The path of the list that runs leave in their output folders, below these; nil where such folders are read.
    private let record: String?

    package init() { (folder, files, record) = (nil, [], nil) }

    /// The output folders that are sources or are in them, for a run that has none of its own.
    ///
    /// - Parameters:
    ///   - record: the path of the list that runs leave in their output folders, below these.
    ///   - written: the files that such a list names, as paths from the folder; nil for a folder without one.
    package init(in sources: [Source], record: String, written: (String) -> Set<String>?) {
        self.record = record
        folder = nil
        files = FileTrace.untraced {
            Set(
                sources.flatMap { source in
                    (written(source.path) ?? []).compactMap { try? FileIdentity(of: FilePath.join(source.path, $0)) }
                })
        }
    }

    /// An output folder.
    ///
    /// - Parameters:
    ///   - folder: is not read unless it is a source itself.
    ///   - paths: the files in it that runs have written, as paths from it; they are not read even then. They are
    ///     looked at only where a source is the folder or is in it.
    ///   - sources: what is going to be read.
    package init(folder: String, paths: some Sequence<String>, sources: [Source]) {
        record = nil
        // What is looked at here is no input of the run.
        (self.folder, files) = FileTrace.untraced {
            let identity = try? FileIdentity(of: folder)
            let output = SymbolicLink.resolved(folder)
            let isSource = sources.contains { source in
                guard let output, let path = SymbolicLink.resolved(source.path) else { return false }
                return FilePath.isInsideOrSame(path, folder: output)
            }
            guard isSource else { return (identity, []) }
            return (identity, Set(paths.compactMap { try? FileIdentity(of: FilePath.join(folder, $0)) }))
        }
    }

    func isOutput(_ path: String, _ identity: FileIdentity) -> Bool {
        if identity == folder { return true }
        guard let record else { return false }
        return FileTrace.untraced { FileStamp(of: FilePath.join(path, record)).isFile }
    }

    /// True for a file that a run has written.
    func contains(_ path: String) -> Bool {
        if files.isEmpty { return false }
        return FileTrace.untraced { (try? FileIdentity(of: path)).map(files.contains) ?? false }
    }
}
