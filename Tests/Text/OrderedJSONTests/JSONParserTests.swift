import Diagnostics
import OrderedJSON
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
    private func parse(_ text: String) throws(JSONSyntaxError) -> JSONNode { try JSONParser.parse(Array(text.utf8)) }

    @Test("Members keep their order and every value its place")
    func orderAndPlaces() throws {
        let node = try parse("{\n  \"b\": [1, true],\n  \"a\": null\n}")
        #expect(node.members?.map(\.name) == ["b", "a"])
        #expect(node["b"]?.place == TextPosition(line: 2, column: 8))
        #expect(node["b"]?.elements?[1].place == TextPosition(line: 2, column: 12))
        #expect(node["a"]?.place == TextPosition(line: 3, column: 8))
        #expect(node.members?[1].place == TextPosition(line: 3, column: 3))
    }

    @Test("A column counts bytes, as compilers do")
    func columnsAreBytes() throws {
        #expect(try parse(#"["ä", 1]"#).elements?[1].place == TextPosition(line: 1, column: 8))
    }

    @Test("Escapes, surrogate pairs among them, are resolved")
    func escapes() throws {
        #expect(try parse(#""\"\\\/\b\f\n\r\té😀""#).string == "\"\\/\u{8}\u{C}\n\r\té😀")
    }

    @Test("A byte order mark is passed over")
    func byteOrderMark() throws {
        #expect(try parse("\u{FEFF}[]").elements?.isEmpty == true)
    }

    @Test("Numbers of every form are read, and kept to the digit")
    func numbers() throws {
        let text = "[0, -1, 0.5, 1e3, 2.5E-2, 12345678901234567168]"
        #expect(try parse(text).elements?.map(\.number) == [0, -1, 0.5, 1000, 0.025, 12_345_678_901_234_567_168])
        #expect(JSONWriter.text(try parse(text), layout: .line) == text)
    }

    @Test(
        "What is not JSON is refused at the place where it goes wrong",
        arguments: [
            ("", 1, 1), ("  \n ", 2, 2), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("{a: 1}", 1, 2),
            ("[01]", 1, 3), ("[.5]", 1, 2), ("[1.]", 1, 4), ("[-]", 1, 3), ("[1e]", 1, 4), ("nul", 1, 1),
            ("\"a", 1, 3), ("\"a\nb\"", 1, 3), (#""\x""#, 1, 2), (#""\u12G4""#, 1, 2), (#""\uD800""#, 1, 2),
            ("[1] 2", 1, 5), ("[1\n 2]", 2, 2), ("// no", 1, 1), ("{\"a\":1,}", 1, 8), ("NaN", 1, 1),
        ])
    func malformed(text: String, line: Int, column: Int) {
        #expect { try parse(text) } throws: { error in
            (error as? JSONSyntaxError)?.place == TextPosition(line: line, column: column)
        }
    }

    @Test(
        "A string with more combining marks in a row than any language has is refused",
        arguments: ["\u{323}\u{301}", #"\u0323\u0301"#])
    func excessiveMarks(marks: String) {
        for text in ["\"a\(String(repeating: marks, count: 16))\"", "{\"\(String(repeating: marks, count: 16))\": 1}"] {
            #expect { try parse(text) } throws: { error in
                (error as? JSONSyntaxError)?.reason == .excessiveMarks
            }
        }
        #expect(throws: Never.self) { try parse("\"a\(String(repeating: marks, count: 15))\"") }
    }

    @Test("Bytes that are not UTF-8 are refused")
    func notUTF8() {
        #expect { try JSONParser.parse([0x22, 0xFF, 0x22]) } throws: { error in
            (error as? JSONSyntaxError)?.reason == .notUTF8
        }
    }

    @Test("Nesting is read to the limit and refused beyond it, without a trap")
    func depth() throws {
        let limit = JSONParser.maximumDepth
        _ = try parse(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
        #expect { try parse(String(repeating: "[", count: 1_000_000)) } throws: { error in
            (error as? JSONSyntaxError)?.reason == .tooDeep
        }
    }

    @Test("No mutation of a catalog's file traps, and every refusal has a place")
    func mutations() {
        let seed = Array(
            #"{"images":[{"idiom":"universal","filename":"a b.png","scale":"2x"},{"x":[-1.5e3,null,true]}]}"#.utf8)
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            // xorshift64* (Vigna, doi:10.1145/2845077): the same mutations in every run.
            state ^= state >> 12
            state ^= state << 25
            state ^= state >> 27
            return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
        }
        var refused = 0
        for _ in 0..<10_000 {
            var bytes = seed
            for _ in 0...random(3) {
                switch random(3) {
                case 0: bytes[random(bytes.count)] = UInt8(random(256))
                case 1: bytes.remove(at: random(bytes.count))
                default: bytes.insert(UInt8(random(256)), at: random(bytes.count))
                }
            }
            do {
                _ = try JSONParser.parse(bytes)
            } catch {
                refused += 1
                #expect(error.place.line >= 1 && error.place.column >= 1)
            }
        }
        #expect(refused > 5_000)
    }

    @Test("Reading ends at the first value too many, names not counted")
    func tooManyValues() throws {
        let text = Array(#"{"a": [1, 2], "b": {"c": 3}}"#.utf8)
        #expect(throws: Never.self) { try JSONParser.parse(text, maximumValues: 6) }
        func place(_ bytes: [UInt8], most: Int) -> TextPosition? {
            do throws(JSONSyntaxError) {
                _ = try JSONParser.parse(bytes, maximumValues: most)
                return nil
            } catch {
                return error.reason == .tooManyValues(most) ? error.place : nil
            }
        }
        #expect(place(text, most: 5) == TextPosition(line: 1, column: 26))
        // What follows is not even looked at.
        #expect(place(Array("[1,\n1,1, x".utf8), most: 3) == TextPosition(line: 2, column: 3))
    }
}
