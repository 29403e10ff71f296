package import Diagnostics
internal import FileAccess

/// A folder, asset catalog, picture or file of design tokens that a person named as input.
package struct Source: Sendable, Hashable {
    package let path: String
    /// The line of the configuration that names the source, for findings; nil for other sources.
    package let origin: SourceLocation?

    package init(path: String, origin: SourceLocation? = nil) {
        self.path = FilePath.trimmed(path)
        self.origin = origin
    }
}

/// A reader of sources of any kind, which combines their content in one catalog.
package enum SourceReader {
    /// Reads the sources into one catalog, sorted by name.
    ///
    /// If a source can't be opened, the result is marked as unusable (`isRefused`), because the output would lack whole
    /// sets.
    package static func read(
        _ sources: [Source], excluding excluded: GeneratedFiles = GeneratedFiles(), limits: InputLimits = .standard,
        modes: TokenModes = TokenModes()
    ) -> Diagnosed<CatalogReading> {
        var reader = SourceTreeReader(excluding: excluded, limits: limits)
        var unusable: [Diagnostic] = []
        var roots: Set<FileIdentity> = []
        var tokenFiles: [String] = []
        for source in sources.sorted(by: { $0.path < $1.path }) {
            do throws(FileFailure) {
                let kind = try FileKind.of(source.path)
                let isToken = kind == .file && isTokenFile(source.path)
                // A folder or token file that is named twice, even by different paths, is one source.
                if kind == .folder || isToken, !roots.insert(try FileIdentity(of: source.path)).inserted { continue }
                switch kind {
                case .file where isToken: tokenFiles.append(source.path)
                case .folder:
                    // Listing the folder first shows whether the source can be opened at all.
                    _ = try Folder.names(in: source.path)
                    reader.readSource(source.path)
                case .file: reader.reading.catalog.images.append(picture(source.path))
                case .other(let kind): throw FileFailure(path: source.path, reason: .isNotRegular(kind))
                }
            } catch {
                let origin = source.origin
                let words = NearestFile.words(for: error, at: source.path)
                let message = origin == nil ? words : "source \"\(source.path)\" \(words)"
                unusable.report(.error, .unreadable, at: origin ?? SourceLocation(path: source.path), message)
            }
        }
        if !unusable.isEmpty { return Diagnosed(CatalogReading(), unusable, isRefused: true) }
        if !tokenFiles.isEmpty {
            let colors = reader.diagnostics.collect(TokenReader.read(tokenFiles, modes: modes, limits: limits))
            // Assigning avoids the copy that appending makes of a large number of tokens.
            if reader.reading.catalog.colors.isEmpty {
                reader.reading.catalog.colors = colors
            } else {
                reader.reading.catalog.colors += colors
            }
        }
        removeRepeated(&reader.reading.catalog)
        var found = Diagnosed(reader.reading, reader.diagnostics)
        qualifyLooseNames(&found)
        found.value.catalog.sort()
        found.diagnostics += duplicates(in: found.catalog)
        return found
    }

    /// Returns whether a file is read as design tokens, because its extension is `json` or `tokens`.
    package static func isTokenFile(_ path: String) -> Bool {
        ["json", "tokens"].contains(FilePath.stemAndExtension(of: FilePath.name(of: path)).extension.lowercased())
    }

    private static func picture(_ path: String) -> ImageSet {
        let name = LooseFileName(FilePath.name(of: path))
        let folder = FilePath.folder(of: path)
        return ImageSet(
            name: name.stem, path: FilePath.join(folder, name.stem), folder: folder, isLoose: true,
            variants: [ImageVariant(path: path, slot: name.slot)])
    }

    /// Merges sets of loose pictures that have the same path, and removes sets that were read through a second source.
    private static func removeRepeated(_ catalog: inout AssetCatalog) {
        var seenSets: Set<String> = []
        catalog.colors.removeAll { $0.token == nil && !seenSets.insert($0.path).inserted }
        catalog.others.removeAll { !seenSets.insert($0.path).inserted }
        catalog.icons.removeAll { !seenSets.insert($0.path).inserted }
        catalog.groups.removeAll { !seenSets.insert($0.path).inserted }
        var images: [ImageSet] = []
        var indices: [String: Int] = [:]
        for set in catalog.images {
            guard let index = indices[set.path] else {
                indices[set.path] = images.count
                images.append(set)
                continue
            }
            images[index].variants += set.variants.filter { !images[index].variants.contains($0) }
        }
        catalog.images = images
    }

    /// Adds the folder to the names of loose pictures that have the same name in several folders.
    ///
    /// A folder isn't a namespace, but cameras number pictures from 1 in every folder, and each needs a unique name.
    private static func qualifyLooseNames(_ reading: inout Diagnosed<CatalogReading>) {
        var names: Set<String> = []
        let repeated = Set(
            reading.catalog.images.lazy.filter { $0.isLoose && !names.insert($0.name).inserted }.map(\.name))
        var folders: [String: Set<String>] = [:]
        for set in reading.catalog.images where set.isLoose && repeated.contains(set.name) {
            folders[set.name, default: []].insert(set.folder)
        }
        var renamed: [String: String] = [:]
        var paths = PathsInApps()
        for index in reading.catalog.images.indices {
            let set = reading.catalog.images[index]
            guard set.isLoose, let sharing = folders[set.name], sharing.count > 1 else { continue }
            let others = sharing.filter { $0 != set.folder }
            let name = FilePath.join(qualifier(of: set.folder, apartFrom: others), set.name)
            if !paths.areNames(in: set.folder) {
                reading.diagnostics.report(
                    .note, .duplicateName, at: set.variants.first?.path ?? set.path, about: .image(name),
                    "pictures in \(sharing.count) folders are named \"\(set.name)\", so the full name of this one is \"\(name)\"."
                )
            }
            reading.value.catalog.images[index].name = name
            renamed[set.path] = name
        }
        if renamed.isEmpty { return }
        for index in reading.diagnostics.indices {
            // Findings that were reported before still have the old name.
            guard case .image(let stem) = reading.diagnostics[index].subject else { continue }
            let folder = FilePath.folder(of: reading.diagnostics[index].path)
            if let name = renamed[FilePath.join(folder, stem)] { reading.diagnostics[index].subject = .image(name) }
        }
    }

    /// A search for folders whose pictures an app addresses by path.
    ///
    /// These are the folders of Dart packages, and Android's `drawable` and `mipmap`. The same name in two of them
    /// isn't a mistake.
    private struct PathsInApps {
        private var known: [String: Bool] = [:]

        mutating func areNames(in folder: String) -> Bool {
            if ["drawable", "mipmap"].contains(FilePath.name(of: folder)) { return true }
            if let known = known[folder] { return known }
            let parent = FilePath.folder(of: folder)
            let isPackage = (try? FileKind.of(FilePath.join(folder, "pubspec.yaml"))) == .file
            let answer = isPackage || parent != folder && FilePath.name(of: folder) != ".." && areNames(in: parent)
            known[folder] = answer
            return answer
        }
    }

    /// Returns the shortest end of a folder's path that distinguishes the folder from the other folders.
    private static func qualifier(of folder: String, apartFrom others: Set<String>) -> String {
        let parts = folder.split(separator: "/")
        let others = others.map { $0.split(separator: "/") }
        let count = (1...max(1, parts.count)).first { count in
            !others.contains { $0.suffix(count).elementsEqual(parts.suffix(count)) }
        }
        return parts.suffix(count ?? parts.count).filter { $0 != "." }.joined(separator: "/")
    }

    /// Returns a finding for every set whose name is already taken by another set in the same catalog.
    ///
    /// Sets in different catalogs may belong to the bundles of different targets.
    private static func duplicates(in catalog: AssetCatalog) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        func report(_ names: [(name: String, path: String)], _ kind: String, _ subject: (String) -> Subject) {
            var seen: [[String]: String] = [:]
            for (name, path) in names {
                guard let catalog = FilePath.catalog(of: path) else { continue }
                guard let other = seen[[catalog, name]] else {
                    seen[[catalog, name]] = path
                    continue
                }
                diagnostics.report(
                    .warning, .duplicateName, at: path, about: subject(name),
                    "the name \"\(name)\" is taken by another \(kind), \(other): an app finds only one of the two. Rename one, or turn on \"Provides Namespace\" for the group of one of them in Xcode."
                )
            }
        }
        report(catalog.images.map { ($0.name, $0.path) }, "image set") { .image($0) }
        report(catalog.colors.map { ($0.name, $0.path) }, "color set") { .color($0) }
        return diagnostics
    }
}

extension FilePath {
    private static let catalogEnding = Array(".xcassets".utf8)

    /// Returns a set's path relative to its catalog, with all groups, without extension; nil outside of a catalog.
    package static func nameInCatalog(ofSet path: String) -> String? {
        catalog(of: path).map { stemAndExtension(of: String(path.dropFirst($0.count + 1))).stem }
    }

    /// Returns the path of the asset catalog that contains a file or folder; nil if no catalog contains it.
    package static func catalog(of path: String) -> String? {
        // Compares bytes up to each slash, because this runs many times for every set.
        var path = path
        return path.withUTF8 { bytes in
            var start = 0
            while let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) {
                if bytes[..<end].suffix(catalogEnding.count).elementsEqual(catalogEnding) {
                    return String(decoding: bytes[..<end], as: UTF8.self)
                }
                start = end + 1
            }
            return nil
        }
    }
}
