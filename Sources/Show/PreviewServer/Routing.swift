/// The parts of an HTTP request that decide the answer.
struct SiteRequest: Sendable {
    var method: String
    /// The path and query from the request line, still percent-encoded.
    var target: String
    /// The values of all `Host` headers; a browser sends exactly one.
    var hosts: [String]
    /// The `Origin` headers: one with the website of the requesting page, or none if the user opens the address.
    var origins: [String] = []
    /// The `Sec-Fetch-Site` headers, such as `same-origin`: one, or none from an old browser.
    var fetchSites: [String] = []
    /// The `Tincture-Token` headers; only this run's page knows the right token.
    var tokens: [String] = []
    var contentTypes: [String] = []
    /// The body of a POST request; nil if the body is empty or too large, or if its length isn't given.
    var body: [UInt8]?
    /// The HTTP status of the error if the request is malformed; otherwise 0.
    var defect: Int32 = 0
}

enum SiteAnswer {
    case content([UInt8], mediaType: String, policy: String)
    /// A stream of server-sent events; the first is sent at once if the browser shows an outdated page.
    case events(isOutdated: Bool)
    /// The body of a POST request, and the function that answers it.
    case posted(@Sendable ([UInt8]) -> ServedSite.Editing.Reply, body: [UInt8])
    case refusal(status: Int32, String)
}

/// The decision how a request is answered, separate from the network.
///
/// The path of a request is only compared with known paths. It never becomes a file path, so it can't leave a folder.
struct Routing {
    let port: UInt16

    /// The content security policy of all but the page, so that a picture that is opened directly runs and loads
    /// nothing.
    static let closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

    func answer(to request: SiteRequest, of site: ServedSite) -> SiteAnswer {
        // Another host name is a sign of DNS rebinding, where the name of a foreign website leads to this server.
        guard request.hosts.count == 1, names.contains(request.hosts[0].lowercased()) else {
            return .refusal(
                status: 403,
                "This server answers only as localhost. Open the address that the terminal printed.")
        }
        // Details of an error are only sent if the host name is right.
        if request.defect != 0 { return .refusal(status: request.defect, Self.words(for: request.defect)) }
        guard isOwnPage(request) else {
            return .refusal(
                status: 403,
                "This server answers only to its own page. Type its address into the browser; links from elsewhere are refused."
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
        // Browsers request this icon by themselves, and would log an error if there were none.
        if path == "/favicon.ico" { return .content([], mediaType: "image/png", policy: Self.closedPolicy) }
        if path.hasPrefix(ServedSite.picturesPath),
            let picture = site.picture(String(path.dropFirst(ServedSite.picturesPath.count)))
        {
            return switch picture {
            case .bytes(let bytes, let mediaType): .content(bytes, mediaType: mediaType, policy: Self.closedPolicy)
            case .missing(let reason): .refusal(status: 404, reason)
            }
        }
        if path == ServedSite.eventsPath, request.method == "GET" {
            let query = request.target.dropFirst(path.count)
            return .events(isOutdated: query != "?generation=" + site.generation)
        }
        return .refusal(status: 404, "There is nothing here.")
    }

    /// Returns whether a request comes from the server's own page, or from an address that the user opened directly.
    ///
    /// The `Origin` header isn't enough, because a foreign page can load pictures without sending it.
    private func isOwnPage(_ request: SiteRequest) -> Bool {
        guard request.origins.count <= 1, request.fetchSites.count <= 1 else { return false }
        return request.origins.allSatisfy { origin in names.contains { "http://\($0)" == origin.lowercased() } }
            && request.fetchSites.allSatisfy { ["same-origin", "none"].contains($0) }
    }

    /// Answers a request to write, which only the page itself may send, and only with the token.
    ///
    /// The `Origin` header isn't enough, because other programs on this machine can send any header and read the page.
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

    /// Passes JSON that the page itself posted to a function; a trial needs no token, because it changes nothing.
    private func posted(
        _ request: SiteRequest, to body: @escaping @Sendable ([UInt8]) -> ServedSite.Editing.Reply
    ) -> SiteAnswer {
        guard request.origins.count == 1, request.fetchSites.allSatisfy({ $0 == "same-origin" }) else {
            return .refusal(status: 403, "Only the page of this server can try a color.")
        }
        // A form on a foreign page can't send this content type.
        guard request.contentTypes == ["application/json"] else {
            return .refusal(status: 415, "Send this as application/json.")
        }
        guard let bytes = request.body else {
            return .refusal(status: 413, "The request is too large, or its length is missing.")
        }
        return .posted(body, body: bytes)
    }

    /// Returns whether two texts are equal, in a time that doesn't reveal where they differ.
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

    /// The names of this machine with the port, and also without it if it is 80, the default of HTTP.
    private var names: [String] {
        let hosts = ["localhost", "127.0.0.1", "[::1]"]
        return hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    }
}
