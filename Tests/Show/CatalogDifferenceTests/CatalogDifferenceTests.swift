import CatalogManifest
import CatalogPreview
import ColorScience
import Diagnostics
import OrderedJSON
import Testing

@testable import CatalogDifference

@Suite("What changed between two catalogs")
struct CatalogDifferenceTests {
    @Test("Text that a new banner makes hard to read is a problem of contrast, with the part of the picture")
    func text() throws {
        func catalog(_ ratio: Double, _ content: String) -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.add("loop1", content: content)
            catalog.addCarousel("home", [("loop1", "#808080")])
            var text = TextEntry(
                name: "title", foreground: "#FFFFFF", minimum: 3, measure: "percentile",
                contrasts: [.init(width: 375, worst: 1, percentile: ratio, mean: 9)])
            if ratio < 3 { text.failing = [0, 0.5, 1, 0.25] }
            catalog.manifest.carousels[0].pages[0].text = [text]
            return catalog
        }
        let worse = SmallCatalog.difference(catalog(4, "a"), catalog(2, "b"))
        #expect(worse.text.map(\.change) == [.new] && worse.count(of: .contrast) == 1 && !worse.isEmpty)
        #expect(
            DifferenceText.text(worse).contains(
                "newly below 3 : 1; the area starts at 0 (left), 0.5 (top) "
                    + "and covers 1 × 0.25 of the picture"))
        let better = SmallCatalog.difference(catalog(2, "a"), catalog(4, "b"))
        #expect(better.text.map(\.change) == [.fixed] && better.count(of: .contrast) == 0)
        #expect(SmallCatalog.difference(catalog(2, "a"), catalog(1.95, "b")).text.isEmpty)
        #expect(SmallCatalog.difference(catalog(2, "a"), catalog(1.5, "b")).text.map(\.change) == [.worse])
    }

    @Test("A catalog differs in nothing from itself")
    func equal() throws {
        var catalog = SmallCatalog()
        catalog.add("a", content: "1")
        catalog.addCarousel("home", [("a", "#808080")], overlay: "#FFFFFF", worst: 3.9)
        catalog.addColor("Green", ["any": "#00FF00"])
        catalog.diagnostics = [Diagnostic(.warning, "missing-file", at: "a.png", "is not there.")]
        let difference = SmallCatalog.difference(catalog, catalog)
        #expect(difference.isEmpty)
        #expect(DifferenceText.text(difference) == "main → HEAD: no differences\n")
        #expect(DifferenceMarkdown(difference).text.hasSuffix("No differences.\n"))
    }

    @Test("A pair of colors that is harder to read is reported with both, those that fail first")
    func colorPairs() throws {
        func pair(_ text: String, _ ratio: Double, dark: Double) -> ColorPairEntry {
            ColorPairEntry(
                text: text, on: "card", minimum: 4.5, apca: nil,
                contrasts: [
                    .init(appearance: "any", text: "#111111", on: "#FFFFFF", ratio: ratio),
                    .init(appearance: "dark", text: "#EEEEEE", on: "#000000", ratio: dark),
                ])
        }
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.manifest.colorPairs = [pair("a", 5, dark: 7), pair("b", 4, dark: 3), pair("c", 9, dark: 9)]
        head.manifest.colorPairs = [pair("a", 4.4999, dark: 6), pair("b", 4.5, dark: 2), pair("c", 9, dark: 10)]
        let difference = SmallCatalog.difference(base, head)
        let words = difference.colorPairs.map { "\($0.text) \($0.variant) \($0.change) \($0.after.contrast)" }
        #expect(words == ["b dark worse 2.0", "a any new 4.49", "b any fixed 4.5", "a dark lower 6.0"])
        #expect(difference.count(of: .contrast) == 2)
        let text = DifferenceText.text(difference)
        #expect(text.contains("newly below 4.5 : 1") && text.contains("#111111"), "\(text)")
        // What no one asked for before is new where it fails, and nothing where it passes.
        base.manifest.colorPairs = nil
        #expect(SmallCatalog.difference(base, head).colorPairs.map(\.change) == [.new, .new])
        #expect(SmallCatalog.difference(head, base).colorPairs.isEmpty)
    }

    @Test("A strip of a color has the values that changed, and the text on its background, before and after")
    func colorStrips() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addColor("label", ["any": "#111111", "dark": "#EEEEEE"])
        head.addColor("label", ["any": "#111111", "dark": "#777777"])
        func pair(_ text: String, _ ratio: Double) -> ColorPairEntry {
            ColorPairEntry(
                text: "label", on: "card", minimum: 4.5, apca: nil,
                contrasts: [.init(appearance: "dark", text: text, on: "#222222", ratio: ratio)])
        }
        base.manifest.colorPairs = [pair("#EEEEEE", 13.7)]
        head.manifest.colorPairs = [pair("#777777", 3.6)]
        let difference = SmallCatalog.difference(base, head)
        let strips = difference.strips(PreviewCatalog(base.manifest) { $0 }, PreviewCatalog(head.manifest) { $0 })
        let shades = strips.flatMap(\.items).flatMap { item -> [ColorPreview.Shade] in
            if case .color(let color) = item { color.shades } else { [] }
        }
        #expect(
            shades.map { "\($0.code); \($0.detail)" } == [
                "#EEEEEE; before, dark", "#777777; after, dark",
                "#EEEEEE on #222222, 13.7 : 1; before, dark", "#777777 on #222222, 3.6 : 1; after, dark",
            ])
        #expect(shades.map { $0.text?.hex } == [nil, nil, "#EEEEEE", "#777777"])
        let page = try DifferencePage(difference, base: base.manifest, head: head.manifest).document(with: [:])
        #expect(String(decoding: page, as: UTF8.self).contains("data-color=\"#222222\" data-text=\"#777777\""))
    }

    @Test("Of several pictures, colors and products of one name each is compared with itself")
    func sameNames() {
        var base = SmallCatalog()
        for (folder, content) in [("ios", "1"), ("tv", "2"), ("watch", "3")] {
            base.add("icon", content: content, folder: folder)
            base.addColor("Tint", ["any": "#00000" + content])
            base.manifest.products.append(ProductEntry(image: "icon", name: "Fern " + content, price: content))
        }
        #expect(SmallCatalog.difference(base, base).isEmpty)
        var head = base
        head.manifest.images.swapAt(0, 2)
        head.manifest.colors.swapAt(0, 2)
        #expect(SmallCatalog.difference(base, head).isEmpty, "their order says nothing")
        head.manifest.images[1].variants[0].sha256 = "4"
        head.manifest.colors[1].variants[0].hex = "#FFFFFF"
        head.manifest.products[1].price = "9"
        let changed = SmallCatalog.difference(base, head)
        #expect(changed.pictures.map(\.after?.file) == ["tv/icon.png"])
        #expect(changed.pictures.map(\.before?.sha256) == ["2"])
        #expect(changed.colors.map(\.before) == ["#000002"] && changed.products.map(\.before.price) == ["2"])
        head.manifest.images.remove(at: 1)
        let gone = SmallCatalog.difference(base, head)
        #expect(gone.pictures.map(\.change) == [.removed] && gone.pictures.map(\.before?.file) == ["tv/icon.png"])
        #expect(gone.removedNames.map(\.name) == ["icon"] && gone.addedNames.isEmpty)
        #expect(SmallCatalog.difference(head, base).pictures.map(\.change) == [.added])
    }

    @Test("A change of one scale is shown by that scale's file, even if another one is larger now")
    func changedScale() {
        func catalog(_ contents: [String], height: Int) -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.add("art", content: "")
            catalog.manifest.images[0].variants = zip([2, 3], contents).map { scale, content in
                var variant = ImageEntry.Variant(
                    file: "art@\(scale)x.jpg", format: "jpeg", byteCount: 1, sha256: content)
                variant.scale = scale
                (variant.pixelWidth, variant.pixelHeight) = (100 * scale, scale == 3 ? height : 200)
                return variant
            }
            return catalog
        }
        let same = SmallCatalog.difference(catalog(["a", "b"], height: 300), catalog(["a", "c"], height: 300))
        #expect(same.pictures.map(\.after?.file) == ["art@3x.jpg"] && same.pictures.map(\.change) == [.changed])
        let other = SmallCatalog.difference(catalog(["a", "b"], height: 300), catalog(["a", "c"], height: 90))
        #expect(other.pictures.map(\.after?.file) == ["art@3x.jpg"] && other.pictures.map(\.change) == [.replaced])
    }

    @Test("The work of finding renames grows with the pictures, not with their square", arguments: [1, 2])
    func manyRenames(files: Int) throws {
        func looks(_ count: Int) -> Int {
            var (base, head) = (SmallCatalog(), SmallCatalog())
            for number in 0..<count {
                base.add("old\(number)", content: "placeholder")
                head.add("new\(number)", content: "placeholder")
                guard files == 2 else { continue }
                // A second file of its own, so that no two pictures have all files in common.
                for (catalog, word) in [(0, "a"), (1, "b")] {
                    let variant = ImageEntry.Variant(
                        file: "\(word)\(number).png", format: "png", byteCount: 1, sha256: "\(word)\(number)")
                    if catalog == 0 { base.manifest.images[number].variants.append(variant) }
                    if catalog == 1 { head.manifest.images[number].variants.append(variant) }
                }
            }
            let renames = Renames(from: base.manifest, to: head.manifest)
            #expect((0..<count).allSatisfy { renames.isRenamed("old\($0)") && renames.wasRenamed("new\($0)") })
            return renames.looks
        }
        #expect(looks(2000) <= 2000 * 40)
        #expect(looks(2000) < 3 * looks(1000))
    }

    @Test(
        "Counts of bytes that no integer can sum, and sizes that none can multiply, are no trap",
        arguments: [Int.max, Int.min])
    func hugeCounts(bytes: Int) {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("a", content: "1", bytes: bytes)
        head.add("a", content: "2", bytes: ~bytes)
        base.manifest.images[0].variants += base.manifest.images[0].variants
        head.manifest.images[0].variants += head.manifest.images[0].variants
        for index in head.manifest.images[0].variants.indices {
            head.manifest.images[0].variants[index].pixelWidth = bytes
            head.manifest.images[0].variants[index].pixelHeight = bytes
        }
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.pictures.map(\.name) == ["a"])
        #expect(DifferenceText.text(difference).contains("a"))
    }

    @Test("A page's color is told with its distance and the contrast on it, the largest distance first")
    func backdrops() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", [("a", "#C0C0C0"), ("b", "#202020")], overlay: "#FFFFFF", worst: 1.82)
        head.addCarousel("home", [("a", "#FE9A3B"), ("b", "#222222")], overlay: "#FFFFFF", worst: 2.1)
        let changes = SmallCatalog.difference(base, head).backdrops
        #expect(changes.map(\.image) == ["a", "b"])
        #expect(
            changes[0].distance == 27.66 && changes[0].contrast?.before == 1.81 && changes[0].contrast?.after == 2.12)
        #expect(changes[1].distance < 1 && changes[1].page == 1)
    }

    @Test("A contrast is rounded down wherever it is shown, as in the manifest")
    func roundedContrast() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", [("a", "#000000"), ("b", "#000000")], overlay: "#FFFFFF", worst: 21)
        // The contrast of white on #DADADA is 1.3979.
        head.addCarousel("home", [("a", "#DADADA"), ("b", "#DADADA")], overlay: "#FFFFFF", worst: 1.39)
        let difference = SmallCatalog.difference(base, head)
        let contrast = try #require(difference.contrast.first)
        #expect(contrast.after == 1.39 && contrast.ranges.map(\.after) == [1.39])
        #expect(difference.backdrops.map { $0.contrast?.after } == [1.39, 1.39])
    }

    @Test("A drawing names the page of the lowest contrast, or its neighbors")
    func pageWords() throws {
        var catalog = SmallCatalog()
        catalog.addCarousel("home", [("a", "#000000"), ("b", "#000000"), ("c", "#000000")])
        let carousel = CarouselPreview(catalog.manifest.carousels[0], files: [nil, nil, nil])
        let words = [0, 1.97, 0.5, 2.6, 3, 9, .nan].map(carousel.pageWords)
        #expect(
            words == [
                "at a", "at c", "between a and b", "between c and a", "at a", "at position 9", "at position ?",
            ])
    }

    @Test("Of several files, those that changed are named")
    func changedFiles() throws {
        func heart(_ contents: [String]) -> SmallCatalog {
            var catalog = SmallCatalog()
            for content in contents { catalog.add("heart", content: content) }
            let variants = catalog.manifest.images.flatMap(\.variants)
            catalog.manifest.images = [catalog.manifest.images[0]]
            catalog.manifest.images[0].variants = variants.enumerated().map { number, variant in
                var variant = variant
                variant.scale = number + 2
                return variant
            }
            return catalog
        }
        func text(_ before: [String], _ after: [String]) -> String {
            DifferenceReport(SmallCatalog.difference(heart(before), heart(after))).rest.flatMap(\.rows).flatMap(\.cells)
                .map(\.text).joined(separator: "|")
        }
        #expect(text(["1", "2"], ["3", "2"]).contains("300 × 100 png, 2 files, only 2x changed, 3x didn't ·"))
        #expect(text(["1", "2"], ["3", "4"]).contains("300 × 100 png, 2 files ·"))
        #expect(text(["1", "2"], ["3", "2", "4"]).contains("300 × 100 png, 2 files → 300 × 100 png, 3 files ·"))
        var changed = try #require(SmallCatalog.difference(heart(["1", "2"]), heart(["3", "2"])).pictures.first)
        #expect(changed.changedVariants == ["2x"] && !changed.isWorse)
        // If a person sees the change, devices of the other scale show another picture.
        changed.local = LocalDifference(largest: 50, share: 0.1, regions: [[0, 0, 1, 0.1]])
        let words = "; only heart.png changed: devices with 3x show the former picture"
        #expect(changed.isWorse && changed.words.hasSuffix(words))
        changed.changedVariants = ["2x", "3x"]
        #expect(!changed.isWorse)
    }

    @Test("Pages are matched by picture, so that one put before them changes no other")
    func pages() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", [("a", "#C0C0C0"), ("b", "#202020"), ("a", "#0000FF")])
        head.addCarousel("home", [("new", "#FF0000"), ("a", "#C0C0C0"), ("b", "#202020"), ("a", "#0000FF")])
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.backdrops.isEmpty)
        #expect(difference.carousels.map(\.added) == [["new"]])
        #expect(difference.carousels.map(\.moved) == [[]])
        let back = SmallCatalog.difference(head, base)
        #expect(back.carousels.map(\.removed) == [["new"]] && back.carousels.map(\.added) == [[]])
    }

    @Test("A picture with another name and the same content is renamed, and its page is the same page")
    func renamed() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("loop1", content: "1", color: "#C0C0C0")
        base.add("gone", content: "2")
        head.add("spring", content: "1", color: "#C0C0C0")
        head.add("new", content: "3")
        for number in [1, 2] {
            var variant = base.manifest.images[0].variants[0]
            variant.scale = number
            base.manifest.images[0].variants.append(variant)
            head.manifest.images[0].variants.append(variant)
        }
        base.addCarousel("home", [("loop1", "#C0C0C0")])
        head.addCarousel("home", [("spring", "#C0C0FF")])
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.pictures.map(\.change) == [.renamed, .removed, .added])
        #expect(difference.pictures[0].name == "spring" && difference.pictures[0].formerName == "loop1")
        #expect(difference.backdrops.map(\.image) == ["spring"])
        #expect(difference.carousels.isEmpty)
        #expect(difference.removedNames.map(\.name) == ["gone"] && difference.addedNames.map(\.name) == ["new"])
        let text = DifferenceText.text(difference)
        #expect(text.contains("loop1 → spring") && text.contains("3 files (any, 1x, 2x)"), "\(text)")
    }

    @Test("An error about the old name of a renamed picture says the new one")
    func staleName() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("loop1", content: "1")
        head.add("spring", content: "1")
        base.addCarousel("home", [("loop1", "#C0C0C0")])
        head.diagnostics = [
            Diagnostic(
                .error, "unknown-image", at: SourceLocation(path: "tincture.yml", line: 4, column: 1),
                about: .page(carousel: "home", number: 0, image: "loop1"),
                "carousel \"home\" names the picture \"loop1\", which is missing; did you mean \"loop2\"?")
        ]
        head.diagnostics[0].missingName = "loop1"
        let text = DifferenceText.text(SmallCatalog.difference(base, head))
        let error = "names the picture \"loop1\", which is called \"spring\" now. Use the new name.\n"
        #expect(text.contains(error), "\(text)")
    }

    @Test("Each of several equal pictures is renamed to one, and to one alone")
    func severalRenames() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        for name in ["a", "b", "c"] { base.add(name, content: "1") }
        for name in ["x", "y"] { head.add(name, content: "1") }
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.pictures.filter { $0.change == .renamed }.map(\.name).sorted() == ["x", "y"])
        #expect(difference.removedNames.map(\.name) == ["c"] && difference.addedNames.isEmpty)
    }

    @Test("Other colors or another shape are other art, another format or weight is not")
    func replaced() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("art", content: "1", color: "#FF0000")
        head.add("art", content: "2", color: "#0000FF")
        base.add("shape", content: "3", size: (300, 100))
        head.add("shape", content: "4", size: (300, 300))
        base.add("small", content: "5", size: (301, 100), bytes: 9 << 10)
        head.add("small", content: "6", size: (150, 50), bytes: 4 << 10)
        base.add("vector", content: "7", format: "svg")
        head.add("vector", content: "8", format: "svg")
        (base.manifest.palettes, head.manifest.palettes) = (
            base.manifest.palettes.filter { $0.image != "vector" },
            head.manifest.palettes.filter { $0.image != "vector" }
        )
        let difference = SmallCatalog.difference(base, head)
        let found = Dictionary(uniqueKeysWithValues: difference.pictures.map { ($0.name, $0.change) })
        #expect(found == ["art": .replaced, "shape": .replaced, "small": .changed, "vector": .replaced])
        #expect(difference.pictures.prefix(2).map(\.name) == ["small", "art"], "what is worse is not first")
        #expect(DifferenceText.text(difference).contains("9 KiB → 4 KiB (−5 KiB)"))
        let heavier = CatalogDifference(base: "a", head: "b", byteCount: .init(before: 7 << 20, after: 7180 << 10))
        #expect(heavier.weightWords == "All pictures: 7 MiB (+12 KiB).")
        #expect(difference.count(of: .replaced) == 3 && difference.count(of: .pictures) == 4)
    }

    @Test("Pictures on pages come first, and banners before other pictures, whatever happened to them")
    func order() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("icon", content: "1", kind: .icon)
        base.add("plain", content: "2", bytes: 10, kind: .other)
        head.add("plain", content: "3", bytes: 90_000, kind: .other)
        head.add("banner", content: "4")
        head.addCarousel("home", [("plain", "#808080")])
        #expect(SmallCatalog.difference(base, head).pictures.map(\.name) == ["plain", "banner", "icon"])
    }

    @Test(
        "A contrast that falls below the limit anywhere is a problem, one that stays low is not, one that rises is fixed"
    )
    func contrast() throws {
        func home(_ color: String, worst: Double, required: Double? = nil) -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.addCarousel(
                "home", [("a", "#000000"), ("b", color), ("c", "#000000")], overlay: "#FFFFFF", worst: worst,
                position: 1,
                required: required)
            return catalog
        }
        let (dark, gray, light) = (
            home("#202020", worst: 16.1), home("#808080", worst: 3.95), home("#C0C0C0", worst: 1.82)
        )
        let new = SmallCatalog.difference(dark, light)
        #expect(new.contrast.map(\.change) == [.new] && new.count(of: .contrast) == 1)
        #expect(new.contrast[0].ranges.map(\.from) == ["a", "b"] && new.contrast[0].ranges[0].after == 1.81)
        #expect(SmallCatalog.difference(gray, light).contrast.map(\.change) == [.worse])
        #expect(SmallCatalog.difference(gray, gray).contrast.isEmpty)
        #expect(SmallCatalog.difference(light, gray).contrast.isEmpty)
        let fixed = SmallCatalog.difference(light, dark)
        #expect(fixed.contrast.map(\.change) == [.fixed] && fixed.count(of: .contrast) == 0)
        // What the configuration asks for is the limit.
        #expect(SmallCatalog.difference(dark, home("#808080", worst: 3.95, required: 3)).contrast.isEmpty)
    }

    @Test("A lower contrast says which backdrop or overlay caused it, in dark mode too")
    func causes() throws {
        func home(_ color: String, overlay: String = "#FFFFFF", isDark: Bool = false) -> SmallCatalog {
            var catalog = SmallCatalog()
            // The same picture is on two pages, so that only the positions tell their neighbors apart.
            let pages = [("a", "#000000"), ("b", isDark ? "#000000" : color), ("a", "#000000"), ("b", "#000000")]
            catalog.addCarousel("home", pages, overlay: overlay, worst: 1)
            guard isDark else { return catalog }
            catalog.manifest.carousels[0].contrast?.worst = 21
            catalog.manifest.carousels[0].contrastDark = .init(overlay: overlay, worst: 1.82, position: 1)
            var dark = SmallCatalog()
            dark.addCarousel("home", [("a", "#000000"), ("b", color), ("a", "#000000"), ("b", "#000000")])
            catalog.manifest.carousels[0].dark = .init(transitions: dark.manifest.carousels[0].transitions, tracks: nil)
            catalog.manifest.carousels[0].pages[1].backdropDark = color
            return catalog
        }
        func text(_ base: SmallCatalog, _ head: SmallCatalog) -> String {
            DifferenceText.text(SmallCatalog.difference(base, head))
        }
        let light = text(home("#202020"), home("#C0C0C0"))
        let reason = "1.81 because the backdrop of b changed, #202020 → #C0C0C0"
        // Both sides of the page are one place.
        #expect(light.contains("at b 16.29 → \(reason)") && !light.contains("between"), "\(light)")
        #expect(!light.contains("lowest 1.81") && !light.contains("Backdrops"), "a cause is there twice: \(light)")
        var (base, head) = (home("#202020"), home("#C0C0C0"))
        base.add("b", content: "1", color: "#202020")
        head.add("b", content: "2", color: "#C0C0C0")
        head.manifest.carousels[0].wraps = true
        let pinned = SmallCatalog.difference(
            base, head, pins: ["home": [1: SourceLocation(path: "tincture.yml", line: 4, column: 9)]])
        let words = DifferenceText.text(pinned)
        #expect(words.contains("1.81 because tincture.yml:4 pins the backdrop of b to another"))
        #expect(words.contains("  #202020 → #C0C0C0 (ΔE 61.97, pinned, tincture.yml:4)"), "\(words)")
        #expect(words.contains("new backdrop, pinned: b (ΔE 61.97); "), "\(words)")
        let markdown = DifferenceMarkdown(pinned).text
        #expect(
            markdown.contains(
                "| `home` | contrast at `b` 16.29 → 1.81 because `tincture.yml:4` pins the backdrop of `b` to another color, "
                    + "`#202020` → `#C0C0C0` · the carousel's lowest was 1 at `a` |"), "\(markdown)")
        let overlay = text(home("#202020"), home("#202020", overlay: "#101010"))
        #expect(overlay.contains("because the overlay changed, #FFFFFF → #101010"), "\(overlay)")
        let dark = SmallCatalog.difference(home("#202020", isDark: true), home("#C0C0C0", isDark: true))
        #expect(dark.contrast.map(\.appearance) == ["dark"])
        #expect(dark.contrast[0].ranges.map(\.position) == [1, 1])
        #expect(DifferenceText.text(dark).contains(reason), "\(DifferenceText.text(dark))")
        // The result doesn't depend on the order of a dictionary.
        let ranges = SmallCatalog.difference(home("#202020"), home("#000000", overlay: "#101010")).contrast[0].ranges
        #expect(ranges.filter { $0.from == "a" }.map(\.position) == [0, 2])
    }

    @Test("A second place below the limit is new though the worst one is the same")
    func secondPlace() throws {
        func home(_ color: String) -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.addCarousel(
                "home", [("a", "#C0C0C0"), ("b", "#000000"), ("c", "#000000"), ("d", color)], overlay: "#FFFFFF",
                worst: 1.82)
            return catalog
        }
        let found = SmallCatalog.difference(home("#000000"), home("#B0B0B0")).contrast
        #expect(found.map(\.change) == [.new])
        #expect(found[0].ranges.map(\.from) == ["c"])
    }

    @Test("A low contrast with other neighbors is not new; a new page with a low contrast is")
    func otherNeighbors() throws {
        func home(_ pages: [(image: String, color: String)]) -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.addCarousel("home", pages, overlay: "#FFFFFF", worst: 1.82)
            return catalog
        }
        let (a, b, c, low) = (("a", "#000000"), ("b", "#101010"), ("c", "#202020"), ("low", "#C0C0C0"))
        let base = home([a, b, low, c])
        #expect(SmallCatalog.difference(base, home([a, low, b, c])).contrast.isEmpty)
        #expect(SmallCatalog.difference(base, home([b, low, c])).contrast.isEmpty)
        let added = SmallCatalog.difference(base, home([("new", "#D0D0D0"), a, b, low, c])).contrast
        #expect(added.map(\.change) == [.new] && added[0].ranges.map(\.from) == ["new"])
        #expect(added[0].page == "new" && added[0].ranges[0].before == nil)
        // A drawing marks the lowest contrast of each side, as the report does.
        let lower = home([a, b, low, ("c", "#F0F0F0")])
        let strips = SmallCatalog.difference(base, lower).strips(
            PreviewCatalog(base.manifest) { $0 }, PreviewCatalog(lower.manifest) { $0 })
        let places = strips.first?.items.map { item -> Double? in
            if case .carousel(let carousel) = item { carousel.entry.contrast?.position } else { nil }
        }
        #expect(places == [2, 3])
        // The page itself became lighter where its neighbor is new.
        let lighter = SmallCatalog.difference(base, home([a, low, ("b", "#B0B0B0"), c])).contrast
        #expect(lighter.map(\.change) == [.new])
        let text = DifferenceText.text(SmallCatalog.difference(base, home([a, low, ("b", "#B0B0B0"), c])))
        #expect(text.contains("lowest contrast still 1.82 at a\n"), "\(text)")
        #expect(text.contains("between b and c 16.29 → 2.16 "), "\(text)")
        let other = DifferenceText.text(SmallCatalog.difference(base, home([low, a, ("b", "#B0B0B0"), c])))
        #expect(other.contains("lowest contrast 1.82 at a → 1.82 at low\n"), "\(other)")
    }

    @Test("A page that moved over others is the only one that moved")
    func movedFar() throws {
        let pages = ["a", "b", "c", "d", "e"].map { ($0, "#000000") }
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", pages)
        head.addCarousel("home", Array(pages.dropFirst() + pages.prefix(1)))
        let change = try #require(SmallCatalog.difference(base, head).carousels.first)
        #expect(change.moved.map { "\($0.image) \($0.from) \($0.to)" } == ["a 0 4"])
    }

    @Test("Of swapped pages one is named, and the page of the report shows each next to itself")
    func moved() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", [("a", "#000000"), ("b", "#111111"), ("c", "#222222"), ("d", "#333333")])
        head.addCarousel("home", [("a", "#000000"), ("c", "#222222"), ("b", "#111111"), ("d", "#333333")])
        let difference = SmallCatalog.difference(base, head)
        let change = try #require(difference.carousels.first)
        #expect(change.moved.map { "\($0.image) \($0.from) \($0.to)" } == ["c 2 1"])
        let text = DifferenceText.text(difference)
        #expect(change.neighbors.map { "\($0.from) \($0.to)" } == ["a c", "c b", "b d"])
        #expect(text.contains("; new neighbors a and c; new neighbors c and b; "), "\(text)")
        #expect(text.contains("moved c (page 3 → 2)") && !text.contains("moved b"), "\(text)")
        let renames = Renames(from: base.manifest, to: head.manifest)
        let compared = try #require(CarouselComparison.all(base.manifest, head.manifest, renames).first)
        let stage = DifferenceStage(compared, [:], [:], position: nil, pins: [:])
        #expect(stage.slots.map(\.before) == [0, 2, 1, 3] && stage.slots.map(\.after) == [0, 1, 2, 3])
        #expect(stage.slots.map { $0.isMoved == true } == [false, true, false, false])
    }

    @Test("A color that lost its dark value is worse, with the value that dark mode shows now")
    func lostValue() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addColor("Tab", ["any": "#F0F0F0", "dark": "#101010"])
        head.addColor("Tab", ["any": "#F0F0F0"])
        let difference = SmallCatalog.difference(base, head)
        let change = try #require(difference.colors.first)
        #expect(change.fallback == "#F0F0F0" && (change.distance ?? 0) > 80 && change.isWorse)
        let text = DifferenceText.text(difference)
        #expect(
            text.contains("Made worse: Colors (1)") && text.contains("#101010 → none, so it shows #F0F0F0"), "\(text)")
        let strips = difference.strips(PreviewCatalog(base.manifest) { $0 }, PreviewCatalog(head.manifest) { $0 })
        #expect(strips.flatMap(\.items).count == 2)
        // An inherited value is drawn with its opacity.
        var (clear, clearHead) = (base, head)
        clear.manifest.colors[0].variants[0].components = [0.9412, 0.9412, 0.9412, 0.5]
        clearHead.manifest.colors[0].variants[0].components = [0.9412, 0.9412, 0.9412, 0.5]
        let drawn = SmallCatalog.difference(clear, clearHead)
            .strips(PreviewCatalog(clear.manifest) { $0 }, PreviewCatalog(clearHead.manifest) { $0 })
        let shades = drawn.flatMap(\.items).flatMap { item in
            if case .color(let color) = item { color.shades } else { [] as [ColorPreview.Shade] }
        }
        #expect(shades.map(\.code) == ["#101010", "#F0F0F080"])
        #expect(shades.map { (($0.color?.alpha ?? 1) * 100).rounded() } == [100, 50])
        let added = try #require(SmallCatalog.difference(head, base).colors.first)
        #expect(added.fallback == "#F0F0F0" && !added.isWorse)
    }

    @Test("A color with another name and the same values is renamed, also in its pairs")
    func renamedColor() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addColor("Card Bottom", ["any": "#F0F0F0", "dark": "#101010"])
        head.addColor("Card Base", ["any": "#F0F0F0", "dark": "#101010"])
        func pair(_ name: String) -> ColorPairEntry {
            ColorPairEntry(
                text: name, on: "card", minimum: 4.5, apca: nil,
                contrasts: [.init(appearance: "any", text: "#F0F0F0", on: "#FFFFFF", ratio: 1.1)])
        }
        (base.manifest.colorPairs, head.manifest.colorPairs) = ([pair("Card Bottom")], [pair("Card Base")])
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.renamedColors == [ColorRename(name: "Card Base", formerName: "Card Bottom")])
        #expect(difference.removedNames.isEmpty && difference.addedNames.isEmpty && difference.colorPairs.isEmpty)
        #expect(difference.count(of: .renamed) == 1)
        #expect(DifferenceText.text(difference).contains("  Card Bottom → Card Base  color  renamed\n"))
        head.manifest.colors[0].variants[0].hex = "#F0F0F1"
        #expect(SmallCatalog.difference(base, head).renamedColors.isEmpty)
    }

    @Test("A backdrop that was found in a changed picture is shown by the picture, a pinned one by itself")
    func followedBackdrops() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        for name in ["one", "two", "gone", "lost"] { base.add(name, content: name, color: "#808080") }
        head.add("one", content: "new", color: "#404040")
        head.add("two", content: "two", color: "#808080")
        head.add("gone", content: "gone", color: "#808080")
        base.manifest.images[2].pin = PinEntry(color: "#808080", dark: nil)
        base.manifest.palettes[2].pin = base.manifest.images[2].pin
        base.addCarousel(
            "home", [("one", "#808080"), ("two", "#808080"), ("gone", "#808080"), ("lost", "#808080")])
        head.addCarousel("home", [("one", "#404040"), ("two", "#800000")])
        for page in 0..<4 { base.manifest.carousels[0].pages[page].source = .extracted }
        head.manifest.carousels[0].pages[0].source = .extracted
        let difference = SmallCatalog.difference(base, head)
        // The page that was removed took its pin with it, and its color is the same.
        #expect(difference.backdrops.map(\.image) == ["two", "one"])
        let text = DifferenceText.text(difference)
        #expect(text.contains("Backdrops (1)") && text.contains("home      two      #808080 → #800000"), "\(text)")
        #expect(
            text.contains(
                "    removed page lost\n    removed page gone (its picture is still there)\n"
                    + "    new backdrop, because the picture changed: one (ΔE "), "\(text)")
        #expect(text.contains("lost     removed"), "\(text)")
        #expect(text.contains("\n  gone · removed page\n  lost · removed page\nCheck"), "\(text)")
        #expect(
            try DifferenceGate("backdrops").problem(of: difference)
                == "2 changed backdrops: two, one (because its picture changed)")
    }

    @Test("What is missing because of an error is unreadable, not removed, and is shown once, with the error")
    func unreadable() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("broken", content: "1")
        base.add("gone", content: "2")
        base.add("damaged", content: "3")
        head.add("damaged", content: "3")
        head.manifest.images[0].variants = []
        base.addCarousel("home", [("broken", "#808080")])
        base.addColor("Green", ["any": "#00FF00"])
        base.manifest.products = [.init(image: "broken", name: "Leaf", price: "$1")]
        func finding(_ subject: Subject, _ path: String, line: Int) -> Diagnostic {
            let location = SourceLocation(path: path, line: line, column: 1)
            return Diagnostic(.error, "malformed-contents", at: location, about: subject, "\(subject)")
        }
        head.diagnostics = [
            finding(.image("broken"), "A.xcassets/broken.imageset/Contents.json", line: 3),
            finding(.image("damaged"), "damaged.png", line: 1), finding(.color("Green"), "green.json", line: 2),
            finding(.page(carousel: "home", number: 0, image: "broken"), "tincture.yml", line: 4),
            finding(.product("broken"), "products.json", line: 5),
        ]
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.removedNames.map(\.name) == ["gone"])
        #expect(difference.unreadableNames.map(\.kind) == [.carousel, .image, .color, .product])
        #expect(difference.unreadableNames.map(\.finding.line) == [4, 3, 2, 3])
        let changes = Dictionary(uniqueKeysWithValues: difference.pictures.map { ($0.name, $0) })
        #expect(changes["broken"]?.change == .unreadable && changes["broken"]?.finding?.line == 3)
        #expect(changes["damaged"]?.change == .unreadable && changes["damaged"]?.finding?.path == "damaged.png")
        #expect(changes["gone"]?.change == .removed)
        #expect(difference.count(of: .removed) == 1 && difference.count(of: .visible) == 0)
        #expect(
            try DifferenceGate("unreadable").failure(of: difference)
                == "--fail-on unreadable: 5 unreadable names: broken, damaged, home, Green, broken")
        let text = DifferenceText.text(difference)
        let reasons = [
            "can't be built, so nothing else about it is compared\n    tincture.yml:4: error: page broken of home\n",
            "unreadable\n    green.json:2: error: color Green\n",
            "\n    A.xcassets/broken.imageset/Contents.json:3: error: image broken\n",
        ]
        #expect(reasons.allSatisfy(text.contains), "\(text)")
        // Only the error that explains nothing else is a finding of its own.
        #expect(text.contains("New findings (1)") && text.contains("products.json:5"), "\(text)")
        #expect(difference.findings?.new.count == 5)
        // In Markdown, a finding is in the row that it explains, with a path that can be copied.
        let markdown = DifferenceMarkdown(difference).text
        #expect(
            markdown.contains(
                "| `home` | carousel | can't be built, so nothing else about it is compared<br>`tincture.yml:4` error: page broken of home |\n"
            ),
            "\(markdown)")
        let page = try DifferencePage(difference, base: base.manifest, head: head.manifest).document(with: [:])
        let html = String(decoding: page, as: UTF8.self)
        #expect(html.contains("class=\"error\" colspan=\"3\">tincture.yml:4: error: page broken of home</td></tr>"))
        #expect(html.contains(#""findings": ["damaged.png:1: error: image damaged"]"#))
        // Some files of a picture can be unreadable.
        var (whole, part) = (SmallCatalog(), SmallCatalog())
        for _ in 0..<2 { whole.add("Logo", content: "1") }
        whole.manifest.images = [whole.manifest.images[0]]
        whole.manifest.images[0].variants += whole.manifest.images[0].variants
        part.add("Logo", content: "1")
        part.diagnostics = [finding(.image("Logo"), "Logo.imageset/Contents.json", line: 9)]
        let logo = try #require(SmallCatalog.difference(whole, part).pictures.first)
        #expect(logo.change == .changed && logo.isWorse && logo.words == "1 of 2 files unreadable")
        // A new picture can be unreadable too.
        let added = SmallCatalog.difference(SmallCatalog(), head).pictures.map { "\($0.name) \($0.change)" }
        #expect(added == ["damaged unreadable"])
        // The error was there before: somebody removed the picture.
        base.diagnostics = head.diagnostics
        #expect(SmallCatalog.difference(base, head).unreadableNames.isEmpty)
    }

    @Test("A color in another space has its own notation, and its distance is that of the real colors")
    func displayP3() throws {
        func catalog(_ components: [Double], _ space: String = "display-p3") -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.addColor("Sale", ["any": "#FF0000"])
            catalog.manifest.colors[0].variants[0].colorSpace = space
            catalog.manifest.colors[0].variants[0].components = components
            return catalog
        }
        let difference = SmallCatalog.difference(catalog([1, 0.1, 0, 1]), catalog([1, 0, 0, 1]))
        #expect(difference.colors.map(\.before) == ["color(display-p3 1 0.1 0)"])
        #expect(difference.colors.map(\.after) == ["color(display-p3 1 0 0)"])
        #expect((difference.colors.first?.distance ?? 0) > 0.5)
        let gray = SmallCatalog.difference(catalog([1, 1], "gray-gamma-22"), catalog([0, 1], "gray-gamma-22"))
        #expect(gray.colors.map(\.before) == ["#FF0000 in gray-gamma-22"])
        let (base, head) = (catalog([1, 0.1, 0, 1]), catalog([1, 0, 0, 1]))
        let page = try DifferencePage(difference, base: base.manifest, head: head.manifest).document(with: [:])
        #expect(String(decoding: page, as: UTF8.self).contains("data-color=\"color(display-p3 1 0.1 0)\""))
        let strips = difference.strips(PreviewCatalog(base.manifest) { $0 }, PreviewCatalog(head.manifest) { $0 })
        #expect(strips.map(\.items.count) == [2])
    }

    @Test("A table that is too wide for the terminal is a list, and no line is wider than the terminal")
    func narrow() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("a-banner-with-a-rather-long-name-for-spring", content: "1", bytes: 9 << 10)
        head.add("a-banner-with-a-rather-long-name-for-spring", content: "2", bytes: 4 << 10)
        base.addColor("Green", ["any": "#00FF00"])
        head.addColor("Green", ["any": "#00AA00"])
        head.diagnostics = [
            Diagnostic(
                .error, "malformed-contents", at: "Shop/Assets.xcassets/Products/Plant 3.imageset/Contents.json",
                "Contents.json is not valid JSON: expected a name in double quotes here. Restore it.")
        ]
        let difference = SmallCatalog.difference(base, head)
        let text = DifferenceText.text(difference, columns: 80)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
        #expect(
            text.contains("  Shop/Assets.xcassets/Products/Plant 3.imageset/Contents.json\n    error · "), "\(text)")
        #expect(text.contains("  Green  any appearance  #00FF00 → #00AA00"), "\(text)")
        #expect(!text.contains("\u{1B}"))
        let colored = DifferenceText.text(difference, depth: .trueColor, columns: 80)
        #expect(colored.contains("\u{1B}[1;31mMade\u{1B}[0m \u{1B}[1;31mworse:"), "\(colored)")
        #expect(colored.contains("\u{1B}[48;2;0;170;0m  \u{1B}[0m #00AA00"), "\(colored)")
    }

    @Test("A lost carousel is worse, and its findings are not fixed")
    func lostCarousel() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", [("a", "#808080")])
        func finding(_ subject: Subject) -> Diagnostic {
            Diagnostic(.warning, "overlay-contrast", at: "a.json", about: subject, "\(subject)")
        }
        base.diagnostics = [
            finding(.carousel("home")), finding(.page(carousel: "home", number: 0, image: "a")), finding(.image("a")),
        ]
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.findings?.fixed.map(\.message) == ["image a"])
        #expect(DifferenceText.text(difference).contains("Made worse: Names (1)"))
        head.addCarousel("home", [("a", "#808080")])
        #expect(SmallCatalog.difference(base, head).findings?.fixed.count == 3)
    }

    @Test("An error about a removed picture says what removed it, stands once, and fails the kind of what is lost")
    func removedPicture() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("loop1", content: "1")
        head.add("loop10", content: "2")
        base.add("loop10", content: "2")
        base.addCarousel("home", [("loop1", "#C0C0C0")])
        head.diagnostics = [
            Diagnostic(
                .error, "unknown-image", at: SourceLocation(path: "a.json", line: 4, column: 1),
                about: .page(carousel: "home", number: 0, image: "loop1"),
                "carousel \"home\" names the picture \"loop1\", which is not in the sources; did you mean \"loop10\"?")
        ]
        head.diagnostics[0].missingName = "loop1"
        let difference = SmallCatalog.difference(base, head)
        let text = DifferenceText.text(difference)
        let error = "names the picture \"loop1\", which this change removed. Restore it, or remove the page.\n"
        #expect(text.ranges(of: error).count == 1, "\(text)")
        #expect(text.contains("\nMade worse: Pictures (1)\n") && text.contains("\n    loop1.png\n"), "\(text)")
        #expect(difference.subjects(of: .carousels) == ["home"])
        // Code that uses the picture doesn't make it unreadable.
        head.diagnostics[0].subject = .image("loop1")
        let used = SmallCatalog.difference(base, head)
        #expect(used.pictures.map(\.change) == [.removed], "\(used.pictures)")
        let words = "this names the picture \"loop1\", which this change removed. Restore it, or remove the use."
        #expect(used.findings?.new.map(\.message) == [words])
    }

    @Test("A file that is unreadable in another way is neither worse nor fixed, and is shown once")
    func stillUnreadable() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("loop1", content: "0")
        base.manifest.images[0].variants = []
        head.add("loop1", content: "1")
        base.diagnostics = [Diagnostic(.error, "unusable-image", at: "loop1.png", about: .image("loop1"), "is empty")]
        head.diagnostics = [
            Diagnostic(.error, .truncatedImage, at: "loop1.png", about: .image("loop1"), "is truncated")
        ]
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.pictures.map(\.words) == ["truncated now, unreadable before"])
        #expect(difference.count(of: .pictures) == 1)
        var missing = base
        missing.diagnostics[0].rule = "missing-file"
        let found = SmallCatalog.difference(missing, head)
        #expect(found.pictures.map(\.words) == ["truncated now, missing before"])
        #expect(difference.findings == FindingChanges(new: [], fixed: []))
        #expect(difference.count(of: .worse) == 0 && difference.count(of: .unreadable) == 0)
        let text = DifferenceText.text(difference)
        #expect(text.ranges(of: "is truncated").count == 1 && !text.contains("is empty"), "\(text)")
        base.diagnostics = []
        #expect(SmallCatalog.difference(base, head).count(of: .worse) == 1)
    }

    @Test("A smaller size and other proportions are in the words of a picture, and less detail is worse")
    func smaller() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        for (name, size, newSize) in [
            ("a", (720, 960), (180, 240)), ("b", (720, 960), (720, 950)), ("c", (720, 960), (960, 720)),
        ] {
            base.add(name, content: "1\(name)", size: size)
            head.add(name, content: "2\(name)", size: newSize)
        }
        let pictures = SmallCatalog.difference(base, head).pictures.sorted { $0.name < $1.name }
        #expect(pictures.map(\.isWorse) == [true, false, false])
        #expect(
            pictures.map(\.words) == [
                "changed: palette ΔE 0, smaller: 720 × 960 → 180 × 240", "changed: palette ΔE 0",
                "replaced: other proportions, palette ΔE 0",
            ])
    }

    @Test("The numbers at the top are those of the sections, and every picture is in one section")
    func counts() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("icon", content: "1", kind: .icon)
        base.addCarousel("home", [("banner", "#808080")])
        head.add("banner", content: "2")
        let text = DifferenceText.text(SmallCatalog.difference(base, head))
        #expect(
            text.hasPrefix(
                "main → HEAD: 1 change made something worse, 2 other changes\n"
                    + "Look first at:\n  home · removed\nCheck that the other changes are intended.\n"
                    + "\nMade worse: Names (1)\n"), "\(text)")
        #expect(text.contains("Pictures (2)\n  Picture  Change   Size, format and weight"), "\(text)")
        #expect(text.contains("icon     removed  300 × 100 png"), "\(text)")
    }

    @Test(
        "What is worse comes first, be it a small picture; what no carousel shows comes last, also if it can't be read")
    func offPages() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        for name in ["shown", "unused"] {
            base.add(name, content: "1\(name)", size: (720, 960))
            head.add(name, content: "2\(name)", size: (180, 240))
        }
        head.diagnostics = [
            Diagnostic(.error, .truncatedImage, at: "unused.png", about: .image("unused"), "is truncated")
        ]
        base.addCarousel("home", [("shown", "#808080")])
        head.addCarousel("home", [("shown", "#808080")])
        let pictures = SmallCatalog.difference(base, head).pictures
        #expect(pictures.map(\.name) == ["shown", "unused"] && !pictures[0].words.contains("carousel"))
        #expect(pictures[1].words == "truncated: its end is missing; on no carousel page")
        #expect(
            try DifferenceGate("unreadable").problem(of: SmallCatalog.difference(base, head))
                == "1 unreadable name: unused (truncated)")
        var icon = PictureChange(change: .changed, name: "icon", isBanner: false)
        icon.local = LocalDifference(
            largest: 50, share: 0.1, regions: [], loss: .init(kind: .oneColor, share: 0.1, color: "#000000"))
        #expect((pictures + [icon]).sorted(by: PictureChange.weighsMore).map(\.name) == ["icon", "shown", "unused"])
        var difference = SmallCatalog.difference(base, head)
        difference.pictures.append(icon)
        difference.contrast = [
            ContrastChange(
                carousel: "home", appearance: "light", change: .new, overlay: "#FFFFFF", limit: 4.5, after: 2,
                position: 0, ranges: [])
        ]
        #expect(
            advice(difference) == [
                "Look first at:", "  icon · 10.0 % of the picture became one color, #000000", "  home · contrast",
                "  shown · smaller: 720 × 960 → 180 × 240",
                "  unused · error: unused.png is truncated",
            ])
    }

    /// Returns the lines between the summary and the first table.
    private func advice(_ difference: CatalogDifference) -> [String] {
        DifferenceText.text(difference).split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            .prefix { !$0.isEmpty }.map(String.init)
    }

    @Test("The page shows both backdrops of a picture that was renamed")
    func renamedBackdrop() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("old", content: "1", color: "#2A2140")
        head.add("new", content: "1", color: "#2F2446")
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.pictures.map(\.change) == [.renamed])
        let page = try DifferencePage(difference, base: base.manifest, head: head.manifest).document(with: [:])
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains(##""colors": ["#2A2140", "#2F2446"]"##) && text.contains(#""file": "old.png → new.png""#))
        #expect(DifferenceText.text(difference).contains("    old.png → new.png\n"))
    }

    @Test("A changed bleed is shown, unless the backdrop became the same color; an unchanged backdrop isn't")
    func bleed() throws {
        func catalog(_ content: String, backdrop: String = "#808080", bleed: String) -> SmallCatalog {
            var catalog = SmallCatalog()
            catalog.add("a", content: content, color: backdrop)
            catalog.manifest.palettes[0].colors.bleed = bleed
            return catalog
        }
        let base = catalog("1", bleed: "#2A2140")
        let changed = SmallCatalog.difference(base, catalog("2", bleed: "#443168"))
        #expect(DifferenceText.text(changed).contains("unchanged · bleed #2A2140 → #443168 (ΔE "))
        #expect(DifferenceMarkdown(changed).text.contains("bleed `#2A2140` → `#443168` (ΔE "))
        #expect(try DifferenceGate("color:3").problem(of: changed)?.contains("a bleed (ΔE ") == true)
        let both = SmallCatalog.difference(base, catalog("2", backdrop: "#443168", bleed: "#443168"))
        #expect(both.pictures.map(\.bleed) == [nil])
        // In a drawing, such a bleed is shown.
        let head = PreviewCatalog(catalog("2", backdrop: "#443168", bleed: "#443168").manifest) { $0 }
        let items = both.strips(PreviewCatalog(base.manifest) { $0 }, head).flatMap(\.items)
        #expect(items.count == 2)
        for case .picture(let picture) in items { #expect(picture.showsBleed) }
        let same = DifferenceText.text(SmallCatalog.difference(base, catalog("2", bleed: "#2A2140")))
        #expect(!same.contains("#808080") && !same.contains("bleed"), "\(same)")
    }

    @Test("A changed color says which appearance kept its value")
    func unchangedAppearance() {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addColor("Green", ["any": "#00FF00", "dark": "#003300"])
        head.addColor("Green", ["any": "#00AA00", "dark": "#003300"])
        base.addColor("Red", ["any": "#FF0000", "dark": "#330000"])
        head.addColor("Red", ["any": "#FF0000", "dark": "#550000"])
        let text = DifferenceText.text(SmallCatalog.difference(base, head))
        #expect(text.contains("Green  light; dark unchanged  #00FF00"), "\(text)")
        #expect(text.contains("Red    dark; light unchanged  #330000"), "\(text)")
    }

    @Test("The summary names what had an error and still has one")
    func stillBroken() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addColor("Green", ["any": "#00FF00"])
        head.addColor("Green", ["any": "#00AA00"])
        let broken: [Diagnostic] = [
            Diagnostic(.error, .truncatedImage, at: "maldives.jpg", about: .image("maldives"), "is truncated"),
            Diagnostic(.error, "unknown-image", at: "tincture.yml", about: .carousel("trip-deck"), "has no picture"),
            Diagnostic(.warning, "oversized-image", at: "a.png", about: .image("a"), "is large"),
        ]
        (base.diagnostics, head.diagnostics) = (broken, broken)
        let difference = SmallCatalog.difference(base, head)
        #expect(
            advice(difference) == [
                "Nothing got worse. Still broken: maldives and trip-deck. Check that the changes are intended."
            ])
        var unknown = Diagnostic(.error, "unknown-asset", at: "A.swift", about: .image("Crat"), "no catalog has it")
        unknown.missingName = "Crat"
        (base.diagnostics, head.diagnostics) = ([unknown], [unknown])
        #expect(SmallCatalog.difference(base, head).stillBroken.map(\.name) == ["Crat"])
        (base.diagnostics, head.diagnostics) = (broken, broken)
        // A name can't become markup.
        head.diagnostics.append(Diagnostic(.error, .truncatedImage, at: "a", about: .image("<b>"), "is truncated"))
        base.diagnostics = head.diagnostics
        let hostile = SmallCatalog.difference(base, head)
        #expect(DifferenceMarkdown(hostile).text.contains("Still broken: `<b>`, `maldives` and `trip-deck`."))
        let page = try DifferencePage(hostile, base: base.manifest, head: head.manifest).document(with: [:])
        #expect(String(decoding: page, as: UTF8.self).contains("Still broken: &lt;b&gt;, maldives and trip-deck."))
        head.diagnostics = []
        #expect(SmallCatalog.difference(base, head).stillBroken.isEmpty)
    }

    @Test("The advice names a few of what got worse, then new names and the pictures that look different")
    func advice() throws {
        var picture = PictureChange(change: .changed, name: "a", isBanner: true)
        func facts(_ bytes: Int) -> PictureChange.Facts {
            .init(file: "a.png", sha256: "", format: "png", byteCount: bytes, variants: [])
        }
        (picture.before, picture.after) = (facts(4 << 10), facts(3 << 10))
        picture.local = LocalDifference(largest: 1, share: 0, regions: [])
        var difference = CatalogDifference(base: "a", head: "b", byteCount: .init(before: 0, after: 0))
        difference.pictures = [picture]
        #expect(advice(difference) == ["Nothing got worse."])
        #expect(DifferenceReport(difference).summary == "1 picture that looks the same")
        picture.name = "price"
        picture.local = LocalDifference(largest: 8, share: 0.01, detail: 90, regions: [])
        difference.pictures.append(picture)
        #expect(
            advice(difference) == [
                "Nothing got worse. Look first at:",
                "  price · changed: part of the picture (1.0 %) looks different, up to ΔE 8",
                "Check that the changes are intended.",
            ])
        difference.removedNames = (1...9).map { CatalogName(kind: .carousel, name: "home\($0)") }
        difference.addedNames = [CatalogName(kind: .color, name: "Green")]
        difference.renamedColors = [ColorRename(name: "Text", formerName: "Ink")]
        // A page whose picture is still there has no row of its own.
        difference.carousels = [CarouselChange(name: "home", removed: ["gone"])]
        let report = DifferenceReport(difference)
        #expect(
            advice(difference)
                == ["Look first at:"] + (1...7).map { "  home\($0) · removed" } + [
                    "  and 2 more", "  Ink → Text · renamed: code that uses Ink may break",
                    "  price · changed: part of the picture (1.0 %) looks different, up to ΔE 8",
                    "  gone · removed page",
                    "Check that the other changes are intended.",
                ])
        let catalog = SmallCatalog().manifest
        let document = try DifferencePage(difference, base: catalog, head: catalog).document(with: [:])
        #expect(
            String(decoding: document, as: UTF8.self).contains(
                "home7</a> · removed</li><li>and 2 more</li><li><a href=\"#worse\" data-item=\"Ink → Text\">"))
        #expect(
            report.summary
                == "9 changes made something worse, 1 picture looks different, 3 other changes, 1 picture that looks the same"
        )
        #expect(
            report.rest.map(\.title) == [
                "Pictures that look different", "Names", "Carousels", "Pictures that look the same",
            ])
        // A picture that was made worse looks different, too. An error comes first.
        picture.name = "truncated"
        (picture.change, picture.local) = (.unreadable, nil)
        picture.finding = .init(severity: .error, path: "a.png", rule: "truncated-image", message: "is truncated")
        difference.pictures.append(picture)
        let broken = DifferenceReport(difference)
        #expect(broken.worse.map(\.title) == ["Pictures", "Names"])
        #expect(broken.summary?.hasPrefix("10 changes made something worse, 1 more picture looks different, ") == true)
        #expect(
            try DifferenceGate("visible").problem(of: difference)
                == "2 pictures that look different, worse or not: price, truncated")
        // On the page, a carousel's page with a worse picture is a changed one, although it looks the same.
        (picture.name, picture.change, picture.after) = ("heavy", .changed, facts(4 << 20))
        picture.local = LocalDifference(largest: 1, share: 0, regions: [])
        difference.pictures.append(picture)
        let empty = SmallCatalog().manifest
        let page = try DifferencePage(difference, base: empty, head: empty).document(with: [:])
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains(##""same": ["a"]"##) && text.ranges(of: ##""isTruncated": true"##).count == 1)
    }

    @Test("A drawing of a picture shows the file that changed, not the largest")
    func drawnFile() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("logo", content: "1")
        var larger = base.manifest.images[0].variants[0]
        (larger.file, larger.sha256, larger.scale) = ("logo@3x.png", "3", 3)
        base.manifest.images[0].variants[0].scale = 2
        base.manifest.images[0].variants.append(larger)
        base.add("same", content: "5")
        head.manifest = base.manifest
        head.manifest.images[0].variants[0].sha256 = "2"
        let sides = [("main", base), ("HEAD", head)].map { label, catalog in
            ComparedCatalog(label: label, manifest: catalog.manifest) { "/" + $0 }
        }
        let difference = SmallCatalog.difference(base, head)
        let files = Set(difference.pictures.compactMap(\.after?.file))
        let strip = try #require(difference.strips(sides[0].preview(of: files), sides[1].preview(of: files)).first)
        let drawn = strip.items.map { item -> String? in
            if case .picture(let picture) = item { picture.file } else { nil }
        }
        #expect(drawn == ["/logo.png", "/logo.png"])
        // Below each picture, a palette would say nothing that the picture doesn't show.
        for case .picture(let picture) in strip.items { #expect(picture.colors.found?.swatches.isEmpty == true) }
        for case .picture(let picture) in sides[1].preview(of: files).items(named: "same") {
            #expect(picture.file == "/same.png")
        }
    }

    @Test("The larger of two local changes is first, be it in a color or in letters")
    func localOrder() {
        func picture(_ name: String, _ largest: Double, detail: Double) -> PictureChange {
            PictureChange(
                change: .changed, name: name, isBanner: true,
                local: LocalDifference(largest: largest, share: 0.1, detail: detail, regions: []))
        }
        let pictures = [
            picture("tint", 12, detail: 3), picture("letters", 4, detail: 90), picture("badge", 50, detail: 9),
        ]
        #expect(pictures.sorted(by: PictureChange.weighsMore).map(\.name) == ["badge", "letters", "tint"])
    }

    @Test("A change of opacity alone has a difference, is told in percent, and meets a limit of --fail-on")
    func opacity() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.manifest.gradients = [
            .init(name: "Fade", start: [0, 0], end: [0, 1], stops: [.init(color: "x", hex: "#FF0000", location: 0)])
        ]
        head.manifest.gradients = base.manifest.gradients
        head.manifest.gradients[0].stops[0].alpha = 0.6
        let difference = SmallCatalog.difference(base, head)
        #expect((difference.gradients.first?.distance ?? 0) > 15)
        let text = DifferenceText.text(difference)
        #expect(text.contains("#FF0000 → #FF000099 (opacity 100 % → 60 %)"), "\(text)")
        #expect(try DifferenceGate("color:3").problem(of: difference)?.contains("Fade (ΔE") == true)
        // Another color has another opacity, too; the two codes say so.
        head.manifest.gradients[0].stops[0].hex = "#00FF00"
        #expect(!DifferenceText.text(SmallCatalog.difference(base, head)).contains("opacity"))
    }

    @Test("Another way between equal pages is told with its place")
    func blend() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.addCarousel("home", [("a", "#FF0000"), ("b", "#0000FF")], between: "#800080")
        head.addCarousel("home", [("a", "#FF0000"), ("b", "#0000FF")], interpolation: "oklab", between: "#8C53A2")
        let change = try #require(SmallCatalog.difference(base, head).carousels.first)
        #expect(change.blend?.position == 0.5 && (change.blend?.distance ?? 0) > 5)
        #expect(change.settings.map(\.key) == ["interpolation"])
        #expect(DifferenceText.text(SmallCatalog.difference(base, head)).contains(", after page 1"))
        #expect(change.settings.map(\.before) == ["srgb"] && change.settings.map(\.after) == ["oklab"])
    }

    @Test("Pins of pictures that are no page, colors by appearance, gradients, and prices")
    func values() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("a", content: "1", color: "#808080")
        head.add("a", content: "1", color: "#808080", pin: "#FF0000")
        base.addColor("Green", ["any": "#00FF00", "dark": "#003300"])
        head.addColor("Green", ["any": "#00FF00", "dark": "#330000", "light": "#00FE00"])
        base.manifest.gradients = [
            .init(
                name: "Card", start: [0, 0], end: [1, 1],
                stops: [
                    .init(color: "x", hex: "#FFFFFF", location: 0), .init(color: "y", hex: "#000000", location: 1),
                ])
        ]
        head.manifest.gradients = base.manifest.gradients
        head.manifest.gradients[0].stops[1].hex = "#FF0000"
        base.manifest.products = [.init(image: "a", name: "Leaf", price: "$1")]
        head.manifest.products = [.init(image: "a", name: "Leaf", price: "$2")]
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.backdrops.map(\.after.hex) == ["#FF0000"] && difference.backdrops[0].carousel == nil)
        #expect(difference.colors.map(\.variant) == ["dark", "light"])
        #expect(difference.gradients.map(\.name) == ["Card"] && difference.gradients[0].distance > 20)
        #expect(difference.products.map(\.after.price) == ["$2"])
        let page = try DifferencePage(difference, base: base.manifest, head: head.manifest).document(with: [:])
        #expect(String(decoding: page, as: UTF8.self).contains("data-color=\"linear-gradient(#FFFFFF, #FF0000)\""))
        // A gradient that only follows a color is named with the color.
        base.addColor("Accent", ["any": "#000000"])
        head.addColor("Accent", ["any": "#FF0000"])
        let text = DifferenceText.text(SmallCatalog.difference(base, head))
        #expect(text.contains("#000000 → #FF0000 · also in the gradient Card"), "\(text)")
        #expect(!text.contains("Gradients ("), "\(text)")
        var dark = head
        dark.manifest.gradients[0].stops[1].dark = "#00FF00"
        let inDark = SmallCatalog.difference(head, dark).gradients
        #expect(
            inDark.count == 1 && inDark[0].distance > 20, "a gradient that changes only in dark mode has no distance")
        head.manifest.colors[0].variants[0].components = [0, 1, 0, 0.4]
        dark.manifest.colors[0].variants[0].components = [0, 1, 0, 0.6]
        #expect(
            DifferenceText.text(SmallCatalog.difference(head, dark)).contains(
                "#00FF0066 → #00FF0099 (opacity 40 % → 60 %)"))
        #expect(difference.count(of: .colors) == 2)
    }

    @Test("A gradient that changes in dark mode only has a difference, and is drawn in dark mode")
    func darkGradient() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.manifest.gradients = [
            .init(
                name: "Card", start: [0, 0], end: [1, 1],
                stops: [
                    .init(color: "x", hex: "#FFFFFF", location: 0), .init(color: "y", hex: "#FFFFFF", location: 1),
                ])
        ]
        for stop in [0, 1] { base.manifest.gradients[0].stops[stop].dark = "#000000" }
        head.manifest.gradients = base.manifest.gradients
        head.manifest.gradients[0].stops[1].dark = "#FF0000"
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.gradients.first?.distance ?? 0 > 20)
        let (old, new) = (PreviewCatalog(base.manifest) { $0 }, PreviewCatalog(head.manifest) { $0 })
        let ends = try #require(difference.strips(old, new).first).items.map { item -> String? in
            guard case .gradient(let gradient) = item else { return nil }
            return gradient.stops.last?.hex
        }
        #expect(ends == ["#000000", "#FF0000"])
    }

    @Test("A pin that is said another way is reported, also where its color is the same")
    func pinnedOtherwise() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        for picture in ["a", "b"] {
            base.add(picture, content: "1", pin: "#FF0000")
            head.add(picture, content: "1", pin: "#FF0000")
        }
        base.addCarousel("home", [("a", "#FF0000")])
        head.addCarousel("home", [("a", "#FF0000")])
        #expect(SmallCatalog.difference(base, head).backdrops.isEmpty)
        head.manifest.carousels[0].pages[0].pinnedBy = PinReferenceEntry(swatch: 2)
        head.manifest.images[1].pin?.reference = PinReferenceEntry(at: [0.25, 1])
        head.manifest.palettes[1].pin?.reference = PinReferenceEntry(at: [0.25, 1])
        let difference = SmallCatalog.difference(base, head)
        #expect(
            Set(difference.backdrops.map(\.image)) == ["a", "b"] && difference.backdrops.allSatisfy { $0.distance == 0 }
        )
        let page = try #require(difference.backdrops.first { $0.carousel == "home" })
        #expect(page.before.pinnedBy == nil && page.after.pinnedBy == PinReferenceEntry(swatch: 2))
        let text = DifferenceMarkdown(difference).text
        #expect(text.contains("| pinned → pinned to swatch 2 |"), "\(text)")
        #expect(text.contains("| pinned → pinned to [0.25, 1] |"))
    }

    @Test("Findings are new or fixed by what they are about, wherever the line moved; notes fail nothing")
    func findings() throws {
        func finding(_ severity: Diagnostic.Severity, line: Int, _ message: String) -> Diagnostic {
            Diagnostic(
                severity, "missing-file", at: SourceLocation(path: "a.json", line: line, column: 1),
                about: .image(message), message)
        }
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.diagnostics = [finding(.error, line: 1, "old"), finding(.warning, line: 2, "same")]
        head.diagnostics = [
            finding(.note, line: 1, "note"), finding(.warning, line: 9, "same"), finding(.error, line: 3, "new"),
        ]
        let difference = SmallCatalog.difference(base, head)
        #expect(difference.findings?.new.map(\.message) == ["new", "note"])
        #expect(difference.findings?.fixed.map(\.message) == ["old"])
        #expect(difference.count(of: .findings) == 1 && difference.count(of: .errors) == 1)
    }

    @Test("The JSON has a count for each kind, and all lists")
    func json() throws {
        var (base, head) = (SmallCatalog(), SmallCatalog())
        base.add("a", content: "1")
        head.add("b", content: "2")
        let text = try SmallCatalog.difference(base, head).json()
        let root = try JSONParser.parse(Array(text.utf8))
        let names = root.members?.map(\.name)
        #expect(
            names == [
                "version", "base", "head", "notes", "summary", "contrast", "text", "backdrops", "carousels", "pictures",
                "colors", "renamedColors", "colorPairs", "gradients", "products", "addedNames", "removedNames",
                "unreadableNames", "stillBroken", "byteCount", "findings",
            ])
        #expect(root["summary"]?.members?.map(\.name) == DifferenceKind.allCases.map(\.rawValue))
        #expect(root["summary"]?["removed"]?.number == 1)
    }
}
