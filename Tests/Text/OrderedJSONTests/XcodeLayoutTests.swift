import OrderedJSON
import Testing

@Suite("Writing JSON as Xcode does")
struct XcodeLayoutTests {
    private func rewritten(_ text: String) throws -> String {
        JSONWriter.xcodeText(try JSONParser.parse(Array(text.utf8)))
    }

    @Test("Two spaces a level, a space before the colon, members by name, a line end at the end")
    func layout() throws {
        #expect(
            try rewritten(#"{"info":{"version":1,"author":"xcode"},"images":[{"scale":"1x","idiom":"universal"},{}]}"#)
                == """
                {
                  "images" : [
                    {
                      "idiom" : "universal",
                      "scale" : "1x"
                    },
                    {

                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
    }

    @Test("An empty list or object stands around an empty line")
    func empty() throws {
        #expect(try rewritten(#"{"b": {}, "a": []}"#) == "{\n  \"a\" : [\n\n  ],\n  \"b\" : {\n\n  }\n}\n")
    }

    @Test("Only what JSON demands is escaped, and digits stay as they were")
    func values() throws {
        #expect(
            try rewritten(#"["a\/b", "\u00e9\u2028", "\u0001\b\f\n\r\t\"\\", 1.50, 1e3, true, null]"#)
                == "[\n  \"a/b\",\n  \"é\u{2028}\",\n  \"\\u0001\\b\\f\\n\\r\\t\\\"\\\\\",\n  1.50,\n  1e3,\n  true,\n  null\n]\n"
        )
    }

    @Test("Members of one name keep their order")
    func repeatedNames() throws {
        #expect(try rewritten(#"{"b": 1, "a": 2, "b": 3}"#) == "{\n  \"a\" : 2,\n  \"b\" : 1,\n  \"b\" : 3\n}\n")
    }
}
