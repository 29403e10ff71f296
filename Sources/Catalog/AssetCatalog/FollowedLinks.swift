package import Diagnostics
internal import FileAccess

/// Reports links that lead out of a source or back into it.
package struct FollowedLinks: Sendable {
    /// The asset catalog, or the folder of loose pictures or code, that is read.
    let root: String
    private let isForest = Locked<Bool?>(nil)

    package init(root: String) { self.root = root }

    /// Whether every file of the root is a link, as in trees that build systems create for one step.
    ///
    /// Links in such a tree aren't reported.
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

    /// Returns a finding about a link to a file, or nil if it stays within the root or leads nowhere.
    func finding(file path: String, about subject: Subject) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            !FilePath.isInsideOrSame(target, folder: root), !isLinkForest
        else { return nil }
        return Self.outside(path, target, root, subject, "Copy the file into the set.")
    }

    /// Returns a finding about a link to a folder.
    ///
    /// Nil if the link leads nowhere, or if it leads to content inside the root that is read only through the link.
    ///
    /// - Parameter reading: the paths through which the folder is read.
    func finding(
        folder path: String, about subject: Subject = .file, _ reading: FolderReading = .again
    ) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if !FilePath.isInsideOrSame(target, folder: root) {
            return isLinkForest ? nil : Self.outside(path, target, root, subject, "Copy the folder here.")
        }
        let consequence =
            switch reading {
            case .first: String?.none
            case .again: "its content is read twice"
            case .elsewhere: "its content is read there, not here"
            }
        return consequence.map { consequence in
            Diagnostic(
                .warning, .linkOutsideTree, at: path, about: subject,
                "is a link to \(target), inside \(FilePath.name(of: root)): \(consequence). Remove the link.")
        }
    }

    /// The paths through which a linked folder is read.
    enum FolderReading {
        /// Only through the link.
        case first
        /// Both through the link and at the folder's own path.
        case again
        /// Only through another path, not through the link.
        case elsewhere
    }

    /// Returns a finding about a link to a folder that contains the link, or nil for any other.
    func loop(_ path: String, about subject: Subject = .file) -> Diagnostic? {
        guard Self.isCircle(path) else { return nil }
        return Diagnostic(
            .error, .unreadable, at: path, about: subject,
            "\(FileFailure(path: path, reason: .symbolicLinkLoop)). Remove the link.")
    }

    /// Returns a finding about a link to a folder of code, which is read only once.
    ///
    /// Nil if the link leads nowhere or does no harm.
    package func finding(codeFolder path: String) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if Self.isCircle(path) {
            return Diagnostic(
                .warning, .linkOutsideTree, at: path,
                "is a link to \(target), a folder that contains it, so it is not followed. Remove the link.")
        }
        return FilePath.isInsideOrSame(target, folder: root) || isLinkForest
            ? nil : Self.outside(path, target, root, .file, "Copy the folder here, or name it under \"code\".")
    }

    /// Whether a link leads to a folder that contains the link itself.
    package static func isCircle(_ path: String) -> Bool {
        guard let target = SymbolicLink.resolved(path), let parent = SymbolicLink.resolved(FilePath.folder(of: path))
        else { return false }
        return FilePath.isInsideOrSame(parent, folder: target)
    }

    /// Returns a finding about a link to a folder that contains the root.
    ///
    /// Following it would read the root again, with everything next to it. Nil for any other link, which is followed.
    func finding(above path: String, about subject: Subject = .file) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            FilePath.isInside(root, folder: target)
        else { return nil }
        return Diagnostic(
            .warning, .linkOutsideTree, at: path, about: subject,
            "is a link to \(target), a folder that contains \(FilePath.name(of: root)), so it is not followed. Remove the link."
        )
    }

    /// Returns nil for a relative link within a working copy, because it leads to the same content on every machine.
    private static func outside(_ path: String, _ target: String, _ root: String, _ subject: Subject, _ advice: String)
        -> Diagnostic?
    {
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
