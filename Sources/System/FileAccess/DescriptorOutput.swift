internal import PlatformC

/// Writes to an open file descriptor.
package enum DescriptorOutput {
    /// Writes all of the bytes, in as many calls as needed.
    ///
    /// - Returns: 0, or the `errno` of the call that failed.
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

/// A separate name, because the type's function of the same name hides the system's.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
