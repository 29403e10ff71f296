/// What a browser asks for, and where it comes from.
struct SiteRequest: Sendable, Hashable {
    /// `GET`, `HEAD` or anything else.
    var method: String
    /// What stands in the request line, nothing decoded.
    var target: String
    /// Every `Host` header; a browser sends one.
    var hosts: [String]
    /// Where the page that asks comes from; nil for one that is opened by itself.
    var origin: String?
}

/// What is answered.
enum SiteAnswer {
    case content([UInt8], mediaType: String, policy: String)
    /// A stream of events; the first comes at once where the browser has an old page.
    case events(isOutdated: Bool)
    case refusal(status: Int32, String)
}

/// Decides what is answered; knows nothing of sockets.
///
/// A path is compared with what there is and never made into one of the file system, so that there is nothing to climb out of.
struct Routing {
    let port: UInt16

    /// The policy of everything but the page: a picture that is opened by itself runs nothing and loads nothing.
    static let closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

    func answer(to request: SiteRequest, of site: ServedSite) -> SiteAnswer {
        // A foreign name that leads here (DNS rebinding) is known by the name, a foreign page by its origin.
        guard request.hosts.count == 1, names.contains(request.hosts[0].lowercased()) else {
            return .refusal(status: 403, "This server answers to localhost alone.")
        }
        if let origin = request.origin, !names.contains(where: { "http://\($0)" == origin.lowercased() }) {
            return .refusal(status: 403, "This server answers to its own page alone.")
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .refusal(status: 405, "This server can only be read.")
        }
        let path = String(request.target.prefix { $0 != "?" && $0 != "#" })
        if path == "/" {
            return .content(
                site.page, mediaType: "text/html; charset=utf-8", policy: site.policy + "; frame-ancestors 'none'")
        }
        // Browsers ask for it unbidden, and would complain.
        if path == "/favicon.ico" { return .content([], mediaType: "image/png", policy: Self.closedPolicy) }
        if path.hasPrefix(ServedSite.picturesPath),
            let picture = site.picture(String(path.dropFirst(ServedSite.picturesPath.count)))
        {
            return .content(picture.bytes, mediaType: picture.mediaType, policy: Self.closedPolicy)
        }
        if path.hasPrefix(ServedSite.eventsPath), request.method == "GET" {
            return .events(isOutdated: path.dropFirst(ServedSite.eventsPath.count) != site.generation[...])
        }
        return .refusal(status: 404, "There is nothing here.")
    }

    /// The names that the loopback interface has in an address; the port may be missing where it is that of HTTP.
    private var names: [String] {
        let hosts = ["localhost", "127.0.0.1", "[::1]"]
        return hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    }
}
