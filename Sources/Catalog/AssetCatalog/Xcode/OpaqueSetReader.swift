internal import Diagnostics
internal import FileAccess

enum OpaqueSetReader {
    /// Returns a set that is neither an image set nor a color set.
    ///
    /// The contents of the set are nil if its `Contents.json` is missing or can't be used.
    static func read(
        name: String, type: String, path: String, listing: FolderListing, limits: InputLimits,
        _ budget: inout WorkBudget
    ) -> Diagnosed<OpaqueSet> {
        let known = SetType(rawValue: type)
        let subject = Subject.set(type: type, name: name)
        let owner = "\(known?.displayName ?? "set") \"\(name)\""
        var scope = ContentsScope(
            path: FilePath.join(path, SetContents.fileName), owner: owner, subject: subject, limits: limits)
        let file = ContentsFile.read(
            type: known, isOpen: known == nil || known == .arObject,
            isRequired: known.map { !$0.isContentsOptional } ?? false, scope: &scope, &budget)
        var set = OpaqueSet(
            name: name, type: type, path: path, files: listing.files, folders: listing.folders,
            contents: file?.contents)
        guard let known else { return scope.diagnosed(set, and: unknownType(type, at: path, about: subject)) }
        let unassigned = file.flatMap { check($0, of: known, &set, listing: listing, scope: &scope) }
        return scope.diagnosed(set, and: unassigned)
    }

    private static func unknownType(_ type: String, at path: String, about subject: Subject) -> Diagnostic {
        Diagnostic(
            .note, .malformedContents, at: path, about: subject,
            "unknown type of set \".\(type)\", kept unchanged"
                + NearestWord.hintOrPoint(for: type, among: SetType.allCases.map(\.rawValue)))
    }

    /// Reports files that the set names but that don't exist, and returns a finding about files that the set doesn't
    /// name.
    private static func check(
        _ file: ContentsFile, of type: SetType, _ set: inout OpaqueSet, listing: FolderListing,
        scope: inout ContentsScope
    ) -> Diagnostic? {
        let files = SetFiles(
            folder: set.path, owner: scope.owner, subject: scope.subject, names: listing.files + listing.folders,
            regularFiles: listing.regularFiles, texts: file.texts)
        var named = file.contents.entries.map { ($0.filename, $0.filenamePlace) }
        // Only a sticker names its file in its properties instead of in an entry.
        if let properties = file.contents.properties { named.append((properties.filename, properties.filenamePlace)) }
        for case (let filename?, let place) in named where !scope.isFull {
            _ = files.path(of: filename, at: place, isFolderFine: type.listsFolders, scope: &scope)
        }
        let unassigned = file.contents.entries.filter { $0.unassigned == true }.compactMap(\.filename)
        guard type.namesItsFiles else { return nil }
        set.unnamedFiles = files.unnamed(among: listing.files, texts: file.texts)
        return files.finding(ofUnassigned: listing.files, named: file.texts.subtracting(unassigned))
    }
}
