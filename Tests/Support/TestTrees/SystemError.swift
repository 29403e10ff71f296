internal import Foundation

/// Why a call of the system has failed.
struct SystemError: Error, CustomStringConvertible {
    let description: String

    /// The reason of the call that has just failed.
    static var last: SystemError { SystemError(description: String(cString: strerror(errno))) }
}
