import ColorScience
import PaletteExtraction
import Testing
import TinctureDecoding

@Suite("Colors around points of a picture")
struct PointColorTests {
    /// The color at one point of a picture that is drawn pixel by pixel, its rows given a few at a time.
    private func color(
        at point: PicturePoint, width: Int = 100, height: Int = 50, orientation: Int = 1,
        _ draw: (Int, Int) -> [UInt8]
    ) -> SRGB8? {
        let layout = PictureLayout(width: width, height: height, orientation: orientation)
        var colors = PointColors([point], layout: layout)
        for start in stride(from: 0, to: height, by: 7) {
            let rows = (start..<min(height, start + 7)).flatMap { y in (0..<width).flatMap { draw($0, y) } }
            rows.withUnsafeBufferPointer { colors.add($0) }
        }
        return colors.colors()[point]
    }

    private let quarters: (Int, Int) -> [UInt8] = { x, y in
        [x < 50 ? 10 : 200, y < 25 ? 20 : 90, 30, 255]
    }

    @Test("A point is counted from the left and from the top, its ends included")
    func places() {
        #expect(color(at: [0, 0], quarters)?.hex == "#0A141E")
        #expect(color(at: [1, 0], quarters)?.hex == "#C8141E")
        #expect(color(at: [0, 1], quarters)?.hex == "#0A5A1E")
        #expect(color(at: [1, 1], quarters)?.hex == "#C85A1E")
        #expect(color(at: [0.4, 0.9], quarters)?.hex == "#0A5A1E")
    }

    @Test("The picture is upright: each of the eight orientations has its own corner", arguments: 1...8)
    func orientations(orientation: Int) {
        // The corner of the file that is the upper left one of the upright picture (Exif 2.32, tag 0x0112).
        let (isRight, isBottom) = [
            (false, false), (true, false), (true, true), (false, true), (false, false), (false, true), (true, true),
            (true, false),
        ][orientation - 1]
        let corner = color(at: [0.02, 0.02], orientation: orientation) { x, y in
            (x >= 90) == isRight && (x < 10) != isRight && (y >= 40) == isBottom && (y < 10) != isBottom
                ? [9, 8, 7, 255] : [255, 255, 255, 255]
        }
        #expect(corner?.hex == "#090807")
        // The upper right one.
        let other = [
            (true, false), (false, false), (false, true), (true, true), (false, true), (false, false), (true, false),
            (true, true),
        ][
            orientation - 1]
        let right = color(at: [0.98, 0.02], orientation: orientation) { x, y in
            (x >= 90) == other.0 && (x < 10) != other.0 && (y >= 40) == other.1 && (y < 10) != other.1
                ? [9, 8, 7, 255] : [255, 255, 255, 255]
        }
        #expect(right?.hex == "#090807")
    }

    @Test("It is the mean of a box of a fiftieth of the width and of the height, and of a small picture one pixel")
    func box() {
        // Two columns of a hundred, one row of fifty.
        let stripes = color(at: [0.5, 0.51]) { x, y in
            (49...50).contains(x) && y == 25 ? [UInt8(x), 100, 0, 255] : [255, 255, 255, 255]
        }
        #expect(stripes?.hex == "#326400")
        let pixel = color(at: [0.5, 0.5], width: 9, height: 9) { x, y in
            x == 4 && y == 4 ? [1, 2, 3, 255] : [9, 9, 9, 255]
        }
        #expect(pixel?.hex == "#010203")
    }

    @Test("Alpha counts as weight; where the picture is more transparent than not, or has no rows, there is no color")
    func alpha() {
        let half = color(at: [0.5, 0.5]) { x, _ in x.isMultiple(of: 2) ? [200, 0, 0, 255] : [0, 0, 0, 0] }
        #expect(half == nil)
        let most = color(at: [0.5, 0.5]) { x, _ in x.isMultiple(of: 2) ? [200, 0, 0, 255] : [0, 0, 0, 5] }
        #expect(most?.hex == "#C40000")
        let layout = PictureLayout(width: 10, height: 10)
        var early = PointColors([[0.5, 0.9]], layout: layout)
        [UInt8](repeating: 255, count: 10 * 4 * 5).withUnsafeBufferPointer { early.add($0) }
        #expect(early.colors().isEmpty)
    }

    @Test("The picture's own space is left by the conversion that is given")
    func conversion() {
        var colors = PointColors([[0.5, 0.5]], layout: PictureLayout(width: 1, height: 1))
        [UInt8]([1, 2, 3, 255]).withUnsafeBufferPointer { colors.add($0) }
        let green = colors.colors { _ in [Oklab(SRGB8(red: 0, green: 255, blue: 0))] }
        #expect(green.values.map(\.hex) == ["#00FF00"])
    }
}
