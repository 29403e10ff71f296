package import CatalogCompiler
package import Diagnostics
package import FileAccess
internal import PictureAnalysis

/// A compiler that runs a request repeatedly without writing output, and reads only changed pictures again.
package struct RepeatedCompile {
    private let request: CompileRequest
    private var memory: PictureMemory
    private let tables = TableMemory()
    private let clock: FileClock

    package init(_ request: CompileRequest, cache: BuildCache) {
        self.request = request
        memory = PictureMemory(cache: cache.facts)
        clock = cache.facts.clock
    }

    /// Compiles the request once, and returns the outcome with all accessed paths, for waiting for a change.
    package mutating func run() async -> (outcome: Diagnosed<CompileOutcome>, looks: [FileTrace.Look]) {
        let trace = FileTrace(clock: clock)
        let outcome = await FileTrace.$current.withValue(trace) { [request, memory, tables] in
            await CatalogBuild.compile(request, memory: memory, tables: tables, observer: { _ in })
        }
        let looks = trace.looks
        let pictures = outcome.tree.pictures
        memory.digests = [:]
        for look in looks where look.aspect == .content && look.stamp.isSettled(at: trace.start) {
            guard let hash = pictures[look.path]?.digest else { continue }
            memory.digests[look.path] = (look.stamp, hash)
        }
        return (outcome, looks)
    }
}
