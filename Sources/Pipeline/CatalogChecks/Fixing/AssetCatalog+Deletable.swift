internal import AssetCatalog
internal import FileAccess

extension AssetCatalog {
    /// Returns the paths of the files in sets and groups, given by their paths, that can be deleted safely.
    ///
    /// A set has none if part of it isn't understood, or if a file is missing, which may have another name now.
    func findDeletableFiles(in folders: Set<String>) -> [String] {
        var found: [String] = []
        func add(_ files: [String], of path: String) {
            found += files.map { FilePath.join(path, $0) }.filter { (try? FileKind.of($0)) == .file }
        }
        for set in images
        where folders.contains(set.path) && set.contents?.names(onlyFilesIn: set.files, .imageSet) == true {
            add(set.unnamedFiles, of: set.path)
        }
        for set in colors where folders.contains(set.path) { add(set.unnamedFiles, of: set.path) }
        for set in others
        where folders.contains(set.path)
            && set.contents?.names(onlyFilesIn: set.files + set.folders, set.knownType) == true
        {
            add(set.unnamedFiles, of: set.path)
        }
        for group in groups where folders.contains(group.path) { add(group.files, of: group.path) }
        return found.sorted()
    }
}

extension SetContents {
    /// Returns whether the list of entries is understood, and each file in it exists.
    fileprivate func names(onlyFilesIn files: [String], _ type: SetType?) -> Bool {
        guard let type, type.listKey.map({ !unknown.holds($0) }) ?? true else { return false }
        let named = entries.map { ($0.filename, $0.unknown) } + [(properties?.filename, nil)]
        return named.allSatisfy { name, unknown in
            guard let name else { return unknown?.holds("filename") != true }
            // Compares bytes, because two files may have names that only differ in the encoding of accents.
            return files.contains { $0.utf8.elementsEqual(name.utf8) }
        }
    }
}
