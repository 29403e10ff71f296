import CatalogEmitters
import CatalogManifest
import Diagnostics
import FileAccess
import Foundation
import ImageDecoding
import PictureAnalysis
import TestTrees
import Testing

@testable import CatalogBuild
@testable import CatalogCompiler

/// A small shop that is built again and again, with a cache and, to compare, without.
final class Shop: Sendable {
    let folder: TemporaryFolder
    /// A folder that no build looks at.
    private let ticks: TemporaryFolder

    init() throws {
        ticks = try TemporaryFolder()
        folder = try TemporaryFolder([
            "tincture.yml": """
            sources: [Banners, Art.xcassets]
            placeholders: {other: thumbhash}
            carousels:
              home: {pages: pages.json, wraps: true}
            """,
            "pages.json": ##"[{"image": "loop1", "backdrop": "#102030"}, {"image": "loop2"}]"##,
        ])
        try folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 254, green: 154, blue: 59)
        try folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 82, green: 234, blue: 175)
        try folder.addPicture("Art.xcassets/Cup.imageset/cup.png", red: 9, green: 99, blue: 199)
        try folder.addPicture("Art.xcassets/Cup.imageset/tea.png", red: 99, green: 9, blue: 199)
        try folder.addImageSet("Art.xcassets/Cup.imageset", images: #"{"filename": "cup.png", "idiom": "universal"}"#)
    }

    /// A manifest from which somebody has deleted everything but its beginning.
    static let editedManifest = Array(#"{"$schema": "/schemas/manifest-1.json", "schemaVersion": 1}"#.utf8)

    /// What a build gave, and what it did with each picture.
    struct Result {
        let report: Diagnosed<CatalogBuild.Report>
        let bytes: [UInt8]
        let origins: [String: PictureOrigin]
        let stages: [RunStage]

        /// True where the build did nothing but compare.
        var didNothing: Bool { stages == [.comparison, .end] }

        func count(_ origin: PictureOrigin) -> Int { origins.values.filter { $0 == origin }.count }
    }

    /// By this clock every file was written an hour ago, so that its stamp proves its content.
    ///
    /// It does: the clock of the file system ticks after each build.
    static let lateClock = FileClock { FileStamp.now + 3_600_000_000_000 }

    func cache(
        tool: String = "1", limit: Int = BuildCache.standardLimit, clock: FileClock = Shop.lateClock
    ) -> BuildCache {
        BuildCache(folder: folder["Build/.tincture-cache"], tool: tool, limit: limit, clock: clock)
    }

    func build(
        _ cache: BuildCache?, output: String = "Build/Out", isFollowedByTick: Bool = true,
        change: (inout CatalogBuild) -> Void = { _ in }
    ) async throws -> Result {
        var build = CatalogBuild(
            CompileRequest(
                paths: [], configurationPath: folder["tincture.yml"], outputFolder: folder[output], jobs: 2,
                currentFolder: folder.path),
            output: folder[output])
        build.cache = cache
        build.summary = { "\($0.imageCount) images" }
        let seen = Locked<(origins: [String: PictureOrigin], stages: [RunStage])>(([:], []))
        build.observer = { event in
            seen.withLock { seen in
                switch event {
                case .began(let stage): seen.stages.append(stage)
                case .reads, .computes: break
                case .hasRead(let path, let origin): seen.origins[FilePath.name(of: path)] = origin
                }
            }
        }
        change(&build)
        let report = try await build.run()
        if isFollowedByTick { try ticks.awaitTick() }
        let bytes = report.summary == nil ? [] : try folder.bytes(of: output + "/catalog.json")
        return seen.withLock { Result(report: report, bytes: bytes, origins: $0.origins, stages: $0.stages) }
    }

    /// Builds with the cache and into another folder without, and says whether both are the same.
    func buildAndCompare(
        tool: String = "1", clock: FileClock = Shop.lateClock, isFollowedByTick: Bool = true,
        change: (inout CatalogBuild) -> Void = { _ in }
    ) async throws -> Result {
        let result = try await build(
            cache(tool: tool, clock: clock), isFollowedByTick: isFollowedByTick, change: change)
        let clean = try await build(nil, output: "Clean", isFollowedByTick: isFollowedByTick, change: change)
        #expect(result.bytes == clean.bytes)
        #expect(result.report.diagnostics == clean.report.diagnostics)
        #expect(result.report.summary == clean.report.summary)
        return result
    }

    /// Writes a file in its place, so that it stays the same one.
    func overwrite(_ name: String, _ bytes: [UInt8]) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder[name]))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: bytes)
        try file.close()
    }

    func setModified(_ name: String, _ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder[name])
    }

    func modified(_ name: String) throws -> Date {
        try #require(try FileManager.default.attributesOfItem(atPath: folder[name])[.modificationDate] as? Date)
    }

    func cacheFiles(_ prefix: String = "") throws -> [String] {
        try Folder.names(in: folder["Build/.tincture-cache"]).filter { $0.hasPrefix(prefix) && !$0.hasPrefix(".") }
    }
}

@Suite("Building again")
struct RebuildTests {
    @Test("Where nothing has changed nothing is read, and the output stays the same file", arguments: [true, false])
    func nothing(isLate: Bool) async throws {
        let shop = try Shop()
        // By the other clock everything is so young that no stamp proves anything: then contents are compared.
        let clock = isLate ? Shop.lateClock : FileClock { 0 }
        let first = try await shop.buildAndCompare(clock: clock)
        #expect(first.count(.decoded) == 3)
        let before = FileStamp(of: shop.folder["Build/Out/catalog.json"])
        for _ in 0..<3 {
            let again = try await shop.build(shop.cache(clock: clock))
            #expect(again.didNothing == isLate && again.count(.decoded) == 0)
            #expect(again.report.written.isEmpty && again.report.summary == "3 images")
        }
        #expect(FileStamp(of: shop.folder["Build/Out/catalog.json"]) == before)
    }

    /// What happens to the shop, and how many pictures have to be decoded and read for it.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var decoded = 0
        var recognized = 0
        /// True where nobody looks at what has changed.
        var isUnseen = false
        let make: @Sendable (Shop) throws -> Void

        init(
            _ name: String, decoded: Int = 0, recognized: Int = 0, isUnseen: Bool = false,
            _ make: @escaping @Sendable (Shop) throws -> Void
        ) {
            (testDescription, self.decoded, self.recognized, self.isUnseen) = (name, decoded, recognized, isUnseen)
            self.make = make
        }
    }

    static let changes = [
        Change("a picture is edited", decoded: 1) { shop in
            try shop.folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 1, green: 2, blue: 3)
        },
        Change("a picture is edited in its place, its size and its date put back", decoded: 1) { shop in
            let date = try shop.modified("Banners/loop2.png")
            let old = try shop.folder.bytes(of: "Banners/loop2.png")
            for red in UInt8(0)...255 {
                try shop.folder.addPicture("new.png", width: 32, height: 10, red: red, green: 7, blue: 7)
                let new = try shop.folder.bytes(of: "new.png")
                if new.count == old.count { return try restore(new) }
            }
            Issue.record("no picture of the same size was found")
            func restore(_ bytes: [UInt8]) throws {
                try shop.overwrite("Banners/loop2.png", bytes)
                try shop.setModified("Banners/loop2.png", date)
            }
        },
        Change("a picture is renamed", recognized: 1) { shop in
            try FileManager.default.moveItem(
                atPath: shop.folder["Banners/loop2.png"], toPath: shop.folder["Banners/loop3.png"])
            try shop.folder.write(#"[{"image": "loop1"}, {"image": "loop3"}]"#, to: "pages.json")
        },
        Change("a picture gets a wrong name", recognized: 1) { shop in
            try FileManager.default.moveItem(
                atPath: shop.folder["Banners/loop2.png"], toPath: shop.folder["Banners/loop2.jpg"])
        },
        Change("a picture is deleted") { shop in
            try FileManager.default.removeItem(atPath: shop.folder["Banners/loop2.png"])
        },
        Change("a picture is added", decoded: 1) { shop in try shop.folder.addPicture("Banners/new.png", red: 77) },
        Change("two pictures change places", recognized: 2) { shop in
            let names = ["Banners/loop1.png", "Banners/loop2.png", "Banners/between"].map { shop.folder[$0] }
            try FileManager.default.moveItem(atPath: names[0], toPath: names[2])
            try FileManager.default.moveItem(atPath: names[1], toPath: names[0])
            try FileManager.default.moveItem(atPath: names[2], toPath: names[1])
        },
        Change("a picture is touched", recognized: 1) { shop in try shop.setModified("Banners/loop2.png", Date()) },
        Change("a picture is written again with the same content", recognized: 1) { shop in
            try shop.overwrite("Banners/loop2.png", try shop.folder.bytes(of: "Banners/loop2.png"))
        },
        Change("the clock of a picture goes backwards", decoded: 1) { shop in
            try shop.folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 5, green: 5, blue: 5)
            try shop.setModified("Banners/loop2.png", Date(timeIntervalSince1970: 1_000))
        },
        Change("a picture comes from the future", decoded: 1) { shop in
            try shop.folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 6, green: 5, blue: 5)
            try shop.setModified("Banners/loop2.png", Date(timeIntervalSinceNow: 100_000))
        },
        Change("a picture becomes text") { shop in try shop.overwrite("Banners/loop2.png", Array("text".utf8)) },
        Change("a Contents.json names another file", decoded: 1) { shop in
            try shop.overwrite(
                "Art.xcassets/Cup.imageset/Contents.json",
                Array(#"{"images": [{"filename": "tea.png", "idiom": "universal"}]}"#.utf8))
        },
        Change("a data file is edited in its place") { shop in
            try shop.overwrite(
                "pages.json", Array(##"[{"image": "loop1", "backdrop": "#112030"}, {"image": "loop2"}]"##.utf8))
        },
        Change("the configuration asks for another blend") { shop in
            try shop.folder.write(
                "sources: [Banners, Art.xcassets]\nplaceholders: {other: thumbhash}\n"
                    + "carousels: {home: {pages: pages.json, interpolation: oklab}}\n",
                to: "tincture.yml")
        },
        Change("the configuration asks for fewer swatches", decoded: 3) { shop in
            try shop.folder.write("sources: [Banners, Art.xcassets]\nswatches: 1\n", to: "tincture.yml")
        },
        Change("a folder is moved away and another into its place", recognized: 1) { shop in
            try shop.folder.makeFolder("Other")
            try FileManager.default.copyItem(
                atPath: shop.folder["Banners/loop2.png"], toPath: shop.folder["Other/loop1.png"])
            try FileManager.default.moveItem(atPath: shop.folder["Banners"], toPath: shop.folder["Old"])
            try FileManager.default.moveItem(atPath: shop.folder["Other"], toPath: shop.folder["Banners"])
            try shop.folder.write(#"[{"image": "loop1"}]"#, to: "pages.json")
        },
        Change("the output is edited") { shop in
            try shop.overwrite("Build/Out/catalog.json", Shop.editedManifest)
        },
        Change("the output is deleted") { shop in
            try FileManager.default.removeItem(atPath: shop.folder["Build/Out"])
        },
        Change("a file that is none of the catalog's changes", isUnseen: true) { shop in
            try shop.folder.write("text", to: "notes.txt")
        },
    ]

    @Test("After a change the output is that of a clean build, and only what is new is decoded", arguments: changes)
    func change(_ change: Change) async throws {
        let shop = try Shop()
        _ = try await shop.buildAndCompare()
        try change.make(shop)
        let changed = try await shop.buildAndCompare()
        #expect(changed.didNothing == change.isUnseen)
        if change.testDescription != "a picture becomes text" {
            #expect(changed.count(.decoded) == change.decoded && changed.count(.recognized) == change.recognized)
        }
        #expect(try await shop.build(shop.cache()).didNothing)
    }

    @Test("A picture that changes within a tick of the clock, its size the same, is seen every time")
    func racy() async throws {
        let shop = try Shop()
        var sizes: [Int: [[UInt8]]] = [:]
        for red in UInt8(0)..<40 {
            try shop.folder.addPicture("new.png", width: 32, height: 10, red: red, green: 50, blue: 90)
            let bytes = try shop.folder.bytes(of: "new.png")
            sizes[bytes.count, default: []].append(bytes)
        }
        let pictures = try #require(sizes.values.max { $0.count < $1.count })
        #expect(pictures.count > 10)
        for picture in pictures {
            try shop.overwrite("Banners/loop2.png", picture)
            _ = try await shop.build(shop.cache(clock: .system), isFollowedByTick: false)
            try shop.overwrite("Banners/loop1.png", picture)
            _ = try await shop.buildAndCompare(clock: .system, isFollowedByTick: false)
        }
    }

    @Test("Another tool, or other limits, finds everything anew")
    func otherTool() async throws {
        let shop = try Shop()
        _ = try await shop.buildAndCompare()
        #expect(try await shop.buildAndCompare(tool: "2").count(.decoded) == 3)
        #expect(try await shop.build(shop.cache(tool: "1")).didNothing)
        let tight = try await shop.buildAndCompare { $0.request.settings.maxPixels = 100 }
        #expect(tight.report.hasErrors)
        #expect(try await shop.buildAndCompare().count(.decoded) == 0)
    }

    @Test("--force writes the same file again, and decodes nothing for it")
    func force() async throws {
        let shop = try Shop()
        _ = try await shop.buildAndCompare()
        let forced = try await shop.build(shop.cache()) { $0.force = true }
        #expect(forced.report.written.count == 1 && forced.count(.remembered) == 3)
    }

    @Test("Another form, or another option of it, is something to do; then nothing is")
    func otherForms() async throws {
        let shop = try Shop()
        _ = try await shop.build(shop.cache())
        let forms: [(emit: [EmitterRequest], file: String)] = [
            ([EmitterRequest(name: "css")], "catalog.css"),
            ([EmitterRequest(name: "css", options: ["file": "shop.css"])], "shop.css"),
            ([EmitterRequest(name: "css"), EmitterRequest(name: "swift", options: ["file": "A.swift"])], "A.swift"),
        ]
        for (emit, file) in forms {
            let built = try await shop.build(shop.cache()) { $0.emit = emit }
            #expect(built.report.written.map { FilePath.name(of: $0) } == [file])
            #expect(built.count(.decoded) == 0 && !built.didNothing)
            #expect(try await shop.build(shop.cache()) { $0.emit = emit }.didNothing)
            // A file of that form that is gone is made again, in the quick way or not.
            try FileManager.default.removeItem(atPath: shop.folder["Build/Out/\(file)"])
            #expect(try await shop.build(shop.cache()).report.written.isEmpty)
            #expect(try await shop.build(shop.cache()) { $0.emit = emit }.report.written.count == 1)
        }
        // What the configuration asks for is read from it.
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        try shop.folder.write(text + "\nemit: [tokens]\n", to: "tincture.yml")
        #expect(try await !shop.build(shop.cache()).report.written.isEmpty)
    }

    @Test("Findings are said again, though nothing is read")
    func findings() async throws {
        let shop = try Shop()
        try shop.folder.write("text", to: "Banners/text.png")
        let first = try await shop.buildAndCompare()
        let again = try await shop.build(shop.cache())
        #expect(again.didNothing && again.report.hasErrors && again.report.diagnostics == first.report.diagnostics)
    }
}
