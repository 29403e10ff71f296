/// A name as code writes it: text, and gaps where something is put in.
struct NamePattern: Sendable, Hashable {
    /// The parts in their order; nil for an interpolation.
    let parts: [String?]

    init(_ parts: [String?]) { self.parts = parts }

    init(_ text: String) { parts = [text] }

    /// The name itself; nil where something is put in.
    var plain: String? {
        if parts.isEmpty { return "" }
        return parts.count == 1 ? parts[0] : nil
    }

    /// True where nothing of the name is known.
    var isAnything: Bool { !parts.contains { $0?.isEmpty == false } }

    /// As a person would write it.
    var text: String { parts.map { $0 ?? "\\(…)" }.joined() }

    /// True where the name can be made by putting something into the gaps.
    func matches(_ name: String) -> Bool { Self.matches(Array(name), parts[...]) }

    /// - Complexity: exponential in the number of gaps at worst; names have two or three.
    private static func matches(_ name: some Collection<Character>, _ parts: ArraySlice<String?>) -> Bool {
        guard let first = parts.first else { return name.isEmpty }
        let rest = parts.dropFirst()
        if let text = first { return name.starts(with: text) && matches(name.dropFirst(text.count), rest) }
        if rest.isEmpty { return !name.isEmpty }
        return (1...max(1, name.count)).contains { $0 <= name.count && matches(name.dropFirst($0), rest) }
    }
}
