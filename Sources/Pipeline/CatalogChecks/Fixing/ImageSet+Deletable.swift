internal import AssetCatalog
internal import FileAccess

extension ImageSet {
    /// Returns the files in the folder of the set that can be deleted safely, by path.
    ///
    /// There are none if part of the set isn't understood or a file is missing: an unnamed file may be the missing one
    /// under a different name.
    func findDeletableFiles() -> [String] {
        guard let contents, !contents.unknown.holds("images") else { return [] }
        let isWhole = contents.entries.allSatisfy { entry in
            guard let name = entry.filename else { return !entry.unknown.holds("filename") }
            // Byte by byte, because strings that look the same can be two files.
            return files.contains { $0.utf8.elementsEqual(name.utf8) }
        }
        guard isWhole else { return [] }
        return unnamedFiles.map { FilePath.join(path, $0) }.filter { (try? FileKind.of($0)) == .file }
    }
}
