package import CodeLexing

extension NamePattern {
    /// The pattern without the extension of a picture file; nil if the pattern has no such extension.
    ///
    /// If UIKit doesn't find a name, it drops any extension. This property only drops extensions of picture files,
    /// because many names contain dots: `star.fill`.
    var withoutExtension: NamePattern? {
        guard let last = parts.last ?? nil, let point = last.utf8.lastIndex(of: UInt8(ascii: ".")),
            CodeWalk.pictures.contains(last[point...].dropFirst().lowercased())
        else { return nil }
        return NamePattern(parts.dropLast() + [String(last[..<point])])
    }

    /// Returns whether a pattern has enough known letters to be a name.
    ///
    /// If the code around the pattern is about assets (`isHinted`), two letters suffice, or one beside `-`, `_` or `/`.
    func counts(isHinted: Bool) -> Bool {
        if plain != nil { return !isAnything }
        let letters = withoutExtension?.fixedLetters ?? fixedLetters
        if letters >= NamePattern.fewestLetters { return true }
        return isHinted
            && (letters == 2 || letters == 1 && parts.contains { $0?.contains { "-_/".contains($0) } == true })
    }

    /// Whether the pattern joins unknown parts by punctuation alone, as in `"\(row)-\(column)"`.
    ///
    /// Among assets, such code probably means only names that are numbers.
    var joinsNumbers: Bool { fixedLetters == 0 && !isAnything && plain == nil }

    /// A pattern prepared for comparison with many names.
    package struct Bytes: Sendable {
        private let parts: [[UInt8]?]

        package init(_ pattern: NamePattern) { parts = pattern.parts.map { $0.map { Array($0.utf8) } } }

        /// Returns whether the gaps of the pattern can be filled to form the name.
        package func matches(_ name: [UInt8]) -> Bool {
            var start = 0
            for (index, part) in parts.enumerated() {
                guard let part else { continue }
                let last = name.count - part.count
                if index == parts.count - 1 {
                    // The last part must be at the end of the name. If it is the only part, it must be the whole name.
                    return last >= start && (index > 0 || last == 0) && name[last...].starts(with: part)
                }
                while start <= last, !name[start...].starts(with: part) {
                    if index == 0 { return false }
                    start += 1
                }
                guard start <= last else { return false }
                start += part.count
            }
            return parts.last == .some(nil) || start == name.count
        }
    }

    /// Creates the pattern of a format such as `flag_%@`; nil for a text without placeholders.
    ///
    /// Reference: *String Format Specifiers* in Apple's String Programming Guide.
    init?(format: String) {
        guard format.contains(UInt8(ascii: "%")) else { return nil }
        let pieces = format.split(separator: "%", omittingEmptySubsequences: false)
        var parts: [String?] = []
        var text = String(pieces[0])
        var isEscaped = false
        for piece in pieces.dropFirst() {
            let rest = piece.drop { "0123456789.$+-# lhqzjt*".contains($0) }
            if !isEscaped, let conversion = rest.first, "@dDuUxXoOfFeEgGcCsSpaAi".contains(conversion) {
                parts += [text, nil]
                text = String(rest.dropFirst())
            } else {
                text += isEscaped ? piece : "%" + piece
                isEscaped = !isEscaped && piece.isEmpty
            }
        }
        guard !parts.isEmpty else { return nil }
        self.init(parts + [text])
    }
}
