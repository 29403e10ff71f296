internal import PlatformC

/// Globs as a shell has them, in their order; `*` crosses slashes.
///
/// Those without wildcards are looked up. So a list may name every picture of a tree, and takes no longer for it.
package struct GlobList: Sendable, ExpressibleByArrayLiteral {
    private var plain: [[UInt8]: Int] = [:]
    private var patterns: [(number: Int, glob: String)] = []

    package init(_ globs: [String]) {
        for (number, glob) in globs.enumerated() {
            if Self.hasWildcard(glob) {
                patterns.append((number, glob))
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
            .first { pattern in names.contains { fnmatch(pattern.glob, $0, 0) == 0 } }
        return pattern?.number ?? number
    }

    /// Whether a glob stands for more than its own text.
    package static func hasWildcard(_ glob: String) -> Bool {
        glob.utf8.contains {
            $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\")
        }
    }
}
