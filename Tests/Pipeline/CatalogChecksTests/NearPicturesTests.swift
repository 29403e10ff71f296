import CatalogChecks
import Diagnostics
import ImageDecoding
import TestTrees
import Testing

@Suite("Pictures that look nearly alike")
struct NearPicturesTests {
    /// A sketch of 9 × 8 opaque grays.
    private func sketch(_ gray: (Int) -> Int, ratio: Double = 1) -> PictureSketch {
        PictureSketch(
            cells: (0..<72).flatMap { cell in [UInt8](repeating: UInt8(gray(cell)), count: 3) + [255] }, ratio: ratio)
    }

    /// Cells in no order, and another one for each seed.
    private func noise(_ seed: Int, _ cell: Int) -> Int { (cell &* 7_919 &+ seed &* 104_729) % 251 }

    @Test("The hash has a bit for each cell that is brighter than its right neighbor, row by row")
    func hash() {
        #expect(sketch { _ in 100 }.hash == 0)
        #expect(sketch { 200 - 20 * ($0 % 9) }.hash == .max)
        #expect(sketch { $0 == 0 ? 100 : 50 }.hash == 1 << 63)
    }

    @Test("A pair is found in any part of the hash, with its distance; each sketch names the nearest one before it")
    func pairs() {
        let plain = sketch { noise(1, $0) }
        for cell in 0..<72 where cell % 9 > 0 {
            let near = sketch { $0 == cell ? min(255, noise(1, $0) + 1) : noise(1, $0) }
            let found = NearPictures([plain, sketch { noise(2, $0) }, near], distance: 3).pairs
            #expect(found.map(\.second) == [2] && found[0].first == 0 && found[0].distance <= 2, "\(cell) \(found)")
        }
    }

    @Test("Other colors, another shape or another alpha make no pair, whatever the hash says")
    func colors() {
        let plain = sketch { _ in 100 }
        let others = [
            sketch { _ in 140 }, sketch({ _ in 100 }, ratio: 1.5),
            PictureSketch(cells: (0..<72).flatMap { _ -> [UInt8] in [100, 100, 100, 0] }, ratio: 1),
        ]
        for other in others { #expect(NearPictures([plain, other], distance: 3).pairs.isEmpty) }
        #expect(NearPictures([plain, sketch { _ in 101 }], distance: 3).pairs.count == 1)
        #expect(NearPictures([plain, plain], distance: 3) { _, _ in false }.pairs.isEmpty)
    }

    @Test("Work grows with the number of pictures, not with its square, also where all share a part of the hash")
    func work() {
        let equal = NearPictures(Array(repeating: sketch { _ in 100 }, count: 3_000), distance: 3)
        #expect(equal.pairs.count == 2_999 && equal.comparisons <= 3_000 * 200 * 4)
        let others = NearPictures((0..<3_000).map { seed in sketch { noise(seed, $0) } }, distance: 3)
        #expect(others.comparisons <= 3_000 * 200 * 4)
    }

    @Test("A file has the same sketch in any size, and none where it has fewer pixels than cells or over a limit")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 40, height: 40, red: 200, green: 10, blue: 10)
        try folder.addPicture("b.png", width: 90, height: 90, red: 200, green: 10, blue: 10)
        try folder.addPicture("c.png", width: 8, height: 8)
        let limits = DecodingLimits.standard
        let first = try #require(PictureSketch(folder["a.png"], limits: limits))
        let second = try #require(PictureSketch(folder["b.png"], limits: limits))
        #expect(first == second)
        #expect(PictureSketch(folder["c.png"], limits: limits) == nil)
        #expect(
            PictureSketch(folder["a.png"], limits: DecodingLimits(maximumPixels: 1_599, maximumBytes: 1 << 30)) == nil)
    }

    @Test("Sizes whose product no integer holds are compared and weighed without a trap")
    func hugeSizes() async throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [Art]\nrules: {near-duplicate: warning, inefficient-encoding: warning}\n"
        ])
        let size = [UInt8](repeating: 0xFF, count: 8)
        for name in ["x", "y", "x@2x"] {
            try folder.write(
                Array("8BPS\0\u{1}".utf8) + [0, 0, 0, 0, 0, 0, 0, 3] + size + [0, 8, 0, 3], to: "Art/\(name).psd")
        }
        let rules = Set(await folder.findings().map(\.rule.rawValue))
        #expect(rules.isDisjoint(with: ["near-duplicate", "inefficient-encoding"]))
    }
}
