import CatalogEmitters
import ColorScience
import Diagnostics
import FileAccess
import Foundation
import ImageDecoding
import PaletteExtraction
import TestTrees
import Testing

@testable import CatalogPipeline

@Suite("What the cache keeps of a picture")
struct CachedFactsTests {
    /// Pictures whose palettes have every part: colours outside sRGB, a white ground, none, several colours one above the
    /// other, one colour.
    private func addPictures(to folder: TemporaryFolder) throws {
        try folder.write(try bytes(ofFixture: "p3.png"), to: "Banners/wide.png")
        try folder.addPicture("Banners/white.png", width: 40, height: 40) { x, y in
            (10..<30).contains(x) && (10..<30).contains(y) ? (200, UInt8(y * 4), 40, 255) : (255, 255, 255, 255)
        }
        try folder.addPicture("Banners/glass.png", width: 40, height: 40) { x, y in
            (10..<30).contains(x) && (10..<30).contains(y) ? (20, 120, UInt8(x * 6), 255) : (0, 0, 0, 0)
        }
        try folder.addPicture("Banners/sky.png", width: 60, height: 40) { x, y in
            y < 14 ? (90, 160, 240, 255) : y < 28 ? (240, 200, 90, 255) : (30, UInt8(90 + x), 50, 255)
        }
        try folder.addPicture("Banners/flat.png", red: 12, green: 34, blue: 56)
        usleep(60_000)
    }

    private func bytes(ofFixture name: String) throws -> [UInt8] {
        try RegularFile.bytes(of: ImageFixtures.folder + "/" + name)
    }

    @Test("Every palette comes back with all that it had", arguments: [1, 3, 5, 16])
    func palettes(count: Int) throws {
        let folder = try TemporaryFolder()
        try addPictures(to: folder)
        var palettes: [Palette] = []
        for name in ["wide", "white", "glass", "sky", "flat"] {
            let facts = PictureReader(count: count).facts(of: folder["Banners/\(name).png"])
            let known = try PictureFacts(cachedForm: facts.cachedForm)
            #expect(known.palette == facts.palette?.withoutExplanation && known.header == facts.header, "\(name)")
            palettes.append(try #require(facts.palette))
        }
        // The pictures have everything that there is to keep.
        guard count > 1 else { return }
        let swatches = palettes.flatMap(\.swatches)
        #expect(swatches.contains { $0.displayP3 != nil } && swatches.contains { $0.role != nil })
        #expect(palettes.contains { $0.backdropGradient != nil })
        #expect(palettes.contains { $0.ground == .transparent } && palettes.contains { $0.edges.count == 4 })
        #expect(palettes.contains { if case .plain = $0.ground { true } else { false } })
    }

    @Test("Every fixture comes back as it was", arguments: ImageFixtures.all.map(\.name))
    func fixtures(name: String) throws {
        let facts = PictureReader().facts(of: ImageFixtures.folder + "/" + name)
        let known = try PictureFacts(cachedForm: facts.cachedForm)
        #expect(known.palette == facts.palette?.withoutExplanation && known.header == facts.header)
        #expect(known.findings.map(\.message) == facts.findings.map(\.message))
    }

    @Test("The table of a run gives every picture back, in whatever order they came")
    func table() throws {
        let files = ImageFixtures.all.map { ImageFixtures.folder + "/" + $0.name }.sorted()
        let facts = files.map { PictureReader().facts(of: $0) }
        let all = (0..<3).flatMap { round in files.map { "\(round)\($0)" } }
        var table = PictureTable(all, blockSize: 1000)
        for number in all.indices.reversed() {
            table.put(PictureTable.Packed(facts[number % files.count], isSure: number.isMultiple(of: 2)), at: number)
        }
        for (number, file) in all.enumerated() {
            let known = facts[number % files.count]
            let picture = try #require(table[file])
            let outline = picture.outline
            let isSame =
                outline.header == known.header && outline.hash == known.hash && outline.byteCount == known.byteCount
                && picture.palette == known.palette?.withoutExplanation
                && picture.digest == (number.isMultiple(of: 2) ? known.hash : nil)
                && picture.isUsable == (known.header != nil) && picture.hasFindings == !known.findings.isEmpty
                && picture.pixelSize?.width == known.header?.pixelWidth
            #expect(isSame, "\(file)")
        }
        #expect(facts.contains { $0.header == nil } && facts.contains { !$0.findings.isEmpty })
        #expect(table["another"] == nil)
    }

    @Test("A digest reads back from its digits, and nothing else does")
    func digests() {
        let hash = ContentDigest.of([1, 2, 3])
        #expect(ContentHash(hex: hash.hex) == hash)
        for wrong in [
            "", String(hash.hex.dropLast()), hash.hex + "0", hash.hex.dropLast() + "g", hash.hex.uppercased(),
        ] {
            #expect(ContentHash(hex: wrong) == nil, "\(wrong)")
        }
    }

    @Test("A build of remembered pictures gives the bytes of a clean one, in every form")
    func everyForm() async throws {
        let shop = try Shop()
        try addPictures(to: shop.folder)
        let emit: @Sendable (inout CatalogBuild) -> Void = { build in
            build.emit = Emitters.all.map { EmitterRequest(name: $0.name) }
        }
        _ = try await shop.buildAndCompare(change: emit)
        try shop.folder.write("text", to: "Banners/notes")
        let cached = try await shop.buildAndCompare(change: emit)
        #expect(cached.count(.decoded) == 0 && cached.count(.remembered) + cached.count(.recognized) == 8)
        let text = String(decoding: cached.bytes, as: UTF8.self)
        for key in ["displayP3", "edges", "ground", "backdropGradient", "roles", "mean", "weight"] {
            #expect(text.contains("\"\(key)\""), "\(key)")
        }
        try FileManager.default.removeItem(atPath: shop.folder["Build/Out"])
        #expect(try await shop.buildAndCompare(change: emit).count(.decoded) == 0)
        let files = try files(in: shop.folder["Build/Out"])
        #expect(files.count > 5 && files.contains { $0.contains("/") })
        #expect(try self.files(in: shop.folder["Clean"]) == files)
        for file in files {
            #expect(try shop.folder.bytes(of: "Build/Out/" + file) == shop.folder.bytes(of: "Clean/" + file), "\(file)")
        }
    }

    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter {
            // What a run notes of its own files names the command, which is another one here.
            !$0.hasPrefix(".tincture/") && (try? FileKind.of(FilePath.join(folder, $0))) == .file
        }
    }
}

extension Palette {
    /// The palette as it is kept: what only its explanation tells is found anew where that is wanted.
    fileprivate var withoutExplanation: Palette {
        let swatches = swatches.map {
            Swatch(color: $0.color, weight: $0.weight, role: $0.role, displayP3: $0.displayP3)
        }
        return Palette(
            swatches: swatches, roles: roles, edges: edges, ground: ground, mean: mean, backdropCandidates: [],
            backdrop: backdrop, backdropGradient: backdropGradient, bleed: bleed, sureness: sureness,
            candidates: candidates)
    }
}
