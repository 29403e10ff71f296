import Foundation
import Testing
import TinctureDecoding

@testable import TincturePalette

@Suite("Requests for a palette at run time")
struct PaletteRequestTests {
    private let pixel: [UInt8] = [31, 111, 235, 255]

    @Test("Too few or too many bytes, sides of no length and pictures over the limit are errors")
    func mistakes() async {
        for (width, height) in [(2, 1), (0, 1), (1, -1), (-1, -1)] {
            await #expect(throws: PaletteError.wrongByteCount(expected: max(0, width) * max(0, height) * 4, actual: 4))
            {
                try await Palette(rgba: pixel, width: width, height: height)
            }
        }
        await #expect(throws: PaletteError.wrongByteCount(expected: 4, actual: 5)) {
            try await Palette(rgba: pixel + [0], width: 1, height: 1)
        }
        await #expect(throws: PaletteError.tooManyPixels(width: .max, height: 2, limit: Palette.maximumPixels)) {
            try await Palette(rgba: pixel, width: .max, height: 2)
        }
        await #expect(throws: PaletteError.tooManyPixels(width: 3, height: 3, limit: 8)) {
            try await Palette(rgba: [UInt8](repeating: 1, count: 36), width: 3, height: 3, limit: 8)
        }
        await #expect(throws: PaletteError.transparent) {
            try await Palette(rgba: [1, 2, 3, 0], width: 1, height: 1)
        }
    }

    @Test("A task that was canceled gets no palette")
    func cancellation() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Palette(rgba: pixel, width: 1, height: 1)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let decoding = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await DecodedPicture(bytes: [])
        }
        await #expect(throws: (any Error).self) { try await decoding.value }
    }

    @Test("A count outside 1 … 16 is clamped")
    func counts() async throws {
        var stripes: [UInt8] = []
        for step: UInt8 in 0..<40 { stripes += [step * 6, 255 - step * 6, step * 5, 255] }
        #expect(try await Palette(rgba: stripes, width: 40, height: 1, count: -3).swatches.count == 1)
        let most = try await Palette(rgba: stripes, width: 40, height: 1, count: 99)
        #expect(try await Palette(rgba: stripes, width: 40, height: 1, count: 16) == most)
    }

    @Test("Of a large picture each second row and column counts")
    func large() async throws {
        func picture(_ width: Int, _ height: Int, _ step: Int) -> [UInt8] {
            var rgba: [UInt8] = []
            rgba.reserveCapacity(width * height * 4)
            for y in 0..<height {
                for x in 0..<width {
                    let isSkipped = x % step + y % step > 0
                    rgba += isSkipped ? [255, 0, 0, 255] : [UInt8(x / step % 200), UInt8(y / step % 100), 150, 255]
                }
            }
            return rgba
        }
        let large = try await Palette(rgba: picture(3000, 1400, 2), width: 3000, height: 1400)
        #expect(try await Palette(rgba: picture(1500, 700, 1), width: 1500, height: 700) == large)
    }

    @Test("Premultiplied colors are made plain to the nearest value")
    func premultiplied() {
        for alpha in 1...255 {
            for value in stride(from: 0, through: 255, by: 5) {
                let multiplied = UInt8((Double(value * alpha) / 255).rounded())
                var pixel = [multiplied, multiplied, multiplied, UInt8(alpha)]
                Palette.divideByAlpha(&pixel)
                let expected = min(255, (Double(multiplied) * 255 / Double(alpha)).rounded())
                #expect(Double(pixel[0]) == expected)
                // Half a step of the product is all that is lost.
                #expect(abs(Double(pixel[0]) - Double(value)) <= 127.5 / Double(alpha) + 0.5)
            }
        }
        var clear: [UInt8] = [9, 9, 9, 0]
        Palette.divideByAlpha(&clear)
        #expect(clear == [9, 9, 9, 0])
    }

    @Test("Bytes that are no picture are refused with a sentence that a server can send")
    func unknownFormat() async throws {
        let bytes = Array("not a picture".utf8)
        let failure = await #expect(throws: DecodedPicture.Failure.self) { try await DecodedPicture(bytes: bytes) }
        #expect(failure?.description == "The picture is a file in an unknown format, which Tincture does not decode.")
        await #expect(throws: DecodedPicture.Failure.self) { try await DecodedPicture(contentsOfFile: "/nowhere.png") }
    }
}
