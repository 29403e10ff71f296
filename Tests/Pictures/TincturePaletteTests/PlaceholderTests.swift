import CarouselGradients
import ColorScience
import Foundation
import Testing
import TinctureDecoding

@Suite("Placeholders")
struct PlaceholderTests {
    /// A case computed by the reference of ThumbHash in JavaScript, thumbhash 0.1.1 of npm.
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let number: Int
        let width: Int
        let height: Int
        let hash: String
        let decodedWidth: Int?
        let decodedHeight: Int?
        let rgba: String?

        var testDescription: String { "\(number): \(width) × \(height)" }
    }

    static let cases: [Case] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/Placeholders/thumbhash.json")
        guard let data = try? Data(contentsOf: path) else { return [] }
        return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
    }()

    /// The picture of a case; the reference had the same.
    static func picture(_ width: Int, _ height: Int, _ number: Int) -> [UInt8] {
        var rgba: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                if number >= 60 {
                    let alpha: UInt8 = number >= 120 ? 0 : number % 4 == 0 ? 100 : 255
                    rgba += [number * 37, number * 91, number * 13].map { UInt8($0 % 256) } + [alpha]
                    continue
                }
                let block = ((x >> 3) ^ (y >> 2)) & (number % 4)
                let alphas = [255, (x * 9 + y * 5) % 256, y * 3 > height ? 255 : 0]
                rgba += [
                    UInt8((x * (number % 7) + y * 2 + number * 37 + block * 40) % 256),
                    UInt8((x * x + y * (number % 5) + number * 11) % 256),
                    UInt8(truncatingIfNeeded: 255 - x - y * 3 + number * 53 + block * 25), UInt8(alphas[number % 3]),
                ]
            }
        }
        return rgba
    }

    @Test("The cases are there")
    func present() { #expect(Self.cases.count == 132) }

    @Test("A hash has the bytes of the reference", arguments: cases)
    func encoding(_ one: Case) {
        let rgba = Self.picture(one.width, one.height, one.number)
        #expect(Base64.text(ThumbHash.encode(width: one.width, height: one.height, rgba: rgba)) == one.hash)
    }

    @Test("An app sees the pixels that the reference makes of a hash", arguments: cases.filter { $0.rgba != nil })
    func decoding(_ one: Case) throws {
        let placeholder = try #require(PageBackdrop.Placeholder(base64: one.hash))
        #expect(placeholder.width == one.decodedWidth && placeholder.height == one.decodedHeight)
        let wanted = try #require(one.rgba.flatMap { Data(base64Encoded: $0) })
        #expect(placeholder.rgba.count == wanted.count)
        // The reference cuts a number off that may lie an ulp beside ours.
        #expect(zip(placeholder.rgba, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(zip(placeholder.rgba, wanted).filter { $0 != $1 }.count <= wanted.count / 1000)
    }

    @Test("What is no hash gives no placeholder, and no bytes trap")
    func damage() throws {
        #expect(PageBackdrop.Placeholder(base64: "no hash") == nil)
        #expect(PageBackdrop.Placeholder(thumbHash: []) == nil)
        let hash = try #require(Base64.bytes(Self.cases[1].hash))
        for count in 0..<hash.count { #expect(PageBackdrop.Placeholder(thumbHash: hash.prefix(count)) == nil) }
        for index in hash.indices {
            for bit in 0..<8 {
                var flipped = hash
                flipped[index] ^= 1 << UInt8(bit)
                _ = PageBackdrop.Placeholder(thumbHash: flipped)
            }
        }
    }

    @Test("The mean color and alpha are those of the picture, to what six bits can say")
    func average() throws {
        let rgba = (0..<50 * 40).flatMap { _ -> [UInt8] in [200, 100, 50, 255] }
        let hash = ThumbHash.encode(width: 50, height: 40, rgba: rgba)
        let placeholder = try #require(PageBackdrop.Placeholder(thumbHash: hash))
        let (color, wanted) = (placeholder.color, SRGB8(red: 200, green: 100, blue: 50))
        #expect(abs(Int(color.red) - Int(wanted.red)) <= 8 && abs(Int(color.green) - Int(wanted.green)) <= 8)
        #expect(abs(Int(color.blue) - Int(wanted.blue)) <= 8 && placeholder.alpha == 1)
    }

    private func reduce(_ rgba: [UInt8], _ width: Int, _ height: Int, orientation: Int = 1, side: Int = 100)
        -> (width: Int, height: Int, rgba: [UInt8])
    {
        var reduction = PictureReduction(
            width: width, height: height, pictureWidth: width, pictureHeight: height, orientation: orientation,
            side: side)
        // Row by row and all at once are the same.
        for start in stride(from: 0, to: rgba.count, by: width * 4 * 3) {
            Array(rgba[start..<min(rgba.count, start + width * 4 * 3)]).withUnsafeBufferPointer { reduction.add($0) }
        }
        return reduction.picture
    }

    @Test("A picture that is small enough is not changed, a larger one is as long as it may be")
    func reduction() {
        let small = Self.picture(47, 100, 3)
        #expect(reduce(small, 47, 100).rgba == small)
        let large = reduce(Self.picture(1125, 352, 3), 1125, 352)
        #expect(large.width == 100 && large.height == 31)
        #expect(reduce(Self.picture(3, 400, 3), 3, 400).width == 1)
    }

    @Test("What transparent pixels hold does not show")
    func transparency() {
        let pixels: [UInt8] = [200, 10, 20, 255, 0, 255, 255, 0, 100, 30, 40, 85, 0, 255, 255, 0]
        let small = reduce(pixels, 4, 1, side: 1)
        // 200 × 255 and 100 × 85 over 340; a quarter of 340.
        #expect(small.width == 1 && small.height == 1 && small.rgba == [175, 15, 25, 85])
    }

    @Test("A turned picture is reduced upright", arguments: 1...8)
    func orientation(_ orientation: Int) {
        // Its upper left corner is the only black pixel; where it is by Exif's table: top or bottom, left or right.
        var rgba = [UInt8](repeating: 255, count: 3 * 2 * 4)
        rgba.replaceSubrange(0..<4, with: [0, 0, 0, 255])
        let upright = reduce(rgba, 3, 2, orientation: orientation)
        let isTurned = orientation >= 5
        #expect(upright.width == (isTurned ? 2 : 3) && upright.height == (isTurned ? 3 : 2))
        let isRight = [2, 3, 6, 7].contains(orientation)
        let isBottom = [3, 4, 7, 8].contains(orientation)
        let place = ((isBottom ? upright.height - 1 : 0) * upright.width + (isRight ? upright.width - 1 : 0)) * 4
        #expect(upright.rgba[place] == 0)
    }
}
