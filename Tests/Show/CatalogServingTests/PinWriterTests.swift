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
        post(#"{"carousel": "home", "generation": "\#(generation)", "pins": {"\#(page)": \#(pin)}}"#)
    }

    private var list: String {
        get throws { String(decoding: try shop.folder.bytes(of: "pages.json"), as: UTF8.self) }
    }

    /// Goes on as after a compile of what was written.
    private func compile(_ generation: String) {
        pins.follow(shop.content(), generation: generation, looks: shop.looks)
    }

    @Test("Pins are written where the pages are listed, and taken back one after the other, the last one first")
    func undo() throws {
        #expect(
            edit(#""vibrant""#).body.contains(
                ##""edits": [{"number": 1, "carousel": "home", "pages": ["1"], "before": [["#445566"]], "words": "1 pinned to vibrant""##
            ))
        let pinned = ServedShop.list.replacing(#""b""#, with: #""b", "backdrop": "vibrant""#)
        #expect(try list == pinned)
        compile("7-2")
        #expect(edit(##""#445566""##, page: 0, generation: "7-2").status == 200)
        // A page that was loaded again asks what there is.
        let edits = post(#"{"list": true}"#)
        #expect(edits.status == 200 && edits.body.contains(#""number": 1"#) && edits.body.contains(#""number": 2"#))
        #expect(post(#"{"undo": 1}"#).body.contains("There is a later change"))
        #expect(post(#"{"undo": 2}"#).status == 200)
        #expect(try list == pinned)
        #expect(post(#"{"undo": 1}"#).status == 200)
        #expect(try list == ServedShop.list)
        #expect(post(#"{"undo": 1}"#).status == 409)
    }

    @Test("A reply says whether the files are compiled as they are now, so that the page can wait for an edit")
    func compiled() throws {
        #expect(post(#"{"list": true}"#).body.contains(#""generation": "7-1", "isCompiled": true"#))
        #expect(edit(#""vibrant""#).body.contains(#""generation": "7-1", "isCompiled": false"#))
        compile("7-2")
        #expect(post(#"{"list": true}"#).body.contains(#""generation": "7-2", "isCompiled": true"#))
        #expect(post(#"{"undo": 1}"#).body.contains(#""isCompiled": false"#))
    }

    @Test("Undone edits are redone, the one undone last first, until there is another edit or a changed file")
    func redo() throws {
        #expect(edit(#""vibrant""#).status == 200)
        let pinned = try list
        #expect(post(#"{"redo": 1}"#).status == 409)
        #expect(post(#"{"undo": 1}"#).body.contains(#""edits": [], "undone": [{"number": 1"#))
        #expect(post(#"{"redo": 1}"#).body.contains(#""undone": []"#))
        #expect(try list == pinned)
        #expect(post(#"{"undo": 1}"#).status == 200)
        compile("7-2")
        #expect(edit(##""#445566""##, page: 0, generation: "7-2").body.contains(#""undone": []"#))
        #expect(post(#"{"redo": 1}"#).body.contains("There is a later change"))
        #expect(post(#"{"undo": 2}"#).status == 200)
        try shop.folder.write("[]", to: "pages.json")
        let refusal = post(#"{"redo": 2}"#)
        #expect(refusal.status == 409 && refusal.body.contains(#""undone": []"#))
        #expect(try list == "[]")
    }

    @Test("The name of a finding is added to the configuration, and no other list is changed")
    func silence() throws {
        func silence(_ keys: String, _ names: String = #"["Cart"]"#) -> (status: Int32, body: String) {
            post(#"{"generation": "7-1", "silence": {"keys": \#(keys), "names": \#(names)}}"#)
        }
        let configuration = { String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self) }
        let former = try configuration()
        #expect(silence(#"["sources"]"#).status == 400)
        let reply = silence(#"["rules", "missing-dark", "exclude"]"#)
        #expect(reply.status == 200 && reply.body.contains(#""carousel": "", "pages": []"#))
        #expect(try configuration() == former + "rules:\n  missing-dark: {exclude: [\"Cart\"]}\n")
        #expect(silence(#"["uses"]"#).status == 409, "the file isn't compiled yet")
        #expect(post(#"{"undo": 1}"#).status == 200)
        #expect(try configuration() == former)
        compile("7-1")
        #expect(silence(#"["uses"]"#, "[]").status == 400)
        #expect(silence(#"["uses"]"#, #"["Cart", "Bell"]"#).body.contains(#""words": "2 names added to uses""#))
        #expect(try configuration() == former + "uses: [\"Cart\", \"Bell\"]\n")
        #expect(post(#"{"undo": 2}"#).status == 200)
        #expect(try configuration() == former)
    }

    @Test("A gradient is refused where a data file lists the pages")
    func gradient() throws {
        let refusal = edit(##"["#112233", "#445566"]"##)
        #expect(refusal.status == 422 && refusal.body.contains("A data file can't hold a page's gradient"))
        #expect(try list == ServedShop.list)
    }

    @Test("A pin is removed with all that belongs to it, and comes back")
    func removal() throws {
        #expect(edit("null", page: 0).body.contains("pin of 0 removed"))
        #expect(try list == #"[{"image": "a"}, {"image": "b"}]"#)
        #expect(post(#"{"undo": 1}"#).status == 200)
        #expect(try list == ServedShop.list)
    }

    @Test("Several pages are pinned by one change; the form of the backdrops is written into the configuration")
    func several() throws {
        let body = ##"{"carousel": "home", "generation": "7-1", "pins": {"0": null, "1": "#445566"}}"##
        #expect(post(body).body.contains("pins of 2 pages"))
        #expect(try list == ##"[{"image": "a"}, {"image": "b", "backdrop": "#445566"}]"##)
        compile("7-2")
        #expect(post(#"{"carousel": "home", "generation": "7-2", "backdrops": "bleed"}"#).status == 200)
        let configuration = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        #expect(configuration == "carousels: {home: {backdrops: bleed, pages: pages.json}}\n")
    }

    @Test("A form and pins are one edit, in one file or in two, and none is written if one can't be")
    func together() throws {
        let body = ##"{"carousel": "home", "generation": "7-1", "backdrops": "bleed", "pins": {"1": "#445566"}}"##
        #expect(post(body).body.contains(##""words": "backdrops of home: bleed, 1 pinned to #445566""##))
        let configuration = { String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self) }
        let former = "carousels: {home: {pages: pages.json}}\n"
        #expect(try configuration() != former && list.contains("#445566"))
        #expect(post(#"{"undo": 1}"#).status == 200)
        #expect(try configuration() == former && list == ServedShop.list)
        #expect(post(#"{"redo": 1}"#).status == 200)
        #expect(try configuration() != former && list.contains("#445566"))
        // Someone else changes the second file: the first one stays as it is.
        let pinned = try list
        try shop.folder.write("carousels: {}\n", to: "tincture.yml")
        let refusal = post(#"{"undo": 1}"#)
        #expect(refusal.status == 409 && refusal.body.contains("Nothing was undone"))
        #expect(try list == pinned && configuration() == "carousels: {}\n")
    }

    @Test("What somebody else has written since is not taken back, and is no longer offered")
    func changedSince() throws {
        #expect(edit(#""vibrant""#).status == 200)
        compile("7-2")
        #expect(post(#"{"carousel": "home", "generation": "7-2", "backdrops": "bleed"}"#).status == 200)
        #expect(post(#"{"list": true}"#).body.contains(#""forgotten": """#))
        // With the written content again, nothing is lost.
        let written = try list
        try shop.folder.write("", to: "pages.json")
        #expect(!post(#"{"list": true}"#).body.contains(#""number": 1"#))
        try shop.folder.write(written, to: "pages.json")
        #expect(post(#"{"list": true}"#).body.contains(#""number": 1"#))
        try shop.folder.write("[]", to: "pages.json")
        // The edit of the other file is still offered.
        let edits = post(#"{"list": true}"#).body
        #expect(edits.contains(#""edits": [{"number": 2"#) && !edits.contains(#""number": 1"#))
        #expect(edits.contains("pages.json changed outside this page. Earlier edits can be undone or redone only if"))
        #expect(post(#"{"undo": 2}"#).status == 200)
        let refusal = post(#"{"undo": 1}"#)
        #expect(refusal.status == 409 && refusal.body.contains("Nothing was undone: "))
        #expect(try list == "[]")
        compile("7-3")
        #expect(
            post(#"{"carousel": "home", "generation": "7-3", "backdrops": "bleed"}"#).body.contains(#""forgotten": """#)
        )
    }

    @Test("A page of another state writes nothing, nor does one whose files have changed")
    func conflicts() throws {
        #expect(edit(#""vibrant""#, generation: "7-0").body.contains("out of date"))
        #expect(edit(#""vibrant""#, page: 2).body.contains("no such page"))
        try shop.folder.write(ServedShop.list + "\n", to: "pages.json")
        #expect(edit(#""vibrant""#).body.contains("has changed in the meantime"))
        #expect(try list == ServedShop.list + "\n")
        // The page shows the change now.
        pins.follow(shop.content(), generation: "7-2", looks: shop.looks)
        #expect(edit(#""vibrant""#, generation: "7-2").status == 200)
    }

    @Test("While the configuration can't be read, the reply says so, and nothing is written")
    func broken() throws {
        var content = shop.content()
        content.failure = PageFailure("tincture.yml has an error")
        pins.follow(content, generation: "7-2", looks: shop.looks)
        let reply = edit(#""vibrant""#, generation: "7-2")
        #expect(reply.status == 409 && reply.body.contains("The configuration has an error. Fix it"))
        #expect(try list == ServedShop.list)
    }

    @Test("A carousel that is shown in an earlier form takes no pin")
    func kept() throws {
        var content = shop.content()
        content.keptCarousels = ["home": []]
        pins.follow(content, generation: "7-2", looks: shop.looks)
        #expect(edit(#""vibrant""#, generation: "7-2").body.contains("Fix the error first"))
        content.keptCarousels = [:]
        content.failure = .init("a reason")
        pins.follow(content, generation: "7-3", looks: shop.looks)
        #expect(edit(#""vibrant""#, generation: "7-3").status == 409)
    }
}
