import AssetCatalog
import CatalogBuild
import CatalogCompiler
import CatalogManifest
import ColorScience
import Diagnostics
import PictureAnalysis
import TestTrees
import Testing

@Suite("From sources to a manifest")
struct CompilerTests {
    private func compile(_ folder: TemporaryFolder, config: String? = nil, paths: [String] = []) async -> Diagnosed<
        CompileOutcome
    > {
        await CatalogBuild.compile(
            CompileRequest(
                paths: paths.map { folder[$0] }, configurationPath: config.map { folder[$0] }, jobs: 2,
                currentFolder: folder.path))
    }

    private func banners(_ numbers: [Int]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in numbers {
            try folder.addPicture(
                "Banners/loop\(number).png", width: 384, height: 120, red: UInt8(number * 20), green: 40, blue: 90)
        }
        return folder
    }

    @Test("Wide pictures with numbered names are banners and make a carousel named after their folder, in number order")
    func defaultBanners() async throws {
        let folder = try banners([1, 2, 10])
        try folder.addPicture("Banners/lonely1.png", width: 384, height: 120)
        try folder.addPicture("Banners/IMG_1.png", width: 800, height: 400)
        try folder.addPicture("Banners/IMG_2.png", width: 800, height: 400)
        let outcome = await compile(folder, paths: [""])
        let manifest = try #require(outcome.manifest)
        #expect(outcome.diagnostics.isEmpty)
        #expect(manifest.images.filter { $0.kind == .banner }.map(\.name) == ["loop1", "loop10", "loop2"])
        #expect(manifest.carousels.map(\.name) == ["Banners"])
        let carousel = try #require(manifest.carousels.first)
        #expect(carousel.pages.map(\.image) == ["loop1", "loop2", "loop10"])
        #expect(carousel.style == "page" && carousel.wraps)
        #expect(carousel.transitions.map(\.to) == [1, 2, 0])
        #expect(carousel.pages.allSatisfy { $0.source == .extracted })
    }

    @Test("Tables that the last run has computed are not computed again, and give the same manifest")
    func knownTables() async throws {
        let folder = try banners([1, 2, 3])
        func configuration(_ pin: String) -> String {
            """
            sources: [Banners]
            carousels:
              one: {pages: [{image: loop1, backdrop: "\(pin)"}, loop2], overlay: white, contrast: 4.5}
              two: {pages: [loop2, loop3], backdrops: gradient, interpolation: oklch}

            """
        }
        let memory = TableMemory()
        let computed = Computed()
        func run(_ pin: String) async throws -> (manifest: CatalogManifest?, computed: Set<String>) {
            try folder.write(configuration(pin), to: "tincture.yml")
            let tree = await compile(folder, config: "tincture.yml").tree
            computed.carousels = []
            let outcome = CatalogCompiler.compile(tree, tables: memory) { event in
                if case .computes(let carousel, _, _) = event { computed.carousels.insert(carousel) }
            }
            #expect(outcome.manifest == CatalogCompiler.compile(tree).manifest)
            return (outcome.manifest, computed.carousels)
        }
        let first = try await run("#102030")
        #expect(first.computed == ["one", "two"])
        let again = try await run("#102030")
        #expect(again.computed.isEmpty && again.manifest == first.manifest)
        let other = try await run("#302010")
        #expect(other.computed == ["one"] && other.manifest != first.manifest)
    }

    private final class Computed: @unchecked Sendable { var carousels: Set<String> = [] }

    @Test("Pictures of the kinds that the configuration names have placeholders, the others none")
    func placeholders() async throws {
        let folder = try banners([1, 2])
        try folder.addPicture("Banners/photo.png", width: 16, height: 9)
        let kinds = "sources: [Banners]\nkinds: {banner: [\"loop*\"]}\n"
        try folder.write(kinds + "placeholders: {banner: thumbhash}\n", to: "some.yml")
        try folder.write(kinds, to: "none.yml")
        let some = try #require(await compile(folder, config: "some.yml").manifest)
        #expect(some.palettes.filter { $0.colors.thumbhash != nil }.map(\.image) == ["loop1", "loop2"])
        let none = try #require(await compile(folder, config: "none.yml").manifest)
        #expect(none.palettes.count == 3 && none.palettes.allSatisfy { $0.colors.thumbhash == nil })
        try folder.write(kinds + "placeholders: {baner: thumbhash, icon: blurhash}\n", to: "wrong.yml")
        let wrong = await compile(folder, config: "wrong.yml").diagnostics.map(\.description)
        #expect(wrong.contains { $0.contains("unknown kind \"baner\"") })
        #expect(wrong.contains { $0.contains("unknown placeholder \"blurhash\"") })
    }

    @Test("With a brand's palette backdrops and bleeds are the nearest of its colors, and say how far they are")
    func brandPalette() async throws {
        let folder = try banners([1, 2, 10])
        let brand = ["#1428A0", "#C81028", "#FFFFFF"]
        let names = brand.map { "\"\($0)\"" }.joined(separator: ", ")
        try folder.write(
            "sources: [Banners]\npalette: [\(names)]\ncarousels: {one: {pages: [loop1, loop10], backdrops: gradient}}\n",
            to: "brand.yml")
        try folder.write("sources: [Banners]\n", to: "plain.yml")
        let manifest = try #require(await compile(folder, config: "brand.yml").manifest)
        let plain = try #require(await compile(folder, config: "plain.yml").manifest)
        for (entry, found) in zip(manifest.palettes, plain.palettes) {
            let backdrop = try #require(entry.colors.backdrop)
            let distance = try #require(entry.colors.brandDistance)
            #expect(brand.contains(backdrop) && entry.colors.bleed.map(brand.contains) == true)
            let color = Lab(try #require(found.colors.backdrop.flatMap { SRGB8(hex: $0) }))
            let distances = brand.compactMap { SRGB8(hex: $0) }.map { ciede2000(color, Lab($0)) }
            #expect(abs(distance.backdrop - (distances.min() ?? 0)) < 0.01)
            #expect(entry.colors.backdropGradient == nil && found.colors.brandDistance == nil)
        }
        let pages = try #require(manifest.carousels.first).pages
        #expect(pages.allSatisfy { brand.contains($0.backdrop) && $0.backdropGradient == nil })
        try folder.write("sources: [Banners]\npalette: []\n", to: "empty.yml")
        #expect(await compile(folder, config: "empty.yml").manifest == nil)
    }

    @Test("Blocks take the place of tints where the configuration wants them")
    func tintBlocks() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Shoes/shoe.png", width: 40, height: 40) { x, y in
            (10..<30).contains(x) && (10..<30).contains(y) ? (20, 120, 200, 255) : (0, 0, 0, 0)
        }
        try folder.write("sources: [Shoes]\ntint: block\n", to: "block.yml")
        try folder.write("sources: [Shoes]\n", to: "soft.yml")
        let block = try #require(await compile(folder, config: "block.yml").manifest?.palettes.first).colors
        let soft = try #require(await compile(folder, config: "soft.yml").manifest?.palettes.first).colors
        #expect(block.tint == soft.tintBlock && block.tintDark == soft.tintBlockDark)
        #expect(block.tint != soft.tint && soft.tintBlock != nil)
    }

    @Test("A picture whose pixels this build cannot read is in the manifest, which says so, and is reported")
    func unsupportedFormat() async throws {
        let folder = try TemporaryFolder()
        try folder.write("8BPS\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{28}\0\0\0\u{50}\0\u{8}\0\u{3}", to: "Art/art.psd")
        let outcome = await compile(folder, paths: ["Art"])
        let manifest = try #require(outcome.manifest)
        #expect(manifest.images.first?.variants.first?.pixels == .undecoded)
        #expect(manifest.images.first?.variants.first?.pixelWidth == 80 && manifest.palettes.isEmpty)
        #expect(outcome.diagnostics.map(\.rule.rawValue) == ["unsupported-format"])
        #expect(outcome.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test("A data file beside the pictures pins their colors without a configuration")
    func defaultDataFile() async throws {
        let folder = try banners([1, 3])
        try folder.write(
            ##"[{"imgName": "loop3", "bgColor": "#FE9A3B"}, {"imgName": "loop1", "bgColor": "#C0C0C0"}]"##,
            to: "Banners/data.json")
        let manifest = try #require(await compile(folder, paths: ["Banners"]).manifest)
        #expect(manifest.carousels.map(\.name) == ["Banners"])
        let pages = try #require(manifest.carousels.first).pages
        #expect(pages.map(\.image) == ["loop3", "loop1"])
        #expect(pages.map(\.backdrop) == ["#FE9A3B", "#C0C0C0"])
        #expect(pages.allSatisfy { $0.source == .pinned })
    }

    @Test("A pinned page has its dark form and its distance to the nearest swatch; the palette stays as extracted")
    func pins() async throws {
        let folder = try TemporaryFolder()
        for name in ["loop1", "loop2"] {
            try folder.addPicture("Banners/\(name).png", width: 300, height: 100) { _, _ in (254, 154, 59, 255) }
        }
        try folder.write(
            """
            carousels:
              home: {pages: [{image: loop1, backdrop: "#FE9A3C"}, loop2]}
            """, to: "tincture.yml")
        let manifest = try #require(await compile(folder, config: "tincture.yml").manifest)
        let pages = try #require(manifest.carousels.first).pages
        #expect(pages[0].backdrop == "#FE9A3C" && pages[0].backdropDark == "#4F2800")
        let nearest = try #require(pages[0].nearestSwatch)
        #expect(nearest.hex == "#FE9A3B" && nearest.distance > 0 && nearest.distance < 0.5)
        #expect(pages[1].source == .extracted && pages[1].nearestSwatch == nil)
        #expect(manifest.palettes.map(\.colors.backdrop) == ["#FE9A3B", "#FE9A3B"])
    }

    @Test("The configuration says how many swatches a palette has at the most")
    func swatchCount() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 90, height: 10) { x, _ in
            (UInt8(x / 10 * 25), UInt8(255 - x / 10 * 25), 90, 255)
        }
        for (text, count) in [("", 5), ("swatches: 3\n", 3), ("swatches: 8\n", 8)] {
            try folder.write("sources: [a.png]\n" + text, to: "tincture.yml")
            let manifest = try #require(await compile(folder, config: "tincture.yml").manifest)
            #expect(manifest.palettes.first?.colors.swatches.count == count)
        }
    }

    @Test("In srgb with pinned colors every sample is a − (a − b) × progress, rounded to nearest")
    func exactSamples() async throws {
        let folder = try banners([1, 2])
        try folder.write(
            """
            sources: [Banners]
            carousels:
              home:
                pages: [{image: loop1, backdrop: "#C0A003"}, {image: loop2, backdrop: "#0F9AFF"}]
                wraps: true
                samples: 41
            """, to: "tincture.yml")
        let manifest = try #require(await compile(folder, config: "tincture.yml").manifest)
        let transitions = try #require(manifest.carousels.first?.transitions)
        #expect(transitions.count == 2)
        func sample(_ a: Int, _ b: Int, _ step: Int) -> String {
            // Exact in whole numbers: half up of a − (a − b) · step / 40.
            let value = (2 * (a * 40 - (a - b) * step) + 40) / 80
            let digits = String(value, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        let (a, b) = ([0xC0, 0xA0, 0x03], [0x0F, 0x9A, 0xFF])
        for (transition, (from, to)) in zip(transitions, [(a, b), (b, a)]) {
            #expect(
                transition.samples
                    == (0...40).map { step in "#" + (0..<3).map { sample(from[$0], to[$0], step) }.joined() })
            #expect(transition.stops.map(\.progress) == [0, 1])
        }
    }

    @Test("Bad pictures cost one error each; everything else is compiled")
    func badPictures() async throws {
        let folder = try banners([1, 2])
        try folder.write("not a picture", to: "Banners/text.png")
        try folder.write("", to: "Banners/empty.jpg")
        try folder.addPicture("Banners/whole.png", width: 64, height: 64) { x, y in
            (UInt8(x * 4), UInt8(y * 4), UInt8(x ^ y), 255)
        }
        let whole = try folder.bytes(of: "Banners/whole.png")
        try folder.write(Array(whole.dropLast(whole.count / 2)), to: "Banners/cut.png")
        let outcome = await compile(folder, paths: ["Banners"])
        #expect(outcome.hasErrors)
        #expect(
            outcome.diagnostics.map { $0.path } == ["cut.png", "empty.jpg", "text.png"].map { folder["Banners/\($0)"] })
        #expect(outcome.diagnostics.allSatisfy { $0.severity == .error })
        let manifest = try #require(outcome.manifest)
        #expect(manifest.images.filter { !$0.variants.isEmpty }.map(\.name) == ["cut", "loop1", "loop2", "whole"])
        #expect(manifest.carousels.count == 1)
    }

    @Test("A page whose picture cannot be used costs its carousel, and no other")
    func pageWithoutColor() async throws {
        let folder = try banners([1, 2])
        for name in ["broken", "lost"] { try folder.write("", to: "Banners/\(name).png") }
        try folder.write(
            """
            sources: [Banners]
            carousels:
              bad: {pages: [loop1, lost]}
              good: {pages: [loop1, loop2]}
              pinned: {pages: [loop1, {image: broken, backdrop: "#102030"}]}
            """, to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(outcome.manifest?.carousels.map(\.name) == ["good", "pinned"])
        #expect(outcome.diagnostics.map(\.rule).contains(.pageWithoutColor))
        #expect(outcome.diagnostics.first { $0.rule == .pageWithoutColor }?.line == 3)
    }

    @Test(
        "A name in the configuration that nothing has refuses the run, with place and suggestion",
        arguments: [
            ("carousels: {home: {pages: [loop1, ¶lop2]}}", Rule.unknownImage, "loop2"),
            ("carousels: {home: {pages: [loop1], foreground: ¶lop2}}", .unknownImage, "loop2"),
            ("products: [{image: ¶loop22}]", .unknownImage, "loop2"),
            ("gradients: {G: {colors: [\"#000000\", ¶Gren]}}", .unknownColor, "Green"),
            ("products: ¶nothing.json", .unreadable, "nothing.json"),
        ])
    func unknownNames(marked: String, rule: Rule, words: String) async throws {
        let folder = try banners([1, 2])
        try folder.addColorSet(
            "A.xcassets/Green.colorset",
            colors: #"{"color": {"color-space": "srgb", "components": {"red": "0", "green": "1.0", "blue": "0"}}}"#)
        let source = MarkedText("sources: [Banners, A.xcassets]\n" + marked)
        try folder.write(source.text, to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(outcome.manifest == nil)
        #expect(outcome.diagnostics.map(\.rule) == [rule])
        let finding = try #require(outcome.diagnostics.first)
        #expect(finding.line == source.line && finding.column == source.column)
        #expect(finding.message.contains(words))
    }

    @Test("A set that can't be read is no color of CSS", arguments: ["{", "{}", #"{"colors": [{"color": 7}]}"#])
    func unreadableColor(contents: String) async throws {
        let folder = try banners([1, 2])
        try folder.write(contents, to: "A.xcassets/Green.colorset/Contents.json")
        try folder.write("sources: [A.xcassets]\ngradients: {Leaf: {system: Green}}\n", to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(outcome.manifest == nil)
        let finding = try #require(outcome.diagnostics.first { $0.rule == .unknownColor })
        #expect(
            finding.line == 2 && finding.message.contains("whose color set has no usable color"), "\(finding.message)")
    }

    @Test("The first glob that matches a name or a path decides; one that matches nothing is told")
    func kinds() async throws {
        let folder = try banners([1, 2])
        try folder.addPicture("Other/cart.png")
        try folder.write(
            """
            sources: [Banners, Other]
            kinds:
              product: ["loop1"]
              banner: ["Banners/*"]
              icon: ["nothing*"]
            """, to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(
            outcome.manifest?.images.map { "\($0.name) \($0.kind.rawValue)" } == [
                "cart other", "loop1 product", "loop2 banner",
            ])
        #expect(outcome.diagnostics.map(\.rule) == [.unusedConfiguration])
        #expect(outcome.diagnostics.first?.line == 5)
    }

    @Test("A set that can't be read explains an unmatched glob and a missing page")
    func unreadableSet() async throws {
        let folder = try banners([1])
        try folder.write("{", to: "A.xcassets/spring.imageset/Contents.json")
        try folder.write(
            """
            sources: [Banners, A.xcassets]
            kinds: {banner: ["spr*"]}
            carousels: {home: {pages: [loop1, spring]}}
            """, to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(outcome.diagnostics.map(\.rule) == [.malformedContents, .unknownImage], "\(outcome.diagnostics)")
        #expect(outcome.diagnostics.last?.message.hasSuffix("whose image set can't be read. Correct the set.") == true)
    }

    @Test("Files are relative to the configuration, or to the source that was named")
    func paths() async throws {
        let folder = try banners([1, 2])
        try folder.write("sources: [../Banners]", to: "Settings/tincture.yml")
        func files(_ outcome: Diagnosed<CompileOutcome>) -> [String]? {
            outcome.manifest?.images.flatMap { $0.variants.map(\.file) }
        }
        #expect(
            files(await compile(folder, config: "Settings/tincture.yml")) == [
                "../Banners/loop1.png", "../Banners/loop2.png",
            ])
        #expect(files(await compile(folder, paths: ["Banners"])) == ["loop1.png", "loop2.png"])
        #expect(files(await compile(folder, paths: [""])) == ["Banners/loop1.png", "Banners/loop2.png"])
        #expect(files(await compile(folder, paths: ["Banners/loop2.png"])) == ["loop2.png"])
    }

    @Test("A data file that lists nothing costs its carousel")
    func emptyDataFile() async throws {
        let folder = try banners([1, 2])
        try folder.write("[]", to: "pages.json")
        try folder.write(
            "sources: [Banners]\ncarousels: {none: {pages: pages.json}, some: {pages: [loop1]}}", to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(outcome.manifest?.carousels.map(\.name) == ["some"])
        #expect(outcome.diagnostics.map(\.rule) == [.malformedData])
    }

    @Test("An empty folder gives an empty manifest, a missing one refuses the run")
    func emptyAndMissing() async throws {
        let folder = try TemporaryFolder()
        let empty = await compile(folder, paths: [""])
        #expect(empty.manifest == CatalogManifest() && empty.diagnostics.isEmpty)
        let missing = await compile(folder, paths: ["nowhere"])
        #expect(missing.manifest == nil && missing.hasErrors)
    }

    @Test("A picture that is wholly transparent has no color, and says so where one is needed")
    func transparent() async throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("clear.png", alpha: 0)
        try folder.write("carousels: {c: {pages: [clear]}}", to: "tincture.yml")
        let outcome = await compile(folder, config: "tincture.yml")
        #expect(outcome.manifest?.palettes.isEmpty == true)
        #expect(outcome.diagnostics.map(\.rule) == [.pageWithoutColor])
    }
}
