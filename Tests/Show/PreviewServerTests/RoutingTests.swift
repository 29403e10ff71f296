import Testing

@testable import PreviewServer

@Suite("What the server answers")
struct RoutingTests {
    private let site = ServedSite(
        page: Array("<!doctype html>".utf8), data: Array("{}".utf8), policy: "default-src 'none'", generation: "7-1"
    ) {
        switch $0 {
        case "whole-00ff": ServedSite.Picture.bytes([1, 2], mediaType: "image/png")
        case "whole-0bad": ServedSite.Picture.missing("is not drawn")
        default: nil
        }
    }

    @Test("A picture that cannot be shown is refused with the reason")
    func reason() {
        let request = SiteRequest(
            method: "GET", target: "/pictures/whole-0bad", hosts: ["localhost:8017"], origins: [], fetchSites: [])
        guard case .refusal(404, "is not drawn") = Routing(port: 8017).answer(to: request, of: site) else {
            Issue.record("it is not refused so")
            return
        }
    }

    private func status(
        _ target: String, method: String = "GET", hosts: [String] = ["localhost:8017"], origins: [String] = [],
        fetchSites: [String] = [], defect: Int32 = 0, port: UInt16 = 8017
    ) -> Int32 {
        let request = SiteRequest(
            method: method, target: target, hosts: hosts, origins: origins, fetchSites: fetchSites, defect: defect)
        switch Routing(port: port).answer(to: request, of: site) {
        case .content, .events, .posted: return 200
        case .refusal(let status, _): return status
        }
    }

    @Test("The page, its pictures and its events are there, whatever stands behind a question mark")
    func found() {
        for target in [
            "/", "/?x=1", "/#a", "/data", "/pictures/whole-00ff", "/pictures/whole-00ff?1", "/events?generation=7-1",
        ] {
            #expect(status(target) == 200, "\(target)")
        }
        #expect(status("/", method: "HEAD") == 200 && status("/events?generation=7-1", method: "HEAD") == 404)
    }

    @Test(
        "Only what is known by its key is there, whatever the path says",
        arguments: [
            "", "/index.html", "/pictures/", "/pictures/../tincture.yml", "/pictures/%2e%2e/tincture.yml",
            "/pictures/whole-00FF", "/pictures/whole-00ff/", "//", "/./", "/pictures//etc/passwd", "/etc/passwd",
            "/pictures/whole%2D00ff", "/pictures/whole-00ff\0", "http://localhost:8017/", "*", "/Pictures/whole-00ff",
            "\\..\\", "/pictures/..%5c..%5cetc", "/events/7-1", "/data/", "/edit",
        ])
    func notFound(target: String) { #expect(status(target) == 404) }

    @Test(
        "A name that leads here but is not this machine's is refused, as is none, or more than one",
        arguments: [
            [], ["evil.example"], ["evil.example:8017"], ["localhost"], ["localhost:80"], ["127.0.0.1:8018"],
            ["localhost:8017", "localhost:8017"], ["localhost.evil.example:8017"], ["0.0.0.0:8017"], ["[::]:8017"],
            [""],
            ["127.1:8017"], ["localhost:8017 "],
        ])
    func wrongHost(hosts: [String]) {
        for target in ["/", "/pictures/whole-00ff", "/events?generation=7-1", "/nothing"] {
            #expect(status(target, hosts: hosts) == 403)
        }
    }

    @Test("This machine's names are taken, at HTTP's own port also without it")
    func rightHost() {
        for host in ["localhost:8017", "LOCALHOST:8017", "127.0.0.1:8017", "[::1]:8017"] {
            #expect(status("/", hosts: [host]) == 200)
            #expect(status("/", hosts: [host], origins: ["http://\(host)"]) == 200)
        }
        #expect(
            status("/", hosts: ["localhost"], port: 80) == 200 && status("/", hosts: ["localhost:80"], port: 80) == 200)
    }

    @Test(
        "A page from elsewhere is refused, whichever of two origins is ours",
        arguments: [
            ["null"], ["http://evil.example"], ["https://localhost:8017"], ["http://localhost:8018"],
            ["http://localhost"], [""], ["http://localhost:8017", "http://localhost:8017"],
            ["http://localhost:8017", "http://evil.example"], ["http://evil.example", "http://localhost:8017"],
        ])
    func origin(origins: [String]) {
        for target in ["/", "/pictures/whole-00ff", "/events?generation=7-1"] {
            #expect(status(target, origins: origins) == 403)
        }
    }

    @Test("A page from elsewhere is refused by what the browser says of it, where it sends no origin")
    func fetchSite() {
        for target in ["/", "/pictures/whole-00ff", "/events?generation=7-1"] {
            for good in [[], ["none"], ["same-origin"]] { #expect(status(target, fetchSites: good) == 200) }
            for wrong in [["cross-site"], ["same-site"], [""], ["none", "none"], ["none", "cross-site"]] {
                #expect(status(target, fetchSites: wrong) == 403, "\(wrong)")
            }
        }
    }

    @Test("What is wrong with a request is told to who knows our name alone", arguments: [400, 431, 505])
    func defects(defect: Int32) {
        #expect(status("/", defect: defect) == defect)
        for hosts in [[], ["evil.example"], ["localhost:8017", "localhost:8017"]] {
            #expect(status("/", hosts: hosts, defect: defect) == 403)
        }
    }

    @Test("Nothing can be written", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "", "get"])
    func methods(method: String) { #expect(status("/", method: method) == 405) }

    /// The status that refuses an edit; nil where it would be carried out.
    private func refusal(_ change: (inout SiteRequest) -> Void = { _ in }, isEdited: Bool = true) -> Int32? {
        let editing = ServedSite.Editing(token: "0123456789abcdef") { _ in .init(status: 200, json: []) }
        let site = ServedSite(
            page: [], data: [], policy: "", generation: "1", editing: isEdited ? editing : nil
        ) { _ in nil }
        var request = SiteRequest(
            method: "POST", target: "/edit", hosts: ["localhost:8017"], origins: ["http://localhost:8017"],
            fetchSites: ["same-origin"], tokens: ["0123456789abcdef"], contentTypes: ["application/json"],
            body: Array("{}".utf8))
        change(&request)
        switch Routing(port: 8017).answer(to: request, of: site) {
        case .posted: return nil
        case .content, .events: return 200
        case .refusal(let status, _): return status
        }
    }

    @Test("An edit needs the origin of the page, the token of the run, and a server that takes edits")
    func edits() {
        #expect(refusal() == nil)
        #expect(refusal({ $0.fetchSites = [] }) == nil, "an old browser sends none")
        #expect(refusal(isEdited: false) == 405)
        for target in ["/", "/data", "/edit/", "/edit/x", "/edit?x", "/pictures/whole-00ff", "/../edit", "//edit"] {
            #expect(refusal({ $0.target = target }) == 405, "\(target)")
        }
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "post", ""] {
            #expect(refusal({ $0.method = method }) == 405)
        }
        for method in ["GET", "HEAD"] { #expect(refusal({ $0.method = method }) == 404) }
        for origins in [
            [], ["null"], ["http://evil.example"], ["http://localhost:8018"], ["https://localhost:8017"],
            ["http://localhost"],
            ["http://localhost:8017", "http://localhost:8017"],
        ] { #expect(refusal({ $0.origins = origins }) == 403, "\(origins)") }
        for sites in [["none"], ["same-site"], ["cross-site"], ["same-origin", "cross-site"]] {
            #expect(refusal({ $0.fetchSites = sites }) == 403, "\(sites)")
        }
        for tokens in [
            [], [""], ["0123456789abcdeF"], ["0123456789abcdef0"], ["0123456789abcde"],
            ["0123456789abcdef", "0123456789abcdef"],
        ] { #expect(refusal({ $0.tokens = tokens }) == 403, "\(tokens)") }
        for types in [[], ["text/plain"], ["application/x-www-form-urlencoded"], ["application/json", "text/plain"]] {
            #expect(refusal({ $0.contentTypes = types }) == 415, "\(types)")
        }
        #expect(refusal({ $0.body = nil }) == 413)
        for hosts in [[], ["evil.example:8017"]] { #expect(refusal({ $0.hosts = hosts }) == 403) }
    }

    @Test("Only a page of this state waits for the next one; any other is told at once")
    func events() {
        func isOutdated(_ generation: String) -> Bool? {
            let request = SiteRequest(
                method: "GET", target: "/events?generation=\(generation)", hosts: ["localhost:8017"])
            guard case .events(let isOutdated) = Routing(port: 8017).answer(to: request, of: site) else { return nil }
            return isOutdated
        }
        #expect(isOutdated("7-1") == false && isOutdated("7-0") == true && isOutdated("") == true)
    }
}
