/// Names by the three-byte pieces that they have, so that a pattern is compared with few of many.
struct NameIndex: Sendable {
    private let names: [(name: String, index: Int)]
    /// The numbers of the names by the pieces in them.
    private let byPiece: [UInt32: [Int32]]

    init(_ names: [(String, Int)]) {
        self.names = names.map { (name: $0.0, index: $0.1) }
        var byPiece: [UInt32: [Int32]] = [:]
        for (number, name) in names.enumerated() {
            for piece in Set(Self.pieces(of: name.0)) { byPiece[piece, default: []].append(Int32(clamping: number)) }
        }
        self.byPiece = byPiece
    }

    /// The indices of the names that a pattern can make.
    ///
    /// - Complexity: O(*k*) for *k* names that share the rarest piece of the pattern; O(*n*) for a pattern of short
    ///   texts.
    func indices(matching pattern: NamePattern) -> [Int] {
        candidates(pattern).compactMap { name, index in pattern.matches(name) ? index : nil }
    }

    /// The indices of the names that a pattern can make, alone or with a number behind them.
    func indices(ofSequence pattern: NamePattern) -> [Int] {
        candidates(NamePattern(pattern.parts + [nil])).compactMap { name, index in
            pattern.matches(name) || pattern.matches(name.withoutNumber) ? index : nil
        }
    }

    /// The names that have the rarest piece of a pattern; all of them for a pattern without a piece.
    private func candidates(_ pattern: NamePattern) -> [(name: String, index: Int)] {
        var fewest: [Int32]?
        for piece in pattern.parts.flatMap({ Self.pieces(of: $0 ?? "") }) {
            guard let numbers = byPiece[piece] else { return [] }
            if numbers.count < fewest?.count ?? .max { fewest = numbers }
        }
        return fewest.map { $0.map { names[Int($0)] } } ?? names
    }

    private static func pieces(of text: String) -> [UInt32] {
        let bytes = Array(text.utf8)
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
