internal import FileAccess

/// The words of code and of interface files.
enum CodeWords {
    struct Use {
        let line: Int
        /// Whether the word is a member of a value, such as `color` in `view.color` and `views[0].color`.
        let isOfValue: Bool
    }

    /// Calls a closure with the hash of each word of a file, and with its place.
    ///
    /// Comments are skipped and, in Objective-C, what creates no object: imports, forward declarations, pointer types.
    static func visit(_ path: String, _ visit: (UInt64, Use) -> Void) {
        guard let bytes = try? RegularFile.bytes(of: path) else { return }
        let type = FilePath.stemAndExtension(of: FilePath.name(of: path)).extension
        let isObjectiveC = ["h", "m", "mm", "pch"].contains(type)
        let isCode = isObjectiveC || type == "swift"
        var index = 0
        var line = 1
        // The word before the current one, as long as only a period is between them.
        var receiver = 0..<0
        while index < bytes.count {
            guard isWord(bytes[index]) else {
                let end = isCode ? end(ofSkipped: bytes, at: index) : index + 1
                line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
                index = end
                continue
            }
            var hash = basis
            let start = index
            while index < bytes.count, isWord(bytes[index]) {
                hash = (hash ^ UInt64(bytes[index])) &* prime
                index += 1
            }
            var next = index
            while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
            if !isObjectiveC || next == bytes.count || bytes[next] != UInt8(ascii: "*") {
                visit(hash, Use(line: line, isOfValue: isMemberOfValue(bytes, at: start, after: receiver)))
            }
            receiver = start..<index
        }
    }

    /// Returns whether the word at an index is a member of a value, if a receiver is the word before it.
    private static func isMemberOfValue(_ bytes: [UInt8], at index: Int, after receiver: Range<Int>) -> Bool {
        guard index > 1, bytes[index - 1] == UInt8(ascii: ".") else { return false }
        if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[index - 2]) {
            return true
        }
        guard receiver.upperBound == index - 1, let first = bytes[receiver].first else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && !bytes[receiver].elementsEqual("self".utf8)
    }

    /// Returns the index after the comment, import or forward declaration at an index, or else the next index.
    private static func end(ofSkipped bytes: [UInt8], at index: Int) -> Int {
        let first = bytes[index]
        guard first == UInt8(ascii: "/") || first == UInt8(ascii: "#") || first == UInt8(ascii: "@") else {
            return index + 1
        }
        let rest = bytes[index...]
        if rest.starts(with: "/*".utf8) {
            var end = index + 2
            while end < bytes.count, bytes[end - 1] != UInt8(ascii: "*") || bytes[end] != first { end += 1 }
            return end
        }
        guard ["//", "#import", "#include", "@class"].contains(where: { rest.starts(with: $0.utf8) }) else {
            return index + 1
        }
        return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    /// Returns the FNV-1a hash of a word (Fowler, Noll and Vo, draft-eastlake-fnv).
    static func hash(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(basis) { ($0 ^ UInt64($1)) &* prime } }

    private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
