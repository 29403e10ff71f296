internal import CodeLexing

/// Reads every string in JavaScript, TypeScript, Dart or Kotlin, because each may name a set in a cross-platform app.
enum ScriptCode {
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        let lines = LineStarts(bytes)
        var offset = 0
        while offset < bytes.count {
            let first = bytes[offset]
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if first == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                offset = bytes[offset...].firstIndex(of: 10) ?? bytes.count
            } else if first == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                offset += 2
                let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
                while offset < bytes.count, bytes[offset] != slash || bytes[offset - 1] != star { offset += 1 }
            } else if "\"'`".utf8.contains(first) {
                guard facts.texts.count < limit else {
                    facts.end = lines.position(of: offset)
                    return facts
                }
                let place = lines.position(of: offset)
                let text = read(bytes, &offset)
                facts.add(data: text, at: place)
                // Only the text before an interpolated value is known: `flag_${code}`, `flag_$code`.
                if let dollar = text.firstIndex(of: "$"),
                    NamePattern(String(text[..<dollar])).fixedLetters >= NamePattern.fewestLetters
                {
                    facts.add(.joined([.text(String(text[..<dollar])), .unknown]), at: place, isHinted: false)
                }
                continue
            }
            offset += 1
        }
        return facts
    }

    /// Returns the text of the literal whose opening quote is at a byte offset, and moves the offset past the literal.
    private static func read(_ bytes: [UInt8], _ offset: inout Int) -> String {
        let quote = bytes[offset]
        var text: [UInt8] = []
        offset += 1
        while offset < bytes.count, bytes[offset] != quote, bytes[offset] != 10 {
            if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
            if offset < bytes.count { text.append(bytes[offset]) }
            offset += 1
        }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }
}
