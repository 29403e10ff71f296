import CatalogPreview
import Foundation
import ImageDecoding
import TestTrees
import Testing

@testable import CatalogDifference

@Suite("Where two pictures look different")
struct LocalDifferenceTests {
    private static var banners: String {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return root.appendingPathComponent("Assets/TmallHome/Banners").path
    }

    private func picture(
        _ width: Int = 256, _ height: Int = 96, coloring color: (_ x: Int, _ y: Int) -> (Int, Int, Int)
    ) -> PixelBuffer {
        let rgba = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let (red, green, blue) = color(x, y)
                return [UInt8(red), UInt8(green), UInt8(blue), 255]
            }
        }
        return PixelBuffer(width: width, height: height, rgba: rgba)
    }

    /// A banner: a slope of color with a lighter half.
    private func banner(_ x: Int, _ y: Int) -> (Int, Int, Int) { (x / 2 + 40, x > 128 ? 190 : 90, 120 + y / 4) }

    @Test("A block that covers a fiftieth is found with its place; noise as a JPEG encoder makes it is nothing")
    func block() throws {
        let before = picture(coloring: banner)
        let changed = picture { x, y in (160..<192).contains(x) && (32..<48).contains(y) ? (0, 0, 0) : banner(x, y) }
        let local = try #require(LocalDifference(before, changed))
        #expect(local.largest > 40 && local.isVisible && (0.015...0.03).contains(local.share), "\(local)")
        let region = try #require(local.regions.first)
        #expect(local.regions.count == 1)
        for (value, expected) in zip(region, [160.0 / 256, 32.0 / 96, 32.0 / 256, 16.0 / 96]) {
            #expect(abs(value - expected) < 0.001, "\(region)")
        }
        let noisy = picture { x, y in
            let (red, green, blue) = banner(x, y)
            let noise = (x * 7 + y * 13 + x * y) % 9 - 4
            return (red + noise, green - noise, blue + noise)
        }
        let same = try #require(LocalDifference(before, noisy))
        #expect(!same.isVisible && same.regions.isEmpty && same.largest < LocalDifference.tolerance, "\(same)")
        #expect(LocalDifference(before, before)?.largest == 0)
        // A weak change of everything is no noise.
        let weak = try #require(
            LocalDifference(picture { _, _ in (120, 120, 120) }, picture { _, _ in (131, 131, 131) }))
        #expect(weak.largest < LocalDifference.tolerance && weak.share == 1 && weak.regions.count == 1, "\(weak)")
    }

    @Test("A box also holds the part of a change that fades")
    func fading() throws {
        let before = picture { _, _ in (120, 120, 120) }
        let after = picture { x, y in
            let light = (40..<200).contains(x) && (40..<60).contains(y) ? 140 - (x - 40) / 10 : 120
            return (light, light, light)
        }
        let region = try #require(LocalDifference(before, after)?.regions.first)
        #expect(abs(region[0] - 40.0 / 256) < 0.001 && region[2] > 96.0 / 256, "\(region)")
    }

    @Test("A box ends where the change does, not where its cells do", arguments: [0, 1, 2, 3])
    func edges(offset: Int) throws {
        let (left, top) = (160 + offset, 32 + offset)
        let changed = picture { x, y in
            (left..<left + 30).contains(x) && (top..<top + 18).contains(y) ? (0, 0, 0) : banner(x, y)
        }
        let region = try #require(LocalDifference(picture(coloring: banner), changed)?.regions.first)
        let expected = [Double(left) / 256, Double(top) / 96, 30.0 / 256, 18.0 / 96]
        #expect(zip(region, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(region), not \(expected)")
    }

    @Test("Another size of the same shape is compared, another shape is not")
    func sizes() throws {
        let small = picture(128, 48) { x, y in banner(x * 2, y * 2) }
        #expect(try #require(LocalDifference(picture(coloring: banner), small)).share < 0.05)
        #expect(LocalDifference(picture(coloring: banner), picture(128, 128, coloring: banner)) == nil)
    }

    @Test("A block over most of a picture, and colors that became gray, are losses; another flat color is none")
    func loss() throws {
        let before = picture(coloring: banner)
        let covered = picture { x, y in x < 160 ? (0, 0, 0) : banner(x, y) }
        let block = try #require(LocalDifference(before, covered)?.loss)
        #expect(block == .init(kind: .oneColor, share: 0.625, color: "#000000"))
        #expect(block.words == "62.5 % of the picture became one color, #000000")
        let gray = picture { x, y in
            let (red, green, blue) = banner(x, y)
            let light = (3 * red + 6 * green + blue) / 10
            return (light, light, light)
        }
        #expect(LocalDifference(before, gray)?.loss?.kind == .gray)
        let blue = picture { _, _ in (0, 0, 200) }
        #expect(LocalDifference(blue, picture { _, _ in (200, 0, 0) })?.loss == nil)
        let mirrored = picture { x, y in banner(255 - x, y) }
        #expect(LocalDifference(before, mirrored)?.loss?.kind == .mirrored)
        #expect(LocalDifference(before, before, isOverCompressed: true)?.loss == .init(kind: .compression, share: 0))
        #expect(LocalDifference(before, mirrored, isOverCompressed: true)?.loss?.kind == .mirrored)
    }

    @Test("A block on a plain background is worse; a block with another color, or on a clear background, is a change")
    func coveredBackground() throws {
        func plain(_ block: (Int, Int, Int)?) -> PixelBuffer {
            picture { x, y in
                if let block, (100..<140).contains(x), (30..<60).contains(y) { return block }
                return x < 30 ? banner(x, y) : (143, 217, 182)
            }
        }
        let local = try #require(LocalDifference(plain(nil), plain((0, 0, 0))))
        // The block's size is said once, with its edge, and not also as the number of cells that it touches.
        let facts = PictureChange.Facts(file: "a.png", sha256: "", format: "png", byteCount: 1, variants: [])
        let change = PictureChange(
            change: .changed, name: "a", isBanner: true, before: facts, after: facts, local: local)
        #expect(
            change.words
                == "changed: 4.9 % of the picture became one color, #000000. Restore it if that isn't intended")
        // Two boxes of two colors side by side are one region, and a new badge elsewhere doesn't hide them.
        let boxes = picture { x, y in
            if (10..<20).contains(x), (70..<80).contains(y) { return (255, 0, 0) }
            if (150..<180).contains(x), (30..<54).contains(y) { return (10, 60, 20) }
            if (100..<146).contains(x), (30..<60).contains(y) { return (0, 0, 0) }
            return x < 30 ? banner(x, y) : (143, 217, 182)
        }
        #expect(
            LocalDifference(plain(nil), boxes)?.loss?.words
                == "5.6 % of the picture became one color, #000000, and 1 more area another")
        let recolored = try #require(LocalDifference(plain((200, 0, 0)), plain((0, 0, 0))))
        #expect(recolored.isVisible && recolored.loss == nil, "\(recolored)")
        let clear: [UInt8] = [143, 217, 182, 0]
        let icon = [clear, [200, 0, 0, 255]].map { (badge: [UInt8]) -> PixelBuffer in
            let rgba = (0..<96 * 96).flatMap { (place: Int) -> [UInt8] in
                place % 96 < 30 && place / 96 < 30 ? badge : clear
            }
            return PixelBuffer(width: 96, height: 96, rgba: rgba)
        }
        #expect(try #require(LocalDifference(icon[0], icon[1])).loss == nil)
        // A small part in a vivid new color is a badge, also on a plain background or over something else.
        #expect(try #require(LocalDifference(plain(nil), plain((255, 0, 0)))).loss == nil)
        let badge = picture { x, y in (110..<150).contains(x) && (30..<60).contains(y) ? (255, 0, 0) : banner(x, y) }
        #expect(try #require(LocalDifference(picture(coloring: banner), badge)).loss == nil)
    }

    /// A rectangle of the sample banner with the price "$129", in pixels, and the colors that replace its content.
    private struct Edit: Sendable {
        let (left, top, width, height): (Int, Int, Int, Int)
        let color: @Sendable (_ original: PixelBuffer, _ x: Int, _ y: Int) -> ArraySlice<UInt8>

        /// "$129" becomes "$199", a digit is smeared, a word is erased, and a bar covers the first letters of the word.
        static let all = [
            Edit(left: 197, top: 238, width: 15, height: 28) { pixel($0, $1 + 15, $2) },
            Edit(left: 197, top: 238, width: 15, height: 28) { picture, x, y in
                let near = (-5...5).flatMap { row in (-5...5).map { pixel(picture, x + $0, y + row) } }
                return (0..<4).map { channel in
                    UInt8(near.reduce(0) { $0 + Int($1[$1.startIndex + channel]) } / near.count)
                }[...]
            },
            Edit(left: 86, top: 170, width: 103, height: 32) { picture, _, _ in pixel(picture, 60, 186) },
            Edit(left: 86, top: 174, width: 36, height: 24) { _, _, _ in [40, 42, 52, 255] },
        ]

        private static func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> ArraySlice<UInt8> {
            let at = (y * picture.width + x) * 4
            return picture.rgba[at..<at + 4]
        }

        func applied(to picture: PixelBuffer) -> PixelBuffer {
            var rgba = picture.rgba
            for y in top..<top + height {
                for x in left..<left + width {
                    let at = (y * picture.width + x) * 4
                    rgba.replaceSubrange(at..<at + 4, with: color(picture, x, y))
                }
            }
            return PixelBuffer(width: picture.width, height: picture.height, rgba: rgba)
        }
    }

    /// Returns the sample banner, saved again as a JPEG, at the size of the comparison.
    private func saved(_ edit: Edit? = nil, quality: Int) throws -> PixelBuffer {
        let folder = try TemporaryFolder()
        let picture = try Thumbnail.read(.file(Self.banners + "/loop1.jpg"), maximumWidth: 4096, maximumHeight: 4096)
        try folder.write(JPEGEncoder.encode(edit?.applied(to: picture) ?? picture, quality: quality), to: "a.jpg")
        return try reduced(folder["a.jpg"])
    }

    private func reduced(_ path: String) throws -> PixelBuffer {
        let size = LocalDifference.pixelCount
        return try Thumbnail.read(.file(path), maximumWidth: size, maximumHeight: size)
    }

    @Test(
        "An erased word and covered letters are worse, another digit is a change, each in a box; a new JPEG is neither")
    func details() throws {
        let before = try reduced(Self.banners + "/loop1.jpg")
        for (number, edit) in Edit.all.enumerated() {
            for quality in [75, 95] {
                let after = try saved(edit, quality: quality)
                let local = try #require(LocalDifference(before, after, fileLength: 1125))
                let region = try #require(local.regions.first, "\(number): \(local)")
                let sides = [
                    region[0] * 1125, region[1] * 352, (region[0] + region[2]) * 1125, (region[1] + region[3]) * 352,
                ]
                let expected = [edit.left, edit.top, edit.left + edit.width, edit.top + edit.height]
                // A box ends at the first and last stroke, which may be away from the edge of the edit.
                let isNear = zip(sides, expected).allSatisfy { abs($0 - Double($1)) < 12 }
                #expect(isNear, "\(number): \(sides), not \(expected)")
                let picture = PictureChange(change: .changed, name: "a", isBanner: true, local: local)
                #expect(picture.isWorse == (number > 1) && local.regions.count == 1, "\(number): \(local)")
                #expect(picture.looksDifferent == (number <= 1), "\(number): \(local)")
                // The strongest difference is in the strokes of the digit.
                let peak = local.peak.map { ($0.distance, $0.point[0] * 1125, $0.point[1] * 352) } ?? (0, 0, 0)
                let isInside = (195...214).contains(peak.1) && (236...268).contains(peak.2)
                #expect(number > 0 || peak.0 > 20 && isInside, "\(number): \(peak)")
            }
        }
        for quality in [50, 60, 75, 90] {
            let same = try #require(LocalDifference(before, saved(quality: quality), fileLength: 1125))
            #expect(!same.isVisible && (1..<14).contains(same.detail ?? 0), "\(quality): \(same)")
        }
    }

    @Test("A patch that fades into its surrounding is in the box to where it can hardly be seen")
    func patch() throws {
        func picture(_ isPatched: Bool, hasLetters: Bool = false) -> PixelBuffer {
            PixelBuffer(
                width: 256, height: 80,
                rgba: (0..<256 * 80).flatMap { place -> [UInt8] in
                    let (x, y) = (place % 256, place / 256)
                    if hasLetters, 30..<50 ~= y, 24..<96 ~= x, x / 2 % 2 == 0 { return [255, 255, 255, 255] }
                    let level = UInt8(100 + (isPatched && 20..<100 ~= x && 20..<60 ~= y ? 100 : x) / 2)
                    return [level, level, level, 255]
                })
        }
        let local = try #require(LocalDifference(picture(false), picture(true), fileLength: 256))
        let region = try #require(local.regions.first)
        let (left, right) = (region[0] * 256, (region[0] + region[2]) * 256)
        #expect(local.regions.count == 1 && abs(left - 20) < 2 && (91...100).contains(right), "\(local)")
        // Behind letters it is no loss, but is named.
        let (old, new) = (picture(false, hasLetters: true), picture(true, hasLetters: true))
        let price = try #require(LocalDifference(old, new, fileLength: 256))
        let patch = try #require(price.patch, "\(price)")
        #expect(price.loss == nil && patch.color == "#969696" && (5..<15).contains(patch.distance), "\(patch)")
        #expect(patch.words(1024, 320).hasPrefix("a flat patch of #969696, about 3"), "\(patch.words(1024, 320))")
    }

    @Test("No sample banner is a banner of another name that lost something")
    func samples() throws {
        let pictures = try FileManager.default.contentsOfDirectory(atPath: Self.banners).sorted().map {
            try reduced(Self.banners + "/" + $0)
        }
        #expect(pictures.count == 10)
        for (number, one) in pictures.enumerated() {
            for (other, two) in pictures.enumerated() where other != number {
                #expect(LocalDifference(one, two)?.loss == nil, "\(number) and \(other)")
            }
        }
    }

    @Test("A gate of --fail-on is a kind, a growth or a distance; anything else is explained")
    func gates() throws {
        #expect(try DifferenceGate.gates("contrast,weight:+50K,color:3,visible").count == 4)
        let mistakes = [
            "weight": "weight:+50K", "weight:": "weight:+50K", "weight:50": "weight:+50K", "weight:+5X": "weight:+50K",
            "weight:50K": "weight:+50K", "weight:-5K": "weight:+50K", "weight:+K": "weight:+50K",
            "weight:+99999999999G": "weight:+50K", "color:": "color:3", "color:-1": "color:3", "color:nan": "color:3",
            "colour:3": "did you mean \"color:3\"", "contrasts": "did you mean \"contrast\"", "": "expected worse",
        ]
        for (wrong, advice) in mistakes {
            let mistake = #expect(throws: DifferenceGate.Mistake.self) { try DifferenceGate(wrong) }
            #expect(mistake?.description.contains(advice) == true, "\(wrong): \(String(describing: mistake))")
        }
        for right in ["weight:+0", "weight:+50k", "weight:+50KB", "weight:+2MiB", "weight:+512"] {
            #expect(throws: Never.self) { try DifferenceGate(right) }
        }
        var difference = CatalogDifference(
            base: "a", head: "b", byteCount: ByteChange(before: 1000, after: 1000 + (50 << 10)))
        #expect(try DifferenceGate("weight:+50K").problem(of: difference) == nil)
        #expect(try DifferenceGate("weight:+49K").problem(of: difference) == "all pictures together grew by 50 KiB")
        var heavy = PictureChange(change: .changed, name: "b", isBanner: true)
        let facts = PictureChange.Facts(file: "b", sha256: "", format: "png", byteCount: 50 << 10, variants: [])
        heavy.after = facts
        difference.pictures = [heavy]
        #expect(
            try DifferenceGate("weight:+49K").failure(of: difference)
                == "--fail-on weight:+49K: all pictures together grew by 50 KiB: b (+50 KiB)")
        difference.colors = [
            ColorChange(name: "Tab", variant: "dark", before: "#000000", after: "label"),
            ColorChange(name: "Green", variant: "any", before: "#000000", after: "#FFFFFF", distance: 4),
        ]
        #expect(
            try DifferenceGate("color:3").problem(of: difference)
                == "these changed by more than ΔE 3: Tab dark (the color exists only before or only after), "
                + "Green (ΔE 4)")
        difference.colors.removeFirst()
        #expect(try DifferenceGate("color:4").problem(of: difference) == nil)
        #expect(try DifferenceGate("worse").problem(of: difference) == nil)
        difference.colors.append(ColorChange(name: "Tab", variant: "dark", before: "#000000", after: nil))
        #expect(try DifferenceGate("worse").problem(of: difference) == "1 change for the worse: Tab")
    }

    @Test("A gate takes only pictures that look different")
    func visible() throws {
        var picture = PictureChange(change: .changed, name: "a", isBanner: true)
        var difference = CatalogDifference(base: "a", head: "b", byteCount: ByteChange(before: 0, after: 0))
        for (local, count) in [
            (nil, 0), (LocalDifference(largest: 3, share: 0, regions: []), 0),
            (LocalDifference(largest: 30, share: 0.1, regions: [[0, 0, 0.1, 1]]), 1),
            // The artifacts of strong compression are visible, although no cell differs much.
            (LocalDifference(largest: 5, share: 0, regions: [], loss: .init(kind: .compression, share: 0)), 1),
        ] as [(LocalDifference?, Int)] {
            picture.local = local
            difference.pictures = [picture]
            #expect(difference.count(of: .visible) == count && difference.count(of: .pictures) == 1)
        }
        // A smaller picture is less sharp, unless it is still as wide as a screen.
        func facts(_ width: Int) -> PictureChange.Facts {
            .init(
                file: "a", sha256: "", pixelWidth: width, pixelHeight: width / 5, format: "png", byteCount: 1,
                variants: [])
        }
        for (before, after, count) in [(1125, 750, 1), (750, 1125, 0), (4000, 2000, 0)] {
            picture.local = LocalDifference(largest: 1, share: 0, regions: [])
            (picture.before, picture.after) = (facts(before), facts(after))
            difference.pictures = [picture]
            #expect(difference.count(of: .visible) == count, "\(before) → \(after)")
        }
    }

    @Test("A much larger file is worse; other content, other art and a smaller file are not")
    func worse() {
        func facts(_ bytes: Int) -> PictureChange.Facts {
            .init(
                file: "a", sha256: "", pixelWidth: 300, pixelHeight: 100, format: "png", byteCount: bytes, variants: [])
        }
        func picture(_ bytes: Int, largest: Double = 0, share: Double = 0) -> PictureChange {
            PictureChange(
                change: .changed, name: "a", isBanner: true, before: facts(100 << 10), after: facts(bytes),
                local: LocalDifference(largest: largest, share: share, detail: 1, regions: []))
        }
        let heavy = picture(1600 << 10)
        #expect(heavy.isWorse && heavy.words == "changed: 16 times as heavy; looks the same")
        let damaged = picture(100 << 10, largest: 60, share: 0.07)
        #expect(damaged.looksDifferent && !damaged.isWorse)
        #expect(
            damaged.words
                == "changed: up to ΔE 60 in 7.0 % of the picture")
        #expect(!picture(150 << 10).isWorse && !picture(10 << 10).isWorse)
        #expect(
            !picture(100 << 10, largest: 60, share: 1).isWorse && !picture(100 << 10, largest: 9, share: 0.1).isWorse)
        // The details of a picture that has another size aren't compared.
        var resized = picture(100 << 10)
        resized.local?.detail = nil
        #expect(
            resized.words
                == "changed: its colors look the same (letters and other details can't be compared at another size)")
        resized.changedVariants = ["2x", "3x"]
        #expect(
            resized.forms.last?.hasSuffix(", of which only a is compared and shown, as the largest") == true,
            "\(resized.forms)")
        var price = picture(100 << 10, largest: 2, share: 0.001)
        price.local?.detail = 80
        #expect(
            price.words
                == "changed: part of the picture (0.1 %) looks different, up to ΔE 2")
        #expect(price.looksDifferent && !price.isWorse && !picture(100 << 10, largest: 9, share: 0.1).isWorse)
        // Compression is everywhere, so it has no boxes; damage has.
        var compressed = picture(100 << 10, largest: 9, share: 0.02)
        compressed.local?.regions = [[0, 0, 0.1, 0.1]]
        #expect(compressed.marks.count == 1)
        compressed.local?.loss = .init(kind: .compression, share: 0.02)
        #expect(compressed.marks.isEmpty && compressed.isWorse && compressed.lostDetails)
        #expect(compressed.bleedCause == ", because of the compression" && price.bleedCause.isEmpty)
        compressed.local?.largest = 60
        #expect(compressed.marks.count == 1)
        // Neither a box around the whole picture says anything, nor several around most of it.
        let boxes = [
            [[0, 0, 1, 1]], [[0, 0, 0.4, 1], [0.6, 0, 0.4, 1]], [[0, 0, 0.6, 1]], [[0, 0, 0.4, 1], [0.9, 0, 0.1, 1]],
        ]
        let marks = boxes.map { LocalDifference(largest: 60, share: 0.5, regions: $0).marks }
        #expect(marks == [[], [], boxes[2], boxes[3]])
        // The letters of a word have one box.
        let letters = [[0.5, 0.5, 0.25, 0.25], [0, 0, 0.1, 0.1], [0.25, 0.5, 0.125, 0.5]]
        #expect(letters.joined(across: 0.125, down: 0, proportion: 1) == [[0.25, 0.5, 0.5, 0.5], letters[1]])
        #expect(letters.joined(across: 0.1, down: 0.5, proportion: 1) == letters)
        // So have two parts of a retouched line.
        let line = [[0, 0.5, 0.25, 0.25], [0.375, 0.625, 0.125, 0.125]]
        #expect(line.joined(across: 0, down: 0, proportion: 0.25) == [[0, 0.5, 0.5, 0.25]])
        #expect(line.joined(across: 0, down: 0, proportion: 0.125) == line)
    }

    @Test("Text that moved is a change, and what was only erased is worse, also if it is translucent")
    func moved() throws {
        /// Letters, which are bars, on a flat background.
        func letters(_ left: Int?, isClear: Bool = false) -> PixelBuffer {
            let rgba = (0..<96).flatMap { y in
                (0..<256).flatMap { x -> [UInt8] in
                    let isInk = left.map { x >= $0 && x < $0 + 40 && (30..<50).contains(y) && x % 6 < 3 } == true
                    return isInk ? [255, 255, 255, 255] : [20, 90, 160, isClear ? 0 : 255]
                }
            }
            return PixelBuffer(width: 256, height: 96, rgba: rgba)
        }
        for isClear in [false, true] {
            let (here, there) = (letters(20, isClear: isClear), letters(180, isClear: isClear))
            let moved = try #require(LocalDifference(here, there))
            #expect(moved.regions.count == 2 && moved.loss == nil, "\(moved)")
            let erased = try #require(LocalDifference(here, letters(nil, isClear: isClear)))
            #expect(erased.loss?.kind == .oneColor && (0.01...0.05).contains(erased.loss?.share ?? 0), "\(erased)")
            #expect(LocalDifference(letters(nil, isClear: isClear), here)?.loss == nil)
        }
    }

    @Test("A mirrored picture is worse and has no boxes, and one that differs nearly everywhere is said to")
    func mirrored() throws {
        let before = try reduced(Self.banners + "/loop1.jpg")
        let after = picture(before.width, before.height) { x, y in
            let at = (y * before.width + before.width - 1 - x) * 4
            return (Int(before.rgba[at]), Int(before.rgba[at + 1]), Int(before.rgba[at + 2]))
        }
        let local = try #require(LocalDifference(before, after))
        #expect(local.loss == .init(kind: .mirrored, share: local.share), "\(local)")
        let change = PictureChange(change: .changed, name: "loop1", isBanner: true, local: local)
        #expect(change.isWorse && change.isVisible && change.marks.isEmpty)
        let flipped = picture(before.width, before.height) { x, y in
            let at = ((before.height - 1 - y) * before.width + x) * 4
            return (Int(before.rgba[at]), Int(before.rgba[at + 1]), Int(before.rgba[at + 2]))
        }
        #expect(LocalDifference(before, flipped)?.loss?.kind == .flipped)
        // A badge that moved to the opposite corner of a plain picture isn't a mirrored picture.
        func badge(_ left: Int) -> PixelBuffer {
            picture { x, y in x >= left && x < left + 48 && y < 24 ? (200, 0, 0) : (240, 240, 240) }
        }
        #expect(LocalDifference(badge(0), badge(208))?.loss?.kind != .mirrored)
        let words = [1, 0.95, 0.62, 0.5].map { LocalDifference(largest: 60, share: $0, regions: []).extent }
        #expect(
            words == ["everywhere", "almost everywhere", "in most of the picture (62.0 %)", "in 50.0 % of the picture"])
    }
}
