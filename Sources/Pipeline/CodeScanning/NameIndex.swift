internal import CodeLexing

/// Names by the three-byte pieces that they have, so that a pattern is compared with few of many.
struct NameIndex: Sendable {
    private let names: [Entry]
    private let byPiece: [UInt32: [Int32]]

    private struct Entry {
        let bytes: [UInt8]
        /// What is before the digits at the end.
        let stem: [UInt8]
        let index: Int

        init(_ name: String, _ index: Int) {
            (bytes, self.index) = (Array(name.utf8), index)
            stem = Array(name.withoutNumber.utf8)
        }
    }

    init(_ names: [(String, Int)]) {
        self.names = names.map { Entry($0.0, $0.1) }
        var byPiece: [UInt32: [Int32]] = [:]
        for (number, name) in self.names.enumerated() {
            for piece in Set(Self.pieces(of: name.bytes)) {
                byPiece[piece, default: []].append(Int32(clamping: number))
            }
        }
        self.byPiece = byPiece
    }

    /// The indices of the names that a pattern can make.
    ///
    /// - Complexity: O(*k*) for *k* names that share the rarest piece of the pattern; O(*n*) for a pattern of short
    ///   texts.
    func indices(matching pattern: NamePattern) -> [Int] {
        let bytes = NamePattern.Bytes(pattern)
        return indices(of: pattern) { bytes.matches($0.bytes) }
    }

    /// The indices of the names that a pattern can make, alone or with a number behind them.
    func indices(ofSequence pattern: NamePattern) -> [Int] {
        let bytes = NamePattern.Bytes(pattern)
        return indices(of: NamePattern(pattern.parts + [nil])) { bytes.matches($0.bytes) || bytes.matches($0.stem) }
    }

    /// The indices of those that match of the names that have the rarest piece of a pattern; of all names for a pattern
    /// without a piece.
    private func indices(of pattern: NamePattern, _ matches: (Entry) -> Bool) -> [Int] {
        var fewest: [Int32]?
        for piece in pattern.parts.flatMap({ Self.pieces(of: Array(($0 ?? "").utf8)) }) {
            guard let numbers = byPiece[piece] else { return [] }
            if numbers.count < fewest?.count ?? .max { fewest = numbers }
        }
        guard let fewest else { return names.compactMap { matches($0) ? $0.index : nil } }
        return fewest.compactMap { matches(names[Int($0)]) ? names[Int($0)].index : nil }
    }

    private static func pieces(of bytes: [UInt8]) -> [UInt32] {
        guard bytes.count >= 3 else { return [] }
        return (0..<bytes.count - 2).map { (index: Int) -> UInt32 in
            let (first, second, third) = (UInt32(bytes[index]), UInt32(bytes[index + 1]), UInt32(bytes[index + 2]))
            return first << 16 | second << 8 | third
        }
    }
}

extension String {
    /// What is before the digits at the end, and before an extension: `Wave` of `Wave12` and of `Wave12.png`.
    fileprivate var withoutNumber: String {
        let stem = prefix { $0 != "." }
        return String(
            stem[..<(stem.lastIndex { !("0"..."9").contains($0) }.map(stem.index(after:)) ?? stem.startIndex)])
    }
}
