/// The results of a function over many inputs, worked on by several tasks, in the order of the inputs.
///
/// - Parameters:
///   - inputs: the inputs.
///   - width: how many are worked on at a time, 1 at least.
///   - body: the function; must not depend on what else is being worked on.
package func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], width: Int, _ body: @escaping @Sendable (Input) -> Output
) async -> [Output] {
    guard width > 1, inputs.count > 1 else { return inputs.map(body) }
    let state = Locked((next: 0, results: [Output?](repeating: nil, count: inputs.count)))
    // A task for each of those who work, not for each input: of small ones there may be very many.
    await withTaskGroup(of: Void.self) { group in
        for _ in 0..<min(width, inputs.count) {
            group.addTask {
                var done: (index: Int, result: Output)?
                while true {
                    let next = state.withLock { [done] state in
                        if let done { state.results[done.index] = done.result }
                        defer { state.next += 1 }
                        return state.next
                    }
                    guard next < inputs.count else { return }
                    done = (next, body(inputs[next]))
                }
            }
        }
    }
    return state.withLock { $0.results.compactMap(\.self) }
}
