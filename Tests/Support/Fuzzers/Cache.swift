import AssetCatalog
import Diagnostics
import FileAccess
import ImageDecoding

@testable import CatalogBuild
@testable import CodeScanning
@testable import PictureAnalysis

extension FuzzTarget {
    /// What runs leave for the next: facts of pictures and code, segments, records of runs, lists of what was written,
    /// journals.
    ///
    /// The first byte chooses; checksums are made good, for nothing else is reached without them.
    static let cache = FuzzTarget(
        name: "cache",
        seeds: {
            var batch = CacheBatch()
            var seeds: [[UInt8]] = []
            for (number, picture) in try RepositoryFiles.all(in: "Tests/Fixtures/Images", endingWith: ".png")
                .enumerated()
            {
                let facts = PictureReader().facts(of: picture.path).cachedForm
                batch.add(facts, of: ContentHash(number: UInt64(number)))
                seeds.append([0] + facts)
            }
            seeds.append([1] + CacheSegment.bytes(of: batch, .pictures, settings: settings))
            let looks = ["a.png", "Folder/b.png"].enumerated().map { number, path in
                RunRecord.KnownLook(
                    path: path, aspect: .content, stamp: FileStamp(of: "Package.swift"),
                    hash: ContentHash(number: 7), ranges: RunRecord.EntryRanges(image: 10..<90, palette: 120..<150),
                    isOutput: number == 1)
            }
            let report = RunRecord.Report(
                summary: "done",
                diagnostics: [
                    Diagnostic(
                        .warning, .unreadable, at: SourceLocation(path: "a", line: 1, column: 2),
                        about: .both(.image("a"), .page(carousel: "c", number: 1, image: "a")), "b.")
                ],
                swatches: 5)
            seeds.append([2] + (try RunRecord(looks: looks, moment: 0, report: report).bytes(key: key)))
            var written = WrittenFiles()
            written.shares = [
                WrittenFiles.Share(
                    writer: WriterIdentity(sources: ["/a"], emitters: ["css"]), checksums: ["a": 1, "b/c": 2])
            ]
            written.folders = ["b"]
            seeds.append([3] + (written.bytes ?? []))
            for code in try RepositoryFiles.all(in: "Tests/Pipeline/CatalogChecksTests", endingWith: ".swift") {
                seeds.append([4] + SwiftCode.facts(of: code.bytes).cachedForm)
            }
            return seeds
        }, words: ["TNCRPIC5", "TNCRCOD2", "TNCRRUN7", "TNCROUT5", "warning", "unreadable"]
    ) { bytes in
        guard let choice = bytes.first else { return }
        let bytes = Array(bytes.dropFirst())
        switch choice % 5 {
        case 0:
            guard let facts = try? PictureFacts(cachedForm: bytes) else { return }
            let again = try? PictureFacts(cachedForm: facts.cachedForm)
            precondition(again?.cachedForm == facts.cachedForm, "facts that are read are written as they were")
        case 1: readSegment(bytes)
        case 2: readRecord(bytes)
        case 3: _ = try? WrittenFiles(sealed(bytes, sumAt: 8, over: 16...))
        default:
            guard let facts = try? CodeFacts(cachedForm: bytes) else { return }
            let again = try? CodeFacts(cachedForm: facts.cachedForm)
            precondition(again == facts, "facts that are read are written as they were")
        }
    }

    private static let settings = ContentHash(number: 1)
    private static let key = RunKey(
        CompileRequest(paths: [], configurationPath: nil, jobs: 1, currentFolder: "/"), output: "/o", emit: [],
        tool: "1")
    private static let segment = ScratchFile("segment")

    private static func readSegment(_ bytes: [UInt8]) {
        // The header's count says how long the index is that the checksum is over.
        let count = bytes.count >= 48 ? Int(bytes[40]) * CacheSegment.IndexEntry.size : 0
        segment.write(sealed(bytes, sumAt: 48, over: 56..<max(56, min(bytes.count, 56 + count))))
        guard let read = try? CacheSegment(segment.path, .pictures, settings: settings) else { return }
        for entry in read.index {
            _ = try? read.entry(at: entry)
            _ = try? read.entry(of: entry.hash)
        }
    }

    private static func readRecord(_ bytes: [UInt8]) {
        var bytes = bytes
        if bytes.count >= 48 { key.hash.withBytes { bytes.replaceSubrange(16..<48, with: $0) } }
        guard let record = try? RunRecord(sealed(bytes, sumAt: 8, over: 16...), key: key) else { return }
        _ = record.suspects()
        _ = record.knownDigests
        _ = try? record.bytes(key: key)
    }

    /// The bytes with the checksum of a part of them at its place.
    private static func sealed(_ bytes: [UInt8], sumAt offset: Int, over part: some RangeExpression<Int>) -> [UInt8] {
        guard bytes.count >= offset + 8 else { return bytes }
        var sealed = bytes
        withUnsafeBytes(of: ContentDigest.of(Array(bytes[part])).prefix.littleEndian) {
            sealed.replaceSubrange(offset..<offset + 8, with: $0)
        }
        return sealed
    }
}
