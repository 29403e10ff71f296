internal import PlatformC
internal import UTF8Text

package struct Folder: Sendable, Hashable {
    /// The names of the files, folders and links in the folder that are UTF-8, sorted by Unicode scalars.
    package let names: [String]
    /// The names that aren't UTF-8, and that Tincture therefore can't use.
    ///
    /// Invalid bytes and backslashes are written as escapes such as `\xE9`, so two names never look the same.
    package let unusableNames: [String]
    /// The symbolic links among ``names``.
    package let links: Set<String>
    /// The names among ``names`` whose entries aren't regular files, or whose types the file system doesn't list.
    private let others: Set<String>

    package init(_ path: String) throws(FileFailure) {
        let descriptor = FileRoot.open(path, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            let code = errno
            if descriptor >= 0 { close(descriptor) }
            FileTrace.note(path, .content, FileStamp(of: path))
            throw FileRoot.failure(path, errno: code)
        }
        defer { closedir(stream) }
        var status = stat()
        let hasStatus = fstat(dirfd(stream), &status) == 0
        var names: [String] = []
        var unusableNames: [String] = []
        var links: Set<String> = []
        var others: Set<String> = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                let code = errno
                if code != 0 {
                    FileTrace.note(path, .content, FileStamp(status))
                    throw FileFailure(path: path, errno: code)
                }
                break
            }
            let type = entry.pointee.d_type
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let bytes = bytes.prefix { $0 != 0 }
                if let name = String(validUTF8: bytes) {
                    if name == "." || name == ".." { return }
                    names.append(name)
                    if Int(type) != Int(DT_REG) { others.insert(name) }
                    if Self.isLink(type, FilePath.join(path, name)) { links.insert(name) }
                } else {
                    unusableNames.append(Self.visible(bytes))
                }
            }
        }
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.unusableNames = unusableNames.sorted()
        self.links = links
        self.others = others
        if hasStatus { FileTrace.note(path, .content, FileStamp(status), names: checksum) }
    }

    /// Whether one of ``names`` is a regular file; false if the file system doesn't list the entry's type.
    package func isFile(_ name: String) -> Bool { !others.contains(name) }

    /// A checksum of the names of the folder's entries, and of their kinds: regular file, link or other.
    package var checksum: UInt64 {
        var bytes: [UInt8] = []
        for name in names + [""] + unusableNames { bytes += Array(name.utf8) + [0] }
        // A link that replaces a file is a change, even if it leads to the same content.
        for kind in [links, others] {
            bytes.append(0)
            for name in names where kind.contains(name) { bytes += Array(name.utf8) + [0] }
        }
        return ContentDigest.of(bytes).prefix
    }

    /// Whether an entry is a symbolic link, by its type in the list, or its status if the file system lists no types.
    private static func isLink(_ type: UInt8, _ path: String) -> Bool {
        Int(type) == Int(DT_UNKNOWN) ? SymbolicLink.isLink(path) : Int(type) == Int(DT_LNK)
    }

    /// Returns a readable form of a name that isn't UTF-8.
    private static func visible(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        var text = ""
        var decoder = UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = bytes.startIndex
        func escape(_ count: Int) {
            for byte in bytes[offset..<offset + count] {
                text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            offset += count
        }
        while true {
            switch decoder.parseScalar(from: &rest) {
            case .valid(let scalar) where scalar.first == UInt8(ascii: "\\"): escape(scalar.count)
            case .valid(let scalar):
                text.unicodeScalars.append(UTF8.decode(scalar))
                offset += scalar.count
            case .error(let count): escape(count)
            case .emptyInput: return text
            }
        }
    }

    /// Returns the ``names`` in a folder.
    package static func names(in path: String) throws(FileFailure) -> [String] { try Folder(path).names }
}
