internal import Foundation

/// An open connection to a server on this machine.
package final class LoopbackConnection {
    private let descriptor: Int32
    /// What has come.
    package private(set) var received = ""

    /// Connects to a port; throws the reason where nobody listens.
    package init(port: UInt16) throws {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else { throw SystemError.last }
    }

    deinit { close(descriptor) }

    /// Sends a text; what a closed connection does not take is lost.
    package func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Reads until a text has come, the other side has closed, or the time is over; true where it has come.
    package func waits(for text: String, seconds: Double) -> Bool {
        reads(seconds) { received.contains(text) }
        return received.contains(text)
    }

    /// Reads until the other side has closed, or the time is over; true where it has closed.
    package func waitsForEnd(seconds: Double) -> Bool { reads(seconds) { false } }

    /// Forgets what has come.
    package func forget() { received = "" }

    /// Reads until enough has come, the other side has closed, or the time is over; true where it has closed.
    @discardableResult
    private func reads(_ seconds: Double, until isEnough: () -> Bool) -> Bool {
        let end = ContinuousClock.now.advanced(by: .seconds(seconds))
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isEnough() {
            let rest = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard rest > 0, poll(&poller, 1, Int32(rest) + 1) > 0 else { return false }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return true }
            received += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return false
    }
}
