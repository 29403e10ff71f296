import AssetCatalog
import Testing

@Suite("A pin that is written into a data file")
struct PageListEditTests {
    private func edited(_ text: String, page: Int = 0, _ pin: PinNotation? = nil) throws -> String {
        let pin = try pin ?? PinNotation.read("#0A0B0C")
        return String(decoding: try PageListEdit.pinned(Array(text.utf8), page: page, to: pin), as: UTF8.self)
    }

    @Test("Every way of giving the color is changed, and no other byte")
    func forms() throws {
        let tmall = """
            [\r
              { "imgName" : "a", "bgColor": "#112233" ,\t"colors": {"red": 17, "green":34,"blue" : 51.0} , "id": 1e3 },
              {"imgName": "b", "note": "\\u00e9 \\"#112233\\"", "bgColor": "#445566"},
              {"imgName": "c"}
            ]
            """
        #expect(
            try edited(tmall)
                == tmall.replacing(
                    "\"#112233\" ,\t\"colors\": {\"red\": 17, \"green\":34,\"blue\" : 51.0}",
                    with: "\"#0A0B0C\" ,\t\"colors\": {\"red\": 10, \"green\":11,\"blue\" : 12}"))
        #expect(try edited(tmall, page: 1) == tmall.replacing("\"#445566\"", with: "\"#0A0B0C\""))
        // The list's own key, where the entry has none yet.
        #expect(try edited(tmall, page: 2) == tmall.replacing("\"c\"", with: "\"c\", \"bgColor\": \"#0A0B0C\""))
        let parts = ##"[{"image": "a", "colors": {"red": 1, "green": 2, "blue": 3}}, {"image": "b"}]"##
        #expect(
            try edited(parts)
                == parts.replacing(
                    ##""red": 1, "green": 2, "blue": 3"##, with: ##""red": 10, "green": 11, "blue": 12"##))
    }

    @Test("A page without a color gets one behind its picture, on a line of its own where that has one")
    func insertion() throws {
        #expect(
            try edited(#"[{"image": "a", "x": 1}, {"image": "b"}]"#)
                == ##"[{"image": "a", "backdrop": "#0A0B0C", "x": 1}, {"image": "b"}]"##)
        #expect(
            try edited("[\n  {\n    \"id\": 1,\n    \"image\": \"a\\\\\"\n  },\n  {\"image\": \"b\"}\n]")
                == "[\n  {\n    \"id\": 1,\n    \"image\": \"a\\\\\",\n    \"backdrop\": \"#0A0B0C\"\n  },\n  {\"image\": \"b\"}\n]"
        )
        #expect(
            try edited("\u{FEFF}[{\r\n\t\"image\": \"é\"\r\n}]\r\n")
                == "\u{FEFF}[{\r\n\t\"image\": \"é\",\r\n\t\"backdrop\": \"#0A0B0C\"\r\n}]\r\n")
        #expect(try edited(#"[{"image":"a"}]"#) == ##"[{"image":"a", "backdrop": "#0A0B0C"}]"##)
    }

    @Test("Swatches, roles and points take the place of colors, and colors theirs")
    func kinds() throws {
        let color = ##"[{"image": "a", "backdrop": "#112233"}]"##
        let point = #"[{"image": "a", "backdrop": {"at": [0.25, 1]}}]"#
        #expect(
            try edited(color, try PinNotation.read("swatch 3")) == #"[{"image": "a", "backdrop": "swatch 3"}]"#)
        #expect(try edited(color, try PinNotation.read("vibrant")) == #"[{"image": "a", "backdrop": "vibrant"}]"#)
        #expect(try edited(color, .reference(try PinReference(at: [0.25, 1]))) == point)
        #expect(try edited(point, try PinNotation.read("#112233")) == color)
        let list = ##"[{"image": "a", "backdrop": ["]", {"x": "\\"}, 1, "#FFFFFF"], "id": 2}]"##
        #expect(try edited(list) == ##"[{"image": "a", "backdrop": "#0A0B0C", "id": 2}]"##)
        #expect(try edited(##"[{"image": "a", "backdrop":null}]"##) == ##"[{"image": "a", "backdrop":"#0A0B0C"}]"##)
    }

    @Test(
        "What has another form is left alone",
        arguments: ["[", "{}", "[]", "[1]", #"[{"id": 1}]"#, ##"[{"image": "a", "colors": {"red": 1}}]"##])
    func refusals(text: String) throws {
        #expect(throws: PinRefusal.self) { try edited(text) }
    }

    @Test("What is no color cannot be written by its components")
    func components() throws {
        let text = ##"[{"image": "a", "bgColor": "#010203", "colors": {"red": 1, "green": 2, "blue": 3}}]"##
        let refusal = #expect(throws: PinRefusal.self) { try edited(text, try PinNotation.read("swatch 1")) }
        #expect(refusal?.description.contains("\"colors\"") == true)
    }
}
