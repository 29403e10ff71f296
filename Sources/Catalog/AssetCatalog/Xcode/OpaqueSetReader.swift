internal import Diagnostics

enum OpaqueSetReader {
    /// Returns a set that is neither an image set nor a color set, and reports the files that it names wrongly.
    ///
    /// - Parameter contents: the content of the set's `Contents.json`; nil if the file is missing or can't be used.
    static func read(
        _ name: String, type: String, _ contents: SetContents?, _ files: SetFiles, scope: inout ContentsScope
    ) -> OpaqueSet {
        var set = OpaqueSet(
            name: name, type: type, path: files.folder, files: files.listing.files, folders: files.listing.folders,
            contents: contents)
        guard let known = set.knownType else {
            scope.lastFinding = Diagnostic(
                .note, .malformedContents, at: files.folder, about: scope.subject,
                "unknown type of set \".\(type)\", kept unchanged"
                    + NearestWord.hintOrPoint(for: type, among: SetType.allCases.map(\.rawValue)))
            return set
        }
        guard let contents else { return set }
        var named = contents.entries.map { ($0.filename, $0.filenamePlace) }
        // Only a sticker names its file in its properties instead of in an entry.
        if let properties = contents.properties { named.append((properties.filename, properties.filenamePlace)) }
        for case (let filename?, let place) in named where !scope.isFull {
            _ = files.path(of: filename, at: place, isFolderFine: known.listsFolders, scope: &scope)
        }
        guard known.namesItsFiles else { return set }
        set.unnamedFiles = files.unnamed
        files.reportUnassigned(contents, scope: &scope)
        return set
    }
}
