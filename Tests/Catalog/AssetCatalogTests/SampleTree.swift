import Diagnostics
import Foundation
import TestTrees
import Testing

@testable import AssetCatalog

/// Catalogs on the disk, as tests write them and read them back.
extension TemporaryFolder {
    /// Writes one of thousands of files into a folder that is there.
    ///
    /// `Data` waits for the disk after every file, and so do some file systems where a file is emptied and filled.
    func put(_ bytes: some Sequence<UInt8>, to name: String) throws {
        let file = try #require(fopen(self[name], "r+") ?? fopen(self[name], "w"))
        let bytes = Array(bytes)
        #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
        #expect(ftruncate(fileno(file), off_t(bytes.count)) == 0)
        #expect(fclose(file) == 0)
    }

    /// Writes a folder with all that is in it.
    func add(_ folder: SetSamples.Folder, to parent: String) throws {
        let path = parent + "/" + folder.name
        try makeFolder(path)
        if let contents = folder.contents { try put(contents.file.utf8, to: path + "/Contents.json") }
        for file in folder.files { try put("x".utf8, to: path + "/" + file) }
        for inner in folder.folders { try add(inner, to: path) }
    }

    /// Writes what a catalog is on the disk.
    func write(_ files: CatalogFiles, to root: String) throws {
        try makeFolder(root)
        for folder in files.folders { try makeFolder(root + "/" + folder) }
        for text in files.texts { try put(text.text.utf8, to: root + "/" + text.path) }
        for copy in files.copies { try put("x".utf8, to: root + "/" + copy.path) }
    }

    /// Reads a catalog.
    func read(_ root: String) -> Diagnosed<CatalogReading> { SourceReader.read([Source(path: self[root])]) }
}

extension AssetCatalog {
    /// The catalog as it would be if it lay elsewhere.
    func moved(from old: String, to new: String) -> AssetCatalog {
        func moved(_ path: String) -> String {
            String(decoding: Array(new.utf8) + path.utf8.dropFirst(old.utf8.count), as: UTF8.self)
        }
        var copy = AssetCatalog()
        copy.groups = groups.map {
            AssetGroup(
                prefix: $0.prefix, path: moved($0.path), isCatalog: $0.isCatalog, files: $0.files, contents: $0.contents
            )
        }
        copy.images = images.map { set in
            ImageSet(
                name: set.name, path: moved(set.path), folder: moved(set.folder), isLoose: set.isLoose,
                isTemplate: set.isTemplate,
                variants: set.variants.map { ImageVariant(path: moved($0.path), entry: $0.entry) }, files: set.files,
                contents: set.contents)
        }
        copy.colors = colors.map {
            ColorSet(
                name: $0.name, path: moved($0.path), variants: $0.variants, files: $0.files, contents: $0.contents)
        }
        copy.others = others.map {
            OpaqueSet(
                name: $0.name, type: $0.type, path: moved($0.path), files: $0.files, folders: $0.folders,
                contents: $0.contents)
        }
        return copy
    }
}
