import ColorScience
import PaletteExtraction
import Testing

@Suite("Frames")
struct FrameTests {
    /// A photo's surroundings: a sky of many blues over a meadow of many greens.
    private func landscape() -> PaintedPicture {
        var picture = PaintedPicture(320, 240, "#000000")
        picture.paint { column, row in
            let noise = UInt8((column * 13 + row * 7 + column * row) % 23)
            return row < 180 ? (40 + noise, 110 + noise, 200 + noise, 255) : (30 + noise, 120 + noise, 40 + noise, 255)
        }
        return picture
    }

    private func framed(_ picture: PaintedPicture, _ width: Int, _ hex: String) -> PaintedPicture {
        var picture = picture
        picture.fill(0..<picture.width, 0..<width, hex)
        picture.fill(0..<picture.width, picture.height - width..<picture.height, hex)
        picture.fill(0..<width, 0..<picture.height, hex)
        picture.fill(picture.width - width..<picture.width, 0..<picture.height, hex)
        return picture
    }

    private func distance(_ first: SRGB8?, _ second: SRGB8?) throws -> Double {
        ciede2000(Color(try #require(first)), Color(try #require(second)))
    }

    @Test("A gray line of up to three pixels around a picture is neither its bleed nor an edge", arguments: 1...3)
    func line(width: Int) throws {
        let plain = try #require(landscape().palette())
        let palette = try #require(framed(landscape(), width, "#636363").palette())
        #expect(try distance(palette.bleed, plain.bleed) < 3)
        for side in PictureLayout.Side.allCases {
            #expect(try distance(palette.edges[side], plain.edges[side]) < 3)
        }
        #expect(palette.ground == plain.ground)
    }

    @Test("A line that JPEG blended with the picture in places is a frame as well")
    func blended() throws {
        let plain = try #require(landscape().palette())
        var picture = framed(landscape(), 1, "#636363")
        for row in stride(from: 0, to: picture.height, by: 4) { picture.fill(0..<1, row..<row + 1, "#9A9A9A") }
        #expect(try distance(#require(picture.palette()).bleed, plain.bleed) < 3)
    }

    @Test("A wider frame is the border: someone wants it seen")
    func wide() throws {
        #expect(try #require(framed(landscape(), 12, "#636363").palette()).bleed.hex == "#636363")
    }

    @Test("In a large picture a frame may have 0.5 % of the shorter side")
    func large() throws {
        var picture = PaintedPicture(1300, 1200, "#1F6FEB")
        picture = framed(picture, 6, "#FFFFFF")
        #expect(try #require(picture.palette()).edges[.left]?.hex == "#1F6FEB")
    }

    @Test("Flat art that goes on is no frame: its border stays as it is")
    func flat() throws {
        var picture = PaintedPicture(300, 200, "#B80A18")
        picture.fill(40..<260, 4..<196, "#FFD400")
        let palette = try #require(picture.palette())
        #expect(palette.bleed.hex == "#B80A18" && palette.edges[.top]?.hex == "#B80A18")
    }

    @Test("A line on one side is no frame")
    func oneSide() throws {
        var picture = PaintedPicture(320, 240, "#C0C0C0")
        picture.fill(0..<320, 0..<3, "#FF0036")
        #expect(try #require(picture.palette()).edges[.top]?.hex == "#FF0036")
    }

    @Test("Pictures hardly larger than a frame keep their border", arguments: [1, 2, 5, 9, 31])
    func tiny(side: Int) throws {
        var picture = PaintedPicture(side, side, "#FF0036")
        if side > 4 { picture.fill(1..<side - 1, 1..<side - 1, "#0048D6") }
        #expect(try #require(picture.palette()).edges.count == 4)
    }
}
