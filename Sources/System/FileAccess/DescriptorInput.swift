internal import PlatformC

/// Functions that read an open file descriptor, which may be a pipe or a terminal.
package enum DescriptorInput {
    /// Reads the available bytes into a buffer; if there are none yet, waits for some.
    ///
    /// - Returns: the number of bytes read; 0 at the end of the input.
    /// - Throws: ``FileFailure`` with `name` as its path, if the system can't read.
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

/// The system's `read` function; inside ``DescriptorInput``, the name `read` means that type's own function.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { read($0, $1, $2) }
