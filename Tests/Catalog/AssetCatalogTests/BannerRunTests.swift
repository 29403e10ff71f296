import Testing

@testable import AssetCatalog

@Suite("Numbered banners")
struct BannerRunTests {
    private typealias Size = (width: Int, height: Int)

    private func search(_ folder: String, _ pictures: KeyValuePairs<String, (Int, Int)>) -> BannerRun.Search {
        let images = pictures.map { name, _ in
            ImageSet(name: name, path: "\(folder)/\(name)", folder: folder, isLoose: true, variants: [])
        }
        let sizes = Dictionary(pictures.map { ($0, $1) }) { first, _ in first }
        return BannerRun.Search(images) { set in sizes[set.name].map { ($0.0, $0.1) } }
    }

    @Test("Called banners, of one shape and as wide as a telephone")
    func runs() {
        #expect(
            search("Banners", ["a1": (750, 375), "a2": (750, 375), "a10": (750, 375)]).runs.map(\.names) == [
                ["a1", "a2", "a10"]
            ])
        #expect(search("Art", ["loop1": (750, 398), "loop2": (750, 398)]).runs.count == 1)
        #expect(search("Art", ["banner1": (750, 450), "banner2": (750, 450)]).runs.count == 1)
        #expect(search("Home/slides", ["1": (750, 450), "2": (750, 450)]).runs.count == 1)
        // Almost one shape is one: 1130 × 500 and 1180 × 500.
        #expect(search("Home/slides", ["a1": (1130, 500), "a2": (1180, 500)]).runs.count == 1)
        // Floor plans and a gallery of public sites, which nothing calls banners.
        #expect(search("images", ["fb1": (1536, 795), "fb2": (1536, 795)]).runs.isEmpty)
        #expect(search("images", ["mercantileimg2": (836, 360), "mercantileimg3": (836, 346)]).runs.isEmpty)
        #expect(search("img", ["break2": (4000, 960), "break3": (4000, 960)]).runs.isEmpty)
        // Tiles, photos, screenshots, and one that stands alone.
        for pictures: KeyValuePairs in [
            ["a1": (190, 100), "a2": (190, 100)], ["a1": (1200, 800), "a2": (1200, 800)],
            ["IMG_1": (2000, 1000), "IMG_2": (2000, 1000)],
            ["Screenshot 1": (1920, 1008), "Screenshot 2": (1920, 1008)], ["a1": (750, 300), "b1": (750, 300)],
            [
                "banner1": (1200, 300), "banner2": (600, 390), "banner3": (1200, 700), "banner4": (800, 500),
                "banner5": (450, 205),
            ],
        ] as [KeyValuePairs<String, (Int, Int)>] {
            #expect(search("Art", pictures).runs.isEmpty, "\(pictures)")
        }
    }

    @Test("One picture in several sizes is no carousel")
    func sizes() {
        let found = search("img", ["hero-2": (676, 406), "hero-3": (480, 288), "hero-4": (400, 240)])
        #expect(found.runs.isEmpty && found.nearMisses.map(\.reason) == ["may be one picture in several sizes"])
        // Banners that were cut by hand differ by a few pixels.
        #expect(search("img", ["banner1": (1500, 500), "banner2": (1480, 494)]).runs.count == 1)
    }

    @Test("Numbered pictures that the carousel leaves out are named")
    func leftOut() {
        let found = search(
            "img", ["slide1": (750, 300), "slide2": (750, 300), "slide3": (750, 500), "slide4": (750, 620)])
        #expect(found.runs.map(\.names) == [["slide1", "slide2"]])
        #expect(found.nearMisses.map(\.names) == [["slide3", "slide4"]])
    }

    @Test("Two names in one folder are two carousels, each called by its word")
    func words() {
        let found = search(
            "Art", ["banner1": (750, 300), "banner2": (750, 300), "promo-1": (800, 200), "promo-2": (800, 200)])
        #expect(found.runs.map(\.word) == ["banner", "promo"])
        #expect(search("Art", ["banner1": (750, 300), "banner2": (750, 300)]).runs.map(\.word) == [""])
    }

    @Test("What is nearly one says what is missing")
    func nearMisses() {
        func reasons(_ pictures: KeyValuePairs<String, (Int, Int)>) -> [String] {
            search("Art", pictures).nearMisses.map(\.reason)
        }
        #expect(
            reasons(["a1": (750, 450), "a2": (750, 450)]).first?.hasPrefix("have no word such as banner")
                == true)
        #expect(
            reasons(["banner1": (300, 100), "banner2": (300, 100)]).first?.contains("at least 375 pixels wide") == true)
        #expect(
            reasons(["banner1": (300, 100), "banner2": (330, 110)]).first?.contains("are up to 330 × 110 pixels")
                == true)
        // Two of these are no banners at all.
        #expect(reasons(["banner1": (330, 150), "banner2": (150, 150), "banner3": (150, 150)]) == [])
        #expect(
            reasons(["a1": (1200, 800), "a2": (900, 900)]).isEmpty && reasons(["a1": (20, 20), "a2": (20, 20)]).isEmpty)
    }
}
