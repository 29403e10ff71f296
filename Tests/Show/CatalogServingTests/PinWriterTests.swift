import CatalogPage
import TestTrees
import Testing

@testable import CatalogServing
@testable import PreviewServer

@Suite("Pins that the page posts")
struct PinWriterTests {
    private let shop: ServedShop
    private let pins: PinWriter

    init() throws {
        shop = try ServedShop()
        pins = PinWriter(configuration: shop.configuration)
        pins.follow(shop.content(), generation: "7-1", looks: shop.looks)
    }

    private func post(_ body: String) -> (status: Int32, body: String) {
        let reply = pins.editing.edit(Array(body.utf8))
        return (reply.status, String(decoding: reply.json, as: UTF8.self))
    }

    private func edit(_ pin: String, page: Int = 1, generation: String = "7-1") -> (status: Int32, body: String) {
        post(#"{"carousel": "home", "page": \#(page), "generation": "\#(generation)", "pin": \#(pin)}"#)
    }

    private var list: String {
        get throws { String(decoding: try shop.folder.bytes(of: "pages.json"), as: UTF8.self) }
    }

    @Test("A pin is written where the page is listed, and taken back once")
    func undo() throws {
        #expect(edit(#""vibrant""#).status == 200)
        #expect(try list == ServedShop.list.replacing(#""b""#, with: #""b", "backdrop": "vibrant""#))
        #expect(post(#"{"undo": 1}"#).status == 200)
        #expect(try list == ServedShop.list)
        #expect(post(#"{"undo": 1}"#).status == 409)
    }

    @Test("A page of another state writes nothing, nor does one whose files have changed")
    func conflicts() throws {
        #expect(edit(#""vibrant""#, generation: "7-0").body.contains("an earlier state"))
        #expect(edit(#""vibrant""#, page: 2).body.contains("no such page"))
        try shop.folder.write(ServedShop.list + "\n", to: "pages.json")
        #expect(edit(#""vibrant""#).body.contains("has changed meanwhile"))
        #expect(try list == ServedShop.list + "\n")
        // The page shows the change now.
        pins.follow(shop.content(), generation: "7-2", looks: shop.looks)
        #expect(edit(#""vibrant""#, generation: "7-2").status == 200)
    }

    @Test("A carousel that is shown in an earlier form takes no pin")
    func kept() throws {
        var content = shop.content()
        content.keptCarousels = ["home": []]
        pins.follow(content, generation: "7-2", looks: shop.looks)
        #expect(edit(#""vibrant""#, generation: "7-2").body.contains("Correct that first"))
        content.keptCarousels = [:]
        content.failure = .init("a reason")
        pins.follow(content, generation: "7-3", looks: shop.looks)
        #expect(edit(#""vibrant""#, generation: "7-3").status == 409)
    }
}
