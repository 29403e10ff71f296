package import Diagnostics
internal import FileAccess

/// Says which links are followed out of a source, or back into it.
package struct FollowedLinks: Sendable {
    /// The asset catalog or folder of loose pictures or of code that is read.
    let root: String
    private let isForest = Locked<Bool?>(nil)

    package init(root: String) { self.root = root }

    /// Whether every file of the root is a link, as build systems lay a tree for one step: then a link is no finding.
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

    /// A finding about a link to a file; nil for one that stays within the root, and for one that leads nowhere.
    func finding(file path: String, about subject: Subject) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            !FilePath.isInsideOrSame(target, folder: root), !isLinkForest
        else { return nil }
        return Self.outside(path, target, root, subject, "Copy the file into the set.")
    }

    /// A finding about a link to a folder; nil for one that leads nowhere, and for one within the root that is the only
    /// way to what is read.
    ///
    /// - Parameter reading: how often the folder is read because of the link.
    func finding(
        folder path: String, about subject: Subject = .file, _ reading: FolderReading = .again
    ) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if !FilePath.isInsideOrSame(target, folder: root) {
            return isLinkForest ? nil : Self.outside(path, target, root, subject, "Copy the folder to this place.")
        }
        let consequence =
            switch reading {
            case .first: String?.none
            case .again: "its content is read twice"
            case .elsewhere: "its content is read there, and not at this place"
            }
        return consequence.map { consequence in
            Diagnostic(
                .warning, .linkOutsideTree, at: path, about: subject,
                "is a link to \(target), inside of \(FilePath.name(of: root)): \(consequence). Remove the link.")
        }
    }

    /// How often a folder is read because of a link.
    enum FolderReading {
        /// Only behind the link.
        case first
        /// Behind the link and at its own place.
        case again
        /// Not behind the link.
        case elsewhere
    }

    /// A finding about a link to a folder that the link itself is in; nil for any other.
    func loop(_ path: String, about subject: Subject = .file) -> Diagnostic? {
        guard Self.isCircle(path) else { return nil }
        return Diagnostic(
            .error, .unreadable, at: path, about: subject,
            "\(FileFailure(path: path, reason: .symbolicLinkLoop)). Remove the link.")
    }

    /// A finding about a link to a folder of code, each of which is read once; nil for one that leads nowhere, and for
    /// one that is no harm.
    package func finding(codeFolder path: String) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if Self.isCircle(path) {
            return Diagnostic(
                .warning, .linkOutsideTree, at: path,
                "is a link to \(target), which it is in: a circle that is not followed. Remove the link.")
        }
        return FilePath.isInsideOrSame(target, folder: root) || isLinkForest
            ? nil : Self.outside(path, target, root, .file, "Copy the folder to this place, or name it under \"code\".")
    }

    /// True for a link to a folder that the link itself is in.
    package static func isCircle(_ path: String) -> Bool {
        guard let target = SymbolicLink.resolved(path), let parent = SymbolicLink.resolved(FilePath.folder(of: path))
        else { return false }
        return FilePath.isInsideOrSame(parent, folder: target)
    }

    /// A finding about a link to a folder that the root is in, which would be read again and with everything beside it;
    /// nil for any other, which is followed.
    func finding(above path: String, about subject: Subject = .file) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            FilePath.isInside(root, folder: target)
        else { return nil }
        return Diagnostic(
            .warning, .linkOutsideTree, at: path, about: subject,
            "is a link to \(target), which \(FilePath.name(of: root)) is in: it is not followed. Remove the link.")
    }

    private static func outside(_ path: String, _ target: String, _ root: String, _ subject: Subject, _ advice: String)
        -> Diagnostic
    {
        Diagnostic(
            .warning, .linkOutsideTree, at: path, about: subject,
            "is a link to \(target), outside of \(FilePath.name(of: root)). \(advice)")
    }
}
