import ColorScience

@testable import CarouselGradients

extension FuzzTarget {
    /// Binary tables of gradients and backdrops; a table that is read answers everywhere.
    static let tables = FuzzTarget(
        name: "tables",
        seeds: {
            let colors = (0..<5).map { (step: Int) -> SRGB8 in
                SRGB8(red: UInt8(step * 60), green: UInt8(255 - step * 40), blue: 30)
            }
            return [0, 1, 2, 5].flatMap { (count: Int) -> [[UInt8]] in
                [false, true].map { (wraps: Bool) -> [UInt8] in
                    GradientTable(
                        pages: Array(colors[..<count]), wraps: wraps, interpolation: Interpolation(space: .oklab),
                        samples: 3, tolerance: 2
                    ).bytes
                }
            }
        }, words: ["TINC"]
    ) { bytes in
        // Nothing but the checksum is reached without a good one.
        for candidate in [bytes, resealed(bytes)] {
            if let table = try? GradientTable(bytes: candidate) { lookUp(table) }
            if let table = try? BackdropTable(bytes: candidate) { table.tracks.forEach(lookUp) }
        }
    }

    private static func lookUp(_ table: GradientTable) {
        var sum = 0
        for position in [-Double.infinity, -1.5, 0, 0.3, 1, 7.7, 1e300, .nan] {
            sum &+= Int(table.color(at: position).red)
        }
        for transition in table.transitions { sum &+= transition.stops.count }
        _ = table.worstContrast(of: SRGB8(red: 255, green: 255, blue: 255))
    }

    private static func resealed(_ bytes: [UInt8]) -> [UInt8] {
        var words: [UInt32] = []
        for at in stride(from: 0, to: bytes.count - 3, by: 4) {
            words.append(bytes[at..<at + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) })
        }
        guard words.count > TableLayout.checksumWord else { return bytes }
        words[TableLayout.checksumWord] = TableLayout.checksum(words)
        return TableLayout.bytes(words)
    }
}
