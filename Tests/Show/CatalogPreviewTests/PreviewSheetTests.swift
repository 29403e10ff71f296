import CatalogManifest
import ColorScience
import ImageDecoding
import TestTrees
import Testing
import TextDrawing

@testable import CatalogPreview

@Suite("Thumbnails")
struct ThumbnailTests {
    private func pixel(_ picture: PixelBuffer, _ column: Int, _ row: Int) -> [UInt8] {
        let start = (row * picture.width + column) * 4
        return Array(picture.rgba[start..<(start + 4)])
    }

    @Test("A picture too small to see is enlarged to squares of equal pixels; a larger one stays")
    func enlarged() {
        let small = PixelBuffer(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
        let large = small.enlarged(toAtLeast: 5)
        #expect(large.width == 6 && large.height == 3)
        #expect(pixel(large, 2, 2) == [255, 0, 0, 255] && pixel(large, 3, 0) == [0, 0, 255, 255])
        #expect(small.enlarged(toAtLeast: 2) == small)
    }

    @Test("A thumbnail of a large picture of fine checks is even: all of its pixels are averaged")
    func evenThumbnail() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("checks.png", width: 800, height: 640) { x, y in
            (x + y) % 2 == 0 ? (0, 0, 0, 255) : (200, 200, 200, 255)
        }
        let small = try Thumbnail.read(.file(folder["checks.png"]), maximumWidth: 40, maximumHeight: 40)
        #expect(small.width == 40 && small.height == 32)
        #expect(
            stride(from: 0, to: small.rgba.count, by: 4).allSatisfy {
                small.rgba[$0] == 100 && small.rgba[$0 + 3] == 255
            })
    }

    @Test("A thumbnail fits its size, keeps its proportions, and is the mean of what falls on each pixel")
    func thumbnail() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 400, height: 100) { x, _ in
            x % 2 == 0 ? (0, 100, 200, 255) : (100, 0, 0, 255)
        }
        let small = try Thumbnail.read(.file(folder["a.png"]), maximumWidth: 100, maximumHeight: 100)
        #expect(small.width == 100 && small.height == 25)
        #expect(pixel(small, 50, 12) == [50, 50, 100, 255])
        let own = try Thumbnail.read(.file(folder["a.png"]), maximumWidth: 1000, maximumHeight: 1000)
        #expect(own.width == 400 && own.height == 100)
    }

    @Test("The missing end of a truncated picture is a checkerboard")
    func missingEnd() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 64, height: 64) { x, y in (UInt8(x * y % 251), UInt8(y), UInt8(x), 255) }
        let bytes = try folder.bytes(of: "a.png")
        try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "a.png")
        func corner(marksMissing: Bool) throws -> [UInt8] {
            let picture = try Thumbnail.read(
                .file(folder["a.png"]), maximumWidth: 64, maximumHeight: 64, marksMissing: marksMissing)
            #expect(pixel(picture, 5, 3) == [15, 3, 5, 255])
            return pixel(picture, 63, 63)
        }
        #expect(try corner(marksMissing: true) == [165, 165, 165, 255])
        #expect(try corner(marksMissing: false) == [0, 0, 0, 0])
    }

    @Test("A pixel on the border of two counts in each by its part")
    func borders() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 3, height: 3) { x, y in (UInt8(x * 100), UInt8(y * 100), 0, 255) }
        let small = try Thumbnail.read(.file(folder["a.png"]), maximumWidth: 2, maximumHeight: 2)
        #expect(pixel(small, 0, 0) == [33, 33, 0, 255] && pixel(small, 1, 0) == [167, 33, 0, 255])
        #expect(pixel(small, 0, 1) == [33, 167, 0, 255] && pixel(small, 1, 1) == [167, 167, 0, 255])
    }

    /// A photo: soft shapes and noise, 1280 × 960.
    private func photo() throws -> PixelBuffer {
        var state: UInt32 = 7
        var rgba: [UInt8] = []
        for y in 0..<960 {
            for x in 0..<1280 {
                state = state &* 1_664_525 &+ 1_013_904_223
                let noise = UInt8(state >> 27)
                rgba += [UInt8(x / 6) &+ noise, UInt8(y / 5) &+ noise, UInt8(140) &- noise, 255]
            }
        }
        return PixelBuffer(width: 1280, height: 960, rgba: rgba)
    }

    @Test("A file of rows that were decoded for colors is that of the picture; a photo's is a JPEG, a drawing's a PNG")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write(try JPEGEncoder.encode(try photo(), quality: 90), to: "photo.jpg")
        try folder.addPicture("drawing.png", width: 400, height: 300, red: 200)
        let made = Received()
        let request = Thumbnail.rowRequest(size: { _ in (240, 160) }, { path, file in made.files[path] = file })
        for name in ["photo.jpg", "drawing.png"] {
            var decoder = try PictureDecoder(.file(folder[name]), detail: .forColors)
            let asked = request(folder[name], decoder)
            let receiver = try #require(asked, "\(name)")
            while try decoder.nextRows({ receiver.take($0) }) {}
            receiver.finish()
            let file = try Thumbnail.file(.file(folder[name]), maximumWidth: 240, maximumHeight: 160)
            #expect(made.files[folder[name]] == file, "\(name)")
            #expect(file.mediaType == (name == "photo.jpg" ? "image/jpeg" : "image/png"))
            let drawn = try size(of: file)
            #expect(drawn == (213, 160))
        }
        // The rows have fewer pixels than this asks for: the picture is decoded for it.
        let wide = Thumbnail.rowRequest(size: { _ in (640, 480) }, { _, _ in })
        let decoder = try PictureDecoder(.file(folder["photo.jpg"]), detail: .forColors)
        let (isAsked, width) = (wide(folder["photo.jpg"], decoder) != nil, decoder.width)
        #expect(!isAsked && width == 320)
        let file = try Thumbnail.file(.file(folder["photo.jpg"]), maximumWidth: 640, maximumHeight: 480)
        let drawn = try size(of: file)
        #expect(drawn == (640, 480))
    }

    private func size(of file: ThumbnailFile) throws -> (Int, Int) {
        let decoder = try PictureDecoder(.bytes(file.bytes))
        return (decoder.width, decoder.height)
    }

    private final class Received: @unchecked Sendable { var files: [String: ThumbnailFile] = [:] }

    @Test("A transparent pixel has no say in the color, and its part in the alpha")
    func alpha() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 40, height: 40) { x, _ in
            x % 2 == 0 ? (10, 20, 30, 255) : (255, 255, 255, 0)
        }
        let small = try Thumbnail.read(.file(folder["a.png"]), maximumWidth: 20, maximumHeight: 20)
        #expect(pixel(small, 3, 3) == [10, 20, 30, 128])
    }

    @Test("A picture with an Exif orientation is upright, one with a profile in sRGB")
    func fixtures() throws {
        for fixture in ImageFixtures.all
        where fixture.expectation.error == nil && fixture.expectation.warning == nil
            && !ImageFixtures.readable([fixture.name]).isEmpty
        {
            let picture = try Thumbnail.read(
                .file(ImageFixtures.folder + "/" + fixture.name), maximumWidth: 4000, maximumHeight: 4000)
            #expect(picture.width == fixture.expectation.width, "\(fixture.name)")
            #expect(picture.height == fixture.expectation.height, "\(fixture.name)")
        }
    }
}

/// A sheet with its scale: pixels are read by points.
private struct DrawnSheet {
    let sheet: PreviewSheet
    let scale: Int

    init(
        _ items: [PreviewItem], scale: Int, columns: Int = PreviewSheet.standardColumns, isDark: Bool = false
    ) throws {
        self.scale = scale
        let drawn = try PreviewSheet(items, scale: scale, columns: columns, isDark: isDark)
        // Written and read again, as whoever opens the file sees it.
        let folder = try TemporaryFolder()
        try folder.write(try PNGEncoder.encode(drawn.picture), to: "sheet.png")
        let read = try Thumbnail.read(.file(folder["sheet.png"]), maximumWidth: 10_000, maximumHeight: 10_000)
        #expect(read == drawn.picture)
        sheet = drawn
    }

    /// The color of the pixel at a point.
    func color(_ x: Double, _ y: Double) -> String {
        let picture = sheet.picture
        let start = (Int(y * Double(scale)) * picture.width + Int(x * Double(scale))) * 4
        return SRGB8(red: picture.rgba[start], green: picture.rgba[start + 1], blue: picture.rgba[start + 2]).hex
    }

    /// How many pixels of a rectangle are nearly black: letters.
    func dark(_ xs: ClosedRange<Double>, _ ys: ClosedRange<Double>) -> Int {
        let step = 1 / Double(scale)
        return stride(from: ys.lowerBound, to: ys.upperBound, by: step).reduce(0) { sum, y in
            sum
                + stride(from: xs.lowerBound, to: xs.upperBound, by: step).count {
                    (SRGB8(hex: color($0, y))?.green ?? 255) < 100
                }
        }
    }
}

@Suite("Sheets")
struct PreviewSheetTests {
    private func swatches(_ list: [(String, Double)], backdrop: String) -> PaletteColors {
        var colors = PaletteColors(swatches: list.map { SwatchEntry(hex: $0.0, weight: $0.1, role: nil) })
        colors.backdrop = backdrop
        return colors
    }

    @Test(
        "A picture lies in the middle of its backdrop, beneath it its name, its swatches and their codes",
        arguments: [1, 2])
    func pictures(scale: Int) throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 1584, height: 396) { _, _ in (254, 154, 59, 255) }
        let item = PreviewItem.picture(
            PicturePreview(
                name: "Plant", detail: "1584 × 396", file: folder["a.png"],
                colors: swatches([("#00FF00", 0.9), ("#0000FF", 0.1)], backdrop: "#123456")))
        let drawn = try DrawnSheet([item, item, item], scale: scale)
        // Two cards of 436 with 24 between them; the pictures are 396 × 99 with 20 around them.
        #expect(drawn.sheet.picture.width == 960 * scale)
        #expect(drawn.sheet.picture.height == (2 * 32 + 2 * (139 + 104) + 28) * scale)
        for (x, y) in [(32.0, 32.0), (492, 32), (32, 303)] {
            #expect(drawn.color(x, y) == "#FFFFFF", "the corner is round")
            #expect(drawn.color(x + 18, y + 2) == "#123456")
            #expect(drawn.color(x + 19, y + 69) == "#123456" && drawn.color(x + 21, y + 69) == "#FE9A3B")
            #expect(drawn.color(x + 414, y + 69) == "#FE9A3B" && drawn.color(x + 417, y + 69) == "#123456")
            #expect(drawn.color(x + 10, y + 139 + 43) == "#00FF00" && drawn.color(x + 430, y + 139 + 43) == "#0000FF")
            #expect(drawn.dark(x...(x + 60), (y + 149)...(y + 162)) > 40 * scale * scale, "the name")
            #expect(drawn.dark(x...(x + 60), (y + 200)...(y + 211)) > 40 * scale * scale, "the hex code")
        }
        #expect(drawn.color(500, 400) == "#FFFFFF")
        #expect(drawn.sheet.missing.isEmpty)
    }

    @Test("As many pictures are side by side as are wanted; what a narrow one is made of stands beneath its name")
    func columns() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 1584, height: 396) { _, _ in (254, 154, 59, 255) }
        let item = PreviewItem.picture(
            PicturePreview(
                name: "Plant", detail: "1584 × 396", file: folder["a.png"],
                colors: swatches([("#00FF00", 0.9), ("#0000FF", 0.1)], backdrop: "#123456")))
        let drawn = try DrawnSheet(Array(repeating: item, count: 5), scale: 1, columns: 4)
        // Four cards of 206 with 24 between them, the pictures 166 × 41; the fifth is alone in its row.
        let height = 41.0 + 40 + 104 + 16
        #expect(Double(drawn.sheet.picture.height) == 2 * 32 + 2 * height + 28)
        for (x, y) in [(32.0, 32.0), (262, 32), (492, 32), (722, 32), (32, 32 + height + 28)] {
            #expect(drawn.color(x + 3, y + 30) == "#123456" && drawn.color(x + 203, y + 30) == "#123456")
            #expect(drawn.color(x + 25, y + 30) == "#FE9A3B" && drawn.color(x + 208, y + 30) == "#FFFFFF")
            #expect(drawn.dark(x...(x + 60), (y + 92)...(y + 105)) > 40, "the name")
            #expect(drawn.dark(x...(x + 206), (y + 110)...(y + 122)) == 0, "the note is gray")
            #expect(drawn.color(x + 10, y + 82 + 59) == "#00FF00")
        }
        #expect(drawn.color(262, 32 + height + 28 + 40) == "#FFFFFF")
        // One by itself has the whole width, and one column as well.
        let alone = try DrawnSheet([item], scale: 1, columns: 4)
        #expect(alone.color(920, 60) == "#123456")
        #expect(
            try DrawnSheet([item, item], scale: 1, columns: 1).sheet.picture.height > 2 * alone.sheet.picture.height
                - 40)
    }

    @Test(
        "Each page stands above the place where it rests on the backdrop, and the worst contrast is marked",
        arguments: [1, 2])
    func carousel(scale: Int) throws {
        let folder = try TemporaryFolder()
        let colors = ["#C80000", "#00C800", "#0000C8", "#FAFAC8"]
        for (index, color) in colors.enumerated() {
            let color = try #require(SRGB8(hex: color))
            try folder.addPicture(
                "\(index).png", width: 600, height: 150, red: color.red, green: color.green, blue: color.blue)
        }
        var entry = CarouselEntry(
            name: "home", style: "page", wraps: true, interpolation: "srgb",
            contrast: .init(overlay: "#FFFFFF", worst: 1.05, position: 3),
            pages: colors.indices.map { .init(image: "\($0)", backdrop: colors[$0], source: .pinned) },
            transitions: colors.indices.map { from in
                let to = (from + 1) % 4
                return .init(from: from, to: to, stops: [], samples: [colors[from], colors[to]])
            })
        let files = colors.indices.map { folder["\($0).png"] }
        let drawn = try DrawnSheet([.carousel(CarouselPreview(entry, files: files))], scale: scale)
        // A page has 224 points, its picture 212 × 53; beneath the title of 44 and the labels of 44 begins the
        // backdrop.
        let strip = 32.0 + 44 + 53 + 44
        #expect(drawn.sheet.picture.height == (Int(strip) + 132 + 30 + 32) * scale)
        for (index, color) in colors.enumerated() {
            let x = 32 + (Double(index) + 0.5) * 224
            #expect(drawn.color(x, 32 + 44 + 26) == color, "the picture of page \(index)")
            #expect(drawn.color(x - 108, 32 + 44 + 26) == "#FFFFFF", "between the pictures")
            let rest = try #require(SRGB8(hex: drawn.color(x - 0.5, strip + 120)))
            let wanted = try #require(SRGB8(hex: color))
            if index != 3 {
                #expect(abs(Int(rest.red) - Int(wanted.red)) <= 2 && abs(Int(rest.blue) - Int(wanted.blue)) <= 2)
            }
            #expect(drawn.dark((x - 30)...(x + 30), (strip - 42)...(strip - 26)) > 3 * scale * scale, "the name")
        }
        // Halfway between two pages, and round the end.
        #expect(try near(drawn.color(32 + 224, strip + 120), "#646400"))
        #expect(try near(drawn.color(33.5, strip + 60), drawn.color(926, strip + 60), 6))
        #expect(drawn.color(32 + 3.5 * 224, strip + 10) == "#1C1C1E", "the mark")
        #expect(drawn.color(32 + 3.5 * 224 + 60, strip + 66) != "#FFFFFF")
        #expect(drawn.dark(700...820, (strip + 136)...(strip + 152)) > 20 * scale * scale, "the words beneath")
        // Without an overlay there is no mark, and no room for one.
        entry.contrast = nil
        let plain = try DrawnSheet([.carousel(CarouselPreview(entry, files: files))], scale: scale)
        #expect(plain.sheet.picture.height == (Int(strip) + 132 + 32) * scale)
        #expect(try near(plain.color(32 + 3.5 * 224, strip + 10), "#FAFAC8"))
    }

    private func near(_ a: String, _ b: String, _ most: Int = 3) throws -> Bool {
        let (a, b) = (try #require(SRGB8(hex: a)), try #require(SRGB8(hex: b)))
        return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy { abs(Int($0.0) - Int($0.1)) <= most }
    }

    @Test("A vertical gradient is drawn from top to bottom")
    func vertical() throws {
        var entry = CarouselEntry(
            name: "c", style: "paged", wraps: false, interpolation: "srgb",
            pages: [.init(image: "a", backdrop: "#000000", source: .extracted)], transitions: [])
        let stops = [("#FF0000", 0.0), ("#0000FF", 1.0)]
        entry.pages[0].backdropGradient = stops.map { BackdropStop(location: $0.1, hex: $0.0, dark: $0.0) }
        entry.tracks = stops.map { .init(location: $0.1, transitions: []) }
        let drawn = try DrawnSheet([.carousel(CarouselPreview(entry, files: [nil]))], scale: 1)
        #expect(try near(drawn.color(480, 32 + 88 + 1), "#FE0001"))
        #expect(try near(drawn.color(480, 32 + 88 + 66), "#7F007F"))
        #expect(try near(drawn.color(480, 32 + 88 + 130), "#0100FE"))
    }

    @Test("Colors stand four in a row, a transparent one on squares; a gradient is a strip", arguments: [1, 2])
    func colors(scale: Int) throws {
        let shades = [
            ColorPreview.Shade(color: SRGB8(hex: "#123456").map { TintedColor($0) }, code: "#123456", detail: ""),
            .init(color: SRGB8(hex: "#FF0000").map { TintedColor($0, alpha: 0.5) }, code: "#FF000080", detail: ""),
            .init(color: SRGB8(hex: "#FFFFFF").map { TintedColor($0) }, code: "#FFFFFF", detail: "dark"),
            .init(color: nil, code: "tint", detail: ""),
            .init(color: SRGB8(hex: "#00FF00").map { TintedColor($0) }, code: "#00FF00", detail: ""),
        ]
        let samples = ["#000000", "#FFFFFF"].compactMap(TintedColor.init(code:))
        let drawn = try DrawnSheet(
            [
                .color(ColorPreview(name: "Green", shades: shades)),
                .gradient(GradientPreview(name: "g", detail: "", stops: [], samples: samples)),
            ], scale: scale)
        #expect(drawn.color(60, 60) == "#123456")
        let squares = Set(stride(from: 292.0, to: 440, by: 1).map { drawn.color($0, 60) })
        #expect(squares == ["#FF8080", "#E66666"])
        #expect(drawn.color(550, 32) == "#D8D8DC" && drawn.color(550, 60) == "#FFFFFF", "an edge around white")
        #expect(drawn.color(60, 32 + 116 + 28 + 30) == "#00FF00")
        let strip = 32.0 + Double(2 * (116 + 28) + 28 + 32)
        #expect(try near(drawn.color(32, strip), "#000000") && near(drawn.color(927.5, strip), "#FFFFFF"))
        #expect(try near(drawn.color(480, strip), "#808080"))
    }

    @Test("A template picture, which has no palette, is drawn")
    func template() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("heart.png", width: 40, height: 40) { _, _ in (0, 0, 0, 255) }
        let picture = PicturePreview(name: "heart", detail: "40 × 40", file: folder["heart.png"], colors: nil)
        let sheet = try PreviewSheet([.picture(picture)], scale: 1)
        let pixels = stride(from: 0, to: sheet.picture.rgba.count, by: 4)
        let black = pixels.filter { sheet.picture.rgba[$0..<($0 + 3)].allSatisfy { $0 == 0 } }.count
        #expect(black >= 40 * 40 - 100, "\(black)")
    }

    @Test("Names that hold anything are drawn, and what no font has is told once")
    func names() throws {
        let shade = ColorPreview.Shade(color: nil, code: "植\u{1B}[2J", detail: "\u{202E}物")
        let sheet = try PreviewSheet(
            [.color(ColorPreview(name: "植物植物", shades: [shade, shade])), .color(ColorPreview(name: "", shades: []))],
            scale: 1)
        #expect(sheet.missing == ["植", "物"])
    }

    @Test("In the dark a sheet is dark, with the dark colors of the catalog and light letters")
    func dark() throws {
        var manifest = CatalogManifest()
        var variant = ImageEntry.Variant(file: "a.png", format: "png", byteCount: 1, sha256: "")
        (variant.pixelWidth, variant.pixelHeight) = (300, 100)
        manifest.images = [ImageEntry(name: "a", kind: .banner, isTemplate: false, variants: [variant])]
        var colors = swatches([("#00FF00", 1)], backdrop: "#F6E7D3")
        colors.backdropDark = "#302A20"
        manifest.palettes = [PaletteEntry(image: "a", colors: colors)]
        var pages = ["#FF0000", "#00FF00"].map { CarouselEntry.Page(image: "a", backdrop: $0, source: .pinned) }
        for index in pages.indices { pages[index].backdropDark = ["#400000", "#004000"][index] }
        var home = CarouselEntry(
            name: "home", style: "page", wraps: false, interpolation: "srgb", pages: pages, transitions: [])
        home.dark = .init(transitions: [
            .init(
                from: 0, to: 1, stops: [.init(progress: 0, hex: "#400000"), .init(progress: 1, hex: "#004000")],
                samples: [])
        ])
        manifest.carousels = [home]
        let catalog = PreviewCatalog(manifest, isDark: true) { "/nowhere/" + $0 }
        let drawn = try DrawnSheet(catalog.everything, scale: 1, isDark: true)
        #expect(drawn.color(2, 2) == "#141413" && drawn.color(100, 60) == "#302A20")
        let height = Double(drawn.sheet.picture.height)
        #expect(drawn.color(40, height - 32 - 60) == "#400000" && drawn.color(920, height - 32 - 60) == "#004000")
        #expect(try near(drawn.color(480, height - 32 - 60), "#202000"))
        let light = try DrawnSheet(PreviewCatalog(manifest) { "/nowhere/" + $0 }.everything, scale: 1)
        #expect(light.color(2, 2) == "#FFFFFF" && light.color(100, 60) == "#F6E7D3")
    }

    @Test("A pinned picture lies on its pin, and beneath a carousel stands what contrast has changed")
    func pins() throws {
        let picture = PicturePreview(
            name: "a", detail: "", file: nil, colors: swatches([("#00FF00", 1)], backdrop: "#123456"),
            pin: PinEntry(color: "#F6E7D3", dark: nil))
        let card = try DrawnSheet([.picture(picture)], scale: 1)
        #expect(card.color(100, 60) == "#F6E7D3")
        // In the corner is what was found, within a white rim.
        #expect(card.color(928 - 10 - 14, 32 + 64 - 10 - 14) == "#123456")
        #expect(card.color(928 - 10 - 14, 32 + 64 - 10 - 29) == "#FFFFFF")
        var pages = (0..<20).map { CarouselEntry.Page(image: "\($0)", backdrop: "#008192", source: .pinned) }
        func height() throws -> Int {
            let entry = CarouselEntry(
                name: "home", style: "deck", wraps: false, interpolation: "srgb", pages: pages, transitions: [])
            return try DrawnSheet(
                [.carousel(CarouselPreview(entry, files: pages.map { _ in nil }))], scale: 1
            ).sheet.picture.height
        }
        let plain = try height()
        pages[3].unadjusted = "#1F8FA0"
        #expect(try height() == plain + 17)
        // Twelve are named, the others counted.
        for index in pages.indices { pages[index].unadjusted = "#1F8FA0" }
        #expect(try height() == plain + 13 * 17)
    }

    @Test("Too much for one picture is refused before it is drawn; a picture that cannot be read leaves its place")
    func limits() throws {
        let item = PreviewItem.picture(
            PicturePreview(
                name: "a", detail: "", file: "/nowhere", colors: swatches([("#000000", 1)], backdrop: "#000000")))
        #expect(throws: PreviewSheet.Failure.self) { try PreviewSheet(Array(repeating: item, count: 3000), scale: 2) }
        #expect(try PreviewSheet([item], scale: 1).picture.height > 64)
    }

    @Test("Swatches have room for their labels, and what is left goes by share")
    func ranges() {
        let ranges = PictureCards.ranges([0.9, 0.1], width: 436)
        #expect(ranges.map(\.start) == [0, 343] && ranges.map(\.end) == [337, 436])
        let many = PictureCards.ranges([Double](repeating: 1.0 / 16, count: 16), width: 436)
        #expect(many.count == 16 && many.last?.end == 436)
    }

    @Test("Half covered is half the light")
    func light() {
        #expect(LinearLight.byte(of: 0.5) == 188 && LinearLight.byte(of: 0) == 0 && LinearLight.byte(of: 1) == 255)
        for byte in UInt8.min...UInt8.max { #expect(LinearLight.byte(of: LinearLight.value(of: byte)) == byte) }
    }
}
