internal import PlatformC

/// A value that one thread at a time may touch.
///
/// What `Mutex` of the standard library is, which needs macOS 15.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    // Unchecked because the compiler does not know the lock, which is held wherever the value is touched.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: Value) {
        self.value = value
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Touches the value while no one else does.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
