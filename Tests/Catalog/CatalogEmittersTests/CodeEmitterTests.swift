import CatalogEmitters
import CatalogManifest
import Diagnostics
import Testing

@Suite("Code for the web, Android and Dart")
struct CodeEmitterTests {
    @Test("The types of a module are beside it, under the name that TypeScript looks for")
    func files() throws {
        for (file, types) in [("shop.mjs", "shop.d.mts"), ("shop.js", "shop.d.ts"), ("shop", "shop.d.ts")] {
            let files = try Emitters.make("web", options: ["file": file]).emit(SmallCatalog.manifest).files
            let module = file == "shop" ? "shop.js" : file
            let pictures = [module, types].map { $0.replacing("shop.", with: "shop.pictures.") }
            #expect(files.map(\.path) == [module, types] + pictures)
        }
    }

    @Test("Pictures are constants of a module of their own, as many as are asked for")
    func pictures() throws {
        var manifest = SmallCatalog.manifest
        manifest.images.append(SmallCatalog.image("loose"))
        manifest.palettes.append(SmallCatalog.palette("loose", "#102030", nil))
        func names(_ pictures: String) throws -> [String]? {
            let emission = try Emitters.make("web", options: ["pictures": pictures]).emit(manifest)
            #expect(try #require(emission.text("catalog.js")).contains("export const pictures") == false)
            return emission.text("catalog.pictures.js")?.split(separator: "\n").compactMap { line in
                line.hasPrefix("export const ") ? String(line.split(separator: " ")[2]) : nil
            }
        }
        #expect(try names("all") == ["iconsCart", "loop1", "loose", "pictures"])
        // The foreground of a carousel and its pages.
        #expect(try names("shown") == ["iconsCart", "loop1", "pictures"])
        #expect(try names("none") == nil)
    }

    @Test("Pictures in the folders of resources are resources of the app, in Kotlin")
    func androidResources() throws {
        var manifest = SmallCatalog.manifest
        for (index, file) in [
            "res/drawable-xhdpi/cart.9.png", "Plants/plant.png", "app/src/main/res/mipmap-hdpi/loop1.webp",
            "res/drawable/Loop2.png",
        ].enumerated() {
            manifest.images[index].variants = [
                ImageEntry.Variant(file: file, format: "png", byteCount: 1, sha256: "")
            ]
        }
        let emission = try Emitters.make("android", options: ["resources": "com.shop", "types": "com.design"]).emit(
            manifest)
        #expect(emission.files.allSatisfy { !$0.path.hasSuffix("Types.kt") })
        let text = try #require(emission.text("android/kotlin/catalog/Catalog.kt"))
        for line in [
            "import com.design.*\nimport com.shop.R\n", "CatalogPicture(\"Icons/Cart\", R.drawable.cart, ",
            "CatalogPicture(\"Plant 1\", 0, ", "CarouselPage(\"loop1\", R.mipmap.loop1, ",
            "CarouselPage(\"loop2\", 0, ",
        ] { #expect(text.contains(line), "\(line)") }
        let plain = try Emitters.make("android").emit(manifest)
        let types = try #require(plain.text("android/kotlin/catalog/CatalogTypes.kt"))
        #expect(!types.contains("import androidx") && !types.contains("__"))
        #expect(plain.text("android/kotlin/catalog/Catalog.kt")?.contains("R.") == false)
    }

    @Test("Names of Dart are ASCII, no words that it reserves, and none begins with a digit")
    func dart() throws {
        var manifest = CatalogManifest()
        manifest.colors = ["switch", "1st", "首页", "$a\"", "all"].map {
            SmallCatalog.color($0, (.any, "srgb", [0, 0, 0, 0.5]))
        }
        let text = try #require(
            try Emitters.make("dart", options: ["class": "Art"]).emit(manifest).text("catalog.dart"))
        for line in [
            "static const CatalogColor switch_ = CatalogColor(0x80000000, 0x80000000);", "CatalogColor $1st =",
            "CatalogColor $9996$9875 =", "CatalogColor all_ =", "\"\\$a\\\"\": a,", "abstract class ArtPictures {",
        ] { #expect(text.contains(line), "\(line)") }
    }

    @Test("A name that JavaScript gives a meaning is a member like others")
    func names() throws {
        var manifest = CatalogManifest()
        manifest.colors = ["__proto__", "a\u{2028}\"b"].map { SmallCatalog.color($0, (.any, "srgb", [0, 0, 0, 1])) }
        let module = try #require(try Emitters.make("web").emit(manifest).text("catalog.js"))
        #expect(module.contains("  [\"__proto__\"]: { light: \"#000000\", dark: \"#000000\" },\n"))
        #expect(module.contains("  \"a\\u2028\\\"b\": {"))
    }

    @Test(
        "A carousel of which no table can be made is an error, and the others stay",
        arguments: ["web", "android", "dart"])
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
