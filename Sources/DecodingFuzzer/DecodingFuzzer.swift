import ImageDecoding

/// libFuzzer's own start, called because SwiftPM gives every executable a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The name under which SwiftPM looks for the entry of this target.
@_cdecl("DecodingFuzzer_main")
public func start(_ count: Int32, _ arguments: UnsafeMutableRawPointer) -> Int32 {
    var count = count
    var arguments = arguments
    return withUnsafeMutablePointer(to: &arguments) { runFuzzer(&count, $0, { decode($0, $1) }) }
}

/// What libFuzzer calls with bytes of its own: they are probed and decoded, and nothing may trap.
@_cdecl("LLVMFuzzerTestOneInput")
public func decode(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // Small limits: the fuzzer looks for mistakes, not for large pictures.
    let limits = DecodingLimits(maximumPixels: 1 << 20, maximumBytes: 64 << 20)
    _ = try? ImageProbe.header(of: .bytes(bytes), limits: limits)
    for leastPixels in [nil, 64] {
        guard var decoder = try? PictureDecoder(.bytes(bytes), limits: limits, leastPixels: leastPixels) else {
            continue
        }
        var sum = 0
        while (try? decoder.nextRows { rows in sum &+= rows.reduce(0) { $0 &+ Int($1) } }) == true {}
        _ = decoder.transform?.oklab([0, 128, 255])
    }
    return 0
}
