internal import CodeLexing

/// An index of names by their three-byte substrings, which avoids comparing a pattern with every name.
struct NameIndex: Sendable {
    private let names: [Entry]
    private var byPiece: [UInt32: [Int32]] = [:]

    private struct Entry {
        let bytes: [UInt8]
        let stem: [UInt8]
        let index: Int
    }

    init(_ names: [(String, Int)]) {
        self.names = names.map { Entry(bytes: Array($0.utf8), stem: Array($0.withoutNumber.utf8), index: $1) }
        for (number, name) in self.names.enumerated() {
            for piece in Set(Self.pieces(of: name.bytes)) {
                byPiece[piece, default: []].append(Int32(clamping: number))
            }
        }
    }

    func indices(matching pattern: NamePattern) -> [Int] {
        let bytes = NamePattern.Bytes(pattern)
        return indices(of: pattern) { bytes.matches($0.bytes) }
    }

    /// Returns the indices of the names that match with or without their final number: `Wave12` for `Wave`.
    func indices(ofSequence pattern: NamePattern) -> [Int] {
        let bytes = NamePattern.Bytes(pattern)
        return indices(of: NamePattern(pattern.parts + [nil])) { bytes.matches($0.bytes) || bytes.matches($0.stem) }
    }

    /// Returns the indices of names that satisfy `matches`; tests only those with the pattern's rarest three bytes.
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
    /// The name without its extension and final digits: `Wave` for `Wave12` and `Wave12.png`.
    fileprivate var withoutNumber: String {
        let stem = prefix { $0 != "." }
        return String(
            stem[..<(stem.lastIndex { !("0"..."9").contains($0) }.map(stem.index(after:)) ?? stem.startIndex)])
    }
}
