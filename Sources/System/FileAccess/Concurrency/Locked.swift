internal import PlatformC

/// A value protected by a lock, which one thread at a time can access.
///
/// This type replaces the standard library's `Mutex`, which needs macOS 15.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    // The class is unchecked because the compiler can't know that the lock is held during every access.
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

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
