import Foundation

/// A running `tincture preview --serve`, and raw sockets to it.
final class ServedPreview {
    let port: UInt16
    private let process = Process()
    private let output = Pipe()

    /// Starts the server and waits until it says where it is.
    init(in folder: String, _ arguments: [String] = []) throws {
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["preview", "--serve"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var said = ""
        while !said.contains("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw POSIXError(.ECONNREFUSED) }
            said += String(decoding: data, as: UTF8.self)
        }
        guard let match = said.firstMatch(of: /http:\/\/localhost:([0-9]+)\//), let number = UInt16(match.output.1)
        else {
            throw POSIXError(.EPROTO)
        }
        port = number
    }

    deinit { if process.isRunning { end() } }

    /// Interrupts it as Ctrl-C does, and gives its exit status; nil where a signal ended it.
    @discardableResult
    func end() -> Int32? {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    /// An open connection.
    final class Connection {
        private let descriptor: Int32
        private(set) var received = ""

        init(port: UInt16) throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let code = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }

        deinit { close(descriptor) }

        func send(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }

        /// Reads until a text has come, the other side has closed, or the time is over; true where it has come.
        func waits(for text: String, seconds: Double) -> Bool {
            let end = Date().addingTimeInterval(seconds)
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while !received.contains(text) {
                let rest = end.timeIntervalSinceNow
                var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                guard rest > 0, poll(&poller, 1, Int32(rest * 1000) + 1) > 0 else { return false }
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else { return false }
                received += String(decoding: buffer[..<count], as: UTF8.self)
            }
            return true
        }

        func forget() { received = "" }
    }

    func connect() throws -> Connection { try Connection(port: port) }

    /// The whole answer to a request: status and headers, and what stands beneath.
    func answer(
        _ target: String, method: String = "GET", host: String? = nil, headers: [String] = []
    ) throws -> (status: Int, head: String, body: String) {
        let connection = try connect()
        let lines =
            ["\(method) \(target) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")", "Connection: close"] + headers
        connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        _ = connection.waits(for: "\u{0}never", seconds: 20)
        let parts = connection.received.components(separatedBy: "\r\n\r\n")
        let status = parts[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return (status, parts[0], parts.dropFirst().joined(separator: "\r\n\r\n"))
    }

    /// Asks for the page until it is as wanted; false where it is not after half a minute.
    func shows(_ isWanted: (String) -> Bool) throws -> Bool {
        let end = Date().addingTimeInterval(30)
        while Date() < end {
            if isWanted(try answer("/").body) { return true }
            usleep(5_000)
        }
        return false
    }

    /// A stream of events of the page that is there now.
    func events() throws -> Connection {
        let page = try answer("/").body
        guard let path = page.firstMatch(of: /\/events\/[0-9]+-[0-9]+/)?.output else { throw POSIXError(.EPROTO) }
        let connection = try connect()
        connection.send("GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        guard connection.waits(for: "retry: 500", seconds: 20) else { throw POSIXError(.EPROTO) }
        connection.forget()
        return connection
    }
}
