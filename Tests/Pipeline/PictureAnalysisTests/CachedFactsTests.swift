import ColorScience
import Diagnostics
import FileAccess
import Foundation
import ImageDecoding
import PaletteExtraction
import TestTrees
import Testing

@testable import PictureAnalysis

@Suite("What the cache keeps of a picture")
struct CachedFactsTests {
    @Test("Every palette comes back with all that it had", arguments: [1, 3, 5, 16])
    func palettes(count: Int) throws {
        let folder = try TemporaryFolder()
        try folder.addPicturesOfEveryPalette()
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
        #expect(known.diagnostics.map(\.message) == facts.diagnostics.map(\.message))
    }

    @Test("The table of a run gives every picture back, in whatever order they came")
    func table() throws {
        let files = ImageFixtures.all.map { ImageFixtures.folder + "/" + $0.name }.sorted()
        let facts = files.map { PictureReader().facts(of: $0) }
        let all = (0..<3).flatMap { round in files.map { "\(round)\($0)" } }
        var table = PictureTable(all, blockSize: 1000)
        for number in all.indices.reversed() {
            table.put(facts[number % files.count], isVerified: number.isMultiple(of: 2), at: number)
        }
        for (number, file) in all.enumerated() {
            let known = facts[number % files.count]
            let picture = try #require(table[file])
            let outline = picture.outline
            let isSame =
                outline.header == known.header && outline.hash == known.hash && outline.byteCount == known.byteCount
                && picture.palette == known.palette?.withoutExplanation
                && picture.digest == (number.isMultiple(of: 2) ? known.hash : nil)
                && picture.isUsable == (known.header != nil) && picture.hasFindings == !known.diagnostics.isEmpty
                && picture.pixelSize?.width == known.header?.pixelWidth
            #expect(isSame, "\(file)")
        }
        #expect(facts.contains { $0.header == nil } && facts.contains { !$0.diagnostics.isEmpty })
        #expect(table["another"] == nil)
    }

    @Test(
        "Colors at points come back, from the cache and from the table, and a picture without them takes a byte for it")
    func points() throws {
        let path = ImageFixtures.folder + "/p3.png"
        let asked: [PicturePoint] = [[0.9, 0.9], [0.1, 0.2], [0.1, 0.1]]
        var reader = PictureReader()
        let plain = reader.facts(of: path)
        reader.points = asked
        let facts = reader.facts(of: path)
        #expect(facts.points.count == 3 && plain.points.isEmpty && facts.palette == plain.palette)
        #expect(try PictureFacts(cachedForm: facts.cachedForm).points == facts.points)
        #expect(facts.cachedForm.count == plain.cachedForm.count + 4 + 3 * (16 + 3))
        // Damage that makes a coordinate no number, or the points fall, is damage: a fuzzer found it read.
        for (place, other) in [(0.9, Double.nan), (0.9, 2), (0.1, 0.95)] {
            func bytes(_ value: Double) -> [UInt8] { withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
            let damaged = facts.cachedForm.replacing(bytes(place), with: bytes(other), maxReplacements: 1)
            #expect(damaged != facts.cachedForm)
            #expect(throws: DamagedCache.self) { try PictureFacts(cachedForm: damaged) }
        }
        var table = PictureTable([path])
        table.put(facts, isVerified: true, at: 0)
        let picture = try #require(table[path])
        #expect(picture.outline.points == facts.points && picture.palette == facts.palette?.withoutExplanation)
    }

    // In the blocks, each put would add up to 64 KiB, and each look at a picture would copy them.
    @Test("The cells of a picture are kept once, apart from its other facts")
    func cells() throws {
        let path = ImageFixtures.folder + "/p3.png"
        var reader = PictureReader()
        reader.wantsCells = true
        let facts = reader.facts(of: path)
        #expect(facts.cells != nil)
        var table = PictureTable([path])
        for known in [facts, PictureReader().facts(of: path), facts] {
            table.put(known, isVerified: true, at: 0)
            #expect(table.cells(of: 0) == known.cells)
            #expect(table[path]?.outline.cells == nil)
        }
    }

    @Test(
        "A number of a palette that is none, or beyond all bounds, is damage",
        arguments: [Double.nan, .infinity, 1e300])
    func numbers(other: Double) throws {
        let facts = PictureReader().facts(of: ImageFixtures.folder + "/p3.png")
        let palette = try #require(facts.palette)
        for number in [try #require(palette.swatches.first).weight, palette.confidence.backdrop] {
            func bytes(_ value: Double) -> [UInt8] { withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
            let damaged = facts.cachedForm.replacing(bytes(number), with: bytes(other), maxReplacements: 1)
            #expect(damaged != facts.cachedForm)
            #expect(throws: DamagedCache.self) { try PictureFacts(cachedForm: damaged) }
        }
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
}

extension Palette {
    /// The palette as it is kept: what only its explanation tells is found anew where that is wanted.
    fileprivate var withoutExplanation: Palette {
        let swatches = swatches.map {
            Swatch(color: $0.color, weight: $0.weight, role: $0.role, displayP3: $0.displayP3)
        }
        return Palette(
            swatches: swatches, roles: roles, edges: edges, ground: ground, mean: mean, backdropCandidates: [],
            backdrop: backdrop, backdropGradient: backdropGradient, bleed: bleed, confidence: confidence,
            candidates: candidates, tintBlock: tintBlock, displayP3: displayP3)
    }
}
