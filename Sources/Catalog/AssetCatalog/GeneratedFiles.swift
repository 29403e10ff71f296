internal import FileAccess

/// The files that Tincture itself writes.
///
/// These files aren't read; otherwise the next run would read the output of this one.
package struct GeneratedFiles: Sendable {
    private let folder: FileIdentity?
    private let files: Set<FileIdentity>
    /// The path, relative to an output folder, of the list of written files.
    ///
    /// Folders with such a list aren't read. If nil, no lists are looked for.
    private let record: String?

    package init() { (folder, files, record) = (nil, [], nil) }

    /// Creates the exclusions for a run without its own output folder.
    ///
    /// They cover the output folders that are sources or inside them.
    ///
    /// - Parameters:
    ///   - record: the path, relative to an output folder, of the list of written files.
    ///   - written: returns the files in a folder's list, relative to the folder, or nil if the folder has no list.
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

    /// Creates the exclusions for a run with an output folder.
    ///
    /// - Parameters:
    ///   - folder: the output folder, which isn't read unless it is a source itself.
    ///   - paths: the files that runs have written, relative to the folder. They aren't read even if the folder is a
    ///     source. They matter only if a source is the folder or inside it.
    ///   - sources: the sources to be read.
    package init(folder: String, paths: some Sequence<String>, sources: [Source]) {
        record = nil
        // Files that are checked here aren't inputs of the run.
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

    /// Whether a run has written a file.
    func contains(_ path: String) -> Bool {
        if files.isEmpty { return false }
        return FileTrace.untraced { (try? FileIdentity(of: path)).map(files.contains) ?? false }
    }
}
