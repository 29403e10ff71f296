package import Diagnostics
internal import FileAccess

/// A folder, asset catalog or picture that a person named.
package struct Source: Sendable, Hashable {
    /// Where it is.
    package let path: String
    /// Where it was named, if that was in a text: findings about the source itself point there.
    package let origin: SourceLocation?

    /// A source by its path.
    package init(path: String, origin: SourceLocation? = nil) {
        self.path = FilePath.trimmed(path)
        self.origin = origin
    }
}

/// Reads sources of every form into one catalog.
package enum SourceReader {
    /// Reads the sources; those that are not there at all are given back apart, because no one can want to go on
    /// without them.
    ///
    /// - Parameters:
    ///   - sources: what to read; their order does not matter.
    ///   - excluded: what the run writes itself, which is not read.
    ///   - limits: how much of a file is read.
    /// - Returns: the catalog, sorted, and findings about it; and a finding for each source that cannot be opened.
    package static func read(
        _ sources: [Source], excluding excluded: GeneratedFiles = GeneratedFiles(), limits: InputLimits = .standard
    ) -> (reading: CatalogReading, unusable: [Diagnostic]) {
        var reading = CatalogReading()
        var unusable: [Diagnostic] = []
        for source in Set(sources).sorted(by: { $0.path < $1.path }) {
            do {
                reading.append(try read(source.path, excluding: excluded, limits: limits))
            } catch {
                let origin = source.origin
                let words = NearestFile.words(for: error, at: source.path)
                let message = origin == nil ? words : "source \"\(source.path)\" \(words)"
                unusable.append(
                    Diagnostic(
                        .error, .unreadable, at: origin ?? SourceLocation(path: source.path), message))
            }
        }
        removeRepeated(&reading)
        qualifyLooseNames(&reading)
        reading.catalog.sort()
        reportDuplicates(&reading)
        return (reading, unusable)
    }

    private static func read(
        _ path: String, excluding excluded: GeneratedFiles, limits: InputLimits
    ) throws(FileFailure) -> CatalogReading {
        switch try FileKind.of(path) {
        case .folder:
            // Reading the names once shows whether the source can be opened at all.
            _ = try Folder.names(in: path)
            if IconBundleReader.isIcon(path) {
                var reading = CatalogReading()
                reading.readIcon(at: path, limits: limits)
                return reading
            }
            return path.hasSuffix(".xcassets")
                ? XcodeCatalogReader.read(path, excluding: excluded, limits: limits)
                : LooseFolderReader.read(path, excluding: excluded, limits: limits)
        case .file:
            let name = LooseFileName(FilePath.name(of: path))
            let folder = FilePath.folder(of: path)
            var reading = CatalogReading()
            reading.catalog.images = [
                ImageSet(
                    name: name.stem, path: FilePath.join(folder, name.stem), folder: folder, isLoose: true,
                    variants: [ImageVariant(path: path, slot: name.slot)])
            ]
            return reading
        case .other(let kind):
            throw FileFailure(path: path, reason: .isNotRegular(kind))
        }
    }

    /// Joins loose sets of one path, and drops what was read through two sources.
    private static func removeRepeated(_ reading: inout CatalogReading) {
        var seenSets: Set<String> = []
        reading.catalog.colors.removeAll { !seenSets.insert($0.path).inserted }
        reading.catalog.others.removeAll { !seenSets.insert($0.path).inserted }
        reading.catalog.icons.removeAll { !seenSets.insert($0.path).inserted }
        reading.catalog.groups.removeAll { !seenSets.insert($0.path).inserted }
        var images: [ImageSet] = []
        var places: [String: Int] = [:]
        for set in reading.catalog.images {
            guard let place = places[set.path] else {
                places[set.path] = images.count
                images.append(set)
                continue
            }
            images[place].variants += set.variants.filter { !images[place].variants.contains($0) }
        }
        reading.catalog.images = images
    }

    /// Puts the folder's name before the stem of loose sets that have the same stem in several folders.
    ///
    /// A folder is no namespace, so a stem alone names a picture; but cameras number from one in every folder, and
    /// no picture may be lost.
    private static func qualifyLooseNames(_ reading: inout CatalogReading) {
        var names: Set<String> = []
        let repeated = Set(
            reading.catalog.images.lazy.filter { $0.isLoose && !names.insert($0.name).inserted }.map(\.name))
        var folders: [String: Set<String>] = [:]
        for set in reading.catalog.images where set.isLoose && repeated.contains(set.name) {
            folders[set.name, default: []].insert(set.folder)
        }
        var renamed: [String: String] = [:]
        for index in reading.catalog.images.indices {
            let set = reading.catalog.images[index]
            guard set.isLoose, let sharing = folders[set.name], sharing.count > 1 else { continue }
            let others = sharing.filter { $0 != set.folder }
            let name = FilePath.join(qualifier(of: set.folder, apartFrom: others), set.name)
            reading.diagnostics.append(
                Diagnostic(
                    .warning, .duplicateName, at: set.variants.first?.path ?? set.path, about: .image(name),
                    "\"\(set.name)\" is the name of pictures in \(sharing.count) folders; this one is called \"\(name)\"."
                ))
            reading.catalog.images[index].name = name
            renamed[set.path] = name
        }
        if renamed.isEmpty { return }
        for index in reading.diagnostics.indices {
            // What was found before the names were known goes by the stem.
            guard case .image(let stem) = reading.diagnostics[index].subject else { continue }
            let folder = FilePath.folder(of: reading.diagnostics[index].path)
            if let name = renamed[FilePath.join(folder, stem)] { reading.diagnostics[index].subject = .image(name) }
        }
    }

    /// The fewest last parts of a folder's path that no other folder ends in.
    private static func qualifier(of folder: String, apartFrom others: Set<String>) -> String {
        let parts = folder.split(separator: "/")
        let others = others.map { $0.split(separator: "/") }
        let count = (1...max(1, parts.count)).first { count in
            !others.contains { $0.suffix(count).elementsEqual(parts.suffix(count)) }
        }
        return parts.suffix(count ?? parts.count).filter { $0 != "." }.joined(separator: "/")
    }

    /// Says where two sets of one catalog have the same name; what other catalogs have may be in the bundle of another
    /// target.
    private static func reportDuplicates(_ reading: inout CatalogReading) {
        func report(_ names: [(name: String, path: String)], _ kind: String, _ subject: (String) -> Subject) {
            var seen: [[String]: String] = [:]
            for (name, path) in names {
                guard let catalog = FilePath.catalog(of: path) else { continue }
                guard let other = seen[[catalog, name]] else {
                    seen[[catalog, name]] = path
                    continue
                }
                reading.diagnostics.append(
                    Diagnostic(
                        .warning, .duplicateName, at: path, about: subject(name),
                        "the name \"\(name)\" is taken by another \(kind), \(other): an app finds only one of "
                            + "them. Rename one, or let their groups provide a namespace."))
            }
        }
        report(reading.catalog.images.map { ($0.name, $0.path) }, "image set") { .image($0) }
        report(reading.catalog.colors.map { ($0.name, $0.path) }, "color set") { .color($0) }
    }
}

extension FilePath {
    /// The asset catalog that a path is in; nil for one that is in none.
    package static func catalog(of path: String) -> String? {
        let (slash, ending) = (UInt8(ascii: "/"), ".xcassets".utf8)
        var rest = path.utf8[...]
        // By bytes, from slash to slash: this is asked many times of every set.
        while let end = rest.firstIndex(of: slash) {
            let catalog = path.utf8[..<end]
            if catalog.suffix(ending.count).elementsEqual(ending) { return String(Substring(catalog)) }
            rest = rest[path.utf8.index(after: end)...]
        }
        return nil
    }
}
