import Diagnostics
import OrderedJSON

@testable import PictureAnalysis

extension FuzzTarget {
    /// The lines of `tincture extract --format ndjson`, as a run takes them back.
    static let palettes = FuzzTarget(
        name: "palettes",
        seeds: {
            try RepositoryFiles.all(in: "Tests/Fixtures/Images", endingWith: ".png").map { picture in
                let found = Extraction.read(picture.path, settings: settings, wantsDigest: true).value
                return Array((try JSONTextEncoder.text(found, layout: .line) + "\n").utf8)
            }
        },
        words: [
            "\"sha256\":", "\"settings\":", "\"swatches\":", "\"hex\":", "\"weight\":", "\"role\":", "\"roles\":",
            "\"edges\":",
            "\"background\":", "\"mean\":", "\"backdrop\":", "\"backdropGradient\":", "\"displayP3\":", "\"findings\":",
            "\"error\":", "\"format\":", "\"width\":", "1e300", "-1", "\"transparent\"", "\"#FFFFFF\"", "null", "[[[[",
        ]
    ) { bytes in
        file.write(bytes)
        let records = PaletteRecords.read([file.path], wanted: settings).value
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let node = try? JSONParser.parse(Array(line)), let record = try? PaletteRecord(node) else { continue }
            let facts = records.facts(of: record.hash)
            // What was found elsewhere goes into the cache.
            if let form = facts?.cachedForm { _ = try? PictureFacts(cachedForm: form) }
        }
    }

    private static let settings = ExtractionSettings(tool: "1", count: 5)
    private static let file = ScratchFile("palettes.ndjson")
}
