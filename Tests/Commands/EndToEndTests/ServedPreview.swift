import Foundation
import TestTrees

/// A running `tincture preview --serve`, and raw sockets to it.
final class ServedPreview {
    let port: UInt16
    /// What an edit must have; nil where none is taken.
    let token: String?
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
        token = said.firstMatch(of: /#edit=([0-9a-f]+)/).map { String($0.output.1) }
    }

    deinit { if process.isRunning { end() } }

    /// Interrupts it as Ctrl-C does, and gives its exit status; nil where a signal ended it.
    @discardableResult
    func end() -> Int32? {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    func connect() throws -> LoopbackConnection { try LoopbackConnection(port: port) }

    /// The whole answer to a request: status and headers, and what stands beneath.
    func answer(
        _ target: String, method: String = "GET", host: String? = nil, headers: [String] = []
    ) throws -> (status: Int, head: String, body: String) {
        let connection = try connect()
        let lines =
            ["\(method) \(target) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")", "Connection: close"] + headers
        connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        _ = connection.waitsForEnd(seconds: 20)
        let parts = connection.received.components(separatedBy: "\r\n\r\n")
        let status = parts[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return (status, parts[0], parts.dropFirst().joined(separator: "\r\n\r\n"))
    }

    /// How many descriptors the server has; nil where the system does not say.
    var descriptorCount: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
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
    func events() throws -> LoopbackConnection {
        let page = try answer("/").body
        guard let generation = page.firstMatch(of: /"generation": "([0-9]+-[0-9]+)"/)?.output.1 else {
            throw POSIXError(.EPROTO)
        }
        let connection = try connect()
        connection.send("GET /events?generation=\(generation) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        guard connection.waits(for: "retry: 500", seconds: 20) else { throw POSIXError(.EPROTO) }
        connection.forget()
        return connection
    }
}
