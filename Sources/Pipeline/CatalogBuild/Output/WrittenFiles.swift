internal import CatalogManifest
internal import FileAccess
internal import PictureAnalysis

/// The files that runs have written into an output folder beside the manifest.
///
/// A run deletes a file in the list that its writer no longer generates, unless someone has changed it. The file's
/// content must also look generated, because the list may have come with an untrusted source tree. The list is in the
/// output folder, so it is also available to runs without a cache, and moves with the folder.
struct WrittenFiles: Equatable, Codable {
    struct Share: Equatable, Codable {
        let writer: WriterIdentity
        /// The checksums of the files, keyed by their paths relative to the output folder.
        var checksums: [String: UInt64]
    }

    /// The files of each writer, in the order of the writers' first runs.
    var shares: [Share] = []
    /// The folders that the runs have created, sorted.
    var folders: [String] = []

    private static let magic = Array("TNCROUT5".utf8)

    init() {}

    /// Reads the list of an output folder, which is empty without a file; nil if the list is damaged.
    init?(of folder: OutputFolder) {
        guard FileStamp(of: folder.record).exists else { return }
        // The list may come with an untrusted source tree, and decoding takes many times its size.
        guard let bytes = try? RegularFile.bytes(of: folder.record, limit: 32 << 20),
            let list = try? WrittenFiles(bytes)
        else { return nil }
        self = list
    }

    /// Reads a list from the bytes of its file; throws ``DamagedCache`` if they aren't a valid list.
    init(_ bytes: [UInt8]) throws(DamagedCache) {
        var reader = try BinaryReader(sealed: bytes, Self.magic)
        self = try reader.json(WrittenFiles.self)
        guard folders.allSatisfy(OutputFolder.isOutput),
            shares.allSatisfy({ $0.checksums.keys.allSatisfy(OutputFolder.isOutput) })
        else { throw DamagedCache() }
    }

    /// The bytes of the list's file; nil for an empty list, which has no file.
    var bytes: [UInt8]? {
        if shares.isEmpty { return nil }
        // Encoding can't fail, because the list consists of texts and integers.
        return try? BinaryWriter.sealed(Self.magic) { try $0.write(json: self) }
    }

    var paths: Set<String> { shares.reduce(into: []) { $0.formUnion($1.checksums.keys) } }

    /// The effects of a run on the files of earlier runs.
    struct Consequences {
        /// The files to delete, sorted by path, with the checksum of each.
        var stale: [(path: String, checksum: UInt64)] = []
        /// The folders to delete if they are empty; a folder comes after its subfolders.
        var emptied: [String] = []
        /// The files that runs with other sources wrote, without files that this run has overwritten.
        var foreign: [ForeignOutput] = []
    }

    /// Returns the list of both old and new files, to store while a writer moves its new files into place.
    func adding(_ made: [(path: String, checksum: UInt64)], by writer: WriterIdentity, folders: [String])
        -> WrittenFiles
    {
        let old = shares.first { $0.writer == writer }?.checksums ?? [:]
        let new = made.filter { $0.path != ManifestFile.name && old[$0.path] != $0.checksum }
        var list = self
        list.shares.append(Share(writer: writer, checksums: Dictionary(new) { first, _ in first }))
        list.folders = Set(self.folders).union(folders).sorted()
        return list
    }

    /// Replaces the files of a writer in the list by those of its latest run, and returns the effects on older files.
    mutating func replace(
        with made: [(path: String, checksum: UInt64)], by writer: WriterIdentity, in folder: OutputFolder
    )
        -> Consequences
    {
        // Every run makes the manifest, so it is never stale.
        let made = Dictionary(made.filter { $0.path != ManifestFile.name }) { first, _ in first }
        // A killed run leaves two shares of the same writer.
        let before = shares.filter { $0.writer == writer }.flatMap(\.checksums)
        let own = shares.firstIndex { $0.writer == writer } ?? shares.count
        shares.removeAll { $0.writer == writer }
        shares.insert(Share(writer: writer, checksums: made), at: own)
        var found = Consequences()
        for number in shares.indices where number != own {
            // Files of other writers that this run has overwritten now belong to this writer.
            shares[number].checksums = shares[number].checksums.filter {
                made[$0.key] == nil || made[$0.key] == $0.value
            }
            if shares[number].writer.sources == writer.sources { continue }
            let left = shares[number].checksums.keys.filter {
                made[$0] == nil && FileStamp(of: FilePath.join(folder.path, $0)).exists
            }
            if left.isEmpty {
                shares[number].checksums = [:]
            } else {
                found.foreign.append(ForeignOutput(sources: shares[number].writer.sources, paths: left.sorted()))
            }
        }
        shares.removeAll { $0.checksums.isEmpty }
        let kept = paths
        found.stale = before.filter { path, checksum in
            !kept.contains(path) && folder.isGenerated(path)
                && (try? ContentDigest.of(FilePath.join(folder.path, path), limit: .max))?.hash.prefix == checksum
        }.map { (path: $0.key, checksum: $0.value) }.sorted { $0.path < $1.path }

        let needed = kept.reduce(into: Set<String>()) { $0.formUnion(OutputFolder.folders(above: $1)) }
        let created = needed.filter { !FileStamp(of: FilePath.join(folder.path, $0)).exists }
        found.emptied = Set(folders).subtracting(needed).sorted { $0 > $1 }
        folders = needed.intersection(folders).union(created).sorted()
        return found
    }
}

/// Files in an output folder that a run with other sources wrote.
struct ForeignOutput: Equatable {
    /// The configuration and the sources of the other run, as paths relative to the output folder.
    let sources: [String]
    let paths: [String]
}
