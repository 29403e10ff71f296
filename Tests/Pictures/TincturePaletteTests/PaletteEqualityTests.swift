import CatalogManifest
import Diagnostics
import Foundation
import ImageDecoding
import OrderedJSON
import PictureAnalysis
import TestNumbers
import TestTrees
import Testing
import TinctureDecoding

/// The pictures of the sample tree, by their paths below it.
private let samples: [String] = {
    let root =
        URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst() + "/Assets/"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: String(root))) ?? []
    return files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".jpg") }.sorted().map { root + $0 }
}()

@Suite("Palettes at run time are those of tincture extract")
struct PaletteEqualityTests {
    /// What `tincture extract --format json` prints of the colors, with placeholders.
    private func extracted(_ extraction: Extraction) throws -> String? {
        guard var colors = extraction.colors, !colors.swatches.isEmpty else { return nil }
        colors.thumbhash = nil
        return try JSONTextEncoder.text(colors, layout: .line)
    }

    @Test("There are sample pictures")
    func samplesExist() { #expect(samples.count >= 60) }

    @Test("A sample picture's pixels give the colors that the command prints, byte for byte", arguments: samples)
    func samplePixels(path: String) async throws {
        let expected = try extracted(Extraction.read(path, settings: ExtractionSettings()).value)
        let file = try await DecodedPicture(contentsOfFile: path)
        #expect(try file.palette.map { try JSONTextEncoder.text($0, layout: .line) } == expected)

        var pixels: [UInt8] = []
        var decoder = try PictureDecoder(.file(path), detail: .forColors)
        let (width, height) = (decoder.width, decoder.height)
        while try decoder.nextRows({ pixels += $0 }) {}
        // Bytes that the app has are sRGB and upright.
        guard decoder.transform == nil, decoder.header.orientation == 1, let expected else { return }
        let palette = try await Palette(rgba: pixels, width: width, height: height)
        #expect(try JSONTextEncoder.text(palette, layout: .line) == expected)
    }

    @Test("A fixture of any format gives what the command prints of it", arguments: ImageFixtures.all.map(\.name))
    func fixtures(name: String) async throws {
        let bytes = try ImageFixtures.bytes(name)
        let settings = ExtractionSettings(placeholders: true)
        let extraction = Extraction.read(bytes, at: .init(path: "-", line: 1, column: 1), settings: settings).value
        guard extraction.error == nil else {
            await #expect(throws: DecodedPicture.Failure.self) { try await DecodedPicture(bytes: bytes) }
            return
        }
        let picture = try await DecodedPicture(bytes: bytes)
        #expect(picture.width == extraction.width && picture.height == extraction.height)
        #expect(try picture.palette.map { try JSONTextEncoder.text($0, layout: .line) } == extracted(extraction))
        #expect(picture.warnings.isEmpty == (extraction.warning == nil || picture.palette == nil))
        if picture.palette != nil {
            #expect(Data(picture.thumbHash).base64EncodedString() == extraction.colors?.thumbhash)
        }
    }

    /// The rule for pictures of our own, written down before they were looked at: side lengths of 1 … 160 pixels; up to
    /// eight colors; in turn flat rectangles, the same with noise, cut-outs, translucent layers and gradients.
    private func ownPicture(_ number: Int) -> PixelBuffer {
        var numbers = SeededNumbers(seed: UInt64(number))
        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let (width, height) = (random(1...160), random(1...160))
        let colors = (0..<random(1...8)).map { _ in (0..<3).map { _ in random(0...255) } }
        let boxes = colors.map { color in
            (color, random(0...width), random(0...height), random(1...width), random(1...height), random(0...255))
        }
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                var (pixel, alpha) = (colors[0], number % 5 == 2 ? 0 : 255)
                for (color, left, top, right, bottom, opacity) in boxes where x >= left && y >= top {
                    guard x < left + right, y < top + bottom else { continue }
                    pixel = number % 5 == 4 ? zip(color, pixel).map { ($0 * x + $1 * (width - x)) / width } : color
                    alpha = number % 5 == 3 ? opacity : 255
                }
                if number % 5 == 1 { pixel = pixel.map { min(255, max(0, $0 + random(-12...12))) } }
                rgba += (pixel + [alpha]).map { UInt8($0) }
            }
        }
        return PixelBuffer(width: width, height: height, rgba: rgba)
    }

    @Test("250 pictures of our own give the colors that the command prints of them as PNG", arguments: 0..<250)
    func ownPictures(number: Int) async throws {
        let picture = ownPicture(number)
        let file = try PNGEncoder.encode(picture)
        let extraction = Extraction.read(
            file, at: .init(path: "-", line: 1, column: 1), settings: ExtractionSettings(count: 1 + number % 16))
        let expected = try extracted(extraction.value)
        do {
            let palette = try await Palette(
                rgba: picture.rgba, width: picture.width, height: picture.height, count: 1 + number % 16)
            #expect(try JSONTextEncoder.text(palette, layout: .line) == expected)
            let json = try JSONEncoder().encode(palette)
            #expect(try JSONDecoder().decode(Palette.self, from: json) == palette)
        } catch PaletteError.transparent {
            #expect(expected == nil)
        }
    }
}
