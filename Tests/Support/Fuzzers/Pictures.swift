import ImageDecoding

extension FuzzTarget {
    /// PNG and JPEG, the formats of the package traits that are on, headers of the other formats, color profiles.
    static let pictures = FuzzTarget(
        name: "pictures",
        seeds: {
            try [".png", ".jpg", ".webp", ".gif", ".avif", ".heic"].flatMap {
                try RepositoryFiles.all(in: "Tests/Fixtures/Images", endingWith: $0).map(\.bytes)
            }
                + [
                    Array("<svg viewBox='0 0 8 9'/>".utf8), Array("GIF89a\u{1}\0\u{1}\0".utf8), Array("%PDF-1.4".utf8),
                ]
        },
        words: [
            "IHDR", "IDAT", "IEND", "PLTE", "tRNS", "iCCP", "cICP", "gAMA", "cHRM", "sRGB", "acTL", "CgBI", "Exif\0\0",
            "ICC_PROFILE\0", "JFIF\0", "Adobe\0", "RIFF", "WEBPVP8 ", "ftypheic", "ftypavif", "8BPS", "<svg", "viewBox",
            "VP8X", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "NETSCAPE2.0", "meta", "pitm", "iprp", "ipco",
            "ipma",
            "ispe", "colr", "nclx", "irot", "imir", "clap", "auxC", "iref", "auxl", "hvcC", "av1C", "grid",
        ]
    ) { bytes in
        // Small limits: the fuzzer looks for mistakes, not for large pictures.
        let limits = DecodingLimits(maximumPixels: 1 << 20, maximumBytes: 64 << 20)
        _ = try? ImageProbe.header(of: .bytes(bytes), limits: limits)
        for detail in [DecodingDetail.whole, .reduced(leastPixels: 16), .sampled(leastPixels: 16)] {
            guard var decoder = try? PictureDecoder(.bytes(bytes), limits: limits, detail: detail) else {
                continue
            }
            var sum = 0
            while (try? decoder.nextRows { rows in sum &+= rows.reduce(0) { $0 &+ Int($1) } }) == true {}
            _ = decoder.transform?.oklab([0, 128, 255])
        }
    }
}
