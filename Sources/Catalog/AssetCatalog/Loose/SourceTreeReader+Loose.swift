internal import Diagnostics
internal import FileAccess

extension SourceTreeReader {
    /// Reads a folder of loose pictures, and the asset catalogs and icons inside the folder.
    ///
    /// Links to folders are added to ``visits``, to be read later.
    mutating func readFolder(_ path: String, isSource: Bool = false, isLink: Bool = false) {
        do {
            let identity = try FileIdentity(of: path)
            // If the output folder is the source itself, its other files must still be read.
            if !isSource && excluded.isOutput(path, identity) { return }
            if isLink, path.hasSuffix(".xcassets") { return readCatalog(path, isLink: true) }
            guard enters(path, identity, isLink: isLink) else { return }
            let folder = try Folder(path)
            diagnostics += folder.unusableNameFindings(at: path)
            var pictures: [(name: LooseFileName, path: String)] = []
            for name in folder.names where !name.hasPrefix(".") {
                readEntry(
                    name, at: FilePath.join(path, name), isLink: folder.links.contains(name), pictures: &pictures)
            }
            addSets(of: pictures, in: path)
        } catch {
            diagnostics.report(.error, .unreadable, at: path, error.sentenceAboutFolder)
        }
    }

    private mutating func readEntry(
        _ name: String, at path: String, isLink: Bool, pictures: inout [(name: LooseFileName, path: String)]
    ) {
        if excluded.contains(path) { return }
        let file = LooseFileName(name)
        do {
            let kind = try FileKind.of(path)
            // A link to a folder that contains the source isn't followed.
            if isLink, case .folder = kind, let finding = links.finding(above: path) { return report(finding) }
            switch kind {
            // The pictures of the libraries that tools download, to `Pods` for example, aren't the app's.
            case .folder where ForeignFolder(name) == .fetched: break
            case .folder where file.fileExtension == "xcassets" && !isLink: readCatalog(path, isLink: false)
            case .folder where IconBundleReader.isIcon(path):
                if isLink { report(links.finding(folder: path)) }
                readIcon(path)
            case .folder:
                if file.isPicture {
                    diagnostics.report(
                        .error, .unusableImage, at: path,
                        "the folder \"\(path)\" is named like a picture. Rename the folder.")
                }
                if !isLink {
                    readFolder(path)
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

    private mutating func readCatalog(_ path: String, isLink: Bool) {
        let (source, groupCount, findingCount) = (links, reading.catalog.groups.count, diagnostics.count)
        enterCatalog(path)
        links = source
        guard isLink else { return }
        let isRead = reading.catalog.groups.count > groupCount || diagnostics.count > findingCount
        if let finding = links.finding(folder: path, isRead ? nil : .elsewhere) {
            diagnostics.insert(finding, at: findingCount)
        }
    }

    private mutating func entry(for slot: VariantSlot) -> Boxed<SetEntry> {
        if let known = entries[slot] { return known }
        let entry = Boxed(wrappedValue: SetEntry(slot: slot))
        entries[slot] = entry
        return entry
    }

    /// Groups pictures with the same name, without scale and device, into sets, and reports duplicates.
    ///
    /// Files in a qualified folder, such as `drawable-xhdpi`, belong to the sets of the folder without qualifiers.
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
