internal import PlatformC

/// A writer that compares its bytes with an old file, and creates a new file only at the first difference.
package struct LazyRewriter: ~Copyable {
    private var hasher = ContentHasher()
    private let old: RegularFile?
    private let path: String
    private let create: () throws(FileFailure) -> Int32
    private var descriptor: Int32 = -1
    private var size = 0
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)

    /// Creates a writer that makes a new file only if its content differs from that of the old file.
    ///
    /// - Parameters:
    ///   - path: the path of the file to replace, for error messages.
    ///   - old: the old file; nil to make the new file in any case.
    ///   - create: creates the new file and returns its descriptor; called at the first difference.
    package init(
        for path: String, comparedWith old: consuming RegularFile?,
        create: @escaping () throws(FileFailure) -> Int32
    ) {
        (self.path, self.create) = (path, create)
        self.old = old
    }

    deinit {
        buffer.deallocate()
        if descriptor >= 0 { close(descriptor) }
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        hasher.update(bytes)
        var rest = bytes[...]
        while descriptor < 0, !rest.isEmpty {
            let count = min(rest.count, buffer.count)
            let part = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
            if try holds(part) {
                size += count
                rest = rest.dropFirst(count)
            } else {
                try begin()
            }
        }
        try write(UnsafeRawBufferPointer(rebasing: rest))
    }

    /// Ends the writing, and returns whether a new file was written, and the checksum of all appended bytes.
    package consuming func finish() throws(FileFailure) -> (isWritten: Bool, checksum: UInt64) {
        if descriptor < 0, old == nil || oldSize != size { try begin() }
        if descriptor >= 0, fsync(descriptor) != 0 { throw FileFailure(path: path, errno: errno) }
        return (descriptor >= 0, hasher.hash().prefix)
    }

    private var oldSize: Int? {
        switch old {
        case .some(let old): old.size
        case nil: nil
        }
    }

    /// Reads from the old file into the buffer, and returns the number of bytes; 0 if there is no old file.
    private func read(_ count: Int, at offset: Int) throws(FileFailure) -> Int {
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
        switch old {
        case .some(let old): return try old.read(into: part, at: offset)
        case nil: return 0
        }
    }

    /// Whether the old file has these bytes at the current offset.
    private func holds(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) -> Bool {
        guard try read(bytes.count, at: size) == bytes.count, let known = buffer.baseAddress,
            let new = bytes.baseAddress
        else { return false }
        return memcmp(known, new, bytes.count) == 0
    }

    /// Creates the new file, and copies the bytes that were equal so far.
    private mutating func begin() throws(FileFailure) {
        descriptor = try create()
        var copied = 0
        while copied < size {
            let count = try read(min(buffer.count, size - copied), at: copied)
            // The old file was truncated meanwhile.
            guard count > 0 else { throw FileFailure(path: path, errno: EIO) }
            try write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
            copied += count
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        if bytes.isEmpty { return }
        let code = DescriptorOutput.write(bytes, to: descriptor)
        if code != 0 { throw FileFailure(path: path, errno: code) }
    }
}
