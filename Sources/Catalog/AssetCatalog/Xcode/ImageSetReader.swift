internal import Diagnostics
internal import FileAccess

enum ImageSetReader {
    /// Returns the image set in an `.imageset` folder; nil if it has too many mistakes.
    static func read(
        _ name: String, _ contents: SetContents, _ files: SetFiles, scope: inout ContentsScope
    ) -> ImageSet? {
        var variants: [ImageVariant] = []
        for entry in contents.entries where !scope.isFull && entry.unassigned != true {
            // An entry without a file is an empty slot, which is not a mistake.
            guard let filename = entry.filename else { continue }
            if let picture = files.path(
                of: filename, at: entry.filenamePlace, isFolderFine: false,
                standIn: standIn(for: entry, in: contents, among: files.listing), scope: &scope)
            {
                variants.append(ImageVariant(path: picture, entry: entry))
            }
        }
        if scope.isFull { return nil }
        files.reportUnassigned(contents, scope: &scope)
        return ImageSet(
            name: name, path: files.folder, folder: FilePath.folder(of: files.folder), isLoose: false,
            isTemplate: isTemplate(contents), variants: variants, files: files.listing.files,
            unnamedFiles: files.unnamed, contents: contents)
    }

    /// Returns the file for a larger scale that devices show if the 1x file of an entry is missing.
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
    /// Old versions of Xcode wrote the key into every entry or into `info`, instead of into `properties`.
    private static func isTemplate(_ contents: SetContents) -> Bool {
        if let intent = contents.properties?.templateRenderingIntent { return intent == "template" }
        if let intent = contents.info?.templateRenderingIntent { return intent == "template" }
        let filled = contents.entries.filter { $0.filename != nil }
        return !filled.isEmpty && filled.allSatisfy { $0.templateRenderingIntent == "template" }
    }
}
