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
            #expect(abs(value - expected) < 0.05, "\(region)")
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

    @Test("Another size of the same shape is compared, another shape is not")
    func sizes() throws {
        let small = picture(128, 48) { x, y in banner(x * 2, y * 2) }
        #expect(try #require(LocalDifference(picture(coloring: banner), small)).share < 0.05)
        #expect(LocalDifference(picture(coloring: banner), picture(128, 128, coloring: banner)) == nil)
    }

    @Test("A gate of --fail-on is a kind, a growth or a distance")
    func gates() {
        #expect(
            DifferenceGate("contrast") != nil && DifferenceGate("weight:+50K") != nil
                && DifferenceGate("color:3") != nil)
        for wrong in [
            "weight", "weight:", "weight:-5", "weight:5x", "weight:99999999999G", "color:", "color:-1", "color:nan",
            "colour:3", "",
        ] {
            #expect(DifferenceGate(wrong) == nil, "\(wrong)")
        }
        var difference = CatalogDifference(
            base: "a", head: "b", byteCount: ByteChange(before: 1000, after: 1000 + (50 << 10)))
        #expect(DifferenceGate("weight:+50K")?.problem(of: difference) == nil)
        #expect(DifferenceGate("weight:+49K")?.problem(of: difference) == "all pictures together grew by 50 KiB")
        difference.colors = [
            ColorChange(name: "Green", variant: "any", before: "#000000", after: "#FFFFFF", distance: 4)
        ]
        #expect(DifferenceGate("color:4")?.problem(of: difference) == nil)
        #expect(DifferenceGate("color:3")?.problem(of: difference) == "the color of Green changed by ΔE 4")
    }
}
