import CPreviewServer
import Testing

@Suite("The head of a request")
struct RequestTests {
    /// What is read of a text; nil where it is not whole.
    private func read(_ text: String, limit: Int = 1000) -> (
        used: Int, method: String, target: String, tincture_request
    )? {
        var bytes = Array(text.utf8CString.dropLast())
        var request = tincture_request()
        return bytes.withUnsafeMutableBufferPointer { buffer in
            let used = tincture_request_read(buffer.baseAddress, buffer.count, limit, &request)
            return used == 0 ? nil : (used, String(cString: request.method), String(cString: request.target), request)
        }
    }

    @Test("A whole head is read, and no byte behind it")
    func whole() throws {
        let head =
            "\r\nGET /a?b HTTP/1.1\r\nhost:\t localhost:1 \r\nORIGIN: x\nOrigin: y\r\nSec-Fetch-Site:none\r\nX:\r\n\r\n"
        let (used, method, target, request) = try #require(read(head + "GET"))
        #expect(used == head.utf8.count && method == "GET" && target == "/a?b")
        #expect(request.defect == 0 && request.stays_open == 1)
        #expect([request.host_count, request.origin_count, request.site_count] == [1, 2, 1])
        for length in 0..<used { #expect(read(String(decoding: head.utf8.prefix(length), as: UTF8.self)) == nil) }
    }

    @Test(
        "What is malformed is a defect, and the last that is read of the connection",
        arguments: [
            "GET / HTTP/1.1 \r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET /\r\n\r\n", " GET / HTTP/1.1\r\n\r\n",
            "G\u{1}T / HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n", "GET / http/1.1\r\n\r\n",
            "GET / HTTP/1.1\0\r\n\r\n",
            "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", "GET / HTTP/1.1\r\nHo\0st: a\r\n\r\n",
        ])
    func malformed(text: String) throws {
        let request = try #require(read(text)).3
        #expect(request.defect == 400 && request.stays_open == 0)
    }

    @Test("Another version of HTTP is told, and so is a head that does not end, with the names that it has")
    func otherDefects() throws {
        #expect(try #require(read("GET / HTTP/2.0\r\n\r\n")).3.defect == 505)
        let long = "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: \(String(repeating: "x", count: 60))"
        #expect(read(long, limit: 1000) == nil)
        let request = try #require(read(long, limit: long.utf8.count)).3
        #expect(request.defect == 431 && request.host_count == 1 && request.stays_open == 0)
    }

    @Test(
        "A connection stays open only where it is clear where the next request starts",
        arguments: [
            ("HTTP/1.1\r\nConnection: Keep-Alive", 1), ("HTTP/1.1\r\nContent-Length: 0", 1), ("HTTP/1.0", 0),
            ("HTTP/1.1\r\nConnection: close", 0), ("HTTP/1.1\r\nConnection: keep-alive, close", 0),
            ("HTTP/1.1\r\nContent-Length: 00", 0), ("HTTP/1.1\r\nContent-Length: 1", 0),
            ("HTTP/1.1\r\nTransfer-Encoding: identity", 0),
        ])
    func staysOpen(lines: String, expected: Int32) throws {
        let request = try #require(read("GET / \(lines)\r\n\r\n")).3
        #expect(request.defect == 0 && request.stays_open == expected)
    }

    @Test("A short body of a POST is read with its head, however it comes; one of unclear length is not")
    func body() throws {
        let text =
            "POST /edit HTTP/1.1\r\ncontent-length:\t 5 \r\nTincture-Token: t\r\nContent-Type: a/b\r\n\r\n{\"a\"}GET"
        let end = text.utf8.count - 3
        for length in 0..<end { #expect(read(String(decoding: text.utf8.prefix(length), as: UTF8.self)) == nil) }
        let (used, method, _, request) = try #require(read(text))
        #expect(used == end && method == "POST" && request.body_size == 5 && request.stays_open == 0)
        #expect(request.token_count == 1 && request.content_type_count == 1 && request.defect == 0)
        for lines in [
            "Content-Length: 2\r\nContent-Length: 2", "Content-Length: -2", "Content-Length: 2, 2",
            "Content-Length: +2", "Content-Length: 99999999999999999999", "Content-Length: 4097", "Content-Length:",
            "Content-Length: 0x2", "Content-Length: 2\r\nTransfer-Encoding: chunked",
            "transfer-encoding: identity\r\nContent-Length: 2", "X: 1",
        ] {
            let request = try #require(read("POST / HTTP/1.1\r\n\(lines)\r\n\r\nab")).3
            #expect(request.body_size == 0 && request.body == nil, "\(lines)")
        }
        #expect(try #require(read("GET / HTTP/1.1\r\nContent-Length: 2\r\n\r\nab")).3.body_size == 0)
        let long = "POST / HTTP/1.1\r\nContent-Length: 900\r\n\r\n"
        #expect(read(long + String(repeating: "x", count: 400), limit: 500) == nil)
        let full = long + String(repeating: "x", count: 500 - long.utf8.count)
        #expect(try #require(read(full, limit: 500)).3.defect == 431)
    }
}
