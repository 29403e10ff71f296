internal import PlatformC

/// Globs as a shell has them, in their order; `*` crosses slashes.
///
/// Those without wildcards are looked up. So a list may name every picture of a tree, and takes no longer for it.
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

    /// Whether the list matches nothing.
    package var isEmpty: Bool { plain.isEmpty && patterns.isEmpty }

    /// Whether any glob matches one of some names.
    package func matches(_ names: [String]) -> Bool { firstMatch(for: names) != nil }

    /// The number of the first glob that matches one of some names; nil where none does.
    package func firstMatch(for names: [String]) -> Int? {
        let number = plain.isEmpty ? nil : names.compactMap { plain[Array($0.utf8)] }.min()
        let pattern = patterns.lazy.prefix { $0.number < number ?? .max }
            .first { pattern in names.contains { pattern.glob.matches($0) } }
        return pattern?.number ?? number
    }

    /// Whether matching a glob may take time that grows with the product of its length and that of the name: it has more
    /// than stars.
    package static func isSlow(_ glob: String) -> Bool {
        glob.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") }
    }

    /// Whether a glob stands for more than its own text.
    package static func hasWildcard(_ glob: String) -> Bool {
        glob.utf8.contains {
            $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\")
        }
    }
}

/// A glob with wildcards.
private enum Glob: Sendable {
    /// Texts with a star between each two: they are looked for one after the other, in linear time.
    case stars([[UInt8]])
    case other(String)

    init(_ glob: String) {
        self =
            GlobList.isSlow(glob)
            ? .other(glob)
            : .stars(
                glob.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) })
    }

    func matches(_ name: String) -> Bool {
        guard case .stars(let texts) = self, let first = texts.first, let last = texts.last else {
            if case .other(let glob) = self { return fnmatch(glob, name, 0) == 0 }
            return false
        }
        var name = name
        return name.withUTF8 { name in
            guard name.count >= first.count + last.count, name.starts(with: first),
                name.suffix(last.count).elementsEqual(last)
            else { return false }
            var rest = name[first.count..<(name.count - last.count)]
            for text in texts.dropFirst().dropLast() where !text.isEmpty {
                guard let start = UnsafeRawBufferPointer(rebasing: rest).firstOffset(of: text) else { return false }
                rest = rest.dropFirst(start + text.count)
            }
            return true
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate init(rebasing bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        self.init(UnsafeBufferPointer(rebasing: bytes))
    }

    /// The offset of the first occurrence of some bytes, at least one; nil where there is none.
    fileprivate func firstOffset(of text: [UInt8]) -> Int? {
        guard let start = baseAddress, let found = memmem(start, count, text, text.count) else { return nil }
        return UnsafeRawPointer(found) - start
    }
}
