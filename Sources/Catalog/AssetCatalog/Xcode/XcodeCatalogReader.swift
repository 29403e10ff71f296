internal import Diagnostics
internal import FileAccess

/// A reader of an asset catalog, an `.xcassets` folder.
struct XcodeCatalogReader {
    private var catalog = AssetCatalog()
    private var diagnostics: [Diagnostic] = []
    private let links: FollowedLinks
    private let excluded: GeneratedFiles
    private let limits: InputLimits

    /// Returns the content of an asset catalog.
    ///
    /// Links to folders that may contain sets are added to `visits`, to be read later.
    static func read(
        _ path: String, excluding excluded: GeneratedFiles, limits: InputLimits,
        _ visits: inout FolderVisits<FolderLink>
    ) -> Diagnosed<AssetCatalog> {
        var reader = XcodeCatalogReader(links: FollowedLinks(root: path), excluded: excluded, limits: limits)
        if let identity = try? FileIdentity(of: path), !visits.enters(path, identity, &reader.diagnostics) {
            return Diagnosed(reader.catalog, reader.diagnostics)
        }
        reader.readGroup(at: path, prefix: "", isCatalog: true, &visits)
        return Diagnosed(reader.catalog, reader.diagnostics)
    }

    /// Returns the content of a folder to which a link leads; the content is empty if the folder has been read already.
    static func read(
        _ link: FolderLink, excluding excluded: GeneratedFiles, limits: InputLimits,
        _ visits: inout FolderVisits<FolderLink>
    ) -> Diagnosed<AssetCatalog> {
        var reader = XcodeCatalogReader(links: FollowedLinks(root: link.root), excluded: excluded, limits: limits)
        reader.enter(link.path, prefix: link.prefix ?? "", isLink: true, &visits)
        return Diagnosed(reader.catalog, reader.diagnostics)
    }

    private mutating func readGroup(
        at path: String, prefix: String, isCatalog: Bool, _ visits: inout FolderVisits<FolderLink>
    ) {
        let name = FilePath.name(of: path)
        let subject = Subject.group(name)
        var scope = ContentsScope(
            path: FilePath.join(path, SetContents.fileName),
            owner: isCatalog ? "catalog \"\(name)\"" : "group \"\(name)\"", subject: subject, limits: limits)
        let file = ContentsFile.read(type: nil, isRequired: false, scope: &scope, &visits.budget)
        diagnostics.collect(scope.diagnosed(()))
        guard let listing = listing(of: path, subject) else { return }
        let providesNamespace = file?.contents.properties?.providesNamespace == true && !isCatalog
        let prefix = providesNamespace ? prefix + name + "/" : prefix
        catalog.groups.append(
            AssetGroup(
                prefix: prefix, path: path, isCatalog: isCatalog, files: listing.files, contents: file?.contents))
        for folder in listing.folders { readFolder(folder, of: listing, in: path, prefix: prefix, &visits) }
        if !listing.files.isEmpty {
            diagnostics.report(
                .warning, .unassignedFile, at: path, about: subject,
                "The group \"\(name)\" has \(FolderListing.unassigned(listing.files)): an app can use a file only in a set. Move or delete them. (\(listing.files.joined(separator: ", ")))"
            )
        }
    }

    private mutating func readFolder(
        _ folder: String, of listing: FolderListing, in parent: String, prefix: String,
        _ visits: inout FolderVisits<FolderLink>
    ) {
        let path = FilePath.join(parent, folder)
        guard listing.linkedFolders.contains(folder) else { return enter(path, prefix: prefix, isLink: false, &visits) }
        let subject = Self.subject(of: path, prefix: prefix)
        if let finding = links.finding(above: path, about: subject) ?? links.loop(path, about: subject) {
            diagnostics.append(finding)
        } else if Self.isLeaf(path) {
            diagnostics += [links.finding(folder: path, about: subject)].compactMap(\.self)
            enter(path, prefix: prefix, isLink: false, &visits)
        } else {
            visits.leave(FolderLink(path: path, root: links.root, prefix: prefix))
        }
    }

    /// Reads a group or set, unless it has been read through another path.
    private mutating func enter(
        _ path: String, prefix: String, isLink: Bool, _ visits: inout FolderVisits<FolderLink>
    ) {
        // A set that can't contain other sets is read under each of its names.
        let identity = Self.isLeaf(path) ? nil : try? FileIdentity(of: path)
        let count = diagnostics.count
        let isEntered = visits.enters(path, identity, &diagnostics)
        if isLink, diagnostics.count == count {
            let subject = Self.subject(of: path, prefix: prefix)
            let finding = links.finding(folder: path, about: subject, isEntered ? .first : .elsewhere)
            diagnostics += [finding].compactMap(\.self)
        }
        guard isEntered else { return }
        let (stem, type) = FilePath.stemAndExtension(of: FilePath.name(of: path))
        if type.isEmpty {
            readGroup(at: path, prefix: prefix, isCatalog: false, &visits)
        } else {
            readSet(path, name: prefix + stem, type: type, prefix: prefix, &visits)
        }
    }

    /// Returns whether a folder is a set of a type that never contains other sets.
    private static func isLeaf(_ path: String) -> Bool {
        switch SetType(rawValue: FilePath.stemAndExtension(of: FilePath.name(of: path)).extension) {
        case .imageSet, .colorSet: true
        default: false
        }
    }

    private static func subject(of path: String, prefix: String) -> Subject {
        let name = FilePath.name(of: path)
        let (stem, type) = FilePath.stemAndExtension(of: name)
        return type.isEmpty ? .group(name) : subject(ofSet: prefix + stem, type: type)
    }

    private static func subject(ofSet name: String, type: String) -> Subject {
        switch SetType(rawValue: type) {
        case .imageSet: .image(name)
        case .colorSet: .color(name)
        default: .set(type: type, name: name)
        }
    }

    private mutating func readSet(
        _ path: String, name: String, type: String, prefix: String, _ visits: inout FolderVisits<FolderLink>
    ) {
        if excluded.contains(FilePath.join(path, SetContents.fileName)) { return }
        guard let listing = listing(of: path, Self.subject(ofSet: name, type: type)) else { return }
        var inner = prefix
        switch SetType(rawValue: type) {
        case .imageSet:
            let set = ImageSetReader.read(name: name, path: path, listing: listing, limits: limits, &visits.budget)
            if let set = diagnostics.collect(set) {
                catalog.images.append(set)
            } else {
                catalog.unreadableImages.insert(name)
            }
            return
        case .colorSet:
            let set = ColorSetReader.read(name: name, path: path, listing: listing, limits: limits, &visits.budget)
            if let set = diagnostics.collect(set) {
                catalog.colors.append(set)
            } else {
                catalog.unreadableColors.insert(name)
            }
            return
        case let known:
            let set = diagnostics.collect(
                OpaqueSetReader.read(
                    name: name, type: type, path: path, listing: listing, limits: limits, &visits.budget))
            catalog.others.append(set)
            if known?.alwaysProvidesNamespace == true || set.properties?.providesNamespace == true {
                inner = name + "/"
            }
        }
        for folder in listing.folders { readFolder(folder, of: listing, in: path, prefix: inner, &visits) }
    }

    /// Returns the names in a folder; nil, with a finding, if the folder can't be listed.
    private mutating func listing(of path: String, _ subject: Subject) -> FolderListing? {
        do {
            var listing = FolderListing()
            let folder = try Folder(path)
            diagnostics += folder.unusableNameFindings(at: path, about: subject)
            // The Finder keeps a folder's own icon in an invisible file.
            for name in folder.names where !name.hasPrefix(".") && name != "Icon\r" {
                let place = FilePath.join(path, name)
                let isLink = folder.links.contains(name)
                let kind: FileKind? =
                    if name == SetContents.fileName { nil } else if folder.isFile(name) { .file } else {
                        try? FileKind.of(place)
                    }
                if kind == .folder {
                    listing.folders.append(name)
                    if isLink { listing.linkedFolders.insert(name) }
                    continue
                }
                if !SetContents.isFileName(name) { listing.files.append(name) }
                if kind == .file { listing.regularFiles.append(name) }
                if isLink, let finding = links.finding(file: place, about: subject) { diagnostics.append(finding) }
            }
            return listing
        } catch {
            diagnostics.report(.error, .unreadable, at: path, about: subject, error.sentenceAboutFolder)
            return nil
        }
    }
}
