internal import ArgumentParser
internal import ImageDecoding

/// What a picture may cost, for every command that decodes.
///
/// Numbers are parsed unconditionally, here as elsewhere: a negative one is out of range, not an option.
struct LimitOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The maximum number of pixels in a picture; a larger one is an error.")
    var maxPixels = Self.standardPixels

    @Option(
        parsing: .unconditional,
        help: "The maximum memory for decoding one picture, in MiB; --jobs N decodes N at a time.")
    var maxMemory = Self.standardMemory

    func validate() throws {
        guard maxPixels > 0 else { throw ValidationError("--max-pixels takes a number from 1") }
        // A tebibyte: beyond it the number of bytes says nothing.
        guard (1...1 << 20).contains(maxMemory) else {
            throw ValidationError("--max-memory takes a number from 1 to 1048576")
        }
    }

    private static let standardPixels = DecodingLimits.standard.maximumPixels
    private static let standardMemory = DecodingLimits.standard.maximumBytes >> 20

    var limits: DecodingLimits { DecodingLimits(maximumPixels: maxPixels, maximumBytes: maxMemory << 20) }
}

extension LimitOptions: PlainParsable {
    static var plain: [PlainOption<Self>] {
        [
            .option("--max-pixels", standard: standardPixels) { $0.maxPixels = $1 },
            .option("--max-memory", standard: standardMemory) { $0.maxMemory = $1 },
        ]
    }
}
