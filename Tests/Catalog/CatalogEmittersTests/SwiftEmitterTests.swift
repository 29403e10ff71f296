import AssetCatalog
import CatalogEmitters
import CatalogManifest
import Diagnostics
import Testing

@Suite("The Swift emitter")
struct SwiftEmitterTests {
    private func emission(images: [String] = [], colors: [String] = [], products: [ProductEntry] = []) throws
        -> Diagnosed<Emission>
    {
        var manifest = CatalogManifest()
        manifest.images = images.map(SmallCatalog.image)
        manifest.colors = colors.map { SmallCatalog.color($0) }
        manifest.products = products
        return try Emitters.make("swift").emit(manifest)
    }

    @Test("Symbols are Xcode's, nested as the groups are")
    func symbols() throws {
        let text = try #require(
            try emission(images: ["16_9", "HBO GO Logo", "My Icons/Cart", "switch"], colors: ["AccentColor"])
                .text("Assets.swift"))
        for part in [
            "static var _16_9: Assets.ImageResource { ._literal(\"|16_9\") }", "static var hboGOLogo: ",
            "    nonisolated enum MyIcons {\n        /// `My Icons/Cart`\n        static var cart: ",
            "static var `switch`: ",
            "static var accent: Assets.ColorResource { ._literal(\"|AccentColor\") }",
            "static var accent: UIKit.UIColor { UIKit.UIColor(resource: Assets.ColorResource.accent) }",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("Two names that would be one symbol are a warning that names both, and neither is written")
    func duplicates() throws {
        let emission = try emission(images: ["CreditCard-32", "CreditCard-32-Color", "other"])
        #expect(
            emission.diagnostics == [
                Diagnostic(
                    .warning, .symbolCollision,
                    about: .both(.image("CreditCard-32"), .image("CreditCard-32-Color")),
                    "The \"CreditCard-32-Color\" image asset name resolves to the symbol \"creditCard32\" which already "
                        + "exists. Try renaming the asset. Until then, neither it nor \"CreditCard-32\" gets a constant."
                )
            ])
        let text = try #require(emission.text("Assets.swift"))
        #expect(!text.contains("creditCard32") && text.contains("static var other"))
    }

    @Test("Sets of one name, as in the catalogs of an app and its widget, are one constant")
    func sameName() throws {
        let emission = try emission(images: ["cart", "cart"], colors: ["brand", "brand"])
        #expect(emission.diagnostics.isEmpty)
        let text = try #require(emission.text("Assets.swift"))
        #expect(text.ranges(of: "static var cart: Assets.").count == 1)
        #expect(text.ranges(of: "static var brand: Assets.").count == 1)
    }

    @Test("A group and a set of one symbol are a warning that names both")
    func groups() throws {
        let findings = try emission(images: ["ICONS/cart", "ICONS"]).diagnostics
        #expect(findings.map(\.rule) == [.symbolCollision])
        let words = "The group \"ICONS\" has this symbol, so the asset gets no constant."
        #expect(findings.first?.message.hasSuffix(words) == true)
        #expect(try emission(images: ["a/Delete"], colors: ["a/delete"]).diagnostics.isEmpty)
        #expect(try emission(images: ["my icons/a", "My-Icons/a"]).diagnostics.map(\.rule) == [.symbolCollision])
    }

    @Test("A name of which nothing is left, or that the generated code needs for itself, is a warning")
    func unusable() throws {
        let emission = try emission(images: ["Swift/a", "TinctureKit/a", "Assets/a"], colors: ["植物", "🌱/red"])
        #expect(
            emission.diagnostics.map(\.rule)
                == [.symbolConflict, .symbolConflict, .symbolConflict, .emptySymbol, .emptySymbol])
        #expect(
            emission.diagnostics[3].message
                == "The \"植物\" color asset name resolves to an empty symbol. Try renaming the asset. Until then, it gets no constant."
        )
        #expect(!emission.hasErrors)
    }

    @Test("A symbol that a framework has keeps its constant, gets no shorthand, and is a warning that says so")
    func frameworks() throws {
        let emission = try emission(colors: ["Red", "Brand/red"])
        #expect(
            emission.diagnostics == [
                Diagnostic(
                    .warning, .symbolConflict, about: .color("Red"),
                    "the generated Swift has no shorthand UIColor.red for the \"Red\" color asset, because UIColor already has this symbol. Rename the asset, or write --emit swift:extensions=false, for no shorthands."
                )
            ])
        let text = try #require(emission.text("Assets.swift"))
        #expect(text.contains("static var red: Assets.ColorResource") && !text.contains("\n    static var red: UIKit"))
        var manifest = CatalogManifest()
        manifest.colors = [SmallCatalog.color("Red")]
        #expect(try Emitters.make("swift", options: ["extensions": "false"]).emit(manifest).diagnostics.isEmpty)
    }

    @Test("Products that share a picture have their own names")
    func products() throws {
        let emission = try emission(
            images: ["Plants/a", "b"],
            products: [
                ProductEntry(image: "Plants/a", name: "Small Leaf", price: nil),
                ProductEntry(image: "Plants/a", name: "Large/Leaf", price: "1"),
                ProductEntry(image: "b", name: nil, price: nil),
            ])
        #expect(emission.diagnostics.isEmpty)
        let text = try #require(emission.text("Assets.swift"))
        for name in ["smallLeaf", "largeLeaf", "b"] { #expect(text.contains("static var \(name): Assets.Product")) }
        #expect(text.contains("static let products: [Assets.Product] = ["))
    }

    @Test("A carousel whose stops do not fit its pages is an error, and everything else is written")
    func brokenCarousel() throws {
        var manifest = SmallCatalog.manifest
        manifest.carousels[0].transitions.removeLast()
        let emission = try Emitters.make("swift").emit(manifest)
        #expect(emission.diagnostics.map(\.rule) == [.malformedData])
        #expect(emission.text("Assets.swift")?.contains("static var loop1") == true)
    }
}
