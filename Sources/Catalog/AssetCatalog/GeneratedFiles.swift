internal import FileAccess

/// The files that Tincture has written, which must not be read as sources.
package struct GeneratedFiles: Sendable {
    private let folder: FileIdentity?
    private let files: Set<FileIdentity>
    /// The path of the list of written files, relative to an output folder; nil if no lists are looked for.
    ///
    /// A folder with such a list is the output folder of another run, and isn't read if it is inside a source.
    private let record: String?

    package init() { (folder, files, record) = (nil, [], nil) }

    /// Finds the files to exclude from the sources, for a run without an output folder.
    ///
    /// An output folder of an earlier run inside a source is excluded as a whole. If a source is itself an output
    /// folder, only the listed files are excluded.
    ///
    /// - Parameter written: returns the paths that the list in a folder contains, relative to the folder; nil if the
    ///   folder has no list.
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

    /// Finds the files to exclude from the sources, for a run with an output folder.
    ///
    /// If the output folder is inside a source, it isn't read. If it is a source or contains one, the files at `paths`
    /// in it aren't read.
    package init(folder: String, paths: some Sequence<String>, sources: [Source]) {
        record = nil
        // Without `untraced`, the files that are looked at here would count as inputs of this execution.
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

    /// Returns whether a path leads to a file that Tincture has written.
    func contains(_ path: String) -> Bool {
        if files.isEmpty { return false }
        return FileTrace.untraced { (try? FileIdentity(of: path)).map(files.contains) ?? false }
    }
}
