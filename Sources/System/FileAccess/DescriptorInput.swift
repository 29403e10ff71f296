internal import PlatformC

/// Reading from an open file descriptor that need not be a file.
package enum DescriptorInput {
    /// Reads what is there, and waits where nothing is.
    ///
    /// - Returns: how many bytes were read, 0 at the end.
    /// - Throws: ``FileFailure`` where the system cannot read.
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

/// Named apart because a function of the type above hides it by its name.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { read($0, $1, $2) }
