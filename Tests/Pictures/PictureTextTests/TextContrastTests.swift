import ColorScience
import Testing

@testable import PictureText

@Suite("Contrast of text on pictures")
struct TextContrastTests {
    private let white = SRGB8(red: 255, green: 255, blue: 255)
    private let black = SRGB8(red: 0, green: 0, blue: 0)

    /// A picture of 100 × 50 cells that is drawn cell by cell, in gray.
    private func picture(_ gray: (Int, Int) -> UInt8) throws -> TextScene.Picture {
        var rgba: [UInt8] = []
        for y in 0..<50 { for x in 0..<100 { rgba += [UInt8](repeating: gray(x, y), count: 3) + [255] } }
        return TextScene.Picture(
            cells: try #require(PictureCells(width: 100, height: 50, rgba: rgba)), aspect: 0.5)
    }

    private func scene(
        _ own: TextScene.Picture, before: TextScene.Picture? = nil, after: TextScene.Picture? = nil,
        screens: TextScreens = TextScreens(), aspect: Double = 0.5,
        backdrop: @escaping (Int, Double) -> SRGB8 = { _, _ in SRGB8(red: 255, green: 0, blue: 0) }
    ) -> TextScene {
        TextScene(
            own: own, before: before, after: after, screens: screens, pageAspect: aspect,
            plane: { number, side in
                let picture = (number == 0 ? own : number < 0 ? before : after) ?? own
                return TextPlane(picture.cells, side: side) { _ in backdrop(5, 0) }
            }, backdrop: backdrop)
    }

    private func area(
        _ left: Double, _ top: Double, _ width: Double, _ height: Double
    ) throws -> TextArea {
        TextArea(
            name: "title",
            location: .page(try #require(PictureRegion(left: left, top: top, width: width, height: height))))
    }

    private let layout = TextScene.Layout(width: 400, pageWidth: 400, pitch: 400)

    private func background(
        _ area: TextArea, _ scene: TextScene, isMirrored: Bool = false
    ) -> TextBackground { TextBackground(of: area, in: scene, layout, isMirrored: isMirrored) }

    @Test("The percentile passes over a twentieth of the area, the worst over nothing")
    func distribution() throws {
        // Of 100 columns five or six are white.
        for (columns, percentile) in [(4, 21.0), (6, 1.0)] {
            let scene = scene(try picture { x, _ in x < columns ? 255 : 0 })
            let contrast = background(try area(0, 0, 1, 1), scene).contrast(of: white)
            #expect(contrast.percentile == percentile && abs(contrast.worst - 1) < 1e-9)
            #expect(abs(contrast.mean - (21 - 20 * Double(columns) / 100)) < 1e-6)
        }
    }

    @Test("Text without a color is white or black, whichever reads better")
    func foreground() throws {
        for (gray, color) in [(UInt8(30), white), (200, black)] {
            let measured = TextMeasurement(
                of: try area(0.1, 0.1, 0.5, 0.5),
                on: [[0]],
                of: [background(try area(0, 0, 1, 1), scene(try picture { _, _ in gray }))])
            #expect(measured.foreground == color && measured.passes && measured.box == nil && measured.scrim == nil)
        }
    }

    @Test(
        "The least scrim reaches the minimum, and one a hundredth lighter does not", arguments: [UInt8(150), 200, 255])
    func leastScrim(gray: UInt8) throws {
        var title = try area(0, 0, 1, 0.4)
        for (color, minimum) in [(white, 4.5), (SRGB8(red: 60, green: 60, blue: 60), 7)] {
            (title.color, title.minimum) = (color, minimum)
            let behind = background(title, scene(try picture { x, _ in x % 7 == 0 ? gray : gray - 40 }))
            let measured = TextMeasurement(of: title, on: [[0]], of: [behind])
            guard !measured.passes else { continue }
            let scrims = [measured.scrim, measured.gradient].compactMap(\.self)
            #expect(measured.scrim != nil && scrims.allSatisfy { $0.color == (color == white ? black : white) })
            for scrim in scrims {
                let lighter = TextScrim(color: scrim.color, hundredths: scrim.hundredths - 1, edge: scrim.edge)
                #expect(behind.contrast(of: color, under: scrim).percentile >= minimum)
                #expect(behind.contrast(of: color, under: lighter).percentile < minimum)
            }
        }
    }

    @Test("A contrast that no scrim reaches has none, and the area does not pass")
    func outOfReach() throws {
        var title = try area(0, 0, 1, 1)
        (title.color, title.minimum) = (SRGB8(red: 119, green: 119, blue: 119), 7)
        let measured = TextMeasurement(
            of: title, on: [[0]], of: [background(title, scene(try picture { _, _ in 128 }))])
        #expect(!measured.passes && measured.scrim == nil && measured.gradient == nil)
        #expect(measured.better?.color == black)
    }

    @Test("The box is around what falls short, in parts of the picture")
    func box() throws {
        var title = try area(0, 0, 1, 1)
        title.color = white
        let scene = scene(
            try picture { x, y in (20..<40).contains(x) && (10..<30).contains(y) ? 255 : 0 })
        #expect(TextMeasurement(of: title, on: [[0]], of: [background(title, scene)]).box == [0.2, 0.2, 0.2, 0.4])
    }

    @Test("A part of the screen has the pages that turn behind it, a part of the page its own alone")
    func neighbors() throws {
        let (dark, light) = (try picture { _, _ in 0 }, try picture { _, _ in 255 })
        let bar = TextArea(name: "statusBar", location: .screen(.statusBar))
        #expect(background(bar, scene(dark, before: dark, after: dark)).contrast(of: white).worst > 20)
        #expect(background(bar, scene(dark, before: dark, after: light)).contrast(of: white).worst < 1.01)
        let title = try area(0, 0, 1, 1)
        #expect(background(title, scene(dark, before: light, after: light)).contrast(of: white).worst > 20)
    }

    @Test("What no picture covers has the backdrop of all positions behind it")
    func uncovered() throws {
        var screens = TextScreens()
        screens.top = 100
        let bar = TextArea(name: "statusBar", location: .screen(.statusBar))
        let colors = background(
            bar,
            scene(try picture { _, _ in 0 }, screens: screens) { position, _ in
                SRGB8(red: UInt8(position), green: 9, blue: 9)
            }
        ).colors
        #expect(Set(colors) == Set((0..<11).map { SRGB8(red: $0, green: 9, blue: 9) }))
    }

    @Test("A picture fills a page of another shape from its anchor, or is seen whole on the backdrop")
    func fit() throws {
        // The page is a square: of the picture one half is seen.
        let halves = try picture { x, _ in x < 50 ? 0 : 255 }
        var screens = TextScreens()
        let whole = try area(0, 0, 1, 1)
        for (anchor, gray) in [(0.0, UInt8(0)), (1, 255)] {
            screens.anchor = [anchor, 0.5]
            let colors = Set(background(whole, scene(halves, screens: screens, aspect: 1)).colors)
            #expect(colors == [SRGB8(red: gray, green: gray, blue: gray)])
        }
        screens.fit = .fit
        let colors = Set(background(whole, scene(halves, screens: screens, aspect: 1)).colors)
        #expect(colors == [white, black, SRGB8(red: 255, green: 0, blue: 0)])
    }

    @Test("Laid out from right to left, an area lies on the other side")
    func mirrored() throws {
        let scene = scene(try picture { x, _ in x < 50 ? 0 : 255 })
        let title = try area(0.1, 0, 0.3, 1)
        #expect(background(title, scene).contrast(of: white).worst > 20)
        #expect(background(title, scene, isMirrored: true).contrast(of: white).worst < 1.01)
        #expect(
            TextMeasurement(
                of: title, on: [[0, 1]],
                of: [background(title, scene), background(title, scene, isMirrored: true)]
            )
            .ratio == 1)
    }

    @Test("Clear cells show the backdrop, and a stroke's width is blurred")
    func cells() throws {
        let cells = try #require(
            PictureCells(width: 2, height: 1, rgba: [0, 0, 0, 255, 200, 200, 200, 0]))
        #expect(cells.color(column: 1, row: 0, side: 1, over: white) == white)
        #expect(cells.color(column: 0, row: 0, side: 2, over: white).hex == "#808080")
        #expect(PictureCells(width: 2, height: 2, rgba: [0]) == nil)
        #expect(PictureCells(width: 129, height: 1, rgba: [UInt8](repeating: 0, count: 516)) == nil)
    }

    @Test("An area of any size on a picture of any shape has colors, and not too many")
    func bounds() throws {
        let thin = TextScene.Picture(
            cells: try #require(PictureCells(width: 128, height: 1, rgba: [UInt8](repeating: 255, count: 512))),
            aspect: 1e-4)
        var screens = TextScreens()
        screens.fit = .fit
        for title in [try area(0, 0, 1, 1), try area(0.5, 0.5, 1e-9, 1e-9)] {
            let colors = background(title, scene(thin, screens: screens, aspect: 100)).colors
            #expect((1...161_000).contains(colors.count))
        }
    }
}
