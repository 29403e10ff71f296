import ColorScience
import Testing

@Suite("Notations")
struct NotationTests {
    @Test(
        "Hex codes of every length and case are read",
        arguments: [
            ("#fe9a3b", "#FE9A3B"), ("#FE9A3B", "#FE9A3B"), ("#abc", "#AABBCC"), ("#AbC8", "#AABBCC88"),
            ("#12345678", "#12345678"), ("#123456FF", "#123456"),
        ])
    func hex(text: String, expected: String) throws {
        #expect(try Color(css: text).hex == expected)
    }

    @Test(
        "What is no hex code is refused",
        arguments: ["", "#", "#12", "#12345", "#1234567", "123456", "#GGGGGG", "#１２３", "#+12345"])
    func refused(text: String) {
        #expect(throws: ColorSyntaxError.self) { try Color(css: text) }
        #expect(SRGB8(hex: text) == nil)
    }

    struct Notations: Decodable, Sendable {
        struct Case: Decodable, Sendable {
            let css: String
            let color: ColorFixtures.Written

            private enum CodingKeys: String, CodingKey { case css }

            init(from decoder: any Decoder) throws {
                css = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .css)
                color = try ColorFixtures.Written(from: decoder)
            }
        }

        let read: [Case]
        let refused: [String]
    }

    @Test("Every notation is read as ColorAide reads it, and printed so that it can be read again")
    func fixtures() throws {
        let fixtures = try ColorFixtures.read("notations", as: Notations.self)
        for entry in fixtures.read {
            let expected = try entry.color.color()
            do {
                let found = try Color(css: entry.css)
                #expect(found.distance(to: expected) < 1e-7, "\(entry.css): \(found)")
                let again = try Color(css: found.css())
                #expect(again.distance(to: found) < 6e-7, "\(entry.css): \(found.css())")
                #expect(again.css() == found.css())
            } catch {
                Issue.record("\(entry.css): \(error)")
            }
        }
        for text in fixtures.refused {
            #expect(throws: ColorSyntaxError.self, "\(text)") { try Color(css: text) }
        }
    }

    @Test("There are 148 names, and transparent")
    func names() throws {
        #expect(Color.cssNames.count == 149)
        #expect(Color.cssNames.dropLast() == Color.cssNames.dropLast().sorted()[...])
        for name in Color.cssNames { _ = try Color(css: name) }
    }
}
