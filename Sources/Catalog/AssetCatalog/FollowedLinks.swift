package import Diagnostics
internal import FileAccess

/// A check for symbolic links in a source (a catalog or folder to read) that lead out of it or back into it.
package struct FollowedLinks: Sendable {
    /// The path of the source: an asset catalog, or a folder of loose pictures or code.
    let root: String
    private let isForest = Locked<Bool?>(nil)

    package init(root: String) { self.root = root }

    /// Whether every file of the source is a link, as build systems create it; links out of it aren't reported.
    private var isLinkForest: Bool {
        isForest.withLock { known in
            let value = known ?? FileTrace.untraced { Self.isLinkForest(root) }
            known = value
            return value
        }
    }

    private static func isLinkForest(_ folder: String, depth: Int = 0) -> Bool {
        guard depth < InputLimits.folderDepth, let listing = try? Folder(folder) else { return false }
        return listing.names.allSatisfy { name in
            if name.hasPrefix(".") { return true }
            if listing.links.contains(name) { return true }
            let path = FilePath.join(folder, name)
            return FileStamp(ofLink: path).isFolder && isLinkForest(path, depth: depth + 1)
        }
    }

    /// Returns a finding about a link to a file outside the source; nil for a broken link or another file.
    func finding(file path: String, about subject: Subject) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            !FilePath.isInsideOrSame(target, folder: root)
        else { return nil }
        return outside(path, target, root, subject, "Copy the file into the set.")
    }

    /// Returns a finding about a link to a folder outside the source, or to one that is also read through another path.
    ///
    /// - Parameter reading: how else the folder is read; nil if it is read only through the link.
    func finding(
        folder path: String, about subject: Subject = .file, _ reading: FolderReading? = .again
    ) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if !FilePath.isInsideOrSame(target, folder: root) {
            return outside(path, target, root, subject, "Copy the folder here.")
        }
        return reading.map { reading in
            Diagnostic(
                .warning, .linkOutsideTree, at: path, about: subject,
                "is a link to \(target), inside \(FilePath.name(of: root)): \(reading.rawValue). Remove the link.")
        }
    }

    /// The reading of a folder through other paths than a link, in words that continue a sentence about the link.
    enum FolderReading: String {
        /// The folder is read through the link and through its own path.
        case again = "its content is read twice"
        /// The folder isn't read through the link, but only through another path.
        case elsewhere = "its content is read there, not here"
    }

    /// Returns a finding about a link to a folder that contains the link; nil for any other link.
    func loop(_ path: String, about subject: Subject = .file) -> Diagnostic? {
        guard Self.isCircle(path) else { return nil }
        return Diagnostic(
            .error, .unreadable, at: path, about: subject,
            "\(FileFailure(path: path, reason: .symbolicLinkLoop)). Remove the link.")
    }

    /// Returns a finding about a symbolic link to a folder, found in a folder that is searched for code.
    ///
    /// A link to a folder that contains the link isn't followed. A link to any other folder inside the source needs no
    /// finding, because each folder is read only once. Other computers may not have a folder outside the source.
    package func finding(codeFolder path: String) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if Self.isCircle(path) {
            return Diagnostic(
                .warning, .linkOutsideTree, at: path,
                "is a link to \(target), a folder that contains it, so it is not followed. Remove the link.")
        }
        if FilePath.isInsideOrSame(target, folder: root) { return nil }
        return outside(path, target, root, .file, "Copy the folder here, or list it under \"code\" in tincture.yml.")
    }

    /// Returns whether a link leads to a folder that contains the link itself.
    package static func isCircle(_ path: String) -> Bool {
        guard let target = SymbolicLink.resolved(path), let parent = SymbolicLink.resolved(FilePath.folder(of: path))
        else { return false }
        return FilePath.isInsideOrSame(parent, folder: target)
    }

    /// Returns a finding about a link to a folder that contains the source, which isn't followed; nil for another link.
    func finding(above path: String, about subject: Subject = .file) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            FilePath.isInside(root, folder: target)
        else { return nil }
        return Diagnostic(
            .warning, .linkOutsideTree, at: path, about: subject,
            "is a link to \(target), a folder that contains \(FilePath.name(of: root)), so it is not followed. Remove the link."
        )
    }

    /// Returns a finding about a link that leads out of the source; nil for a relative link within a Git working copy,
    /// which leads to the same content on every machine, and for a source of links.
    private func outside(
        _ path: String, _ target: String, _ root: String, _ subject: Subject, _ advice: String
    ) -> Diagnostic? {
        if isLinkForest { return nil }
        if (try? SymbolicLink.target(of: path).hasPrefix("/")) == false,
            let workingCopy = WorkingCopy.root(around: root), FilePath.isInside(target, folder: workingCopy)
        {
            return nil
        }
        return Diagnostic(
            .warning, .linkOutsideTree, at: path, about: subject,
            "is a link to \(target), outside \(FilePath.name(of: root)). \(advice)")
    }
}
