internal import Diagnostics
internal import FileAccess

/// A reader of a folder of loose pictures, and of the asset catalogs and icons inside the folder.
struct LooseFolderReader {
    private var reading = CatalogReading()
    private var diagnostics: [Diagnostic] = []
    private let excluded: GeneratedFiles
    private let links: FollowedLinks
    private let limits: InputLimits
    /// The entries by slot (device, scale and conditions); files for the same slot share one entry, to save memory.
    private var entries: [VariantSlot: Boxed<SetEntry>] = [:]

    /// Returns the content of a folder.
    ///
    /// Links to folders are added to `visits`, to be read later.
    static func read(
        _ path: String, excluding excluded: GeneratedFiles, limits: InputLimits,
        _ visits: inout FolderVisits<FolderLink>
    ) -> Diagnosed<CatalogReading> {
        var reader = LooseFolderReader(excluded: excluded, links: FollowedLinks(root: path), limits: limits)
        reader.readFolder(path, isSource: true, &visits)
        return Diagnosed(reader.reading, reader.diagnostics)
    }

    /// Returns the content of a folder to which a link leads; the content is empty if the folder has been read already.
    static func read(
        _ link: FolderLink, excluding excluded: GeneratedFiles, limits: InputLimits,
        _ visits: inout FolderVisits<FolderLink>
    ) -> Diagnosed<CatalogReading> {
        var reader = LooseFolderReader(excluded: excluded, links: FollowedLinks(root: link.root), limits: limits)
        reader.readFolder(link.path, isLink: true, &visits)
        return Diagnosed(reader.reading, reader.diagnostics)
    }

    private init(excluded: GeneratedFiles, links: FollowedLinks, limits: InputLimits) {
        (self.excluded, self.links, self.limits) = (excluded, links, limits)
    }

    private mutating func readFolder(
        _ path: String, isSource: Bool = false, isLink: Bool = false, _ visits: inout FolderVisits<FolderLink>
    ) {
        do {
            let identity = try FileIdentity(of: path)
            // If the output folder is the source itself, its other files must still be read.
            if !isSource && excluded.isOutput(path, identity) { return }
            if isLink, path.hasSuffix(".xcassets") { return readCatalog(path, isLink: true, &visits) }
            let count = diagnostics.count
            let isEntered = visits.enters(path, identity, &diagnostics)
            if isLink, diagnostics.count == count {
                report(links.finding(folder: path, isEntered ? .first : .elsewhere))
            }
            guard isEntered else { return }
            let folder = try Folder(path)
            diagnostics += folder.unusableNameFindings(at: path)
            var pictures: [(name: LooseFileName, path: String)] = []
            for name in folder.names where !name.hasPrefix(".") {
                readEntry(
                    name, at: FilePath.join(path, name), isLink: folder.links.contains(name), pictures: &pictures,
                    &visits)
            }
            addSets(of: pictures, in: path)
        } catch {
            report(Diagnostic(.error, .unreadable, at: path, error.sentenceAboutFolder))
        }
    }

    private mutating func readEntry(
        _ name: String, at path: String, isLink: Bool, pictures: inout [(name: LooseFileName, path: String)],
        _ visits: inout FolderVisits<FolderLink>
    ) {
        if excluded.contains(path) { return }
        let file = LooseFileName(name)
        do {
            let kind = try FileKind.of(path)
            if isLink, case .folder = kind, isAbove(path) { return }
            switch kind {
            // The pictures of the libraries that tools download, to `Pods` for example, aren't the app's.
            case .folder where ForeignFolder(name) == .fetched: break
            case .folder where file.fileExtension == "xcassets" && !isLink: readCatalog(path, isLink: false, &visits)
            case .folder where IconBundleReader.isIcon(path):
                if isLink { report(links.finding(folder: path)) }
                reading.catalog.icons.append(diagnostics.collect(IconBundleReader.read(path, limits: limits)))
            case .folder:
                if file.isPicture {
                    report(
                        Diagnostic(
                            .error, .unusableImage, at: path,
                            "the folder \"\(path)\" is named like a picture. Rename the folder."))
                }
                if !isLink {
                    readFolder(path, &visits)
                } else if let loop = links.loop(path) {
                    report(loop)
                } else {
                    visits.leave(FolderLink(path: path, root: links.root, prefix: nil))
                }
            case .file where file.isPicture:
                if isLink { report(links.finding(file: path, about: .image(file.stem))) }
                pictures.append((file, path))
            case .file where file.fileExtension == "json": reading.dataFiles.append(path)
            case .other(let kind) where file.isPicture:
                diagnostics.report(
                    .error, .unusableImage, at: path, about: .image(file.stem),
                    "is \(kind); a picture was expected.")
            case .file, .other: break
            }
        } catch {
            let words =
                isLink && error.reason == .missing
                ? "is a symbolic link to something that does not exist. Remove the link." : "\(error)."
            diagnostics.report(.error, .unreadable, at: path, words)
        }
    }

    private mutating func readCatalog(_ path: String, isLink: Bool, _ visits: inout FolderVisits<FolderLink>) {
        let read = XcodeCatalogReader.read(path, excluding: excluded, limits: limits, &visits)
        let isRead = !read.value.groups.isEmpty || !read.diagnostics.isEmpty
        if isLink { report(links.finding(folder: path, isRead ? .first : .elsewhere)) }
        reading.catalog.append(diagnostics.collect(read))
    }

    /// Returns whether a link leads to a folder that contains the source, and reports such a link.
    ///
    /// The link isn't followed.
    private mutating func isAbove(_ path: String) -> Bool {
        let finding = links.finding(above: path)
        report(finding)
        return finding != nil
    }

    private mutating func report(_ finding: Diagnostic?) {
        if let finding { diagnostics.append(finding) }
    }

    private mutating func entry(for slot: VariantSlot) -> Boxed<SetEntry> {
        if let known = entries[slot] { return known }
        let entry = Boxed(wrappedValue: SetEntry(slot: slot))
        entries[slot] = entry
        return entry
    }

    /// Groups pictures with the same name into sets, and reports two pictures with the same name, scale and device.
    ///
    /// The name is the file name without extension, scale and device.
    ///
    /// Files in a qualified folder, such as `drawable-xhdpi`, belong to the sets of the folder without qualifiers,
    /// `drawable`.
    private mutating func addSets(of pictures: [(name: LooseFileName, path: String)], in path: String) {
        let qualified = QualifiedFolder(path)
        let folder = qualified?.base ?? path
        var order: [String] = []
        var variants: [String: [ImageVariant]] = [:]
        for (name, path) in pictures {
            if variants[name.stem] == nil { order.append(name.stem) }
            let slot = qualified?.slot(of: name) ?? name.slot
            if let taken = variants[name.stem]?.first(where: { $0.slot == slot }) {
                diagnostics.report(
                    .warning, .duplicateSlot, at: path, about: .image(name.stem),
                    "has the same name, scale and device as \"\(FilePath.name(of: taken.path))\". Rename one of the two files."
                )
            }
            variants[name.stem, default: []].append(ImageVariant(path: path, entry: entry(for: slot)))
        }
        for stem in order {
            reading.catalog.images.append(
                ImageSet(
                    name: stem, path: FilePath.join(folder, stem), folder: folder, isLoose: true,
                    variants: variants[stem] ?? []))
        }
    }
}
