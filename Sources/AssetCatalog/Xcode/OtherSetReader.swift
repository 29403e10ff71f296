internal import Diagnostics
internal import FileAccess

/// Reads a set of any type but images and colours: what it says, and whether its files are there.
enum OtherSetReader {
    static func read(
        name: String, type: String, path: String, listing: FolderListing, diagnostics: inout [Diagnostic]
    ) -> OtherSet {
        let known = SetType(rawValue: type)
        let owner = "\(known?.inWords ?? "set") \"\(name)\""
        if known == nil {
            diagnostics.append(
                Diagnostic(
                    .note, .malformedContents, at: path,
                    "\".\(type)\" is no type of set that Tincture knows; it is listed as it is."))
        }
        let file = ContentsFile.read(
            in: path, type: known, isOpen: known == nil || known == .arObject, owner: owner,
            isRequired: known.map { !$0.isContentsOptional } ?? false, diagnostics: &diagnostics)
        if let known, let file {
            check(file, of: known, owner: owner, path: path, listing: listing, diagnostics: &diagnostics)
        }
        return OtherSet(
            name: name, type: type, path: path, files: listing.files, folders: listing.folders,
            contents: file?.contents)
    }

    private static func check(
        _ file: ContentsFile, of type: SetType, owner: String, path: String, listing: FolderListing,
        diagnostics: inout [Diagnostic]
    ) {
        let files = SetFiles(folder: path, owner: owner, names: listing.files + listing.folders)
        var named = file.contents.entries.map { ($0.filename, $0.filenamePlace) }
        // Only a sticker has its file among its properties.
        if let properties = file.contents.properties { named.append((properties.filename, properties.filenamePlace)) }
        for case (let filename?, let place) in named {
            _ = files.path(
                of: filename, at: place, isFolderFine: type.listsFolders, in: file.path, diagnostics: &diagnostics)
        }
        let unassigned = file.contents.entries.filter { $0.unassigned == true }.compactMap(\.filename)
        if type.namesItsFiles {
            files.reportUnassigned(listing.files, named: file.texts.subtracting(unassigned), diagnostics: &diagnostics)
        }
    }
}
