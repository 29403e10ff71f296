internal import PlatformC

/// Functions that write to an open file descriptor.
package enum DescriptorOutput {
    /// Writes all bytes, in as many system calls as needed.
    ///
    /// - Returns: 0 if all bytes were written, else the `errno` of the failed call.
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

/// The system's `write` function; inside ``DescriptorOutput``, the name `write` means that type's own function.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
