import AssetCatalog
import Diagnostics
import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CatalogBuild
@testable import PictureAnalysis

@Suite("The cache")
struct CacheTests {
    /// How many notes there are about the cache.
    private func notes(_ built: Shop.Result) -> Int {
        built.report.diagnostics.filter { $0.rule == .unreadable }.count
    }

    @Test(
        "A damaged file is ignored with a note, and the next build has a whole one", arguments: ["run-", "pictures-"])
    func damage(prefix: String) async throws {
        let shop = try Shop()
        let clean = try await shop.buildAndCompare().bytes
        let name = "Build/.tincture-cache/" + (try #require(try shop.cacheFiles(prefix).first))
        let whole = try shop.folder.bytes(of: name)
        var damages = [[], Array("something else".utf8), Array(whole.dropLast(3)), whole + [0]]
        for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 40)) {
            var bytes = whole
            bytes[place] ^= 0x40
            damages.append(bytes)
        }
        for (number, bytes) in damages.enumerated() where bytes != whole {
            try FileManager.default.removeItem(atPath: shop.folder["Build/.tincture-cache"])
            _ = try await shop.build(shop.cache())
            try shop.overwrite(name, bytes)
            // Pictures are looked up only where the record does not say that nothing has changed.
            try shop.folder.write("text", to: "Banners/notes \(number)")
            let built = try await shop.build(shop.cache())
            #expect(built.bytes == clean)
            // A byte more behind a segment is no damage: nobody reads it.
            let isHarmless = prefix == "pictures-" && bytes.count > whole.count
            #expect(isHarmless || notes(built) == 1)
            let next = try await shop.build(shop.cache())
            #expect(next.bytes == clean && notes(next) == 0)
        }
    }

    @Test("A record comes back as it was; a range that no text can have is damage", arguments: [10, Int64.max, -1])
    func ranges(start: Int64) throws {
        let request = CompileRequest(paths: [], configurationPath: nil, jobs: 1, currentFolder: "/")
        let key = RunKey(request, output: "/Out", emit: [], tool: "1")
        let ranges = RunRecord.EntryRanges(image: 4_711..<4_800, palette: 10..<90)
        let look = RunRecord.KnownLook(
            path: "a.png", aspect: .content, stamp: FileStamp(of: "/"), hash: ContentHash(number: 7), ranges: ranges)
        var bytes = try RunRecord(looks: [look], moment: 5, report: RunRecord.Report(summary: "done")).bytes(key: key)
        var number = BinaryWriter()
        number.write(Int64(4_711))
        let offset = try #require(bytes.firstRange(of: number.bytes)).lowerBound
        withUnsafeBytes(of: start.littleEndian) { bytes.replaceSubrange(offset..<offset + 8, with: $0) }
        let checksum = ContentDigest.of(Array(bytes[16...])).prefix
        withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(8..<16, with: $0) }
        guard start == 10 else {
            #expect(throws: DamagedCache.self) { try RunRecord(bytes, key: key) }
            return
        }
        let record = try RunRecord(bytes, key: key)
        let read = try #require(record.looks.first)
        #expect(read.path == look.path && read.stamp == look.stamp && read.hash == look.hash && !read.isOutput)
        #expect(read.ranges == RunRecord.EntryRanges(image: 10..<99, palette: 10..<90))
        #expect(record.moment == 5 && record.report.summary == "done")
        let other = RunKey(request, output: "/Other", emit: [], tool: "1")
        #expect(throws: DamagedCache.self) { try RunRecord(bytes, key: other) }
    }

    @Test("It may be deleted at any time")
    func deletion() async throws {
        let shop = try Shop()
        _ = try await shop.buildAndCompare()
        try FileManager.default.removeItem(atPath: shop.folder["Build/.tincture-cache"])
        #expect(try await shop.buildAndCompare().count(.decoded) == 3)
        for file in try shop.cacheFiles("pictures-") {
            try FileManager.default.removeItem(atPath: shop.folder["Build/.tincture-cache/" + file])
        }
        #expect(try await shop.build(shop.cache()).didNothing)
        try shop.folder.addPicture("Banners/new.png", red: 200)
        #expect(try await shop.buildAndCompare().count(.decoded) == 4)
    }

    @Test("A file in its place is a note, and everything is built all the same")
    func notAFolder() async throws {
        let shop = try Shop()
        try shop.folder.write("mine", to: "Build/.tincture-cache")
        let built = try await shop.build(shop.cache())
        #expect(notes(built) == 1 && !built.bytes.isEmpty)
        #expect(try shop.folder.bytes(of: "Build/.tincture-cache") == Array("mine".utf8))
    }

    @Test("Builds that share it at the same time give what clean ones give")
    func sharing() async throws {
        let shop = try Shop()
        for number in 0..<20 { try shop.folder.addPicture("Banners/more\(number).png", red: UInt8(number * 9)) }
        let clean = try await shop.build(nil, output: "Clean").bytes
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for number in 0..<6 {
                group.addTask { try await shop.build(shop.cache(), output: "Build/Out\(number % 3)").bytes }
            }
            for try await bytes in group { #expect(bytes == clean) }
        }
        #expect(try await shop.build(shop.cache()).count(.decoded) == 0)
    }

    @Test("It keeps to its limit, and many small files become one")
    func bounds() async throws {
        let shop = try Shop()
        for number in 0..<30 {
            try shop.folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: UInt8(number * 8), green: 3)
            _ = try await shop.build(shop.cache())
            #expect(try shop.cacheFiles("pictures-").count <= 17)
        }
        #expect(try await shop.buildAndCompare().count(.decoded) == 0)
        let size = try shop.cacheFiles().reduce(0) {
            $0 + Int(FileStamp(of: shop.folder["Build/.tincture-cache/" + $1]).size)
        }
        for number in 0..<12 {
            try shop.folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: UInt8(number * 8), green: 4)
            _ = try await shop.build(shop.cache(limit: size / 3))
        }
        let smaller = try shop.cacheFiles().reduce(0) {
            $0 + Int(FileStamp(of: shop.folder["Build/.tincture-cache/" + $1]).size)
        }
        #expect(smaller < size / 2)
        _ = try await shop.buildAndCompare()
    }

    @Test("It is marked as a cache, and ignored by git")
    func marks() async throws {
        let shop = try Shop()
        _ = try await shop.build(shop.cache())
        let tag = String(decoding: try shop.folder.bytes(of: "Build/.tincture-cache/CACHEDIR.TAG"), as: UTF8.self)
        #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55"))
        #expect(try shop.folder.bytes(of: "Build/.tincture-cache/.gitignore") == Array("*\n".utf8))
    }
}
