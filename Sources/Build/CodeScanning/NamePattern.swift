/// A name as code writes it: text, and gaps where something is put in.
struct NamePattern: Sendable, Hashable {
    /// The parts in their order; nil for a gap.
    ///
    /// No two gaps and no two texts are neighbors.
    let parts: [String?]

    init(_ parts: [String?]) {
        if parts.count == 1 {
            self.parts = parts
            return
        }
        var joined: [String?] = []
        for part in parts where part != "" {
            switch (joined.last, part) {
            case (.some(.some(let text)), .some(let more)): joined[joined.count - 1] = text + more
            case (.some(.none), .none): break
            default: joined.append(part)
            }
        }
        self.parts = joined
    }

    init(_ text: String) { parts = [text] }

    /// The name itself; nil where something is put in.
    var plain: String? {
        if parts.isEmpty { return "" }
        return parts.count == 1 ? parts[0] : nil
    }

    /// True where nothing of the name is known.
    var isAnything: Bool { !parts.contains { $0?.isEmpty == false } }

    /// How many letters and digits of the name are known.
    var fixedLetters: Int {
        parts.reduce(0) { count, part in
            count + (part?.unicodeScalars.count { $0.properties.isAlphabetic || ("0"..."9").contains($0) } ?? 0)
        }
    }

    /// As a person would write it.
    var text: String { parts.map { $0 ?? "\\(…)" }.joined() }

    /// True where the name can be made by putting something, or nothing, into the gaps.
    ///
    /// - Complexity: O(*n* · *m*) for a name of *n* bytes and *m* of the pattern.
    func matches(_ name: String) -> Bool {
        var rest = name.utf8[...]
        for (index, part) in parts.enumerated() {
            guard let part else { continue }
            if index == parts.count - 1 {
                // The last text is at the end, and is all there is where nothing is before it.
                return index == 0 ? rest.elementsEqual(part.utf8) : rest.reversed().starts(with: part.utf8.reversed())
            }
            if index == 0 {
                guard rest.starts(with: part.utf8) else { return false }
                rest = rest.dropFirst(part.utf8.count)
            } else {
                guard let found = rest.firstRange(of: part.utf8) else { return false }
                rest = rest[found.upperBound...]
            }
        }
        return parts.last == .some(nil) || rest.isEmpty
    }
}

extension NamePattern {
    /// The pattern of a format such as `flag_%@`; nil for a text that puts nothing in.
    ///
    /// Reference: *String Format Specifiers* of Apple's String Programming Guide.
    init?(format: String) {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return nil }
        var parts: [String?] = []
        var text = ""
        var rest = format[...]
        var hasGap = false
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                text.append("%")
                rest.removeFirst()
                continue
            }
            let flags = rest.prefix { "0123456789.$+-# lhqzjt*".contains($0) }
            let conversion = rest.dropFirst(flags.count).first
            guard let conversion, "@dDuUxXoOfFeEgGcCsSpaAi".contains(conversion) else {
                text.append("%")
                continue
            }
            rest = rest.dropFirst(flags.count + 1)
            parts += [text, nil]
            text = ""
            hasGap = true
        }
        guard hasGap else { return nil }
        self.init(parts + [text])
    }
}
