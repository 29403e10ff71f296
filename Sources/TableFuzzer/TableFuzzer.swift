@testable import CarouselGradients
import ColorScience

/// libFuzzer's own start, called because SwiftPM gives every executable a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The name under which SwiftPM looks for the entry of this target.
@_cdecl("TableFuzzer_main")
public func start(_ count: Int32, _ arguments: UnsafeMutableRawPointer) -> Int32 {
    var count = count
    var arguments = arguments
    return withUnsafeMutablePointer(to: &arguments) { runFuzzer(&count, $0, { read($0, $1) }) }
}

/// What libFuzzer calls with bytes of its own: they are read as tables, and a table that comes of it answers everywhere.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // Nothing but the checksum is reached without a good one.
    for candidate in [bytes, resealed(bytes)] {
        if let table = try? GradientTable(bytes: candidate) { lookUp(table) }
        if let table = try? BackdropTable(bytes: candidate) { table.tracks.forEach(lookUp) }
    }
    return 0
}

private func lookUp(_ table: GradientTable) {
    var sum = 0
    for position in [-Double.infinity, -1.5, 0, 0.3, 1, 7.7, 1e300, .nan] {
        sum &+= Int(table.color(at: position).red)
    }
    for transition in table.transitions { sum &+= transition.stops.count }
    _ = table.worstContrast(of: SRGB8(red: 255, green: 255, blue: 255))
}

private func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var words = stride(from: 0, to: bytes.count - 3, by: 4).map { at in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
    }
    guard words.count > TableLayout.checksumWord else { return bytes }
    words[TableLayout.checksumWord] = TableLayout.checksum(words)
    return TableLayout.bytes(words)
}
