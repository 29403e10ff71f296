package import CatalogCompiler
internal import FileAccess
internal import PictureAnalysis

/// A stopwatch for the stages of a run, such as reading the pictures.
package final class RunTiming: Sendable {
    private let state = Locked(State())

    package init() {}

    private struct State {
        let start = ContinuousClock.now
        var stages: [(stage: RunStage, start: ContinuousClock.Instant)] = []
        var pictures: [PictureOrigin: Int] = [:]
    }

    package func note(_ event: RunEvent) {
        switch event {
        case .began(let stage):
            let now = ContinuousClock.now
            state.withLock { $0.stages.append((stage, now)) }
        case .hasRead(_, let origin): state.withLock { $0.pictures[origin, default: 0] += 1 }
        case .reads, .computes: break
        }
    }

    package var text: String {
        state.withLock { state in
            guard let end = state.stages.last else { return "" }
            let lines = zip(state.stages, state.stages.dropFirst()).map { stage, next in
                Self.line(next.start - stage.start, stage.stage.words + Self.origins(of: stage.stage, state.pictures))
            }
            return (lines + [Self.line(end.start - state.start, "in total")]).joined()
        }
    }

    private static func origins(of stage: RunStage, _ pictures: [PictureOrigin: Int]) -> String {
        guard case .pictures = stage, !pictures.isEmpty else { return "" }
        let parts = [
            (PictureOrigin.decoded, "decoded"), (.recognized, "recognized"), (.remembered, "remembered"),
            (.given, "from --palettes"),
        ].compactMap { origin, words in pictures[origin].map { "\($0) \(words)" } }
        return ": " + parts.joined(separator: ", ")
    }

    private static func line(_ duration: Duration, _ words: String) -> String {
        let tenths = Int((duration / .microseconds(100)).rounded())
        let number = "\(tenths / 10).\(tenths % 10) ms"
        return String(repeating: " ", count: max(0, 12 - number.count)) + number + "  " + words + "\n"
    }
}

extension RunStage {
    fileprivate var words: String {
        switch self {
        case .comparison: "looking for changes"
        case .configuration: "reading the configuration"
        case .sources: "reading folders and sets"
        case .pictures(let count): "reading \(count) \(count == 1 ? "picture" : "pictures")"
        case .assembly: "making the manifest"
        case .encoding: "encoding the manifest"
        case .writing: "writing the output"
        case .remembering: "writing the cache"
        case .end: "ending"
        }
    }
}
