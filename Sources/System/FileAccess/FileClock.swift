/// A source of the current time, for the age of file stamps (``FileStamp/isSettled(at:)``).
///
/// Tests replace the system's clock, so that they don't have to wait until a stamp is settled.
package struct FileClock: Sendable {
    private let read: @Sendable () -> Int64

    package static let system = FileClock { FileStamp.now }

    /// Creates a clock from a function that returns nanoseconds since 1970.
    package init(_ read: @escaping @Sendable () -> Int64) { self.read = read }

    package var now: Int64 { read() }
}
