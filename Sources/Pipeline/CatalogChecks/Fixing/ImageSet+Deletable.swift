internal import AssetCatalog
internal import FileAccess

extension ImageSet {
    /// Returns the paths of the files in the set's folder that can be deleted safely.
    ///
    /// The list is empty if part of the set isn't understood. It is also empty if a file is missing, because an unused
    /// file may be the missing file under another name.
    func findDeletableFiles() -> [String] {
        guard let contents, !contents.unknown.holds("images") else { return [] }
        let isWhole = contents.entries.allSatisfy { entry in
            guard let name = entry.filename else { return !entry.unknown.holds("filename") }
            // Compares bytes, because two files may have names that only differ in the encoding of accents.
            return files.contains { $0.utf8.elementsEqual(name.utf8) }
        }
        guard isWhole else { return [] }
        return unnamedFiles.map { FilePath.join(path, $0) }.filter { (try? FileKind.of($0)) == .file }
    }
}
