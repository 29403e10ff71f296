internal import Diagnostics
internal import FileAccess

enum ImageSetReader {
    /// Returns the image set in an `.imageset` folder; nil if its `Contents.json` can't be used.
    static func read(
        name: String, path: String, listing: FolderListing, limits: InputLimits, _ budget: inout WorkBudget
    ) -> Diagnosed<ImageSet?> {
        let owner = "\(SetType.imageSet.displayName) \"\(name)\""
        var scope = ContentsScope(
            path: FilePath.join(path, SetContents.fileName), owner: owner, subject: .image(name), limits: limits)
        guard let file = ContentsFile.read(type: .imageSet, isRequired: true, scope: &scope, &budget) else {
            return scope.diagnosed(nil)
        }
        let files = SetFiles(
            folder: path, owner: owner, subject: scope.subject, names: listing.files,
            regularFiles: listing.regularFiles, texts: file.texts)
        var variants: [ImageVariant] = []
        var unassigned: Set<String> = []
        for entry in file.contents.entries where !scope.isFull {
            // An entry without a file is an empty slot, which is not a mistake.
            guard let filename = entry.filename else { continue }
            if entry.unassigned == true {
                unassigned.insert(filename)
            } else if let picture = files.path(
                of: filename, at: entry.filenamePlace, isFolderFine: false,
                standIn: standIn(for: entry, in: file.contents, among: listing), scope: &scope)
            {
                variants.append(ImageVariant(path: picture, entry: entry))
            }
        }
        if scope.isFull { return scope.diagnosed(nil) }
        let set = ImageSet(
            name: name, path: path, folder: FilePath.folder(of: path), isLoose: false,
            isTemplate: isTemplate(file.contents), variants: variants, files: listing.files,
            unnamedFiles: files.unnamed(among: listing.files, texts: file.texts), contents: file.contents)
        return scope.diagnosed(
            set, and: files.finding(ofUnassigned: listing.files, named: file.texts.subtracting(unassigned)))
    }

    /// Returns the file for a larger scale that devices show if the 1x file of an entry is missing; nil if there is
    /// none.
    private static func standIn(
        for entry: SetEntry, in contents: SetContents, among listing: FolderListing
    ) -> String? {
        guard entry.slot.scale == 1, entry.slot.idiom != "mac" else { return nil }
        return contents.entries.first { other in
            var slot = other.slot
            slot.scale = 1
            return other.slot.scale != 1 && slot == entry.slot
                && other.filename.map(listing.regularFiles.contains) == true
        }?.filename
    }

    /// Returns whether an app draws only the alpha of the set's pictures, in its tint.
    ///
    /// Old versions of Xcode wrote the key `template-rendering-intent` into every entry or into `info`, instead of into
    /// `properties`.
    private static func isTemplate(_ contents: SetContents) -> Bool {
        if let intent = contents.properties?.templateRenderingIntent { return intent == "template" }
        if let intent = contents.info?.templateRenderingIntent { return intent == "template" }
        let filled = contents.entries.filter { $0.filename != nil }
        return !filled.isEmpty && filled.allSatisfy { $0.templateRenderingIntent == "template" }
    }
}
