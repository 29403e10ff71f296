import Foundation
import TestTrees
import Testing

@Suite("tincture preview --serve --edit", .serialized)
struct EditTests {
    private static let list = """
        [
          {"image": "a", "backdrop": "#112233", "id":   1},
          {"image": "b"}
        ]

        """
    private static let configuration = """
        # The shop.
        sources: [Pictures]
        carousels:
          home: {pages: Pictures/pages.json}
          cards:
            pages:
              - a        # the first
              - image: b # the second
            style: deck

        """

    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Shop/tincture.yml": Self.configuration, "Shop/Pictures/pages.json": Self.list,
            "outside.json": Self.list,
        ])
        try folder.addPicture("Shop/Pictures/a.png", width: 64, height: 20, red: 200)
        try folder.addPicture("Shop/Pictures/b.png", width: 64, height: 20, blue: 200)
        return folder
    }

    /// What a page of the server has of its state.
    private func generation(_ server: ServedPreview) throws -> String {
        let data = try server.answer("/data").body
        return String(try #require(data.firstMatch(of: /"generation": "([0-9]+-[0-9]+)"/)).output.1)
    }

    /// An edit as the page posts it.
    private func post(
        _ server: ServedPreview, _ body: String, token: String? = nil, headers: [String] = [], isOwnPage: Bool = true
    ) throws -> (status: Int, body: String) {
        let connection = try server.connect()
        var lines = [
            "POST /edit HTTP/1.1", "Host: localhost:\(server.port)", "Content-Type: application/json",
            "Tincture-Token: \(token ?? server.token ?? "")", "Content-Length: \(body.utf8.count)",
        ]
        if isOwnPage { lines.append("Origin: http://localhost:\(server.port)") }
        connection.send((lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + body)
        _ = connection.waitsForEnd(seconds: 20)
        let parts = connection.received.components(separatedBy: "\r\n\r\n")
        return (parts[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, parts.last ?? "")
    }

    private func edit(
        _ server: ServedPreview, _ carousel: String, _ page: Int, _ pin: String, generation: String? = nil
    ) throws -> (status: Int, body: String) {
        let state = try generation ?? self.generation(server)
        return try post(
            server,
            #"{"carousel": "\#(carousel)", "generation": "\#(state)", "pins": {"\#(page)": \#(pin)}}"#)
    }

    /// Writes a pin when the server has nothing more to show of the change before.
    private func editWhenSettled(
        _ server: ServedPreview, _ carousel: String, _ page: Int, _ pin: String
    ) throws -> (status: Int, body: String) {
        let end = Date().addingTimeInterval(30)
        while true {
            let answer = try edit(server, carousel, page, pin)
            if answer.status != 409 || Date() > end { return answer }
            usleep(20_000)
        }
    }

    private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
        String(decoding: try folder.bytes(of: name), as: UTF8.self)
    }

    @Test("Every kind of pin is written where the page is listed, shown, and taken back byte by byte")
    func pins() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"], ["--edit"])
        let (list, config) = ("Shop/Pictures/pages.json", "Shop/tincture.yml")
        for (number, (carousel, page, pin, file, from, to)) in [
            ("home", 0, ##""#ABCDEF""##, list, "#112233", "#ABCDEF"),
            ("home", 1, #""swatch 1""#, list, #""b""#, #""b", "backdrop": "swatch 1""#),
            ("home", 0, #"{"at": [0.5, 0.25]}"#, list, ##""#112233""##, #"{"at": [0.5, 0.25]}"#),
            ("cards", 0, #""vibrant""#, config, "- a ", "- {image: a, pin: vibrant} "),
            ("cards", 1, #"{"at": [0.5, 0.25]}"#, config, "second\n", "second\n        pin: {at: [0.5, 0.25]}\n"),
        ].enumerated() {
            let before = try text(folder, file)
            let answer = try editWhenSettled(server, carousel, page, pin)
            #expect(answer.status == 200 && answer.body.contains("\"number\": \(number + 1)"), "\(answer)")
            #expect(try text(folder, file) == before.replacing(from, with: to), "\(carousel) \(page) \(pin)")
            #expect(
                try server.shows { _ in (try? edit(server, carousel, 9, pin).body.contains("no such page")) == true })
            #expect(try !server.answer("/data").body.contains("\"kept\": ["), "\(pin)")
            #expect(try post(server, #"{"undo": 99}"#).status == 409)
            #expect(try post(server, #"{"undo": \#(number + 1)}"#).status == 200)
            #expect(try text(folder, file) == before)
            #expect(try post(server, #"{"undo": \#(number + 1)}"#).status == 409, "nothing is left")
        }
        #expect(server.end() == 0)
    }

    @Test(
        "A page that shows an earlier state, and a file that has changed in the meantime, are conflicts; nothing is lost"
    )
    func conflicts() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"], ["--edit"])
        let list = "Shop/Pictures/pages.json"
        // Two pages at once: the second has not seen what the first has written.
        #expect(try server.shows { $0.contains("\"pin\": \"#112233\"") })
        let first = try editWhenSettled(server, "home", 0, ##""#ABCDEF""##)
        #expect(first.status == 200, "\(first)")
        let state = try generation(server)
        #expect(try server.shows { $0.contains("\"pin\": \"#ABCDEF\"") })
        let written = try text(folder, list)
        let late = try edit(server, "home", 0, ##""#000000""##, generation: "1-1")
        #expect(late.status == 409 && late.body.contains("out of date"), "\(late) \(state)")
        #expect(try text(folder, list) == written)
        // What somebody has written since is not taken back, nor what is half written.
        let other = written.replacing("\"id\":   1", with: "\"id\":   2")
        try folder.write(other, to: list)
        #expect(try post(server, #"{"undo": 1}"#).body.contains("changed outside this page"))
        #expect(try text(folder, list) == other)
        try folder.write("[{\"image\": \"a\"", to: list)
        #expect(try edit(server, "home", 0, ##""#000000""##).status == 409)
        #expect(try server.shows { $0.contains("\"kept\": [") })
        #expect(try edit(server, "home", 0, ##""#000000""##).body.contains("Fix the error first"))
        #expect(try text(folder, list) == "[{\"image\": \"a\"")
        // A configuration that names another file by now.
        try folder.write(written, to: list)
        #expect(try server.shows { !$0.contains("\"kept\": [") })
        let former = try generation(server)
        try folder.write(
            Self.configuration.replacing("Pictures/pages.json", with: "../outside.json"), to: "Shop/tincture.yml")
        #expect(try edit(server, "home", 0, ##""#000000""##, generation: former).status == 409)
        #expect(try text(folder, list) == written && text(folder, "outside.json") == Self.list)
    }

    @Test("Links and read-only files are left alone")
    func refusedFiles() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"], ["--edit"])
        let list = "Shop/Pictures/pages.json"
        chmod(folder[list], 0o444)
        let locked = try editWhenSettled(server, "home", 0, ##""#ABCDEF""##)
        #expect(locked.status == 403 && locked.body.contains("is read-only"), "\(locked)")
        #expect(try text(folder, list) == Self.list)
        try FileManager.default.removeItem(atPath: folder[list])
        symlink(folder["outside.json"], folder[list])
        let linked = try editWhenSettled(server, "home", 0, ##""#ABCDEF""##)
        #expect(linked.status == 403 && linked.body.contains("is a symbolic link"), "\(linked)")
        #expect(try text(folder, "outside.json") == Self.list)
    }

    @Test("A data file outside the working copy is shown, and left alone")
    func outsideFile() throws {
        let folder = try shop()
        try folder.write(
            Self.configuration.replacing("Pictures/pages.json", with: "../outside.json"), to: "Shop/tincture.yml")
        let server = try ServedPreview(in: folder["Shop"], ["--edit"])
        let outside = try editWhenSettled(server, "home", 0, ##""#ABCDEF""##)
        #expect(outside.status == 403 && outside.body.contains("outside the Git working copy"), "\(outside)")
        #expect(try text(folder, "outside.json") == Self.list)
        try folder.makeFolder(".git")
        #expect(try editWhenSettled(server, "home", 0, ##""#ABCDEF""##).status == 200)
    }

    @Test("A trial is answered to the page alone, needs no token and changes nothing")
    func trials() throws {
        let folder = try shop()
        let server = try ServedPreview(in: folder["Shop"])
        func ask(_ page: Int, origin: String?, type: String = "application/json") throws -> (status: Int, body: String)
        {
            let state = try generation(server)
            let body = ##"{"carousel": "home", "generation": "\##(state)", "pins": {"\##(page)": "#ABCDEF"}}"##
            let connection = try server.connect()
            let lines = [
                "POST /trial HTTP/1.1", "Host: localhost:\(server.port)", "Content-Type: \(type)",
                "Content-Length: \(body.utf8.count)",
            ]
            connection.send(
                (lines + (origin.map { ["Origin: \($0)"] } ?? [])).joined(separator: "\r\n") + "\r\n\r\n" + body)
            _ = connection.waitsForEnd(seconds: 20)
            let parts = connection.received.components(separatedBy: "\r\n\r\n")
            let status = parts[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            // The findings of the first check are another state of the page.
            return status == 409 ? try ask(page, origin: origin, type: type) : (status, parts.last ?? "")
        }
        let own = "http://localhost:\(server.port)"
        let answer = try ask(1, origin: own)
        #expect(answer.status == 200 && answer.body.contains("\"pin\": \"#ABCDEF\""), "\(answer)")
        let outside = try ask(9, origin: own)
        #expect(outside.status == 422, "\(outside)")
        #expect(try ask(1, origin: nil).status == 403)
        #expect(try ask(1, origin: "http://evil.example").status == 403)
        #expect(try ask(1, origin: own, type: "text/plain").status == 415)
        #expect(try text(folder, "Shop/Pictures/pages.json") == Self.list)
        #expect(try !server.answer("/data").body.contains("#ABCDEF"))
    }

    @Test("Nothing is written for a foreign page, another program, a wrong token, a path, or without --edit")
    func forged() throws {
        let folder = try shop()
        let plain = try ServedPreview(in: folder["Shop"])
        #expect(plain.token == nil)
        #expect(try !plain.answer("/data").body.contains("\"edits\""))
        #expect(try edit(plain, "home", 0, ##""#ABCDEF""##).status == 405)
        let server = try ServedPreview(in: folder["Shop"], ["--edit"])
        let token = try #require(server.token)
        #expect(token.count == 32)
        #expect(try !server.answer("/").body.contains(token) && !server.answer("/data").body.contains(token))
        let good =
            ##"{"carousel": "home", "generation": "\##(try generation(server))", "pins": {"0": "#ABCDEF"}}"##
        for wrong in ["", String(token.dropLast()), token + "0", String(repeating: "0", count: 32)] {
            #expect(try post(server, good, token: wrong).status == 403, "\(wrong)")
        }
        #expect(try post(server, good, isOwnPage: false).status == 403, "no origin")
        for line in ["Origin: http://evil.example", "Origin: null", "Origin: http://localhost:1"] {
            #expect(try post(server, good, headers: [line], isOwnPage: false).status == 403, "\(line)")
        }
        for line in ["Sec-Fetch-Site: cross-site", "Tincture-Token: \(token)"] {
            #expect(try post(server, good, headers: [line]).status == 403, "\(line)")
        }
        #expect(try post(server, good, headers: ["Content-Type: text/plain"]).status == 415)
        for method in ["GET", "HEAD", "PUT", "DELETE"] {
            let status = try server.answer("/edit", method: method, headers: ["Tincture-Token: \(token)"]).status
            #expect([404, 405].contains(status), "\(method)")
        }
        let state = try generation(server)
        func named(_ carousel: String, _ page: String, _ pin: String) -> String {
            #"{"carousel": "\#(carousel)", "generation": "\#(state)", "pins": {"\#(page)": \#(pin)}}"#
        }
        for (body, statuses) in [
            ("", [413]), ("{", [400]), ("[]", [400]), (#"{"path": "/etc/passwd", "pins": {"0": "white"}}"#, [400]),
            (named("home", "0", #""red;""#), [400]), (named("home", "0", #"{"at": [0.5, 2]}"#), [400]),
            (named("home", "0.5", #""white""#), [400]), (named("home", "1e99", #""white""#), [400]),
            (named("../home", "0", #""white""#), [409]), (named("home", "2", #""white""#), [409]),
            (named("home", "-1", #""white""#), [400]), (#"{"undo": 1}"#, [409]), (#"{"undo": null}"#, [400]),
            (String(repeating: "[", count: 3000), [400]), (String(repeating: "[", count: 5000), [413]),
        ] {
            let answer = try post(server, body)
            #expect(statuses.contains(answer.status), "\(body.prefix(80)): \(answer)")
        }
        #expect(try text(folder, "Shop/Pictures/pages.json") == Self.list)
        #expect(try text(folder, "Shop/tincture.yml") == Self.configuration)
        for wrong in [["--serve", "--edit", "Pictures"], ["--edit", "--html", "x"]] {
            #expect(try Tool.run(["preview"] + wrong, in: folder["Shop"]).status == 64, "\(wrong)")
        }
        let none = try Tool.run(["preview", "--edit"], in: folder["Shop/Pictures"])
        #expect(none.status == 64 && none.errors.contains("Run `tincture init` first"), "\(none)")
    }
}
