package import Diagnostics
internal import FileAccess

/// Says which links are followed out of a source, or back into it.
package struct FollowedLinks: Sendable {
    /// The asset catalog or folder of loose pictures or of code that is read.
    let root: String

    /// Links in a folder.
    package init(root: String) { self.root = root }

    /// A finding about a link to a file; nil for one that stays within the root, and for one that leads nowhere.
    func finding(file path: String, about subject: Subject) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root),
            !FilePath.isInsideOrSame(target, folder: root)
        else { return nil }
        return Self.outside(path, target, root, subject, "Copy the file into the set.")
    }

    /// A finding about a link to a folder; nil for one that leads nowhere.
    func finding(folder path: String, about subject: Subject = .file) -> Diagnostic? {
        guard let target = SymbolicLink.resolved(path), let root = SymbolicLink.resolved(root) else { return nil }
        if !FilePath.isInsideOrSame(target, folder: root) {
            return Self.outside(path, target, root, subject, "Copy the folder to this place.")
        }
        return Diagnostic(
            .warning, .linkOutsideTree, at: path, about: subject,
            "is a link to \(target), inside of \(FilePath.name(of: root)): its content is read twice. Remove the link."
        )
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
        return FilePath.isInsideOrSame(target, folder: root)
            ? nil : Self.outside(path, target, root, .file, "Copy the folder to this place, or name it under \"code\".")
    }

    /// True for a link to a folder that the link itself is in.
    package static func isCircle(_ path: String) -> Bool {
        guard let target = SymbolicLink.resolved(path),
            let parent = SymbolicLink.resolved(FilePath.folder(of: path))
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
