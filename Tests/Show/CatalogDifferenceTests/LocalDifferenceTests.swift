import CatalogPreview
import Foundation
import ImageDecoding
import Testing

@testable import CatalogDifference

@Suite("Where two pictures look different")
struct LocalDifferenceTests {
    private func picture(
        _ width: Int = 256, _ height: Int = 96, coloring color: (_ x: Int, _ y: Int) -> (Int, Int, Int)
    ) -> PixelBuffer {
        let rgba = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let (red, green, blue) = color(x, y)
                return [UInt8(red), UInt8(green), UInt8(blue), 255]
            }
        }
        return PixelBuffer(width: width, height: height, rgba: rgba)
    }

    /// A banner: a slope of color with a lighter half.
    private func banner(_ x: Int, _ y: Int) -> (Int, Int, Int) { (x / 2 + 40, x > 128 ? 190 : 90, 120 + y / 4) }

    @Test("A block that covers a fiftieth is found with its place; noise as a JPEG encoder makes it is nothing")
    func block() throws {
        let before = picture(coloring: banner)
        let changed = picture { x, y in (160..<192).contains(x) && (32..<48).contains(y) ? (0, 0, 0) : banner(x, y) }
        let local = try #require(LocalDifference(before, changed))
        #expect(local.largest > 40 && local.isVisible && (0.015...0.03).contains(local.share), "\(local)")
        let region = try #require(local.regions.first)
        #expect(local.regions.count == 1)
        for (value, expected) in zip(region, [160.0 / 256, 32.0 / 96, 32.0 / 256, 16.0 / 96]) {
            #expect(abs(value - expected) < 0.001, "\(region)")
        }
        let noisy = picture { x, y in
            let (red, green, blue) = banner(x, y)
            let noise = (x * 7 + y * 13 + x * y) % 9 - 4
            return (red + noise, green - noise, blue + noise)
        }
        let same = try #require(LocalDifference(before, noisy))
        #expect(!same.isVisible && same.regions.isEmpty && same.largest < LocalDifference.tolerance, "\(same)")
        #expect(LocalDifference(before, before)?.largest == 0)
        // A weak change of everything is no noise.
        let weak = try #require(
            LocalDifference(picture { _, _ in (120, 120, 120) }, picture { _, _ in (131, 131, 131) }))
        #expect(weak.largest < LocalDifference.tolerance && weak.share == 1 && weak.regions.count == 1, "\(weak)")
    }

    @Test("A box ends where the change does, not where its cells do", arguments: [0, 1, 2, 3])
    func edges(offset: Int) throws {
        let (left, top) = (160 + offset, 32 + offset)
        let changed = picture { x, y in
            (left..<left + 30).contains(x) && (top..<top + 18).contains(y) ? (0, 0, 0) : banner(x, y)
        }
        let region = try #require(LocalDifference(picture(coloring: banner), changed)?.regions.first)
        let expected = [Double(left) / 256, Double(top) / 96, 30.0 / 256, 18.0 / 96]
        #expect(zip(region, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(region), not \(expected)")
    }

    @Test("Another size of the same shape is compared, another shape is not")
    func sizes() throws {
        let small = picture(128, 48) { x, y in banner(x * 2, y * 2) }
        #expect(try #require(LocalDifference(picture(coloring: banner), small)).share < 0.05)
        #expect(LocalDifference(picture(coloring: banner), picture(128, 128, coloring: banner)) == nil)
    }

    @Test("A block over most of a picture, and colors that became gray, are losses; another flat color is none")
    func loss() throws {
        let before = picture(coloring: banner)
        let covered = picture { x, y in x < 160 ? (0, 0, 0) : banner(x, y) }
        let block = try #require(LocalDifference(before, covered)?.loss)
        #expect(block == .init(kind: .oneColor, share: 0.625, color: "#000000"))
        #expect(block.words == "62.5 % of it became one color, #000000")
        let gray = picture { x, y in
            let (red, green, blue) = banner(x, y)
            let light = (3 * red + 6 * green + blue) / 10
            return (light, light, light)
        }
        #expect(LocalDifference(before, gray)?.loss?.kind == .gray)
        let blue = picture { _, _ in (0, 0, 200) }
        #expect(LocalDifference(blue, picture { _, _ in (200, 0, 0) })?.loss == nil)
        let mirrored = picture { x, y in banner(255 - x, y) }
        #expect(LocalDifference(before, mirrored)?.loss == nil)
        #expect(LocalDifference(before, before, isOverCompressed: true)?.loss == .init(kind: .compression, share: 0))
        #expect(LocalDifference(before, mirrored, isOverCompressed: true)?.loss == nil)
    }

    @Test("No sample banner is a banner of another name that lost something")
    func samples() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appendingPathComponent("Assets/TmallHome/Banners")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            let size = LocalDifference.pixelCount
            return try Thumbnail.read(folder.path + "/" + name, maximumWidth: size, maximumHeight: size)
        }
        #expect(pictures.count == 10)
        for (number, one) in pictures.enumerated() {
            for (other, two) in pictures.enumerated() where other != number {
                #expect(LocalDifference(one, two)?.loss == nil, "\(number) and \(other)")
            }
        }
    }

    @Test("A gate of --fail-on is a kind, a growth or a distance; anything else is explained")
    func gates() throws {
        #expect(try DifferenceGate.gates("contrast,weight:+50K,color:3,visible").count == 4)
        let mistakes = [
            "weight": "weight:+50K", "weight:": "weight:+50K", "weight:50": "weight:+50K", "weight:+5X": "weight:+50K",
            "weight:50K": "weight:+50K", "weight:-5K": "weight:+50K", "weight:+K": "weight:+50K",
            "weight:+99999999999G": "weight:+50K", "color:": "color:3", "color:-1": "color:3", "color:nan": "color:3",
            "colour:3": "did you mean \"color:3\"", "contrasts": "did you mean \"contrast\"", "": "expected worse",
        ]
        for (wrong, advice) in mistakes {
            let mistake = #expect(throws: DifferenceGate.Mistake.self) { try DifferenceGate(wrong) }
            #expect(mistake?.description.contains(advice) == true, "\(wrong): \(String(describing: mistake))")
        }
        for right in ["weight:+0", "weight:+50k", "weight:+50KB", "weight:+2MiB", "weight:+512"] {
            #expect(throws: Never.self) { try DifferenceGate(right) }
        }
        var difference = CatalogDifference(
            base: "a", head: "b", byteCount: ByteChange(before: 1000, after: 1000 + (50 << 10)))
        #expect(try DifferenceGate("weight:+50K").problem(of: difference) == nil)
        #expect(try DifferenceGate("weight:+49K").problem(of: difference) == "all pictures together grew by 50 KiB")
        var heavy = PictureChange(change: .changed, name: "b", isBanner: true)
        let facts = PictureChange.Facts(file: "b", sha256: "", format: "png", byteCount: 50 << 10, variants: [])
        heavy.after = facts
        difference.pictures = [heavy]
        #expect(
            try DifferenceGate("weight:+49K").failure(of: difference)
                == "--fail-on weight:+49K: all pictures together grew by 50 KiB: b (+50 KiB)")
        difference.colors = [
            ColorChange(name: "Tab", variant: "dark", before: "#000000", after: "label"),
            ColorChange(name: "Green", variant: "any", before: "#000000", after: "#FFFFFF", distance: 4),
        ]
        #expect(
            try DifferenceGate("color:3").problem(of: difference)
                == "these changed by more than ΔE 3: Tab dark (the color exists only before or only after), "
                + "Green (ΔE 4)")
        difference.colors.removeFirst()
        #expect(try DifferenceGate("color:4").problem(of: difference) == nil)
        #expect(try DifferenceGate("worse").problem(of: difference) == nil)
        difference.colors.append(ColorChange(name: "Tab", variant: "dark", before: "#000000", after: nil))
        #expect(try DifferenceGate("worse").problem(of: difference) == "1 change for the worse: Tab")
    }

    @Test("A gate takes only pictures that look different")
    func visible() throws {
        var picture = PictureChange(change: .changed, name: "a", isBanner: true)
        var difference = CatalogDifference(base: "a", head: "b", byteCount: ByteChange(before: 0, after: 0))
        for (local, count) in [
            (nil, 0), (LocalDifference(largest: 3, share: 0, regions: []), 0),
            (LocalDifference(largest: 30, share: 0.1, regions: [[0, 0, 0.1, 1]]), 1),
        ] as [(LocalDifference?, Int)] {
            picture.local = local
            difference.pictures = [picture]
            #expect(difference.count(of: .visible) == count && difference.count(of: .pictures) == 1)
        }
    }

    @Test("Damage of a small part and a much larger file are worse; other art and a smaller file are not")
    func worse() {
        func facts(_ bytes: Int) -> PictureChange.Facts {
            .init(
                file: "a", sha256: "", pixelWidth: 300, pixelHeight: 100, format: "png", byteCount: bytes, variants: [])
        }
        func picture(_ bytes: Int, largest: Double = 0, share: Double = 0) -> PictureChange {
            PictureChange(
                change: .changed, name: "a", isBanner: true, before: facts(100 << 10), after: facts(bytes),
                local: LocalDifference(largest: largest, share: share, regions: []))
        }
        let heavy = picture(1600 << 10)
        #expect(heavy.isWorse && heavy.words == "changed: looks the same, 16 times as heavy")
        #expect(picture(100 << 10, largest: 60, share: 0.07).isWorse)
        #expect(!picture(150 << 10).isWorse && !picture(10 << 10).isWorse)
        #expect(
            !picture(100 << 10, largest: 60, share: 1).isWorse && !picture(100 << 10, largest: 9, share: 0.1).isWorse)
        // Compression is everywhere, so it has no boxes; damage has.
        var compressed = picture(100 << 10, largest: 9, share: 0.02)
        compressed.local?.regions = [[0, 0, 0.1, 0.1]]
        #expect(compressed.marks.count == 1)
        compressed.local?.loss = .init(kind: .compression, share: 0.02)
        #expect(compressed.marks.isEmpty && compressed.isWorse)
        compressed.local?.largest = 60
        #expect(compressed.marks.count == 1)
        // A box around the whole picture says nothing.
        #expect(
            LocalDifference(largest: 60, share: 1, regions: [[0, 0, 1, 1], [0, 0, 0.5, 0.5]]).marks == [
                [0, 0, 0.5, 0.5]
            ])
    }
}
