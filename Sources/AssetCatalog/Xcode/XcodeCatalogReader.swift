internal import Diagnostics
internal import FileAccess

/// Reads an `.xcassets` folder.
struct XcodeCatalogReader {
    private(set) var reading = CatalogReading()
    /// The folders on the way down, so that a link that leads back up ends the walk.
    private var ancestors: Set<FileIdentity> = []

    static func read(_ path: String) -> CatalogReading {
        var reader = XcodeCatalogReader()
        if let identity = try? FileIdentity(of: path) { reader.ancestors.insert(identity) }
        if let listing = reader.listing(of: path) { reader.readGroup(listing, at: path, prefix: "", isSet: false) }
        return reader.reading
    }

    /// Reads what lies in a group, or in a set that holds other sets.
    private mutating func readGroup(_ listing: Listing, at path: String, prefix: String, isSet: Bool) {
        for folder in listing.folders { readFolder(folder, in: path, prefix: prefix) }
        if !isSet && !listing.files.isEmpty {
            reading.diagnostics.append(
                Diagnostic(
                    .warning, .unassignedFile, at: path,
                    "The group \"\(FilePath.name(of: path))\" has \(UnassignedFiles.count(listing.files)): "
                        + "a file belongs into a set. (\(listing.files.joined(separator: ", ")))"))
        }
    }

    private mutating func readFolder(_ folder: String, in parent: String, prefix: String) {
        let path = FilePath.join(parent, folder)
        guard let identity = try? FileIdentity(of: path), ancestors.insert(identity).inserted else {
            reading.diagnostics.append(
                Diagnostic(
                    .error, .unreadable, at: path,
                    "\(FileFailure(path: path, reason: .symbolicLinkLoop)). Remove the link."))
            return
        }
        defer { ancestors.remove(identity) }
        let (stem, type) = FilePath.stemAndExtension(of: folder)
        switch type {
        case "":
            let contents = ContentsFile.read(in: path, isRequired: false, diagnostics: &reading.diagnostics)
            guard let listing = listing(of: path) else { return }
            readGroup(
                listing, at: path, prefix: contents?.providesNamespace == true ? prefix + folder + "/" : prefix,
                isSet: false)
        case "imageset":
            guard let listing = listing(of: path) else { return }
            if let set = ImageSetReader.read(
                name: prefix + stem, path: path, files: listing.files, diagnostics: &reading.diagnostics)
            {
                reading.catalog.images.append(set)
            }
        case "colorset":
            guard listing(of: path) != nil else { return }
            if let set = ColorSetReader.read(name: prefix + stem, path: path, diagnostics: &reading.diagnostics) {
                reading.catalog.colors.append(set)
            }
        default:
            readOther(path, stem: stem, type: type, prefix: prefix)
        }
    }

    private mutating func readOther(_ path: String, stem: String, type: String, prefix: String) {
        if !SetType.known.contains(type) {
            reading.diagnostics.append(
                Diagnostic(
                    .note, .malformedContents, at: path,
                    "\".\(type)\" is no type of set that Tincture knows; it is listed as it is."))
        }
        let listing = listing(of: path)
        let contents = ContentsFile.read(in: path, isRequired: false, diagnostics: &reading.diagnostics)
        reading.catalog.others.append(
            OtherSet(name: prefix + stem, type: type, path: path, files: listing?.files ?? []))
        let isNamespace = SetType.alwaysNamespace.contains(type) || contents?.providesNamespace == true
        guard let listing else { return }
        readGroup(listing, at: path, prefix: isNamespace ? prefix + stem + "/" : prefix, isSet: true)
    }

    private typealias Listing = (folders: [String], files: [String])

    /// The names in a folder, hidden ones and `Contents.json` passed over, folders and files apart.
    private mutating func listing(of path: String) -> Listing? {
        do {
            var folders: [String] = []
            var files: [String] = []
            let folder = try Folder(path)
            reading.reportUnusableNames(of: folder, at: path)
            for name in folder.names where !name.hasPrefix(".") && name != ContentsFile.name {
                let isFolder = (try? FileKind.of(FilePath.join(path, name))) == .folder
                if isFolder { folders.append(name) } else { files.append(name) }
            }
            reading.inputs.append(path)
            return (folders, files)
        } catch {
            reading.diagnostics.append(Diagnostic(.error, .unreadable, at: path, "\(error)."))
            return nil
        }
    }
}
