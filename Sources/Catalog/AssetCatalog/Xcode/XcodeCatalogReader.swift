internal import Diagnostics
internal import FileAccess

/// Reads an `.xcassets` folder.
struct XcodeCatalogReader {
    private var catalog = AssetCatalog()
    private var diagnostics: [Diagnostic] = []
    /// The folders on the way down, so that a link that leads back up ends the walk.
    private var ancestors: [String] = []
    /// How many of them are links: without one no way leads back up.
    private var linkedAncestors = 0
    private let links: FollowedLinks
    private let excluded: GeneratedFiles
    private let limits: InputLimits

    static func read(_ path: String, excluding excluded: GeneratedFiles, limits: InputLimits) -> Diagnosed<AssetCatalog>
    {
        var reader = XcodeCatalogReader(links: FollowedLinks(root: path), excluded: excluded, limits: limits)
        reader.ancestors.append(path)
        reader.readGroup(at: path, prefix: "", isCatalog: true)
        return Diagnosed(reader.catalog, reader.diagnostics)
    }

    private init(links: FollowedLinks, excluded: GeneratedFiles, limits: InputLimits) {
        self.links = links
        self.excluded = excluded
        self.limits = limits
    }

    /// Reads a group or a whole catalog.
    private mutating func readGroup(at path: String, prefix: String, isCatalog: Bool) {
        let name = FilePath.name(of: path)
        let subject = Subject.group(name)
        var scope = ContentsScope(
            path: FilePath.join(path, SetContents.fileName),
            owner: isCatalog ? "catalog \"\(name)\"" : "group \"\(name)\"", subject: subject, limits: limits)
        let file = ContentsFile.read(type: nil, isRequired: false, scope: &scope)
        diagnostics.collect(scope.diagnosed(()))
        guard let listing = listing(of: path, subject) else { return }
        let providesNamespace = file?.contents.properties?.providesNamespace == true && !isCatalog
        let prefix = providesNamespace ? prefix + name + "/" : prefix
        catalog.groups.append(
            AssetGroup(
                prefix: prefix, path: path, isCatalog: isCatalog, files: listing.files, contents: file?.contents))
        for folder in listing.folders { readFolder(folder, of: listing, in: path, prefix: prefix) }
        if !listing.files.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning, .unassignedFile, at: path, about: subject,
                    "The group \"\(name)\" has \(FolderListing.unassigned(listing.files)): "
                        + "a file belongs into a set. (\(listing.files.joined(separator: ", ")))"))
        }
    }

    private mutating func readFolder(_ folder: String, of listing: FolderListing, in parent: String, prefix: String) {
        let path = FilePath.join(parent, folder)
        let (stem, type) = FilePath.stemAndExtension(of: folder)
        let subject = type.isEmpty ? .group(folder) : Self.subject(ofSet: prefix + stem, type: type)
        let isLink = listing.linkedFolders.contains(folder)
        if isLink { linkedAncestors += 1 }
        defer { if isLink { linkedAncestors -= 1 } }
        if linkedAncestors > 0, isAncestor(path) {
            diagnostics.append(
                Diagnostic(
                    .error, .unreadable, at: path, about: subject,
                    "\(FileFailure(path: path, reason: .symbolicLinkLoop)). Remove the link."))
            return
        }
        ancestors.append(path)
        defer { ancestors.removeLast() }
        if isLink {
            if let finding = links.finding(above: path, about: subject) { return diagnostics.append(finding) }
            diagnostics += [links.finding(folder: path, about: subject)].compactMap(\.self)
        }
        if type.isEmpty {
            readGroup(at: path, prefix: prefix, isCatalog: false)
        } else {
            readSet(path, name: prefix + stem, type: type, prefix: prefix)
        }
    }

    /// True for one of the folders on the way down by another name.
    private func isAncestor(_ path: String) -> Bool {
        guard let identity = try? FileIdentity(of: path) else { return true }
        return ancestors.contains { (try? FileIdentity(of: $0)) == identity }
    }

    /// What findings about a set of a type are about.
    private static func subject(ofSet name: String, type: String) -> Subject {
        switch SetType(rawValue: type) {
        case .imageSet: .image(name)
        case .colorSet: .color(name)
        default: .set(type: type, name: name)
        }
    }

    /// Reads a set, and the sets inside it.
    private mutating func readSet(_ path: String, name: String, type: String, prefix: String) {
        if excluded.contains(FilePath.join(path, SetContents.fileName)) { return }
        guard let listing = listing(of: path, Self.subject(ofSet: name, type: type)) else { return }
        var inner = prefix
        switch SetType(rawValue: type) {
        case .imageSet:
            let set = ImageSetReader.read(name: name, path: path, listing: listing, limits: limits)
            if let set = diagnostics.collect(set) { catalog.images.append(set) }
            return
        case .colorSet:
            let set = ColorSetReader.read(name: name, path: path, listing: listing, limits: limits)
            if let set = diagnostics.collect(set) { catalog.colors.append(set) }
            return
        case let known:
            let set = diagnostics.collect(
                OpaqueSetReader.read(name: name, type: type, path: path, listing: listing, limits: limits))
            catalog.others.append(set)
            if known?.alwaysProvidesNamespace == true || set.properties?.providesNamespace == true {
                inner = name + "/"
            }
        }
        for folder in listing.folders { readFolder(folder, of: listing, in: path, prefix: inner) }
    }

    /// The names in a folder; nil, with a finding, for one that cannot be listed.
    private mutating func listing(of path: String, _ subject: Subject) -> FolderListing? {
        do {
            var listing = FolderListing()
            let folder = try Folder(path)
            diagnostics += folder.unusableNameFindings(at: path, about: subject)
            for name in folder.names where !name.hasPrefix(".") {
                let place = FilePath.join(path, name)
                let isLink = folder.links.contains(name)
                let kind = name == SetContents.fileName ? nil : try? FileKind.of(place)
                if kind == .folder {
                    listing.folders.append(name)
                    if isLink { listing.linkedFolders.insert(name) }
                    continue
                }
                if name != SetContents.fileName { listing.files.append(name) }
                if kind == .file { listing.regularFiles.append(name) }
                if isLink, let finding = links.finding(file: place, about: subject) {
                    diagnostics.append(finding)
                }
            }
            return listing
        } catch {
            diagnostics.append(
                Diagnostic(.error, .unreadable, at: path, about: subject, error.sentenceAboutFolder))
            return nil
        }
    }
}
