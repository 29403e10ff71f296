internal import ArgumentParser
internal import ImageDecoding

/// What a picture may cost, for every command that decodes.
struct LimitOptions: ParsableArguments {
    @Option(help: "The maximum number of pixels in a picture; a larger one is an error.")
    var maxPixels = DecodingLimits.standard.maximumPixels

    @Option(help: "The maximum memory for decoding one picture, in MiB; --jobs N decodes N at a time.")
    var maxMemory = DecodingLimits.standard.maximumBytes >> 20

    func validate() throws {
        guard maxPixels > 0 else { throw ValidationError("--max-pixels takes a number from 1") }
        // A tebibyte: beyond it the number of bytes says nothing.
        guard (1...1 << 20).contains(maxMemory) else {
            throw ValidationError("--max-memory takes a number from 1 to 1048576")
        }
    }

    var limits: DecodingLimits { DecodingLimits(maximumPixels: maxPixels, maximumBytes: maxMemory << 20) }
}

extension LimitOptions: PlainParsable {
    static let plain = PlainArguments.Known(options: ["--max-pixels", "--max-memory"])

    static func taken(from plain: PlainArguments) -> Self? {
        let standard = DecodingLimits.standard
        guard let pixels = plain.number("--max-pixels", standard: standard.maximumPixels),
            let memory = plain.number("--max-memory", standard: standard.maximumBytes >> 20)
        else { return nil }
        var taken = Self()
        taken.maxPixels = pixels
        taken.maxMemory = memory
        return taken
    }
}
