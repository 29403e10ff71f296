internal import ArgumentParser
internal import ImageDecoding

/// The options that limit the cost of decoding a picture.
///
/// They accept any word as a value, so that `-1` is reported as out of range instead of as an unknown option.
struct LimitOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The maximum number of pixels in a picture; a larger one is an error.")
    var maxPixels = DecodingLimits.standard.maximumPixels

    @Option(
        parsing: .unconditional,
        help: "The maximum memory for decoding one picture, in MiB; several may be decoded at a time.")
    var maxMemory = DecodingLimits.standard.maximumBytes >> 20

    func validate() throws {
        try require(maxPixels > 0, "--max-pixels takes a whole number, 1 or more")
        // The limit is one tebibyte. A much larger number would overflow when it is converted to bytes.
        try require((1...1 << 20).contains(maxMemory), "--max-memory takes a number of MiB from 1 to 1048576")
    }

    var limits: DecodingLimits { DecodingLimits(maximumPixels: maxPixels, maximumBytes: maxMemory << 20) }
}
