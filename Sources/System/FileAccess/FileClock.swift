/// A clock by which it is known how long ago files were stamped.
///
/// It is a value, so that tests need not wait until a stamp proves something.
package struct FileClock: Sendable {
    private let read: @Sendable () -> Int64

    package static let system = FileClock { FileStamp.now }

    /// A clock that gives nanoseconds since 1970.
    package init(_ read: @escaping @Sendable () -> Int64) { self.read = read }

    /// The time now, in nanoseconds since 1970.
    package var now: Int64 { read() }
}
