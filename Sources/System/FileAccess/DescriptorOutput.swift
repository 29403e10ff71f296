internal import PlatformC

/// The writing to an open file descriptor.
package enum DescriptorOutput {
    /// Writes all bytes, in as many system calls as needed.
    ///
    /// - Returns: 0, or the `errno` of a failed call.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = systemWrite(descriptor, part.baseAddress, part.count)
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
    }
}

/// An alias, because inside the type its own function hides the system's `write`.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
