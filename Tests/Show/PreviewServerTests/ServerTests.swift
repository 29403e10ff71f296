import CPreviewServer
import TestTrees
import Testing

@testable import PreviewServer

@Suite("How much the server gives, and to whom")
struct ServerTests {
    private static func site(_ page: String = "<!doctype html>", generation: String = "1") -> ServedSite {
        ServedSite(page: Array(page.utf8), data: [], policy: "default-src 'none'", generation: generation) { _ in nil }
    }

    private func server(
        _ page: String = "<!doctype html>", _ change: (inout tincture_limits) -> Void = { _ in }
    ) throws -> PreviewServer {
        var limits = PreviewServer.limits
        change(&limits)
        let server = try PreviewServer(port: nil, limits)
        try server.start(Self.site(page), ended: nil)
        return server
    }

    private func ask(_ server: PreviewServer, _ target: String, _ lines: String = "") throws -> LoopbackConnection {
        let connection = try LoopbackConnection(port: server.port)
        connection.send("GET \(target) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(lines)\r\n")
        return connection
    }

    private func stream(_ server: PreviewServer) throws -> LoopbackConnection {
        let connection = try ask(server, "/events?generation=1")
        #expect(connection.waits(for: "retry: 500\n\n", seconds: 20))
        connection.forget()
        return connection
    }

    @Test("The oldest of too many streams ends, its connection too; the others get their events")
    func streams() throws {
        let server = try server { $0.streams = 2 }
        let (first, second, third) = (try stream(server), try stream(server), try stream(server))
        #expect(first.waitsForEnd(seconds: 20))
        server.show(Self.site(generation: "2"))
        #expect(second.waits(for: "data: reload\n\n", seconds: 20) && third.waits(for: "data: reload\n\n", seconds: 20))
        #expect(first.received.isEmpty)
        // The page whose stream has ended asks again, and misses nothing.
        #expect(try ask(server, "/events?generation=1").waits(for: "data: reload\n\n", seconds: 20))
    }

    @Test("A new connection ends the one that has asked for nothing for longest; streams stay")
    func connections() throws {
        let server = try server {
            $0.connections = 4
            $0.streams = 2
        }
        let held = [try stream(server), try stream(server)]
        let silent = try (0..<2).map { _ in try LoopbackConnection(port: server.port) }
        for _ in 0..<8 {
            #expect(try ask(server, "/", "Connection: close\r\n").waits(for: "<!doctype html>", seconds: 20))
        }
        #expect(silent[0].waitsForEnd(seconds: 20))
        server.show(Self.site(generation: "2"))
        #expect(held.allSatisfy { $0.waits(for: "data: reload", seconds: 20) })
    }

    @Test("A request that comes byte by byte is waited for only so long in all, as is an answer that nobody takes")
    func patience() throws {
        let server = try server(String(repeating: "x", count: 16 << 20)) {
            $0.request_milliseconds = 300
            $0.answer_milliseconds = 300
        }
        let slow = try LoopbackConnection(port: server.port)
        var isEnded = false
        for _ in 0..<1000 where !isEnded {
            slow.send("G")
            isEnded = slow.waitsForEnd(seconds: 0.02)
        }
        #expect(isEnded && slow.received.isEmpty)
        // A body is part of its request.
        let dripping = try LoopbackConnection(port: server.port)
        dripping.send("POST /edit HTTP/1.1\r\nHost: localhost:\(server.port)\r\nContent-Length: 4000\r\n\r\n")
        isEnded = false
        for _ in 0..<1000 where !isEnded {
            dripping.send("x")
            isEnded = dripping.waitsForEnd(seconds: 0.02)
        }
        #expect(isEnded && dripping.received.isEmpty)
        // Nothing but the beginning of the answer is read until the server has given up, as it has when a connection
        // that came later is given up.
        let greedy = try ask(server, "/")
        #expect(greedy.waits(for: "200 OK", seconds: 20))
        #expect(try LoopbackConnection(port: server.port).waitsForEnd(seconds: 20))
        #expect(greedy.waitsForEnd(seconds: 20) && greedy.received.utf8.count < 16 << 20)
    }

    @Test("Answers that nobody takes hold so much memory and no more: the oldest ends")
    func waiting() throws {
        let size = 16 << 20
        let server = try server(String(repeating: "x", count: size)) { $0.waiting_bytes = size * 3 }
        let greedy = try (0..<4).map { _ in
            let connection = try ask(server, "/")
            #expect(connection.waits(for: "200 OK", seconds: 20))
            return connection
        }
        #expect(greedy[0].waitsForEnd(seconds: 20) && greedy[0].received.utf8.count < size)
        #expect(greedy[3].waits(for: String(repeating: "x", count: 100), seconds: 20))
    }

    @Test("Requests that come together are answered one after the other, and none behind one that has a body")
    func together() throws {
        let server = try server()
        func answers(_ text: String) throws -> [Substring] {
            let connection = try LoopbackConnection(port: server.port)
            connection.send(text.replacing("HOST", with: "Host: localhost:\(server.port)"))
            #expect(connection.waitsForEnd(seconds: 20))
            return connection.received.matches(of: /HTTP\/1\.1 ([0-9]+)/).map(\.output.1)
        }
        let plain = "GET / HTTP/1.1\r\nHOST\r\n\r\n"
        #expect(
            try answers(plain + "\r\nHEAD /no HTTP/1.1\r\nHOST\r\n\r\n" + "GET / HTTP/1.0\r\nHOST\r\n\r\n" + plain)
                == ["200", "404", "200"])
        for body in ["Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked"] {
            #expect(try answers("POST / HTTP/1.1\r\nHOST\r\n\(body)\r\n\r\n" + plain) == ["405"])
            #expect(try answers("GET / HTTP/1.1\r\nHOST\r\n\(body)\r\n\r\n" + plain) == ["200"])
        }
    }

    @Test("A server that is gone leaves its port and no thread behind")
    func close() throws {
        let server = try server()
        let port = server.port
        let held = try stream(server)
        withExtendedLifetime(server) {}
        _ = consume server
        #expect(held.waitsForEnd(seconds: 20))
        #expect(try PreviewServer(port: port).port == port)
    }
}
