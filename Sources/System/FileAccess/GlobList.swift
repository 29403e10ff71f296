internal import PlatformC

/// A list of shell globs for matching names, in which `*` also matches slashes.
///
/// If several globs match a name, the first one counts.
package struct GlobList: Sendable, ExpressibleByArrayLiteral {
    private var plain: [[UInt8]: Int] = [:]
    private var patterns: [(number: Int, glob: Glob)] = []

    package init(_ globs: [String]) {
        for (number, glob) in globs.enumerated() {
            if Self.hasWildcard(glob) {
                patterns.append((number, Glob(glob)))
            } else if plain[Array(glob.utf8)] == nil {
                plain[Array(glob.utf8)] = number
            }
        }
    }

    package init(arrayLiteral globs: String...) { self.init(globs) }

    package var isEmpty: Bool { plain.isEmpty && patterns.isEmpty }

    package func matches(_ names: [String]) -> Bool { firstMatch(for: names) != nil }

    package func firstMatch(for names: [String]) -> Int? {
        let number = plain.isEmpty ? nil : names.compactMap { plain[Array($0.utf8)] }.min()
        let pattern = patterns.lazy.prefix { $0.number < number ?? .max }
            .first { pattern in names.contains { pattern.glob.matches($0) } }
        return pattern?.number ?? number
    }

    /// Returns the indices of the globs that match none of the names, in ascending order.
    ///
    /// Of equal globs without wildcards, only the first is returned.
    package func unmatched(in names: Set<String>) -> [Int] {
        let bytes = plain.isEmpty ? [] : Set(names.map { Array($0.utf8) })
        let others = patterns.filter { pattern in !names.contains { pattern.glob.matches($0) } }.map(\.number)
        return (plain.filter { !bytes.contains($0.key) }.map(\.value) + others).sorted()
    }

    /// Whether a glob has special characters other than stars, so that matching takes quadratic time.
    package static func isSlow(_ glob: String) -> Bool {
        glob.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") }
    }

    package static func hasWildcard(_ glob: String) -> Bool {
        isSlow(glob) || glob.utf8.contains(UInt8(ascii: "*"))
    }
}

private enum Glob: Sendable {
    /// A glob whose only wildcards are stars, as the texts before, between and after the stars.
    case stars([Text])
    case other(String)

    init(_ glob: String) {
        let texts = glob.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        // A backslash at the end, which escapes nothing, stands for itself.
        let isOpen = !glob.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
        self =
            GlobList.isSlow(glob)
            ? .other(glob + (isOpen ? "\\" : "")) : .stars(texts.map { Text(bytes: Array($0)) })
    }

    func matches(_ name: String) -> Bool {
        switch self {
        case .other(let glob): return fnmatch(glob, name, 0) == 0
        case .stars(let texts):
            guard let first = texts.first?.bytes, let last = texts.last?.bytes else { return false }
            let name = Array(name.utf8)
            guard name.count >= first.count + last.count, name.starts(with: first),
                name.suffix(last.count).elementsEqual(last)
            else { return false }
            var rest = name[first.count..<(name.count - last.count)]
            for text in texts.dropFirst().dropLast() {
                guard let end = text.endOfFirst(in: rest) else { return false }
                rest = rest[end...]
            }
            return true
        }
    }

    /// A text prepared for a search in linear time (Knuth, Morris, Pratt 1977, doi:10.1137/0206024).
    struct Text: Sendable {
        let bytes: [UInt8]
        /// For each number of matched bytes, the length of the next shorter match that ends at the same byte.
        private let shorter: [Int]

        init(bytes: [UInt8]) {
            self.bytes = bytes
            var shorter = [Int](repeating: 0, count: bytes.count + 1)
            var length = 0
            for index in bytes.indices.dropFirst() {
                while length > 0, bytes[length] != bytes[index] { length = shorter[length] }
                if bytes[length] == bytes[index] { length += 1 }
                shorter[index + 1] = length
            }
            self.shorter = shorter
        }

        /// Returns the index after the first occurrence of the text; nil if there is none.
        func endOfFirst(in name: ArraySlice<UInt8>) -> Int? {
            if bytes.isEmpty { return name.startIndex }
            var length = 0
            for index in name.indices {
                while length > 0, bytes[length] != name[index] { length = shorter[length] }
                if bytes[length] == name[index] { length += 1 }
                if length == bytes.count { return index + 1 }
            }
            return nil
        }
    }
}
