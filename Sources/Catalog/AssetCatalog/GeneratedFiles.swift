internal import FileAccess

/// The files that Tincture has written, which must not be read as sources.
///
/// Otherwise, Tincture would read its own earlier output.
package struct GeneratedFiles: Sendable {
    private let folder: FileIdentity?
    private let files: Set<FileIdentity>
    /// The path of the list of written files, relative to an output folder.
    ///
    /// A folder with such a list is the output folder of another execution, and isn't read if it is inside a source. If
    /// the property is nil, no lists are looked for.
    private let record: String?

    package init() { (folder, files, record) = (nil, [], nil) }

    /// Finds the files to exclude from the sources, for an execution of Tincture that has no output folder.
    ///
    /// Earlier executions may have written into the sources. Each of their output folders has a file that lists the
    /// written files. An output folder inside a source is excluded as a whole. If a source is itself an output folder,
    /// only the listed files are excluded.
    ///
    /// - Parameters:
    ///   - sources: the sources to be read.
    ///   - record: the path of the file that lists the written files, relative to an output folder.
    ///   - written: returns the paths that the list in a folder contains, relative to the folder; nil if the folder has
    ///     no list.
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

    /// Finds the files to exclude from the sources, for an execution of Tincture that has an output folder.
    ///
    /// - Parameters:
    ///   - folder: the output folder. If it is inside a source, it isn't read.
    ///   - paths: the files that Tincture has written, relative to the output folder. If the output folder is a source
    ///     or contains a source, these files aren't read.
    ///   - sources: the sources to be read.
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
