internal import CPreviewServer
internal import FileAccess
internal import PlatformC

/// A server that serves a page to this machine only, and tells the page when there is new content.
///
///     let server = try PreviewServer(port: nil)  // any free port
///     try server.start(site) { exit(0) }  // The closure runs after Control-C, when the server has stopped.
///     server.show(changedSite)
package final class PreviewServer: Sendable {
    package struct Failure: Error, Sendable, CustomStringConvertible {
        /// The reason in words; for a port in use, also what the user can do.
        package let description: String
    }

    /// The state that the server's thread uses.
    private final class State: Sendable {
        let routing: Routing
        let site: Locked<ServedSite>
        let ended: @Sendable () -> Void

        init(_ routing: Routing, _ site: ServedSite, _ ended: @escaping @Sendable () -> Void) {
            self.routing = routing
            self.site = Locked(site)
            self.ended = ended
        }
    }

    package let port: UInt16
    // While the server is running, only `tincture_server_signal` is called, which any thread may call.
    nonisolated(unsafe) private let server: OpaquePointer
    /// The limits for clients: a browser needs a few connections, and an event stream for each tab.
    static let limits = tincture_limits(
        connections: 128, streams: 64, request_milliseconds: 20_000, answer_milliseconds: 60_000,
        waiting_bytes: 256 << 20)
    private let state = Locked<State?>(nil)

    /// Reserves a port of the loopback interface, which other machines can't reach; any free port for nil.
    package convenience init(port wanted: UInt16?) throws(Failure) { try self.init(port: wanted, Self.limits) }

    init(port wanted: UInt16?, _ limits: tincture_limits) throws(Failure) {
        var code: Int32 = 0
        guard let server = tincture_server_open(wanted ?? 0, limits, &code) else {
            if code == EADDRINUSE, let wanted {
                throw Failure(
                    description: "port \(wanted) is in use. Name another port, or omit --port to use a free one")
            }
            let wish = wanted.map { "port \($0)" } ?? "a port"
            throw Failure(description: "cannot open \(wish): \(String(cString: strerror(code)))")
        }
        self.server = server
        port = tincture_server_port(server)
    }

    deinit { tincture_server_close(server) }

    /// Starts serving a site.
    ///
    /// - Parameter ended: is called on another thread after an interrupt or a termination signal has stopped the
    ///   server; nil to let these signals end the program as usual.
    package func start(_ site: ServedSite, ended: (@Sendable () -> Void)?) throws(Failure) {
        let state = State(Routing(port: port), site, ended ?? {})
        self.state.withLock { $0 = state }
        let code = tincture_server_start(
            server,
            { context, request, exchange in
                guard let context, let request, let exchange else { return }
                let state = Unmanaged<State>.fromOpaque(context).takeUnretainedValue()
                PreviewServer.answer(request.pointee, exchange, state)
            },
            { context in
                guard let context else { return }
                Unmanaged<State>.fromOpaque(context).takeUnretainedValue().ended()
            }, Unmanaged.passUnretained(state).toOpaque())
        guard code == 0 else { throw Failure(description: String(cString: strerror(code))) }
        if ended != nil { tincture_server_end_at_interrupt(server) }
    }

    /// Serves another site from now on, and notifies every open page.
    package func show(_ site: ServedSite) {
        guard let state = state.withLock({ $0 }) else { return }
        state.site.withLock { $0 = site }
        tincture_server_signal(server)
    }

    private static func answer(_ request: tincture_request, _ exchange: OpaquePointer, _ state: State) {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        func texts(_ first: UnsafePointer<CChar>?, _ count: Int32) -> [String] {
            [String](repeating: text(first), count: Int(count))
        }
        let asked = SiteRequest(
            method: text(request.method), target: text(request.target),
            hosts: texts(request.host, request.host_count), origins: texts(request.origin, request.origin_count),
            fetchSites: texts(request.site, request.site_count), tokens: texts(request.token, request.token_count),
            contentTypes: texts(request.content_type, request.content_type_count),
            body: request.body.map { Array(UnsafeRawBufferPointer(start: $0, count: request.body_size)) },
            defect: request.defect)
        let site = state.site.withLock { $0 }
        func send(_ status: Int32, _ mediaType: String, _ bytes: [UInt8], policy: String = Routing.closedPolicy) {
            tincture_exchange_send(exchange, status, mediaType, policy, bytes, bytes.count)
        }
        switch state.routing.answer(to: asked, of: site) {
        case .content(let bytes, let mediaType, let policy): send(200, mediaType, bytes, policy: policy)
        case .events(let isOutdated): tincture_exchange_stream(exchange, Routing.closedPolicy, isOutdated ? 1 : 0)
        case .posted(let answer, let body):
            let reply = answer(body)
            send(reply.status, "application/json; charset=utf-8", reply.json)
        case .refusal(let status, let words): send(status, "text/plain; charset=utf-8", Array((words + "\n").utf8))
        }
    }
}
