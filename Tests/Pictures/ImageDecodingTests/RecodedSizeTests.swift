import Foundation
import ImageDecoding
import TestTrees
import Testing

@Suite("Sizes of pictures that are encoded anew")
struct RecodedSizeTests {
    private let limits = DecodingLimits.standard

    /// A PNG of noise in a few levels, which filters and levels can do something about.
    private func picture(_ width: Int, _ height: Int) throws -> [UInt8] {
        var state: UInt32 = 1
        let rgba = (0..<width * height).flatMap { pixel -> [UInt8] in
            state = state &* 1_664_525 &+ 1_013_904_223
            let level = UInt8(pixel % width / 4 &+ Int(state >> 30))
            return [level, level &+ 20, 200 &- level, 255]
        }
        return try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))
    }

    @Test("A PNG is no larger than what any encoder of the same pixels makes; bytes behind its end do not count")
    func png() throws {
        let bytes = try picture(200, 100)
        let size = try #require(RecodedSize.png(.bytes(bytes), limits: limits))
        #expect(size <= bytes.count && size > 200)
        #expect(RecodedSize.png(.bytes(bytes + [UInt8](repeating: 0, count: 9_999)), limits: limits) == size)
    }

    @Test("What cannot be compared has no size: interlaced, cut off, another format, over a limit")
    func refused() throws {
        #expect(
            RecodedSize.png(.bytes(BlankPNG.bytes(width: 20, height: 20, isInterlaced: true)), limits: limits) == nil)
        let bytes = try picture(200, 100)
        #expect(RecodedSize.png(.bytes(Array(bytes.dropLast(40))), limits: limits) == nil)
        #expect(RecodedSize.jpeg(.bytes(bytes), isGray: false, limits: limits) == nil)
        #expect(RecodedSize.png(.bytes([]), limits: limits) == nil)
        let small = DecodingLimits(maximumPixels: 200 * 100, maximumBytes: 4 << 20)
        #expect(RecodedSize.png(.bytes(bytes), limits: small) == nil)
        let few = DecodingLimits(maximumPixels: 200 * 100 - 1, maximumBytes: limits.maximumBytes)
        #expect(RecodedSize.png(.bytes(bytes), limits: few) == nil)
    }

    @Test(
        "Every form of PNG keeps its form, and is hardly larger than the file that has it",
        arguments: [
            "gray-1.png", "gray-16.png", "graya-8.png", "rgb-8.png", "rgba-16.png", "palette-alpha.png", "p3.png",
        ])
    func forms(name: String) throws {
        let bytes = try ImageFixtures.bytes(name)
        let size = try #require(RecodedSize.png(.bytes(bytes), limits: limits))
        #expect(size <= bytes.count + 200, "\(size), \(bytes.count)")
    }

    @Test("A picture that moves is left alone")
    func animated() throws {
        #expect(RecodedSize.png(.bytes(try ImageFixtures.bytes("animated.png")), limits: limits) == nil)
    }

    @Test(
        "A JPEG has a size without memory for its rows, and none where decoding and encoding together are over the limit"
    )
    func jpeg() throws {
        for name in ["444.jpg", "420.jpg", "progressive.jpg"] {
            let size = try #require(
                RecodedSize.jpeg(.bytes(try ImageFixtures.bytes(name)), isGray: false, limits: limits))
            #expect(size > 300, "\(name)")
        }
        let gray = try ImageFixtures.bytes("gray.jpg")
        let asGray = try #require(RecodedSize.jpeg(.bytes(gray), isGray: true, limits: limits))
        #expect(try #require(RecodedSize.jpeg(.bytes(gray), isGray: false, limits: limits)) > asGray)
        let small = DecodingLimits(maximumPixels: limits.maximumPixels, maximumBytes: 64 << 10)
        #expect(RecodedSize.jpeg(.bytes(try ImageFixtures.bytes("444.jpg")), isGray: false, limits: small) == nil)
        let cut = Array(try ImageFixtures.bytes("444.jpg").dropLast(200))
        #expect(RecodedSize.jpeg(.bytes(cut), isGray: false, limits: limits) == nil)
    }
}
