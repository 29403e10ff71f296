internal import Diagnostics
internal import FileAccess

/// A reader of the folders that are sources: asset catalogs, icons, and folders of loose pictures.
struct SourceTreeReader {
    var reading = CatalogReading()
    var diagnostics: [Diagnostic] = []
    var visits: FolderVisits<FolderLink>
    /// The check for links in the catalog or folder that is being read.
    var links = FollowedLinks(root: "")
    let excluded: GeneratedFiles
    let limits: InputLimits
    /// The entries by slot (device, scale and conditions); files for the same slot share one entry, to save memory.
    var entries: [VariantSlot: Boxed<SetEntry>] = [:]

    init(excluding excluded: GeneratedFiles, limits: InputLimits) {
        (self.excluded, self.limits) = (excluded, limits)
        visits = FolderVisits(limits)
    }

    /// Reads a source, and then the folders to which the links in it lead.
    mutating func readSource(_ path: String) {
        if IconBundleReader.isIcon(path) { return readIcon(path) }
        if path.hasSuffix(".xcassets") {
            enterCatalog(path)
        } else {
            links = FollowedLinks(root: path)
            readFolder(path, isSource: true)
        }
        while let link = visits.nextLink() {
            links = FollowedLinks(root: link.root)
            if let prefix = link.prefix {
                enter(link.path, prefix: prefix, isLink: true)
            } else {
                readFolder(link.path, isLink: true)
            }
        }
        // Two sources may share a folder that belongs to the bundles of two targets, so both must read it.
        visits.startAnew()
    }

    mutating func readIcon(_ path: String) {
        reading.catalog.icons.append(diagnostics.collect(IconBundleReader.read(path, limits: limits)))
    }

    /// Returns whether to enter a folder, which may have been read through another path, and reports a link to it.
    mutating func enters(
        _ path: String, _ identity: FileIdentity?, isLink: Bool, about subject: @autoclosure () -> Subject = .file
    ) -> Bool {
        let count = diagnostics.count
        let isEntered = visits.enters(path, identity, &diagnostics)
        if isLink, diagnostics.count == count {
            report(links.finding(folder: path, about: subject(), isEntered ? nil : .elsewhere))
        }
        return isEntered
    }

    mutating func report(_ finding: Diagnostic?) {
        if let finding { diagnostics.append(finding) }
    }
}

/// The content read from one or more sources: asset catalogs, folders, pictures and token files.
package struct CatalogReading: Sendable {
    package var catalog = AssetCatalog()
    /// The JSON files in folders of loose pictures, which may list the app's pages or products.
    package var dataFiles: [String] = []
}

extension Folder {
    /// Returns a finding for each file whose name isn't UTF-8, because such a file can't be used.
    func unusableNameFindings(at path: String, about subject: Subject = .file) -> [Diagnostic] {
        unusableNames.map { name in
            Diagnostic(
                .error, .unreadable, at: FilePath.join(path, name), about: subject,
                "has a name that is not UTF-8. Rename the file.")
        }
    }
}
