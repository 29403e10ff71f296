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
    return await withTaskGroup(of: (Int, Output).self) { group in
        var results = [Output?](repeating: nil, count: inputs.count)
        var next = 0
        while next < min(width, inputs.count) {
            group.addTask { [next] in (next, body(inputs[next])) }
            next += 1
        }
        while let (index, result) = await group.next() {
            results[index] = result
            if next < inputs.count {
                group.addTask { [next] in (next, body(inputs[next])) }
                next += 1
            }
        }
        return results.compactMap(\.self)
    }
}
