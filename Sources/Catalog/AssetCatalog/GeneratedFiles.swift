internal import FileAccess

/// What a run writes itself: not read, or the next run would read what this one has written.
package struct GeneratedFiles: Sendable {
    private let folder: FileIdentity?
    private let files: Set<FileIdentity>

    /// Nothing.
    package init() { (folder, files) = (nil, []) }

    /// An output folder.
    ///
    /// - Parameters:
    ///   - folder: is not read unless it is a source itself.
    ///   - paths: the files in it that runs have written, as paths from it; they are not read even then. They are looked at
    ///     only where a source is the folder or lies in it.
    ///   - sources: what is going to be read.
    package init(folder: String, paths: some Sequence<String>, sources: [Source]) {
        // What is looked at here is no input of the run.
        (self.folder, files) = FileTrace.untraced {
            let identity = try? FileIdentity(of: folder)
            let place = SymbolicLink.resolved(folder)
            let isSource = sources.contains { source in
                guard let place, let path = SymbolicLink.resolved(source.path) else { return false }
                return path == place || path.hasPrefix(place + "/")
            }
            guard isSource else { return (identity, []) }
            return (identity, Set(paths.compactMap { try? FileIdentity(of: FilePath.join(folder, $0)) }))
        }
    }

    /// True for the output folder.
    func isOutput(_ identity: FileIdentity) -> Bool { identity == folder }

    /// True for a file that a run has written.
    func contains(_ path: String) -> Bool {
        if files.isEmpty { return false }
        return FileTrace.untraced { (try? FileIdentity(of: path)).map(files.contains) ?? false }
    }
}
