import CatalogEmitters
import CatalogManifest
import Diagnostics
import Testing

@Suite("Modules for the web and Android")
struct CodeEmitterTests {
    @Test("The types of a module are beside it, under the name that TypeScript looks for")
    func files() throws {
        for (file, types) in [("shop.mjs", "shop.d.mts"), ("shop.js", "shop.d.ts"), ("shop", "shop.d.ts")] {
            let files = try Emitters.make("web", options: ["file": file]).emit(SmallCatalog.manifest).files
            #expect(files.map(\.path) == [file == "shop" ? "shop.js" : file, types])
        }
    }

    @Test("A name that JavaScript gives a meaning is a member like others")
    func names() throws {
        var manifest = CatalogManifest()
        manifest.colors = ["__proto__", "a\u{2028}\"b"].map { SmallCatalog.color($0, (.any, "srgb", [0, 0, 0, 1])) }
        let module = try #require(try Emitters.make("web").emit(manifest).text("catalog.js"))
        #expect(module.contains("  [\"__proto__\"]: { light: \"#000000\", dark: \"#000000\" },\n"))
        #expect(module.contains("  \"a\\u2028\\\"b\": {"))
    }

    @Test("A carousel of which no table can be made is an error, and the others stay", arguments: ["web", "android"])
    func unusable(_ emitter: String) throws {
        var manifest = SmallCatalog.manifest
        manifest.carousels[0].transitions.removeLast()
        let emission = try Emitters.make(emitter).emit(manifest)
        #expect(emission.diagnostics.map(\.rule) == [.malformedData])
        #expect(emission.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("photos") })
    }

    @Test("Names of resources are what Android takes, each once")
    func resources() throws {
        var manifest = CatalogManifest()
        let names = ["Card Top", "switch", "1st", "Brand/redDark", "首页", "_", "Tab"]
        manifest.colors = names.map { SmallCatalog.color($0, (.any, "srgb", [1, 0.5, 0, $0 == "Tab" ? 0.5 : 1])) }
        let emission = try Emitters.make("android").emit(manifest)
        let text = try #require(emission.text("android/res/values/colors.xml"))
        let found = text.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        #expect(found.dropFirst(2) == ["card_top", "switch_", "_1st", "brand_red_dark", "首页", "__", "tab"])
        #expect(text.contains("<color name=\"tab\">#80FF8000</color>"))
        #expect(emission.text("android/res/values-night/colors.xml")?.contains("<color") == false)
        let prefixed = try Emitters.make("android", options: ["prefix": "Shop"]).emit(manifest)
        #expect(prefixed.text("android/res/values/colors.xml")?.contains("\"shop_switch\"") == true)
        manifest.colors.append(SmallCatalog.color("card-top", (.any, "srgb", [0, 0, 0, 1])))
        #expect(
            try Emitters.make("android").emit(manifest).diagnostics.map(\.message) == [
                "\"Card Top\" and \"card-top\" would both be the Android resource \"card_top\"; rename one of them."
            ])
    }

    @Test("Names of Kotlin objects are no types of the file, and strings of Kotlin have no templates")
    func kotlin() throws {
        var manifest = CatalogManifest()
        manifest.carousels = ["carousel", "trip-deck", "3 cards", "$a\"b*/c"].map(SmallCatalog.carousel)
        let emission = try Emitters.make("android", options: ["package": "com.example.shop", "object": "Art"]).emit(
            manifest)
        let text = try #require(emission.text("android/kotlin/com/example/shop/Art.kt"))
        for line in [
            "package com.example.shop", "object Art {", "object _Carousel : Carousel(", "object TripDeck : Carousel(",
            "object _3Cards : Carousel(", "name = \"\\$a\\\"b*/c\"",
        ] { #expect(text.contains(line), "\(line)") }
        #expect(!text.contains("`$a\"b*/"))
    }
}
