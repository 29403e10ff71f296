import AssetCatalog
import CatalogManifest
import Diagnostics
import FileAccess
import Foundation
import ImageDecoding
import OrderedJSON
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogCompiler
@testable import PictureAnalysis

@Suite("compile with palettes that were found elsewhere")
struct PaletteRecordTests {
    /// Every fixture and some more: damaged ones, wide colors, glass, formats that are only listed.
    private func gallery() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Art/text.png": "no picture", "Art/logo.svg": "<svg width=\"8\" height=\"9\"/>",
        ])
        for fixture in ImageFixtures.all {
            try folder.write(
                try RegularFile.bytes(of: ImageFixtures.folder + "/" + fixture.name), to: "Art/" + fixture.name)
        }
        try folder.addPicture("Art/clear.png", alpha: 0)
        try folder.addPicture("Art/sky.png", width: 60, height: 40) { x, y in
            y < 14 ? (90, 160, 240, 255) : y < 28 ? (240, 200, 90, 255) : (30, UInt8(90 + x), 50, 255)
        }
        try folder.addPicture("Art/glass.png", width: 40, height: 40) { x, y in
            (10..<30).contains(x) && (10..<30).contains(y) ? (20, 120, UInt8(x * 6), 255) : (0, 0, 0, 0)
        }
        // Misnamed, which is so of a file, not of its content.
        try folder.write(try folder.bytes(of: "Art/sky.png"), to: "Art/heaven.jpg")
        return folder
    }

    private static let settings = ExtractionSettings(tool: "1", count: 5)

    private func line(_ path: String, _ settings: ExtractionSettings = Self.settings) throws -> String {
        try JSONTextEncoder.text(Extraction.read(path, settings: settings, wantsDigest: true).value, layout: .line)
            + "\n"
    }

    /// A line for every picture.
    private func lines(_ folder: TemporaryFolder, _ settings: ExtractionSettings = Self.settings) throws -> [String] {
        try Folder.names(in: folder["Art"]).map { try line(folder["Art/" + $0], settings) }
    }

    private struct Result {
        let report: Diagnosed<CatalogBuild.Report>
        let bytes: [UInt8]
        let origins: [PictureOrigin: Int]
        var findings: [Diagnostic] { report.diagnostics }
    }

    private func build(
        _ folder: TemporaryFolder, palettes: [String], cache: BuildCache? = nil, limits: DecodingLimits = .standard
    ) async throws -> Result {
        var request = CompileRequest(
            paths: [folder["Art"]], configurationPath: nil, jobs: 2,
            settings: ExtractionSettings(tool: "1", limits: limits), currentFolder: folder.path)
        request.palettes = palettes
        var build = CatalogBuild(request, output: folder["Out"])
        build.cache = cache
        let origins = Locked<[PictureOrigin: Int]>([:])
        build.observer = { event in
            if case .hasRead(_, let origin) = event { origins.withLock { $0[origin, default: 0] += 1 } }
        }
        let report = try await build.run()
        let bytes = report.summary == nil ? [] : try folder.bytes(of: "Out/catalog.json")
        return Result(report: report, bytes: bytes, origins: origins.withLock { $0 })
    }

    @Test("The manifest and what is said are the same with all, half and none of the palettes")
    func equality() async throws {
        let folder = try gallery()
        let plain = try await build(folder, palettes: [])
        let all = try lines(folder)
        // What could not be used, and what has no pixels, is looked at again.
        let usable = all.filter { !$0.contains("\"error\"") }.count
        #expect(usable > 20 && usable < all.count)
        for kept in [all, all.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), []] {
            try folder.write(kept.joined(), to: "palettes.ndjson")
            let given = try await build(folder, palettes: [folder["palettes.ndjson"]])
            #expect(given.bytes == plain.bytes)
            #expect(given.findings == plain.findings)
            if kept.count == all.count {
                #expect(given.origins[.given] == usable && given.origins[.decoded] == all.count - usable)
            }
            if kept.isEmpty { #expect(given.origins == plain.origins) }
        }
    }

    @Test("A palette that is given is not found again: the manifest has what the line says")
    func nothingIsDecoded() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/red.png", red: 200)
        let line = try line(folder["Art/red.png"])
        try folder.write(line.replacing("#C80000", with: "#00C8FF"), to: "palettes.ndjson")
        let given = try await build(folder, palettes: [folder["palettes.ndjson"]])
        #expect(try ManifestFile.read(given.bytes).palettes.map(\.colors.backdrop) == ["#00C8FF"])
        // The same digest, whatever the file is called; another content is another picture.
        try folder.addPicture("Art/red.png", red: 201)
        try folder.addPicture("Art/also.png", red: 200)
        let changed = try await build(folder, palettes: [folder["palettes.ndjson"]])
        #expect(try ManifestFile.read(changed.bytes).palettes.map(\.colors.backdrop) == ["#00C8FF", "#C90000"])
    }

    @Test(
        "Palettes of another version or other settings are told and not used",
        arguments: [
            ExtractionSettings(tool: "0", count: 5), ExtractionSettings(tool: "1", count: 4),
            ExtractionSettings(tool: "1", count: 5, fullResolution: true),
            ExtractionSettings(
                tool: "1", count: 5, limits: DecodingLimits(maximumPixels: 9_999, maximumBytes: 512 << 20)),
            ExtractionSettings(
                tool: "1", count: 5, limits: DecodingLimits(maximumPixels: 16_384 * 16_384, maximumBytes: 64 << 20)),
        ])
    func otherSettings(settings: ExtractionSettings) async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/red.png", red: 200)
        try folder.addPicture("Art/blue.png", blue: 200)
        try folder.write(try lines(folder, settings).joined(), to: "palettes.ndjson")
        let given = try await build(folder, palettes: [folder["palettes.ndjson"]])
        #expect(given.origins == [.decoded: 2])
        let note = try #require(given.findings.first)
        #expect(given.findings.count == 1 && note.severity == .note && note.line == 1)
        #expect(
            note.message.hasPrefix(
                "2 records were made with other settings (\(settings)) than this command uses (\(Self.settings))"))
    }

    @Test(
        "A line that is none of ours is told with its place, and its picture is decoded",
        arguments: [
            ("{\"path\": ", "ends in the middle of a value"), ("null", "an object was expected, not null"),
            ("{\"path\": \"a.png\"}", "\"version\" is missing"),
            ("{\"version\": 2}", "another version of tincture wrote this palette (its \"version\" is unknown)"),
            ("{\"version\": 1, \"path\": \"a.png\"}", "\"sha256\" is missing"),
            ("a.png", "is not valid JSON: expected a value here"),
            ("\u{1F}\u{8B}", "is not valid JSON: expected a value here"),
        ])
    func corruptLine(text: String, reason: String) async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/red.png", red: 200)
        try folder.addPicture("Art/blue.png", blue: 200)
        let lines = try lines(folder)
        try folder.write(lines[0] + text + "\n", to: "palettes.ndjson")
        let given = try await build(folder, palettes: [folder["palettes.ndjson"]])
        #expect(given.origins == [.decoded: 1, .given: 1])
        #expect(given.findings.map(\.severity) == [.warning] && given.findings.map(\.line) == [2])
        #expect(given.findings[0].message.contains(reason), "\(given.findings[0])")
    }

    @Test(
        "A member that was damaged costs its line, not the run",
        arguments: [
            ("\"#C80000\"", "\"#C8000\""), ("\"weight\": 1", "\"weight\": \"1\""), ("\"png\"", "\"pong\""),
            ("\"width\": 8", "\"width\": 8.5"), ("\"settings\"", "\"Settings\""),
            ("\"roles\": {", "\"roles\": 3, \"old\": {"), ("\"edges\": {", "\"edges\": [], \"old\": {"),
            ("\"swatches\": [", "\"swatches\": [7, "), ("\"dominant\", \"title\"", "\"dominating\", \"title\""),
        ])
    func damagedMember(old: String, new: String) async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/red.png", red: 200)
        let whole = try line(folder["Art/red.png"])
        let damaged = whole.replacing(old, with: new)
        try #require(damaged != whole)
        try folder.write(damaged, to: "palettes.ndjson")
        let given = try await build(folder, palettes: [folder["palettes.ndjson"]])
        #expect(given.origins == [.decoded: 1] && given.findings.map(\.rule) == [.malformedData])
    }

    @Test("Many lines that are none of ours are told once")
    func anotherFile() async throws {
        let folder = try TemporaryFolder(["table.csv": String(repeating: "a,b\n", count: 1_000)])
        try folder.addPicture("Art/red.png", red: 200)
        let given = try await build(folder, palettes: [folder["table.csv"]])
        #expect(given.findings.count == 21)
        #expect(given.findings.contains { $0.message.hasPrefix("further lines") && $0.message.hasSuffix(": 980.") })
    }

    @Test("A folder as Spark writes it is read at any depth, without what is not data")
    func folder() async throws {
        let folder = try gallery()
        let plain = try await build(folder, palettes: [])
        for (number, line) in try lines(folder).enumerated() {
            let part = "run=1/part-\(number % 3)-c000.txt"
            let known = (try? folder.bytes(of: "Spark/" + part)) ?? []
            try folder.write(known + Array(line.utf8), to: "Spark/" + part)
        }
        for name in ["_SUCCESS", ".part-0-c000.txt.crc", "part-0.snappy.parquet", "_temporary/0/part-9"] {
            try folder.write("PAR1", to: "Spark/run=1/" + name)
        }
        let given = try await build(folder, palettes: [folder["Spark"]])
        #expect(given.bytes == plain.bytes && given.findings == plain.findings)
        #expect(given.origins[.given].map { $0 > 20 } == true)
    }

    @Test("Palettes that are not there refuse the run")
    func missing() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/red.png", red: 200)
        let given = try await build(folder, palettes: [folder["nowhere"]])
        #expect(given.report.summary == nil && given.findings.map(\.rule) == [.unreadable])
    }

    @Test("The palettes are an input of the run like any other")
    func input() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/red.png", red: 200)
        try folder.addPicture("Art/blue.png", blue: 200)
        let lines = try lines(folder)
        try folder.write(lines[0], to: "palettes.ndjson")
        let cache = BuildCache(
            folder: folder["Cache"], tool: "1", limit: BuildCache.standardLimit, clock: Shop.lateClock)
        let first = try await build(folder, palettes: [folder["palettes.ndjson"]], cache: cache)
        #expect(first.origins == [.given: 1, .decoded: 1])
        #expect(first.report.looks.contains { $0.path == folder["palettes.ndjson"] && $0.aspect == .content })
        // Nothing has changed: nothing is done. What was decoded here is in the cache, what was given is not.
        #expect(try await build(folder, palettes: [folder["palettes.ndjson"]], cache: cache).origins == [:])
        try folder.write(lines[1] + lines[0], to: "palettes.ndjson")
        let second = try await build(folder, palettes: [folder["palettes.ndjson"]], cache: cache)
        #expect(second.origins == [.remembered: 2] && second.bytes == first.bytes)
        #expect(try await build(folder, palettes: [], cache: cache).origins == [.recognized: 1, .decoded: 1])
    }
}
