import AssetCatalog
import CatalogConfiguration
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("A pin that is written into the configuration")
struct ConfigurationEditTests {
    private func edited(_ pages: String, page: Int = 0, _ pin: String = "#0A0B0C") throws -> String {
        try edited(pages, page: page, to: try PinNotation.read(pin))
    }

    private func edited(_ pages: String, page: Int = 0, to pin: PinNotation) throws -> String {
        let head = "# ours\ncarousels:\n  home: # é\n    pages: "
        let tail = "\n    wraps: true # as the app\n"
        let result = try ConfigurationEdit.pinned(
            Array((head + pages + tail).utf8), carousel: "home", page: page, to: pin)
        let text = String(decoding: result, as: UTF8.self)
        #expect(text.hasPrefix(head) && text.hasSuffix(tail))
        return String(text.dropFirst(head.count).dropLast(tail.count))
    }

    @Test(
        "A page gets its pin where it is; comments, layout and the key that it has are kept",
        arguments: [
            ("[a, b]", ##"[{image: a, pin: "#0A0B0C"}, b]"##),
            ("[\"a\" , b]", ##"[{image: "a", pin: "#0A0B0C"} , b]"##),
            ("['a''s', b]", ##"[{image: 'a''s', pin: "#0A0B0C"}, b]"##),
            ("[&x a, *x]", ##"[{image: &x a, pin: "#0A0B0C"}, *x]"##),
            (##"[{image: a, backdrop: "#112233"}, b] # why"##, ##"[{image: a, backdrop: "#0A0B0C"}, b] # why"##),
            (##"[{pin: 'white', image: a}, b]"##, ##"[{pin: "#0A0B0C", image: a}, b]"##),
            (##"[{pin: swatch 2 , image: a}, b]"##, ##"[{pin: "#0A0B0C" , image: a}, b]"##),
            (##"[{image: a, pin: {at: [0.1, 0.5]}}, b]"##, ##"[{image: a, pin: "#0A0B0C"}, b]"##),
            (##"[{image: a, backdrop: ["#000000", '#FFF']}, b]"##, ##"[{image: a, backdrop: "#0A0B0C"}, b]"##),
            ("[{image: a}, b]", ##"[{image: a, pin: "#0A0B0C"}, b]"##),
            (
                "[\n      {\n        image: a # it\n      }, b]",
                "[\n      {\n        image: a, pin: \"#0A0B0C\" # it\n      }, b]"
            ),
            ("\n      - a   # first\n      - b", "\n      - {image: a, pin: \"#0A0B0C\"}   # first\n      - b"),
            ("\n    - image: a # it\n    - b", "\n    - image: a # it\n      pin: \"#0A0B0C\"\n    - b"),
            (
                "\n      -   image: a\n          pin: white   # soft\n      - b",
                "\n      -   image: a\n          pin: \"#0A0B0C\"   # soft\n      - b"
            ),
            (
                "\n      -\n        image: \"a\"\n\n        # none yet\n      - b",
                "\n      -\n        image: \"a\"\n        pin: \"#0A0B0C\"\n\n        # none yet\n      - b"
            ),
            ("\n      - image: >\n          a\n      - b", nil),
            (
                "\n      - image: a\n        backdrop:\n          - white\n          # or\n          - black\n      - b",
                nil
            ),
            ("\n      - image: a\n        pin: &x white\n      - {image: b, pin: *x}", nil),
            ("\n      - &p {image: a, pin: white}\n      - *p", nil),
            ("\n      - {image: a, pin: }\n      - b", nil),
        ] as [(String, String?)])
    func forms(pages: String, expected: String?) throws {
        guard let expected else {
            let refusal = #expect(throws: PinRefusal.self) { try edited(pages) }
            #expect(refusal?.description.contains("Edit the entry yourself") == true)
            return
        }
        #expect(try edited(pages) == expected)
    }

    @Test(
        "Every kind of pin is written as the reader takes it",
        arguments: ["#0A0B0C", "white", "swatch 2", "lightVibrant"])
    func kinds(pin: String) throws {
        for pages in ["[a, b]", "\n      - image: a\n      - b", "[{image: a, pin: {at: [0, 1]}}, b]"] {
            try expectRead(ConfigurationEditTests.head + pages, as: try PinNotation.read(pin))
        }
    }

    @Test("A gradient is written as the list of its colors")
    func gradient() throws {
        let colors = [SRGB8(red: 10, green: 11, blue: 12), SRGB8(red: 255, green: 255, blue: 255)]
        #expect(try edited("[a, b]", to: .gradient(colors)) == ##"[{image: a, pin: ["#0A0B0C", "#FFFFFF"]}, b]"##)
        for pages in [
            "\n      - image: a\n      - b", "[{image: a, pin: {at: [0, 1]}}, b]", "[{image: a, pin: [red, blue]}, b]",
        ] {
            try expectRead(Self.head + pages, as: .gradient(colors))
        }
    }

    @Test("A point is written with four places")
    func point() throws {
        for pages in ["[a, b]", "\n      - image: a\n      - b", "[{image: a, backdrop: vibrant}, b]"] {
            try expectRead(
                ConfigurationEditTests.head + pages, as: .reference(try PinReference(at: [0.12345, 1])),
                .reference(try PinReference(at: [0.1235, 1])))
        }
    }

    private static let head = "carousels:\n  home:\n    pages: "

    private func expectRead(_ text: String, as pin: PinNotation, _ rounded: PinNotation? = nil) throws {
        let result = try ConfigurationEdit.pinned(Array(text.utf8), carousel: "home", page: 0, to: pin)
        let folder = try TemporaryFolder()
        try folder.write(result, to: "tincture.yml")
        let configuration = ConfigurationReader.read(folder["tincture.yml"])
        #expect(
            configuration.diagnostics.isEmpty,
            "\(String(decoding: result, as: UTF8.self)): \(configuration.diagnostics)")
        let page = try #require(configuration.carousels.first?.pages.entries.first)
        #expect(page.image == "a")
        #expect(page.pin == rounded ?? pin)
    }

    @Test(
        "Without its pin a page is only its name again, unless more is said about it",
        arguments: [
            (##"[{image: a, pin: "#112233"}, b]"##, "[a, b]"), ("[{ pin: vibrant, image: 'a''s' }, b]", "['a''s', b]"),
            ("\n      - {image: a, backdrop: {at: [0, 1]}} # why\n      - b", "\n      - a # why\n      - b"),
            ("[{image: a, pin: white, text: hero}, b]", "[{image: a, text: hero}, b]"),
            ("\n      - image: a\n        pin: white\n      - b", "\n      - image: a\n      - b"),
        ])
    func removal(pages: String, expected: String) throws {
        let result = try ConfigurationEdit.pinned(
            Array((Self.head + pages).utf8), carousel: "home", page: 0, to: nil)
        #expect(String(decoding: result, as: UTF8.self) == Self.head + expected)
    }

    @Test(
        "The default form of the backdrops has no key",
        arguments: [
            ("{pages: [a], backdrops: bleed}", "{pages: [a]}"), ("{backdrops: bleed, pages: [a]}", "{pages: [a]}"),
            ("\n    backdrops: bleed # why\n    pages: [a]\n", "\n    pages: [a]\n"),
            ("\n    pages: [a]\n    backdrops: bleed\n", "\n    pages: [a]\n"), ("{pages: [a]}", "{pages: [a]}"),
        ])
    func defaultBackdrops(carousel: String, expected: String) throws {
        let head = "carousels:\n  home: "
        let result = try ConfigurationEdit.setBackdrops(Array((head + carousel).utf8), carousel: "home", to: .color)
        #expect(String(decoding: result, as: UTF8.self) == head + expected)
    }

    @Test(
        "A name is added to a list, which is created if there is none; comments and layout are kept",
        arguments: [
            ("code: [App]", "code: [App]\nrules:\n  unused-set: {exclude: [\"a*\"]}\n"),
            ("{code: [App]}\n", "{code: [App], rules: {unused-set: {exclude: [\"a*\"]}}}\n"),
            (
                "rules: # ours\n  # first\n  clash: off\ncode: [App]",
                "rules: # ours\n  unused-set: {exclude: [\"a*\"]}\n  # first\n  clash: off\ncode: [App]"
            ),
            ("rules: {clash: off}\n", "rules: {clash: off, unused-set: {exclude: [\"a*\"]}}\n"),
            ("rules: {unused-set: note} # it\n", "rules: {unused-set: {severity: note, exclude: [\"a*\"]}} # it\n"),
            (
                "rules:\r\n  unused-set:\r\n    severity: note\r\n",
                "rules:\r\n  unused-set:\r\n    exclude: [\"a*\"]\r\n    severity: note\r\n"
            ),
            ("rules: {unused-set: {exclude: [b, 'c']}}", "rules: {unused-set: {exclude: [b, 'c', \"a*\"]}}"),
            (
                "rules:\n  unused-set:\n    exclude:\n    - b # it\ncode: [App]\n",
                "rules:\n  unused-set:\n    exclude:\n    - b # it\n    - \"a*\"\ncode: [App]\n"
            ),
        ])
    func lists(text: String, expected: String) throws {
        let keys = ["rules", "unused-set", "exclude"]
        let result = try ConfigurationEdit.adding(["a*"], toListAt: keys, in: Array(text.utf8))
        #expect(Array(result) == Array(expected.utf8), "\(String(decoding: result, as: UTF8.self))")
        #expect(throws: PinRefusal.self) { try ConfigurationEdit.adding(["a*"], toListAt: keys, in: result) }
    }

    @Test("Several names are added at once, in lines that can be read, and none twice")
    func severalNames() throws {
        let names = (1...12).map { "CheckoutBanner\($0)" }
        func adding(_ names: [String], to text: String) throws -> String {
            let keys = ["rules", "unused-set", "exclude"]
            return String(
                decoding: try ConfigurationEdit.adding(names, toListAt: keys, in: Array(text.utf8)), as: UTF8.self)
        }
        let created = try adding(names, to: "code: [App]\n")
        #expect(created.hasPrefix("code: [App]\nrules:\n  unused-set: {exclude: [\"CheckoutBanner1\", "))
        #expect(created.split(separator: "\n").allSatisfy { $0.count <= 110 } && created.count { $0 == "\n" } > 4)
        #expect(try adding(names + ["Cart"], to: created) == created.replacing("12\"]", with: "12\", \"Cart\"]"))
        #expect(
            try adding(["b", "c", "d"], to: "rules:\n  unused-set:\n    exclude:\n    - b\n")
                == "rules:\n  unused-set:\n    exclude:\n    - b\n    - \"c\"\n    - \"d\"\n")
        #expect(throws: PinRefusal.self) { try adding(names, to: created) }
    }

    @Test("Names that are no plain words are put in quotes, lines end as they did, a byte order mark stays")
    func texts() throws {
        #expect(
            try edited("\n      - \"é\"\n      - a, b", page: 1)
                == "\n      - \"é\"\n      - {image: \"a, b\", pin: \"#0A0B0C\"}")
        #expect(try edited("[\"é\", é b]", page: 1) == ##"["é", {image: "é b", pin: "#0A0B0C"}]"##)
        let text = "\u{FEFF}carousels:\r\n  home:\r\n    pages:\r\n    - image: a\r\n    - b\r\n"
        let result = try ConfigurationEdit.pinned(
            Array(text.utf8), carousel: "home", page: 0, to: try PinNotation.read("vibrant"))
        #expect(
            Array(result) == Array(text.replacing("image: a\r\n", with: "image: a\r\n      pin: vibrant\r\n").utf8))
        let last = "carousels: {home: {pages: [a]}}"
        #expect(
            String(
                decoding: try ConfigurationEdit.pinned(
                    Array(last.utf8), carousel: "home", page: 0, to: try PinNotation.read("muted")), as: UTF8.self)
                == "carousels: {home: {pages: [{image: a, pin: muted}]}}")
    }

    @Test("Where there is no such page, or no list, nothing is written")
    func places() throws {
        let pin = try PinNotation.read("white")
        for (text, carousel, page) in [
            ("carousels: {home: {pages: [a]}}", "home", 1), ("carousels: {home: {pages: [a]}}", "home", -1),
            ("carousels: {home: {pages: [a]}}", "../home", 0), ("carousels: {home: {pages: a.json}}", "home", 0),
            ("carousels: {home: {pages: [[a]]}}", "home", 0), ("carousels: [", "home", 0), ("", "home", 0),
        ] {
            #expect(throws: PinRefusal.self, "\(text)") {
                try ConfigurationEdit.pinned(Array(text.utf8), carousel: carousel, page: page, to: pin)
            }
        }
    }
}
