internal import AssetCatalog
internal import FileAccess
internal import OrderedJSON

/// Finds the files of a set that its `Contents.json` does not name and that can be deleted without a doubt.
enum UnassignedFiles {
    /// The files, by path.
    ///
    /// None for a group, where a file may be anybody's, for a set that cannot be read, and for one that misses a file: the one
    /// that nothing names may be that one under another name. A file that differs from a named one only by case or by the
    /// normalization form of Unicode is left alone: on some file systems it is the named one.
    static func inSet(_ folder: String) -> [String] {
        guard FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension == "imageset",
            let bytes = try? RegularFile.bytes(of: FilePath.join(folder, SetContents.fileName)),
            let root = try? JSONParser.parse(bytes), let entries = root["images"]?.elements,
            let names = try? Folder.names(in: folder)
        else { return [] }
        let isWhole = entries.allSatisfy { entry in
            guard let filename = entry["filename"] else { return entry.members != nil }
            guard let name = filename.string, !name.contains("/") else { return false }
            return (try? FileKind.of(FilePath.join(folder, name))) == .file
        }
        guard isWhole else { return [] }
        var texts: Set<String> = []
        root.forEachText { texts.insert(folded($0)) }
        return names.filter { name in
            name != SetContents.fileName && !name.hasPrefix(".") && !texts.contains(folded(name))
                && (try? FileKind.of(FilePath.join(folder, name))) == .file
        }.map { FilePath.join(folder, $0) }
    }

    /// A name in the form that all names have that a file system may take for it.
    ///
    /// Strings are equal where they are canonically equivalent, so only case is to be folded; there and back, so that letters
    /// with more than one form of one case (ß and ẞ, σ and ς) come out the same.
    private static func folded(_ name: String) -> String { name.lowercased().uppercased() }
}

extension JSONNode {
    /// Calls with every string in the value; the names of members are none.
    func forEachText(_ body: (String) -> Void) {
        switch content {
        case .string(let text): body(text)
        case .array(let elements): for element in elements { element.forEachText(body) }
        case .object(let members): for member in members { member.value.forEachText(body) }
        default: break
        }
    }
}
