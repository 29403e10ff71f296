import CPreviewServer

extension FuzzTarget {
    /// The heads of requests to the local server.
    static let http = FuzzTarget(
        name: "http",
        seeds: {
            [
                "GET / HTTP/1.1\r\nHost: localhost:8017\r\nOrigin: http://localhost:8017\r\nSec-Fetch-Site: none\r\n\r\n",
                "\r\nHEAD /a?b HTTP/1.0\nHost: a\nConnection: keep-alive\nContent-Length: 0\n\nGET / HTTP/2.0\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n folded\r\n\r\n",
                "POST /edit HTTP/1.1\r\nTincture-Token: a\r\nContent-Type: b\r\nContent-Length: 2\r\n\r\n{}GET",
            ].map { Array($0.utf8) }
        },
        words: [
            "Host:", "Origin:", "Sec-Fetch-Site:", "Connection:", "Content-Length:", "Content-Type:", "Tincture-Token:",
            "POST", "\r\n\r\n", "HTTP/1.1", " ",
        ]
    ) { bytes in
        var text = bytes.map { CChar(bitPattern: $0) }
        text.withUnsafeMutableBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count {
                var request = tincture_request()
                let rest = UnsafeMutableBufferPointer(rebasing: buffer[offset...])
                let used = tincture_request_read(rest.baseAddress, rest.count, 1000, &request)
                precondition(used <= rest.count && request.body_size <= used)
                if used == 0 { return }
                for part in [
                    request.method, request.target, request.host, request.origin, request.site, request.token,
                    request.content_type,
                ] {
                    _ = part.map { String(cString: $0).count }
                }
                _ = request.body.map { UnsafeRawBufferPointer(start: $0, count: request.body_size).reduce(0, &+) }
                offset += used
            }
        }
    }
}
