internal import FileAccess
internal import OrderedJSON

/// Finds the files of a set that its `Contents.json` does not name.
enum UnassignedFiles {
    /// The files, by path; none for a group, where a file may be anybody's, and none for a set that cannot be read.
    static func inSet(_ folder: String) -> [String] {
        guard FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension == "imageset",
            let bytes = try? RegularFile.bytes(of: FilePath.join(folder, CheckedSet.contentsName)),
            let root = try? JSONParser.parse(bytes), let entries = root["images"]?.elements,
            let names = try? Folder.names(in: folder)
        else { return [] }
        let assigned = Set(entries.compactMap { $0["filename"]?.string })
        return names.filter { name in
            name != CheckedSet.contentsName && !name.hasPrefix(".") && !assigned.contains(name)
                && (try? FileKind.of(FilePath.join(folder, name))) == .file
        }.map { FilePath.join(folder, $0) }
    }
}
