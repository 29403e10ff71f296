internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

/// A line on a terminal that shows how many pictures are read, how fast, and the transitions of a carousel.
final class ProgressLine: Sendable {
    /// The minimum time between updates of the line, because nobody can read more than ten updates per second.
    private static let interval = Duration.milliseconds(100)

    private let columns: Int
    private let isShown: Bool
    private let state = Locked(State())

    private struct State {
        var total = 0
        /// The work as a past participle, such as `read`, which follows the number of finished pictures.
        var work = "read"
        var done = 0
        var start = ContinuousClock.now
        var lastShown: ContinuousClock.Instant?
        var isOnScreen = false
    }

    /// - Parameter isWanted: whether to show the line on a terminal outside of continuous integration.
    init(isWanted: Bool) {
        let environment = CurrentProcess.environment
        isShown =
            isWanted && StandardStreams.errorIsTerminal && environment["CI"] == nil && environment["TERM"] != "dumb"
        columns = isShown ? StandardStreams.errorColumns : 0
    }

    func announce(_ work: String) { state.withLock { $0.work = work } }

    func show(_ event: RunEvent) {
        guard isShown else { return }
        switch event {
        case .began(.pictures(let count)):
            state.withLock { state in
                let work = state.work
                state = State()
                (state.total, state.work) = (count, work)
            }
        case .began: clear()
        case .reads(let path):
            state.withLock { state in
                let (done, total, work) = (state.done, state.total, state.work)
                draw(&state) {
                    Self.text(done: done, total: total, work, elapsed: $0, current: path, columns: columns)
                }
            }
        case .computes(let carousel, let done, let total):
            state.withLock { state in
                draw(&state) { _ in Self.text(carousel: carousel, done: done, total: total, columns: columns) }
            }
        case .hasRead: state.withLock { $0.done += 1 }
        }
    }

    func clear() {
        state.withLock { state in
            if state.isOnScreen { StandardStreams.error("\r\u{1B}[K") }
            state.isOnScreen = false
        }
    }

    private func draw(_ state: inout State, text: (_ elapsed: Duration) -> String) {
        let now = ContinuousClock.now
        guard now - (state.lastShown ?? state.start) >= Self.interval else { return }
        state.lastShown = now
        state.isOnScreen = true
        StandardStreams.error("\r\u{1B}[K\(text(now - state.start))")
    }

    static func text(carousel: String, done: Int, total: Int, columns: Int) -> String {
        let text = "\(done)/\(total)  carousel \"\(TerminalText.escaped(carousel))\""
        return text.count < columns ? text : String(text.prefix(max(columns - 2, 0))) + "…"
    }

    static func text(
        done: Int, total: Int, _ work: String = "read", elapsed: Duration, current: String, columns: Int
    ) -> String {
        let seconds = elapsed / .seconds(1)
        var text = "\(done)/\(total) \(work)"
        if done > 0, seconds > 0 {
            let rate = Double(done) / seconds
            let left = Int((Double(total - done) / rate).rounded(.up))
            text +=
                "  \(Int(rate.rounded()))/s  " + (left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s") + " left"
        }
        // The end of a long path is more informative than its beginning.
        let room = columns - 3 - text.count
        let path = TerminalText.escaped(current)
        if path.count <= room { return text + "  " + path }
        return room < 8 ? text : text + "  …" + path.suffix(room - 1)
    }
}
