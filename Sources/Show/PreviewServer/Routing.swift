/// A browser's request and its origin.
struct SiteRequest: Sendable, Hashable {
    /// `GET`, `HEAD` or anything else.
    var method: String
    /// The target in the request line, not decoded.
    var target: String
    /// Every `Host` header; a browser sends one.
    var hosts: [String]
    /// Every `Origin` header, where the page that asks comes from; a browser sends one, or none for what is opened by
    /// itself.
    var origins: [String] = []
    /// Every `Sec-Fetch-Site` header, how that page is related to this server; a browser sends one, an old one none.
    var fetchSites: [String] = []
    /// Every `Tincture-Token` header, which only the page of this run has.
    var tokens: [String] = []
    /// Every `Content-Type` header.
    var contentTypes: [String] = []
    /// The body of a POST; nil if it is empty, too large, or has no length.
    var body: [UInt8]?
    /// 0, or the status that says what is wrong with the request.
    var defect: Int32 = 0
}

/// An answer of the site.
enum SiteAnswer {
    case content([UInt8], mediaType: String, policy: String)
    /// A stream of events; the first comes at once where the browser has an old page.
    case events(isOutdated: Bool)
    /// What the page has posted is to be carried out or tried.
    case posted(@Sendable ([UInt8]) -> ServedSite.Editing.Reply, body: [UInt8])
    case refusal(status: Int32, String)
}

/// Decides what is answered; knows nothing of sockets.
///
/// A path is compared with what there is and never made into one of the file system, so that there is nothing to climb
/// out of.
struct Routing {
    let port: UInt16

    /// The policy of everything but the page: a picture that is opened by itself runs nothing and loads nothing.
    static let closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

    func answer(to request: SiteRequest, of site: ServedSite) -> SiteAnswer {
        // A foreign name that leads here (DNS rebinding) is known by the name, a foreign page by its origin.
        guard request.hosts.count == 1, names.contains(request.hosts[0].lowercased()) else {
            return .refusal(status: 403, "This server answers to localhost alone.")
        }
        // What is wrong is reported only to a request that knows the name.
        if request.defect != 0 { return .refusal(status: request.defect, Self.words(for: request.defect)) }
        guard isOwnPage(request) else {
            return .refusal(
                status: 403,
                "This server answers to its own page alone. Type its address into the browser: a link from elsewhere is refused."
            )
        }
        if request.method == "POST", request.target == ServedSite.editPath, let editing = site.editing {
            return edit(request, by: editing)
        }
        if request.method == "POST", request.target == ServedSite.trialPath, let trial = site.trial {
            return posted(request, to: trial)
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .refusal(status: 405, "This server can only be read.")
        }
        let path = String(request.target.prefix { $0 != "?" && $0 != "#" })
        if path == "/" {
            return .content(
                site.page, mediaType: "text/html; charset=utf-8", policy: site.policy + "; frame-ancestors 'none'")
        }
        if path == ServedSite.dataPath {
            return .content(site.data, mediaType: "application/json; charset=utf-8", policy: Self.closedPolicy)
        }
        // Browsers ask for it unbidden, and would complain.
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

    /// Whether the server's own page asks, or a person who has opened an address; a foreign page also loads pictures
    /// without an `Origin`.
    private func isOwnPage(_ request: SiteRequest) -> Bool {
        guard request.origins.count <= 1, request.fetchSites.count <= 1 else { return false }
        return request.origins.allSatisfy { origin in names.contains { "http://\($0)" == origin.lowercased() } }
            && request.fetchSites.allSatisfy { ["same-origin", "none"].contains($0) }
    }

    /// An edit is taken from the page itself, which a browser says by the origin, and from who knows the token: other
    /// programs of this machine can write any header, and read the page.
    private func edit(_ request: SiteRequest, by editing: ServedSite.Editing) -> SiteAnswer {
        guard request.origins.count == 1, request.fetchSites.allSatisfy({ $0 == "same-origin" }) else {
            return .refusal(status: 403, "Only the page of this server can change something.")
        }
        guard request.tokens.count == 1, Self.isSame(request.tokens[0], editing.token) else {
            return .refusal(
                status: 403,
                "The page's edit token is missing or has expired. Open the address that the terminal printed.")
        }
        return posted(request, to: editing.edit)
    }

    /// What the page itself posts as JSON; a trial changes nothing, and needs no token.
    private func posted(
        _ request: SiteRequest, to body: @escaping @Sendable ([UInt8]) -> ServedSite.Editing.Reply
    ) -> SiteAnswer {
        guard request.origins.count == 1, request.fetchSites.allSatisfy({ $0 == "same-origin" }) else {
            return .refusal(status: 403, "Only the page of this server can try a color.")
        }
        // No form of another page can send this type unasked.
        guard request.contentTypes == ["application/json"] else {
            return .refusal(status: 415, "Send this as application/json.")
        }
        guard let bytes = request.body else {
            return .refusal(status: 413, "The request is too large, or its length is missing.")
        }
        return .posted(body, body: bytes)
    }

    /// Whether two texts are the same, found in a time that does not depend on where they differ.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func words(for defect: Int32) -> String {
        switch defect {
        case 431: "The headers of this request are too large. Delete the cookies that the browser has for localhost."
        case 505: "This server speaks HTTP/1.0 and HTTP/1.1 alone."
        default: "This request is malformed."
        }
    }

    /// The names that the loopback interface has in an address; the port may be missing where it is that of HTTP.
    private var names: [String] {
        let hosts = ["localhost", "127.0.0.1", "[::1]"]
        return hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    }
}
