internal import Diagnostics
internal import FileAccess

extension SourceTreeReader {
    /// Reads an asset catalog, an `.xcassets` folder.
    ///
    /// Links to folders that may contain sets are added to ``visits``, to be read later.
    mutating func enterCatalog(_ path: String) {
        links = FollowedLinks(root: path)
        if let identity = try? FileIdentity(of: path), !enters(path, identity, isLink: false) { return }
        readGroup(at: path, prefix: "", isCatalog: true)
    }

    private mutating func readGroup(at path: String, prefix: String, isCatalog: Bool) {
        let name = FilePath.name(of: path)
        let subject = Subject.group(name)
        var scope = ContentsScope(
            path: FilePath.join(path, SetContents.fileName),
            owner: isCatalog ? "catalog \"\(name)\"" : "group \"\(name)\"", subject: subject, limits: limits)
        let file = ContentsFile.read(type: nil, isRequired: false, scope: &scope, &visits.budget)
        diagnostics += scope.findings
        guard let listing = listing(of: path, subject) else { return }
        let providesNamespace = file?.contents.properties?.providesNamespace == true && !isCatalog
        let prefix = providesNamespace ? prefix + name + "/" : prefix
        reading.catalog.groups.append(
            AssetGroup(
                prefix: prefix, path: path, isCatalog: isCatalog, files: listing.files, contents: file?.contents))
        for folder in listing.folders { readFolder(folder, of: listing, in: path, prefix: prefix) }
        if !listing.files.isEmpty {
            diagnostics.report(
                .warning, .unassignedFile, at: path, about: subject,
                "The group \"\(name)\" has \(FolderListing.unassigned(listing.files)): an app can use a file only in a set. Move or delete them. (\(listing.files.joined(separator: ", ")))"
            )
        }
    }

    private mutating func readFolder(
        _ folder: String, of listing: FolderListing, in parent: String, prefix: String
    ) {
        let path = FilePath.join(parent, folder)
        guard listing.linkedFolders.contains(folder) else { return enter(path, prefix: prefix, isLink: false) }
        let subject = Self.subject(of: path, prefix: prefix)
        if let finding = links.finding(above: path, about: subject) ?? links.loop(path, about: subject) {
            diagnostics.append(finding)
        } else if Self.isLeaf(path) {
            report(links.finding(folder: path, about: subject))
            enter(path, prefix: prefix, isLink: false)
        } else {
            visits.leave(FolderLink(path: path, root: links.root, prefix: prefix))
        }
    }

    /// Reads a group or set, unless it has been read through another path.
    mutating func enter(_ path: String, prefix: String, isLink: Bool) {
        // A set that can't contain other sets is read under each of its names.
        let identity = Self.isLeaf(path) ? nil : try? FileIdentity(of: path)
        guard enters(path, identity, isLink: isLink, about: Self.subject(of: path, prefix: prefix)) else { return }
        let (stem, type) = FilePath.stemAndExtension(of: FilePath.name(of: path))
        if type.isEmpty {
            readGroup(at: path, prefix: prefix, isCatalog: false)
        } else {
            readSet(path, name: prefix + stem, type: type, prefix: prefix)
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

    private mutating func readSet(_ path: String, name: String, type: String, prefix: String) {
        let contentsPath = FilePath.join(path, SetContents.fileName)
        if excluded.contains(contentsPath) { return }
        let known = SetType(rawValue: type)
        let subject = Self.subject(ofSet: name, type: type)
        guard let listing = listing(of: path, subject) else { return }
        var scope = ContentsScope(
            path: contentsPath, owner: "\(known?.displayName ?? "set") \"\(name)\"", subject: subject, limits: limits)
        let file = ContentsFile.read(
            type: known, isOpen: known == nil || known == .arObject,
            isRequired: known.map { !$0.isContentsOptional } ?? false, scope: &scope, &visits.budget)
        let isLeaf = known == .imageSet || known == .colorSet
        let files = SetFiles(folder: path, listing: listing, file, isLeaf: isLeaf)
        var inner = prefix
        switch known {
        case .imageSet:
            if let set = file.flatMap({ ImageSetReader.read(name, $0.contents, files, scope: &scope) }) {
                reading.catalog.images.append(set)
            } else {
                reading.catalog.unreadableImages.insert(name)
            }
        case .colorSet:
            if let set = file.flatMap({ ColorSetReader.read(name, $0.contents, files, scope: &scope) }) {
                reading.catalog.colors.append(set)
            } else {
                reading.catalog.unreadableColors.insert(name)
            }
        default:
            let set = OpaqueSetReader.read(name, type: type, file?.contents, files, scope: &scope)
            reading.catalog.others.append(set)
            if known?.alwaysProvidesNamespace == true || set.properties?.providesNamespace == true {
                inner = name + "/"
            }
        }
        diagnostics += scope.findings
        if isLeaf { return }
        for folder in listing.folders { readFolder(folder, of: listing, in: path, prefix: inner) }
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
                if isLink { report(links.finding(file: place, about: subject)) }
            }
            return listing
        } catch {
            diagnostics.report(.error, .unreadable, at: path, about: subject, error.sentenceAboutFolder)
            return nil
        }
    }
}
