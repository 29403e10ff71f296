import Foundation
import TestTrees
import Testing

@Suite("tincture preview --serve", .serialized)
struct ServeTests {
    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Shop/tincture.yml": "sources: [Pictures]\ncarousels: {home: {pages: pages.json}}\n",
            "Shop/Pictures/pages.json":
                ##"[{"image": "a", "backdrop": "#112233"}, {"image": "b", "backdrop": "#445566"}]"##,
            "secret.txt": "nobody may read this",
        ])
        try folder.write(
            "sources: [Pictures]\ncarousels: {home: {pages: Pictures/pages.json}}\n", to: "Shop/tincture.yml")
        try folder.addPicture("Shop/Pictures/a.png", width: 64, height: 20, red: 200)
        try folder.addPicture("Shop/Pictures/b.png", width: 64, height: 20, blue: 200)
        return folder
    }

    @Test("The page is served with strict headers, and pictures by their keys; HEAD gives the headers alone")
    func page() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let (status, head, body) = try server.answer("/")
        #expect(status == 200 && body.lowercased().hasPrefix("<!doctype html>"))
        #expect(body.contains("#112233"))
        for header in [
            "Content-Type: text/html; charset=utf-8", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cache-Control: no-store", "Content-Security-Policy: default-src 'none'; script-src 'sha256-",
            "frame-ancestors 'none'", "Cross-Origin-Resource-Policy: same-origin",
        ] {
            #expect(head.contains(header), "\(header)")
        }
        let bare = try server.answer("/", method: "HEAD")
        #expect(bare.status == 200 && bare.body.isEmpty && bare.head.contains("Content-Length: "))
        let key = try #require(body.firstMatch(of: /whole-[0-9a-f]{64}/)).output
        let picture = try server.answer("/pictures/\(key)")
        #expect(
            picture.status == 200 && picture.head.contains("Content-Type: image/png") && picture.body.contains("PNG"))
        #expect(picture.head.contains("sandbox"))
        #expect(try server.answer("/", host: "127.0.0.1:\(server.port)").status == 200)
        #expect(server.end() == 0, "an interrupt ends it cleanly")
    }

    @Test("Foreign names and pages are refused, and so is every way out of the catalog")
    func refusals() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        for host in ["evil.example", "evil.example:\(server.port)", "localhost", "localhost:1"] {
            let answer = try server.answer("/", host: host)
            #expect(answer.status == 403 && !answer.body.contains("#112233"), "\(host)")
        }
        for origin in ["http://evil.example", "null", "http://localhost:1"] {
            #expect(try server.answer("/", headers: ["Origin: \(origin)"]).status == 403)
        }
        #expect(try server.answer("/", headers: ["Host: localhost:\(server.port)"]).status == 403, "two names")
        #expect(try server.answer("/", headers: ["Origin: http://localhost:\(server.port)"]).status == 200)
        symlink(folder["secret.txt"], folder["Shop/Pictures/link.txt"])
        for target in [
            "/../secret.txt", "/pictures/../../secret.txt", "/pictures/%2e%2e/%2e%2e/secret.txt", "/secret.txt",
            "/pictures//\(folder.path)/secret.txt", "/\(folder.path)/secret.txt", "/pictures/..%2f..%2fsecret.txt",
            "/pictures/link.txt", "/Pictures/a.png", "/tincture.yml",
            "/pictures/whole-\(String(repeating: "0", count: 64))",
            "/pictures/..\\..\\secret.txt", "/%00", "/pictures/a.png%00", "file://\(folder.path)/secret.txt",
        ] {
            let answer = try server.answer(target)
            #expect(
                [400, 403, 404].contains(answer.status) && !answer.body.contains("nobody may"), "\(target): \(answer)")
        }
        for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
            #expect(try server.answer("/", method: method).status == 405)
        }
        #expect(try server.answer("/").status == 200)
    }

    @Test(
        "Only this machine is served: the port is bound on the loopback interface alone",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/net/tcp")))
    func loopback() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let port = String(server.port, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 4 - port.count) + port
        var listening: [String] = []
        for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
            for line in try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n") {
                // Number, own address, the other's, state: 0A listens.
                let fields = line.split(separator: " ").map(String.init)
                guard fields.count > 3, fields[1].hasSuffix(":\(padded)"), fields[3] == "0A" else { continue }
                listening.append(String(fields[1].prefix { $0 != ":" }))
            }
        }
        #expect(listening.contains("0100007F"))
        #expect(listening.allSatisfy { ["0100007F", "00000000000000000000000001000000"].contains($0) }, "\(listening)")
    }

    @Test("A saved picture, configuration or data file is told to the page, which finds it in its data")
    func reload() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let changes: [(String, () throws -> Void, String)] = [
            (
                "data file",
                {
                    try folder.write(
                        ##"[{"image": "a", "backdrop": "#ABCDEF"}, {"image": "b", "backdrop": "#445566"}]"##,
                        to: "Shop/Pictures/pages.json")
                }, "#ABCDEF"
            ),
            ("picture", { try folder.addPicture("Shop/Pictures/a.png", width: 64, height: 20, green: 123) }, "#007B00"),
            (
                "configuration",
                {
                    try folder.write(
                        "sources: [Pictures]\ncarousels: {renamed: {pages: Pictures/pages.json}}\n",
                        to: "Shop/tincture.yml")
                }, "renamed"
            ),
        ]
        for (what, change, words) in changes {
            let events = try server.events()
            let start = Date()
            try change()
            #expect(events.waits(for: "data: reload", seconds: 30), "\(what)")
            #expect(try server.shows { $0.contains(words) }, "\(what)")
            #expect(try server.answer("/data").body.contains(words), "\(what)")
            print("measured: \(what) saved, shown after \(Int(Date().timeIntervalSince(start) * 1000)) ms")
        }
        // A page that was loaded before is told at once.
        let late = try server.connect()
        late.send("GET /events?generation=1-0 HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        #expect(late.waits(for: "data: reload", seconds: 20))
    }

    @Test("A mistake in the configuration is shown on the page, the former catalog stays, and mending it takes it away")
    func mistake() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let good = try folder.bytes(of: "Shop/tincture.yml")
        var events = try server.events()
        try folder.write("sources: [Pictures]\ncarousles: {}\n", to: "Shop/tincture.yml")
        #expect(events.waits(for: "data: reload", seconds: 30))
        #expect(
            try server.shows { $0.contains("carousles") && $0.contains("did you mean") && $0.contains("#112233") })
        events = try server.events()
        try folder.write(good, to: "Shop/tincture.yml")
        #expect(events.waits(for: "data: reload", seconds: 30))
        #expect(try server.shows { !$0.contains("carousles") && $0.contains("#112233") })
        // Wrong from the start: there is a page all the same, and it recovers.
        try folder.write("sources: [Nowhere]\n", to: "Shop/tincture.yml")
        let second = try ServedPreview(in: folder["Shop"])
        #expect(try second.shows { $0.contains("Nowhere") })
        events = try second.events()
        try folder.write(good, to: "Shop/tincture.yml")
        #expect(events.waits(for: "data: reload", seconds: 30))
        #expect(try second.shows { $0.contains("#112233") && !$0.contains("Nowhere") })
    }

    @Test("Many connections are served, and one that is slow, silent or gone keeps nobody waiting")
    func connections() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let slow = try server.connect()
        slow.send("GET / HTTP/1.1\r\nHo")
        let silent = try (0..<40).map { _ in try server.connect() }
        let greedy = try server.connect()
        // Asked for again and again, and never read.
        greedy.send(String(repeating: "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", count: 50))
        let waiting = try (0..<80).map { _ in try server.events() }
        for _ in 0..<20 { #expect(try server.answer("/").status == 200) }
        slow.send("st: localhost:\(server.port)\r\n\r\n")
        #expect(slow.waits(for: "200 OK", seconds: 20))
        #expect(silent.count == 40 && waiting.count == 80)
    }

    @Test("Streams that pages have left are forgotten at once, and of those that are held the newest stay open")
    func streams() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let base = server.descriptorCount
        // A page opens one each time that it loads itself.
        for _ in 0..<200 { _ = try server.events() }
        if let base, let now = server.descriptorCount { #expect(now < base + 20, "\(base), \(now)") }
        let held = try (0..<200).map { _ in try server.events() }
        if let base, let now = server.descriptorCount { #expect(now < base + 84, "\(base), \(now)") }
        #expect(held[0].waitsForEnd(seconds: 20), "the oldest makes room for the newest")
        let page = try #require(held.last)
        try folder.addPicture("Shop/Pictures/a.png", width: 64, height: 20, green: 99)
        #expect(page.waits(for: "data: reload", seconds: 30))
        #expect(server.end() == 0)
    }

    @Test("Malformed requests are answered with the same strict headers as every other")
    func malformed() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let host = "Host: localhost:\(server.port)\r\n"
        let long = String(repeating: "x", count: 20_000)
        for (request, status) in [
            ("GET / HTTP/1.1\r\n\(host)Cookie: \(long)\r\n\r\n", 431), ("GET / HTTP/3.0\r\n\(host)\r\n", 505),
            ("GET /\r\n\(host)\r\n", 400), ("GET / HTTP/1.1\r\n\(host)a b: c\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host) folded\r\n\r\n", 400), ("nonsense\r\n\r\n", 403),
            ("GET / HTTP/1.1\r\nHost: evil.example\r\na b: c\r\n\r\n", 403), ("\(long)\(long)", 403),
            ("GET / HTTP/1.1\r\n\(host)Sec-Fetch-Site: cross-site\r\n\r\n", 403),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 99999999\r\n\r\nx", 405),
        ] {
            let connection = try server.connect()
            connection.send(request)
            #expect(connection.waits(for: "\r\n\r\n", seconds: 20))
            #expect(
                connection.received.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(60)): \(connection.received)")
            for header in ["default-src 'none'", "nosniff", "no-store", "same-origin", "DENY"] {
                #expect(connection.received.contains(header), "\(request.prefix(60)): \(header)")
            }
        }
    }

    @Test("A port that is taken is told, with what to do; wrong usage is status 64")
    func port() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let taken = try Tool.run(["preview", "--serve", "--port", "\(server.port)"], in: folder["Shop"])
        #expect(
            taken.status == 74 && taken.errors.contains("port \(server.port) is in use. Name another port"), "\(taken)")
        for wrong in [
            ["--port", "0", "--serve"], ["--port", "80000", "--serve"], ["--port", "8000"], ["--serve", "--html", "x"],
        ] {
            #expect(try Tool.run(["preview"] + wrong, in: folder["Shop"]).status == 64, "\(wrong)")
        }
        let empty = try TemporaryFolder()
        let nothing = try Tool.run(["preview", "--serve"], in: empty.path)
        #expect(nothing.status == 64 && nothing.errors.contains("no asset catalog and no picture"), "\(nothing)")
        let named = server.port
        #expect(server.end() == 0)
        let again = try ServedPreview(in: folder["Shop"], ["--port", "\(named)", "home"])
        #expect(again.port == named)
        #expect(try again.answer("/").body.contains("#112233"))
    }

    @Test(
        "A data file that is half saved leaves its carousel as it was, with the error and its lines, until it is whole")
    func brokenList() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        let good = try folder.bytes(of: "Shop/Pictures/pages.json")
        try folder.write("[{\"image\": \"a\",\n  \"backdrop\": \"#11", to: "Shop/Pictures/pages.json")
        #expect(try server.shows { $0.contains("\"kept\": [{\"severity\": \"error\"") })
        let data = try server.answer("/data").body
        #expect(data.contains("#112233") && data.contains("2 |   \\\"backdrop\\\": \\\"#11"), "\(data)")
        try folder.write(good, to: "Shop/Pictures/pages.json")
        #expect(try server.shows { !$0.contains("\"kept\": [") && $0.contains("#112233") })
        // One that was taken out is gone, and none comes back for another one's errors.
        try folder.write("sources: [Pictures]\ncarousels: {other: {pages: [a]}}\n", to: "Shop/tincture.yml")
        #expect(try server.shows { $0.contains("\"other\"") && !$0.contains("\"name\": \"home\"") })
    }
}
