/// A clock for the age of files' stamps.
///
/// It is a value, so that tests don't have to wait until a stamp proves something.
package struct FileClock: Sendable {
    private let read: @Sendable () -> Int64

    package static let system = FileClock { FileStamp.now }

    /// Creates a clock from a function that returns nanoseconds since 1970.
    package init(_ read: @escaping @Sendable () -> Int64) { self.read = read }

    /// The time now, in nanoseconds since 1970.
    package var now: Int64 { read() }
}
