import CatalogManifest
import CatalogPage
import Diagnostics
import FileAccess
import Foundation
import ImageDecoding
import OrderedJSON
import TestTrees
import Testing

@Suite("The page")
struct CatalogPageTests {
    @Test("The policy names the script and the style sheet that are in the page, and lets nothing else in")
    func policy() async throws {
        var fixture = try PageFixture()
        try fixture.add("loop1", file: "loop1.png")
        let page = ReadPage(try CatalogPage.document(for: await fixture.content()))
        let policy = try #require(page.between("Content-Security-Policy\" content=\"", "\""))
        for (element, rule) in [("script", "script-src"), ("style", "style-src")] {
            let text = try #require(page.between("<\(element)>", "</\(element)>"))
            let digest = ContentDigest.of(Array(text.utf8)).withBytes { Data($0) }.base64EncodedString()
            #expect(policy.contains("\(rule) 'sha256-\(digest)'"))
        }
        let fonts = try #require(page.between("</style>\n<style>", "</style>"))
        #expect(fonts.contains("@font-face"))
        let digest = ContentDigest.of(Array(fonts.utf8)).withBytes { Data($0) }.base64EncodedString()
        #expect(policy.contains("'sha256-\(digest)'; font-src data:"))
        #expect(policy.hasPrefix("default-src 'none'; ") && policy.contains("img-src data:"))
        #expect(!policy.contains("unsafe") && !policy.contains("http"))
    }

    @Test("An app icon is among the pictures, with its findings and without a symbol")
    func icon() async throws {
        var fixture = try PageFixture()
        var set = OtherSetEntry(name: "AppIcon", type: "appiconset", files: [])
        set.members = try [40, 1024].map { width in
            var member = OtherSetEntry.Member()
            member.file = "A.xcassets/AppIcon.appiconset/\(width).png"
            try fixture.folder.addPicture(member.file ?? "", width: width, height: width)
            return member
        }
        fixture.manifest.otherSets = [set]
        fixture.manifest = fixture.manifest.withAppIcons(in: [fixture.folder.path])
        var content = await fixture.content()
        let subject = Subject.set(type: "appiconset", name: "AppIcon")
        content.diagnostics = [Diagnostic(.warning, "icon-size", at: "A.xcassets", about: subject, "a message")]
        let data = try ReadPage(CatalogPage.document(for: content)).data()
        let icon = try #require(data["images"]?.elements?.first)
        #expect(icon["name"]?.string == "AppIcon" && icon["frame"]?["iconSizes"]?.string == "2 sizes, 40 … 1024 px")
        #expect(icon["symbol"] == nil && icon["frame"]?["width"]?.number == 1024)
        #expect(icon["findings"]?.elements?.count == 1)
    }

    @Test("Names that would have the same symbol have none")
    func sharedSymbols() async throws {
        var fixture = try PageFixture()
        for name in ["图1", "画1", "cart"] { try fixture.add(name, file: "\(name).png") }
        let data = try ReadPage(CatalogPage.document(for: await fixture.content())).data()
        #expect(data["images"]?.elements?.map { $0["symbol"]?.string } == [nil, nil, ".cart"])
    }

    @Test("A page names no address: everything is in it")
    func addresses() async throws {
        var fixture = try PageFixture()
        try fixture.add("loop1", file: "loop1.png")
        fixture.add(carousel: "home", [("loop1", "#102030", "#000010"), ("loop1", "#A0B0C0", "#101010")])
        let text = ReadPage(try CatalogPage.document(for: await fixture.content())).text
        #expect(!text.contains("http:") && !text.contains("https:"))
        // Filters of the document itself, and fonts that are in it.
        let addresses = text.components(separatedBy: "url(").dropFirst()
        #expect(addresses.allSatisfy { $0.hasPrefix("\"#") || $0.hasPrefix("data:font/otf;base64,") })
        #expect(!text.contains("src=\"") && !text.contains("@import"))
    }

    @Test("Names that look like markup end no element and come out of the data as they went in")
    func escaping() async throws {
        let names = [
            "<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "<!--", "\"'\n\u{2028}{{data}}",
        ]
        var fixture = try PageFixture()
        for (index, name) in names.enumerated() { try fixture.add(name, file: "\(index).png") }
        var content = await fixture.content()
        content.title = "</title><script>alert(1)</script>"
        let page = ReadPage(try CatalogPage.document(for: content))
        let data = try page.data()
        #expect(data["images"]?.elements?.compactMap { $0["name"]?.string } == names)
        #expect(data["title"]?.string == content.title)
        #expect(!page.text.contains("<img src=x") && !page.text.contains("<script>alert"))
        // The data, the script, and one element for each picture.
        #expect(page.text.components(separatedBy: "</script>").count - 1 == 2 + names.count)
    }

    @Test("The same catalog gives the same bytes, however many pictures are read at a time")
    func determinism() async throws {
        var fixture = try PageFixture()
        for index in 0..<9 { try fixture.add("loop\(index)", file: "loop\(index).png") }
        let pages = (0..<8).map { ("loop\($0)", "#00000\($0)", "#00000\($0)") }
        fixture.add(carousel: "home", pages)
        let shelf = PictureShelf(of: fixture.manifest, in: [fixture.folder.path])
        var documents: Set<[UInt8]> = []
        for jobs in [1, 3, 8] {
            var content = PageContent(title: "a", manifest: fixture.manifest, shelf: shelf)
            content.pictures = await shelf.pictures(jobs: jobs)
            documents.insert(try CatalogPage.document(for: content))
        }
        #expect(documents.count == 1)
    }

    @Test("A picture that is not there has a reason in its place, and is told")
    func missingPicture() async throws {
        var fixture = try PageFixture()
        try fixture.add("here", file: "here.png")
        try fixture.add("gone", file: "gone.png", isThere: false)
        let content = await fixture.content()
        #expect(content.missingPictures.map(\.name) == ["gone"])
        #expect(content.missingPictures.map(\.reason) == ["does not exist"])
        let images = try #require(try ReadPage(CatalogPage.document(for: content)).data()["images"]?.elements)
        #expect(images.map { $0["frame"]?["missing"]?.string } == [nil, "does not exist"])
        #expect(images.map { $0["frame"]?["thumbnail"] == nil } == [false, true])
    }

    @Test("Candidates have their shares and scores, and a sentence says why the first is the backdrop")
    func candidates() async throws {
        var fixture = try PageFixture()
        for name in ["plain", "art", "tied"] { try fixture.add(name, file: "\(name).png") }
        var colors = PaletteColors(swatches: [
            SwatchEntry(hex: "#808080", weight: 0.6, role: nil), SwatchEntry(hex: "#FF0000", weight: 0.3, role: nil),
        ])
        (colors.backdrop, colors.bleed, colors.candidates) = ("#FF0000", "#818181", ["#FF0000", "#818181", "#808080"])
        var plain = colors
        (plain.background, plain.bleed) = ("#FFFFFF", "#FD0000")
        func stops(_ hexes: String...) -> [BackdropStop] { hexes.map { BackdropStop(location: 0, hex: $0, dark: $0) } }
        plain.bleedGradient = BleedGradientEntry(to: .right, stops: stops("#203040", "#223242"))
        var tied = colors
        tied.swatches = [
            SwatchEntry(hex: "#00FF00", weight: 0.25, role: nil), SwatchEntry(hex: "#FF0000", weight: 0.3, role: nil),
        ]
        (tied.backdrop, tied.bleed, tied.candidates) = ("#FE0000", "#FE0000", ["#FE0000", "#00FF00"])
        colors.bleedGradient = BleedGradientEntry(to: .right, stops: stops("#203040", "#F0E0D0"))
        fixture.manifest.palettes = [
            PaletteEntry(image: "art", colors: colors), PaletteEntry(image: "plain", colors: plain),
            PaletteEntry(image: "tied", colors: tied),
        ]
        let images = try #require(try ReadPage(CatalogPage.document(for: await fixture.content())).data()["images"])
        let art = try #require(images.elements?.first { $0["name"]?.string == "art" })
        let candidates = try #require(art["candidates"]?.elements)
        #expect(candidates.map { $0["share"]?.number } == [0.3, nil, 0.6])
        // 0.3 × (0.2577 + 0.04), the Oklab chroma of red; gray has none.
        #expect(candidates.map { $0["score"]?.number } == [0.089, nil, 0.024])
        #expect(candidates.map { $0["chroma"]?.number } == [0.258, 0, 0])
        let reasons = images.elements?.map { image in
            image["reasons"]?.elements?.compactMap(\.string).joined(separator: " ") ?? ""
        }
        #expect(reasons?.count { $0.contains("border is plain #FFFFFF") } == 1)
        #expect(reasons?.count { $0.contains("highest share × (chroma + 0.04)") } == 1)
        // The plain sentence is first. Shades that look alike aren't told apart, and a border's two sides are.
        #expect(reasons?.count { $0.hasPrefix("The backdrop is #FF0000, because it is strong") } == 1)
        #expect(reasons?.count { $0.contains("edges, is #FD0000, which looks the same.") } == 1)
        let sides = images.elements?.compactMap { $0["sides"]?.string } ?? []
        #expect(sides.count == 1 && sides[0].hasPrefix("The border is #203040 on the left and #F0E0D0 on the right."))
        // A swatch like the backdrop isn't among the candidates, so its score is named.
        let words = "the best swatches #FF0000 (0.089) and #00FF00 (0.084) score almost the same"
        #expect(reasons?.count { $0.contains(words) } == 1)
    }

    @Test("A PDF is drawn by a program that is found when it is needed; without one its place says what to do")
    func conversion() async throws {
        var fixture = try PageFixture()
        try fixture.add("drawing", file: "drawing.pdf")
        fixture.manifest.images[0].variants[0].format = "pdf"
        let png = try fixture.folder.bytes(of: "drawing.pdf")
        try fixture.folder.write(png, to: "picture.png")
        let tools = fixture.folder["tools"]
        func reason(_ converter: PictureConverter?) async -> String? {
            let shelf = PictureShelf(of: fixture.manifest, in: [fixture.folder.path], converter: converter)
            var content = PageContent(title: "a", manifest: fixture.manifest, shelf: shelf)
            content.pictures = await shelf.pictures(jobs: 1)
            return content.missingPictures.first?.reason
        }
        #expect(await reason(nil) == "is a PDF file, which browsers do not show; --render-pdf draws it")
        let converter = PictureConverter(environment: ["PATH": "\(tools):/usr/bin:/bin"])
        let nothing = PictureConverter(environment: ["PATH": tools])
        try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: tools + "/sh", withDestinationPath: "/bin/sh")
        #expect(await reason(nothing)?.hasPrefix("is not drawn: pdftocairo is not in PATH") == true)
        // Programs of this machine must not be found before those of the test.
        for (script, expected) in [
            ("[ $(ulimit -t) = 10 ] && cat '\(fixture.folder["picture.png"])'", nil),
            ("echo no picture", "cannot read it (status 0)"),
            ("exit 3", "cannot read it (status 3)"), ("kill -9 $$", "exceeded its limit"),
        ] as [(String, String?)] {
            try fixture.folder.write("#!/bin/sh\n\(script)\n", to: "tools/pdftocairo")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: tools + "/pdftocairo")
            let found = await reason(converter)
            #expect(
                expected == nil ? found == nil : found?.contains(expected ?? "") == true, "\(script): \(found ?? "")")
        }
    }

    @Test("Served, the place of a picture that no browser shows says what to do, before anything is asked for")
    func servedPlaceholders() async throws {
        var fixture = try PageFixture()
        for format in ["pdf", "heic", "psd"] {
            try fixture.add(format, file: "a.\(format)")
            fixture.manifest.images[fixture.manifest.images.count - 1].variants[0].format = format
        }
        func frames(_ converter: PictureConverter?) throws -> [JSONNode?] {
            let shelf = PictureShelf(of: fixture.manifest, in: [fixture.folder.path], converter: converter)
            let mode = PageMode.served(PageAddresses(pictures: "/pictures/", events: "/events", data: "/data"))
            let content = PageContent(title: "a", manifest: fixture.manifest, shelf: shelf)
            let images = try ReadPage(try CatalogPage.document(for: content, mode: mode)).data()["images"]?.elements
            return (images ?? []).map { $0["frame"] }
        }
        let plain = try frames(nil)
        #expect(plain[0]?["missing"]?.string == "is a PDF file, which browsers do not show; --render-pdf draws it")
        #expect(plain.map { $0?["thumbnail"] == nil }.first == true)
        #expect(
            plain[2]?["missing"]?.string == "is a PSD file, which browsers do not show; save it as PNG or JPEG")
        let converted = try frames(PictureConverter(environment: [:]))
        #expect(converted[0]?["missing"] == nil && converted[0]?["whole"] != nil)
        // What a build has no decoder for --render-pdf does not draw either.
        for frame in [plain[1], converted[1]] {
            #expect(
                ImageFormat(rawValue: "heic")?.isDecodable == true
                    ? frame?["whole"] != nil
                    : frame?["missing"]?.string
                        == "is a HEIC file, which browsers do not show; a tincture built with `swift build --traits HEIC` draws it"
            )
        }
    }

    @Test("Pictures that are known are not read again")
    func known() async throws {
        var fixture = try PageFixture()
        for name in ["a", "b"] { try fixture.add(name, file: "\(name).png") }
        let shelf = PictureShelf(of: fixture.manifest, in: [fixture.folder.path])
        let first = await shelf.pictures(jobs: 1)
        try FileManager.default.removeItem(atPath: fixture.folder["a.png"])
        let again = await shelf.pictures(jobs: 1, known: first)
        #expect(again == first && again.count == 2)
    }

    @Test("Served, a page has no picture in it, asks its own server only, and knows where its data are")
    func served() async throws {
        var fixture = try PageFixture()
        try fixture.add("loop1", file: "loop1.png")
        let mode = PageMode.served(PageAddresses(pictures: "/pictures/", events: "/events", data: "/data"))
        let content = PageContent(
            title: "a", manifest: fixture.manifest, shelf: PictureShelf(of: fixture.manifest, in: [fixture.folder.path])
        )
        let page = ReadPage(try CatalogPage.document(for: content, mode: mode))
        let policy = try #require(page.between("Content-Security-Policy\" content=\"", "\""))
        #expect(policy.contains("img-src 'self'; connect-src 'self'") && !policy.contains("img-src data:"))
        #expect(CatalogPage.policy(for: mode) == policy)
        #expect(!page.text.contains("text/plain"))
        let data = try page.data()
        #expect(data["events"]?.string == "/events" && data["pictures"]?.string == "/pictures/")
        #expect(data["folder"] == nil && data["program"]?.string?.hasPrefix("sha256-") == true)
        #expect(try PageData(content, mode).json() == JSONWriter.text(data, layout: .line))
        let identifier = try #require(data["images"]?.elements?.first?["frame"]?["whole"]?.string)
        guard case .bytes(let bytes, let mediaType)? = content.shelf.picture(identifier) else {
            Issue.record("the shelf does not know its own identifier")
            return
        }
        #expect(mediaType == "image/png" && bytes.starts(with: [0x89, 0x50]))
        #expect(content.shelf.picture("whole-../../etc/passwd") == nil)
    }

    @Test(
        "A finding about one of two pictures of a name is shown at the one in its folder, not one whose path ends alike"
    )
    func twins() async throws {
        var fixture = try PageFixture()
        for folder in ["Core", "Chat/Core"] {
            try fixture.add("Cart", file: "\(folder)/A.xcassets/Cart.imageset/cart.png")
        }
        var content = await fixture.content()
        content.diagnostics = ["Chat/Core", "x/Core"].map {
            Diagnostic(
                .warning, "unused-set", at: "\($0)/A.xcassets/Cart.imageset/Contents.json", about: .image("Cart"), "a")
        }
        let data = try ReadPage(CatalogPage.document(for: content)).data()
        let numbers = data["images"]?.elements?.map { $0["findings"]?.elements?.compactMap(\.number) }
        #expect(numbers == [[1], [0]])
    }

    @Test("Findings stand beside the set or carousel that they are about, wherever they are, the others in a list")
    func findings() async throws {
        var fixture = try PageFixture()
        try fixture.add("Icons/Cart", file: "A.xcassets/Icons/Cart.imageset/cart.png")
        try fixture.add("Cart", file: "B.xcassets/Cart.imageset/cart.png")
        fixture.add(carousel: "home", [("Cart", "#102030", "#000010")])
        fixture.manifest.colors = ["Brand/Green", "Green", "Red", "Red"].map { ColorEntry(name: $0, variants: []) }
        var content = await fixture.content()
        content.colorFiles = ["Red": ["A.xcassets/Red.colorset", "B.xcassets/Red.colorset"]]
        content.diagnostics = [
            Diagnostic(.error, "missing-file", at: "tincture.yml", about: .image("Icons/Cart"), "a"),
            Diagnostic(.warning, "missing-scale", at: "tincture.yml", about: .image("Cart"), "b"),
            Diagnostic(.note, "missing-dark", at: "tincture.yml", about: .color("Green"), "c"),
            Diagnostic(.note, "overlay-contrast", at: "tincture.yml", about: .carousel("home"), "d"),
            Diagnostic(
                .warning, "unknown-key", at: SourceLocation(path: "x/tincture.yml", line: 9, column: 1),
                about: .key("home"), "e"),
            Diagnostic(
                .warning, "distant-pin", at: "tincture.yml", about: .page(carousel: "home", number: 0, image: "Cart"),
                "f"),
            Diagnostic(
                .error, "name-clash", at: "tincture.yml", about: .both(.color("Green"), .image("Cart")),
                "carousel \"home\""),
            Diagnostic(.error, "unknown-asset", at: "x/A.xcassets/Cart.imageset", about: .image("Crat"), "g"),
            Diagnostic(
                .warning, "duplicate-name", at: "x/B.xcassets/Red.colorset/Contents.json", about: .color("Red"), "h"),
        ]
        let data = try ReadPage(CatalogPage.document(for: content)).data()
        func numbers(_ node: JSONNode?) -> [Double]? { node?.elements?.compactMap(\.number) }
        #expect(data["images"]?.elements?.map { numbers($0["findings"]) } == [[0], [1, 6]])
        #expect(
            data["colors"]?.elements?.map { numbers($0["findings"]) } == [[], [2, 6], [], [8]],
            "full names, not their last parts; of two colors with one name, the one in the finding's folder")
        #expect(numbers(data["carousels"]?.elements?.first?["findings"]) == [3, 5])
        #expect(numbers(data["otherFindings"]) == [4, 7], "neither a path nor a message decides")
        #expect(data["findings"]?.elements?[4]["place"]?.string == "x/tincture.yml:9:1")
    }

    @Test("Tables are those of the manifest, light and dark; without dark ones straight lines join the dark colors")
    func tables() async throws {
        var fixture = try PageFixture()
        try fixture.add("a", file: "a.png")
        fixture.add(carousel: "stops", [("a", "#000000", "#000000"), ("a", "#C80000", "#640000")])
        fixture.manifest.carousels[0].transitions[0].stops.insert(.init(progress: 0.25, hex: "#640000"), at: 1)
        var dark = fixture.manifest.carousels[0].transitions[0]
        dark.stops = [("#000000", 0.0), ("#010203", 0.5), ("#640000", 1)].map { .init(progress: $0.1, hex: $0.0) }
        fixture.manifest.carousels.append(fixture.manifest.carousels[0])
        fixture.manifest.carousels[0].dark = CarouselEntry.Dark(transitions: [dark])
        fixture.manifest.carousels[1].name = "lines"
        fixture.add(carousel: "one", [("a", "#123456", "#000000")])
        fixture.add(carousel: "none", [])
        let data = try ReadPage(CatalogPage.document(for: await fixture.content())).data()
        let carousels = try #require(data["carousels"]?.elements)
        func track(_ appearance: String) -> [String?] {
            carousels.map { $0[appearance]?["tracks"]?.elements?.first?.elements?.first?.string }
        }
        #expect(carousels.map { $0["name"]?.string } == ["stops", "lines", "one"])
        #expect(track("light") == ["000000001964000064C80000", "000000001964000064C80000", "00123456"])
        #expect(track("dark") == ["000000003201020364640000", "0000000064640000", "00000000"])
    }

    @Test("A picture lies on its pin, and a page says in words what was pinned and what contrast made of it")
    func pins() async throws {
        var fixture = try PageFixture()
        try fixture.add("a", file: "a.png")
        try fixture.add("b", file: "b.png")
        var colors = PaletteColors(swatches: [])
        (colors.backdrop, colors.backdropDark) = ("#C98B5A", "#402000")
        fixture.manifest.images[0].pin = PinEntry(color: "#F6E7D3", dark: "#302A20")
        fixture.manifest.palettes = [
            PaletteEntry(image: "a", pin: fixture.manifest.images[0].pin, colors: colors),
            PaletteEntry(image: "b", colors: colors),
        ]
        fixture.add(carousel: "home", [("a", "#008192", "#000000"), ("b", "#102030", "#000000")])
        fixture.manifest.carousels[0].pages[0].unadjusted = "#F6E7D3"
        fixture.manifest.carousels[0].contrast = .init(overlay: "#FFFFFF", worst: 4.5, position: 0, required: 4.5)
        let data = try ReadPage(CatalogPage.document(for: await fixture.content())).data()
        let images = try #require(data["images"]?.elements)
        #expect(images.map { $0["backdrop"]?.string } == ["#F6E7D3", "#C98B5A"])
        #expect(images.map { $0["backdropDark"]?.string } == ["#302A20", "#402000"])
        #expect(images.map { $0["pin"]?.string } == ["pinned; found #C98B5A", nil])
        let pages = try #require(data["carousels"]?.elements?.first?["pages"]?.elements)
        #expect(
            pages.map { $0["words"]?.string } == [
                "pinned #F6E7D3, adjusted to #008192 for a contrast of 4.5 : "
                    + "1", "pinned",
            ])
        #expect(pages.map { $0["isAdjusted"] } == [JSONNode(.bool(true)), JSONNode(.bool(false))])
    }

    @Test(
        "A color that something shines through has its alpha in its code; the worst contrast is there for the dark, too"
    )
    func translucent() async throws {
        var fixture = try PageFixture()
        var veil = ColorEntry.Variant(appearance: "any")
        (veil.colorSpace, veil.components, veil.hex) = ("srgb", [0.235, 0.235, 0.263, 0.6], "#3C3C43")
        fixture.manifest.colors = [ColorEntry(name: "Veil", variants: [veil])]
        var stop = GradientEntry.Stop(color: "Veil", hex: "#3C3C43", location: 0)
        (stop.alpha, stop.dark, stop.darkAlpha) = (0.6, "#FFFFFF", 0.2)
        fixture.manifest.gradients = [GradientEntry(name: "g", start: [0, 0], end: [0, 1], stops: [stop])]
        fixture.add(carousel: "home", [("a", "#008192", "#000000")])
        fixture.manifest.carousels[0].contrastDark = .init(overlay: "#FFFFFF", worst: 11.74, position: 2)
        let data = try ReadPage(CatalogPage.document(for: await fixture.content())).data()
        let variant = try #require(data["colors"]?.elements?.first?["variants"]?.elements?.first)
        #expect(variant["hex"]?.string == "#3C3C4399")
        let written = try #require(data["gradients"]?.elements?.first?["stops"]?.elements?.first)
        #expect(written["hex"]?.string == "#3C3C4399" && written["dark"]?.string == "#FFFFFF33")
        #expect(data["carousels"]?.elements?.first?["contrastDark"]?["worst"]?.number == 11.74)
    }

    @Test("Sizes whose product no integer holds are compared, not multiplied into a trap")
    func hugeSizes() async throws {
        var fixture = try PageFixture()
        try fixture.add("a", file: "a.png")
        var huge = fixture.manifest.images[0].variants[0]
        (huge.pixelWidth, huge.pixelHeight) = (Int.max, Int.max)
        fixture.manifest.images[0].variants += [huge, huge]
        #expect(try ReadPage(CatalogPage.document(for: await fixture.content())).data()["images"]?.elements?.count == 1)
    }

    @Test("A manifest that somebody else wrote is shown as far as it goes")
    func foreignManifest() async throws {
        var fixture = try PageFixture()
        fixture.add(carousel: "odd", [("nothing", "red", ""), ("nothing", "#FFF", "#12")], wraps: true)
        fixture.manifest.carousels[0].style = "spiral"
        fixture.manifest.carousels[0].interpolation = "munsell"
        let data = try ReadPage(CatalogPage.document(for: await fixture.content())).data()
        let carousel = try #require(data["carousels"]?.elements?.first)
        #expect(carousel["style"]?.string == "page")
        let track = try #require(carousel["light"]?["tracks"]?.elements?.first?.elements)
        #expect(track.map(\.string) == ["0000000064FFFFFF", "00FFFFFF64000000"])
    }
}
