internal import Diagnostics
internal import FileAccess

/// Reads a set of any type but images and colors: what it says, and whether its files are there.
enum OpaqueSetReader {
    static func read(
        name: String, type: String, path: String, listing: FolderListing, limits: InputLimits,
        diagnostics: inout [Diagnostic]
    ) -> OpaqueSet {
        let known = SetType(rawValue: type)
        let subject = Subject.set(type: type, name: name)
        let owner = "\(known?.displayName ?? "set") \"\(name)\""
        if known == nil {
            diagnostics.append(
                Diagnostic(
                    .note, .malformedContents, at: path, about: subject,
                    "unknown type of set \".\(type)\", kept unchanged"
                        + NearestWord.hintOrPoint(for: type, among: SetType.allCases.map(\.rawValue))))
        }
        var scope = ContentsScope(
            path: FilePath.join(path, SetContents.fileName), owner: owner, subject: subject, limits: limits)
        defer { diagnostics += scope.diagnostics }
        let file = ContentsFile.read(
            type: known, isOpen: known == nil || known == .arObject,
            isRequired: known.map { !$0.isContentsOptional } ?? false, scope: &scope)
        if let known, let file {
            check(file, of: known, path: path, listing: listing, scope: &scope, diagnostics: &diagnostics)
        }
        return OpaqueSet(
            name: name, type: type, path: path, files: listing.files, folders: listing.folders,
            contents: file?.contents)
    }

    private static func check(
        _ file: ContentsFile, of type: SetType, path: String, listing: FolderListing, scope: inout ContentsScope,
        diagnostics: inout [Diagnostic]
    ) {
        let files = SetFiles(
            folder: path, owner: scope.owner, subject: scope.subject, names: listing.files + listing.folders)
        var named = file.contents.entries.map { ($0.filename, $0.filenamePlace) }
        // Only a sticker has its file among its properties.
        if let properties = file.contents.properties { named.append((properties.filename, properties.filenamePlace)) }
        for case (let filename?, let place) in named where !scope.isFull {
            _ = files.path(of: filename, at: place, isFolderFine: type.listsFolders, scope: &scope)
        }
        let unassigned = file.contents.entries.filter { $0.unassigned == true }.compactMap(\.filename)
        if type.namesItsFiles {
            files.reportUnassigned(listing.files, named: file.texts.subtracting(unassigned), diagnostics: &diagnostics)
        }
    }
}
