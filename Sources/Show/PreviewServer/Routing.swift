/// The parts of an HTTP request on which the answer depends.
struct SiteRequest: Sendable, Hashable {
    /// `GET`, `HEAD` or anything else.
    var method: String
    /// The target in the request line, not decoded.
    var target: String
    /// Every `Host` header; a browser sends exactly one.
    var hosts: [String]
    /// Every `Origin` header: the origin of the requesting page.
    ///
    /// A browser sends one such header, or none for an address that is opened directly.
    var origins: [String] = []
    /// Every `Sec-Fetch-Site` header: the relation of the requesting page to this server, such as `same-origin`.
    ///
    /// A browser sends one such header; an old browser sends none.
    var fetchSites: [String] = []
    /// Every `Tincture-Token` header, whose token only the page of this run of the program has.
    var tokens: [String] = []
    var contentTypes: [String] = []
    /// The body of a POST; nil if the body is empty, too large, or has no length.
    var body: [UInt8]?
    /// The HTTP status with which a malformed request is refused; 0 if the request is well-formed.
    var defect: Int32 = 0
}

enum SiteAnswer {
    case content([UInt8], mediaType: String, policy: String)
    /// A stream of events; the first is sent immediately if the browser has an outdated page.
    case events(isOutdated: Bool)
    /// A posted body, and the function that handles it.
    case posted(@Sendable ([UInt8]) -> ServedSite.Editing.Reply, body: [UInt8])
    case refusal(status: Int32, String)
}

/// The choice of the answer to a request, without access to sockets.
///
/// The path of a request is compared with the known paths and never becomes a file path, so no path can leave a folder.
struct Routing {
    let port: UInt16

    /// The content security policy of everything but the page.
    ///
    /// A picture that is opened directly can't run or load anything.
    static let closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

    func answer(to request: SiteRequest, of site: ServedSite) -> SiteAnswer {
        // A foreign host name is a sign of DNS rebinding: another website's name that leads to this server.
        guard request.hosts.count == 1, names.contains(request.hosts[0].lowercased()) else {
            return .refusal(
                status: 403,
                "This server answers only as localhost. Open the address that the "
                    + "terminal printed.")
        }
        // Details of an error are only sent if the host name is right.
        if request.defect != 0 { return .refusal(status: request.defect, Self.words(for: request.defect)) }
        guard isOwnPage(request) else {
            return .refusal(
                status: 403,
                "This server answers only to its own page. Type its address into the browser; links from "
                    + "elsewhere are refused."
            )
        }
        if request.method == "POST", request.target == ServedSite.editPath, let editing = site.editing {
            return edit(request, by: editing)
        }
        if request.method == "POST", request.target == ServedSite.trialPath, let trial = site.trial {
            return posted(request, to: trial)
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .refusal(status: 405, "This server is read-only.")
        }
        let path = String(request.target.prefix { $0 != "?" && $0 != "#" })
        if path == "/" {
            return .content(
                site.page, mediaType: "text/html; charset=utf-8", policy: site.policy + "; frame-ancestors 'none'")
        }
        if path == ServedSite.dataPath {
            return .content(site.data, mediaType: "application/json; charset=utf-8", policy: Self.closedPolicy)
        }
        // Browsers request the icon automatically, and would log an error without an answer.
        if path == "/favicon.ico" { return .content([], mediaType: "image/png", policy: Self.closedPolicy) }
        if path.hasPrefix(ServedSite.picturesPath),
            let picture = site.picture(String(path.dropFirst(ServedSite.picturesPath.count)))
        {
            if let reason = picture.missing { return .refusal(status: 404, reason) }
            return .content(picture.bytes, mediaType: picture.mediaType, policy: Self.closedPolicy)
        }
        if path == ServedSite.eventsPath, request.method == "GET" {
            let query = request.target.dropFirst(path.count)
            return .events(isOutdated: query != "?generation=" + site.generation)
        }
        return .refusal(status: 404, "There is nothing here.")
    }

    /// Whether a request comes from the server's own page or a directly opened address.
    ///
    /// The origin alone doesn't show this, because foreign pages can load pictures without an `Origin`.
    private func isOwnPage(_ request: SiteRequest) -> Bool {
        guard request.origins.count <= 1, request.fetchSites.count <= 1 else { return false }
        return request.origins.allSatisfy { origin in names.contains { "http://\($0)" == origin.lowercased() } }
            && request.fetchSites.allSatisfy { ["same-origin", "none"].contains($0) }
    }

    /// Answers an edit, which only the page itself may send, and only with the token.
    ///
    /// The origin alone isn't enough, because other programs on this machine can send any header and read the page.
    private func edit(_ request: SiteRequest, by editing: ServedSite.Editing) -> SiteAnswer {
        guard request.origins.count == 1, request.fetchSites.allSatisfy({ $0 == "same-origin" }) else {
            return .refusal(status: 403, "Only the page of this server can make changes.")
        }
        guard request.tokens.count == 1, Self.isSame(request.tokens[0], editing.token) else {
            return .refusal(
                status: 403,
                "The page's edit token is missing or has expired. Open the address that the terminal printed.")
        }
        return posted(request, to: editing.edit)
    }

    /// Accepts JSON from the page itself, and passes the JSON to a function.
    ///
    /// A trial changes nothing and needs no token.
    private func posted(
        _ request: SiteRequest, to body: @escaping @Sendable ([UInt8]) -> ServedSite.Editing.Reply
    ) -> SiteAnswer {
        guard request.origins.count == 1, request.fetchSites.allSatisfy({ $0 == "same-origin" }) else {
            return .refusal(status: 403, "Only the page of this server can try a color.")
        }
        // A form on another page can't send this content type.
        guard request.contentTypes == ["application/json"] else {
            return .refusal(status: 415, "Send this as application/json.")
        }
        guard let bytes = request.body else {
            return .refusal(status: 413, "The request is too large, or its length is missing.")
        }
        return .posted(body, body: bytes)
    }

    /// Whether two texts are equal, compared in a time that doesn't reveal where they differ.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func words(for defect: Int32) -> String {
        switch defect {
        case 431: "The headers of this request are too large. Delete the cookies that the browser has for localhost."
        case 505: "This server speaks only HTTP/1.0 and HTTP/1.1."
        default: "This request is malformed."
        }
    }

    /// The host names of the loopback interface with the port, and without the port if it is the default port of HTTP.
    private var names: [String] {
        let hosts = ["localhost", "127.0.0.1", "[::1]"]
        return hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    }
}
