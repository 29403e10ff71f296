internal import PlatformC

/// Functions that read from and write to an open file descriptor, which may be a pipe or a terminal.
package enum FileDescriptor {
    /// Reads the available bytes into a buffer; if there are none yet, waits for some.
    ///
    /// - Returns: the number of bytes read; 0 at the end of the input.
    package static func read(
        from descriptor: Int32, named name: String, into buffer: UnsafeMutableRawBufferPointer
    ) throws(FileFailure) -> Int {
        while true {
            let count = PlatformC.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw FileFailure(path: name, errno: errno) }
        }
    }

    /// Writes all bytes, in as many system calls as needed.
    ///
    /// - Returns: 0 if all bytes were written, else the `errno` of the failed call.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = PlatformC.write(descriptor, part.baseAddress, part.count)
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
    }
}
