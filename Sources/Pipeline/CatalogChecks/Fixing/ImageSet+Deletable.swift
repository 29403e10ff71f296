internal import AssetCatalog
internal import FileAccess

extension ImageSet {
    /// The files in the folder of the set that can be deleted without a doubt, by path.
    ///
    /// None for a set of which something is not understood or that misses a file: the one that nothing names may be
    /// that one under another name.
    func findDeletableFiles() -> [String] {
        guard let contents, !contents.unknown.holds("images") else { return [] }
        let isWhole = contents.entries.allSatisfy { entry in
            guard let name = entry.filename else { return !entry.unknown.holds("filename") }
            // Byte by byte: strings that only look the same are two files.
            return files.contains { $0.utf8.elementsEqual(name.utf8) }
        }
        guard isWhole else { return [] }
        return unnamedFiles.map { FilePath.join(path, $0) }.filter { (try? FileKind.of($0)) == .file }
    }
}
