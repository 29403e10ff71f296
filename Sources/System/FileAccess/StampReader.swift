internal import PlatformC

/// Reads the stamps of many paths, faster where neighbors are in one folder: the system then walks to it only once.
package struct StampReader: ~Copyable {
    private var folder: UnsafeRawBufferPointer?
    private var descriptor: Int32 = -1

    /// A reader that knows no folder yet.
    package init() {}

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The stamp of what a path leads to.
    ///
    /// - Parameter path: in the form of C; must stay where it is until the reader is gone.
    package mutating func stamp(of path: UnsafePointer<CChar>) -> FileStamp {
        guard let slash = strrchr(path, Int32(UInt8(ascii: "/"))) else { return FileStamp(ofPath: path) }
        let folder = UnsafeRawBufferPointer(start: path, count: UnsafePointer(slash) - path)
        let name = UnsafePointer(slash) + 1
        if name.pointee == 0 || folder.isEmpty { return FileStamp(ofPath: path) }
        if !isCurrent(folder) { enter(folder) }
        return descriptor < 0 ? FileStamp(ofPath: path) : FileStamp(ofPath: name, from: descriptor)
    }

    private func isCurrent(_ other: UnsafeRawBufferPointer) -> Bool {
        guard let folder, let first = folder.baseAddress, let second = other.baseAddress else { return false }
        return folder.count == other.count && memcmp(first, second, other.count) == 0
    }

    private mutating func enter(_ folder: UnsafeRawBufferPointer) {
        if descriptor >= 0 { close(descriptor) }
        self.folder = folder
        descriptor = open(String(decoding: folder, as: UTF8.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
}
