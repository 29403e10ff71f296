// Measures `GradientTable.color(at:)` against the bare arithmetic in C over the same pages and positions, and prints
// tables, whose main figures are in Scripts/bench/RESULTS.md.
import CLookupLerp
import TinctureKit

/// Pseudo-random numbers, the same in every run (xorshift64*).
struct Numbers {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}

let lookups = 1 << 20
let rounds = 25

@inline(never)
func lookUpAll(_ table: GradientTable, _ positions: [Double]) -> UInt64 {
    var sum: UInt64 = 0
    for position in positions {
        let color = table.color(at: position)
        sum &+= UInt64(color.red) << 16 | UInt64(color.green) << 8 | UInt64(color.blue)
    }
    return sum
}

/// The least time of several rounds, in nanoseconds a lookup, of each of two pieces of work in turns.
func measure(_ first: () -> UInt64, _ second: () -> UInt64) -> (Double, Double, UInt64, UInt64) {
    let clock = ContinuousClock()
    var best = (Double.infinity, Double.infinity)
    var sums: (UInt64, UInt64) = (0, 0)
    func nanoseconds(_ duration: Duration) -> Double {
        (Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9) / Double(lookups)
    }
    for _ in 0..<rounds {
        best.0 = min(best.0, nanoseconds(clock.measure { sums.0 = first() }))
        best.1 = min(best.1, nanoseconds(clock.measure { sums.1 = second() }))
    }
    return (best.0, best.1, sums.0, sums.1)
}

func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

/// A table of many pages whose transitions repeat those of a few, so that it is made at once.
func repeated(_ table: GradientTable, pages count: Int) throws -> GradientTable {
    let (pages, transitions) = (table.pages, table.transitions.map(\.stops))
    return try GradientTable(
        pages: (0..<count).map { pages[$0 % pages.count] }, wraps: false,
        stops: (0..<count - 1).map { transitions[$0 % pages.count] })
}

var numbers = Numbers()
/// What C is given of a table of several stops a transition.
struct PlainStops {
    var first: [UInt32] = []
    var progress: [Double] = []
    var channels: [UInt8] = []

    init(_ table: GradientTable) {
        for transition in table.transitions {
            first.append(UInt32(progress.count))
            for stop in transition.stops.dropLast() { add(stop.color, stop.progress) }
        }
        first.append(UInt32(progress.count))
        if let last = table.pages.last { add(last, 0) }
    }

    private mutating func add(_ color: SRGB8, _ progress: Double) {
        self.progress.append(progress)
        channels += [color.red, color.green, color.blue]
    }
}

print("| space | pages | positions | stops a transition | Tincture | C | ratio |")
print("|---|---|---|---|---|---|---|")
var worst = 0.0
for space in [ColorSpace.srgb, .oklab] {
    for count in [10, 10_000] {
        let few = (0..<100).map { _ in
            let bits = numbers.next()
            return SRGB8(
                red: UInt8(truncatingIfNeeded: bits >> 40), green: UInt8(truncatingIfNeeded: bits >> 32),
                blue: UInt8(truncatingIfNeeded: bits >> 24))
        }
        let table = try repeated(
            GradientTable(
                pages: Array(few.prefix(count)), wraps: true, interpolation: Interpolation(space: space), samples: 0),
            pages: count)
        let plain = PlainStops(table)
        let transitions = Double(table.transitions.count)
        let stops = Double(table.stopCount - 1) / transitions + 1
        let random = (0..<lookups).map { _ in numbers.unit() * transitions }
        let sequential = (0..<lookups).map { Double($0) / Double(lookups) * transitions }
        for (name, positions) in [("random", random), ("sequential", sequential)] {
            let (ours, bare, ourSum, bareSum) = measure(
                { lookUpAll(table, positions) },
                {
                    space == .srgb
                        ? lerp_all(plain.channels, positions, positions.count)
                        : lerp_stops_all(plain.first, plain.progress, plain.channels, positions, positions.count)
                })
            // A last bit may round a half the other way where the way between two stops is divided.
            guard ourSum == bareSum || space != .srgb && ourSum.distance(to: bareSum).magnitude < UInt64(lookups) else {
                fatalError("the colors differ: \(ourSum), \(bareSum)")
            }
            let ratio = ours / bare
            worst = max(worst, ratio)
            print(
                "| \(space.rawValue) | \(count) | \(name) | \(text(stops)) | \(text(ours)) ns | \(text(bare)) ns "
                    + "| \(text(ratio)) × |")
        }
    }
}
print("\nThe largest ratio is \(text(worst)).")

// The backdrops of a carousel that wraps, as arguments: how large its tables are.
let banners = CommandLine.arguments.dropFirst().compactMap { SRGB8(hex: $0) }
let widths = [375.0, 390, 430]
print(
    "\n| \(banners.count) banners blended in | binary form: stops | 41 samples a transition | offsets for 375, 390 and 430 points |"
)
print("|---|---|---|---|")
for space in [ColorSpace.srgb, .oklab, .oklch] {
    let table = GradientTable(pages: banners, wraps: true, interpolation: Interpolation(space: space))
    let samples = 3 * table.transitions.reduce(0) { $0 + $1.samples.count }
    let offsets = try widths.reduce(0) { try $0 + OffsetTable(table, along: .page(width: $1)).channels.count }
    print(
        "| \(space.rawValue) | \(table.bytes.count) bytes: \(table.stopCount) stops | \(samples) bytes | \(offsets) bytes |"
    )
}
