internal import PlatformC

/// Reads from an open file descriptor that need not be a file.
package enum DescriptorInput {
    /// Reads the available bytes, and waits if there are none.
    ///
    /// - Returns: the number of bytes, 0 at the end.
    /// - Throws: ``FileFailure`` if the system can't read.
    package static func read(
        from descriptor: Int32, named name: String, into buffer: UnsafeMutableRawBufferPointer
    ) throws(FileFailure) -> Int {
        while true {
            let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw FileFailure(path: name, errno: errno) }
        }
    }
}

/// A separate name, because the type's function of the same name hides the system's.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { read($0, $1, $2) }
