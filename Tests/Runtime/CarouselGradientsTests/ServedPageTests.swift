import CarouselGradients
import ColorScience
import Foundation
import Testing

@Suite("Pages that a server sends")
struct ServedPageTests {
    private func pages(_ json: String) throws -> CarouselBackdrop.Pages {
        try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: Data(json.utf8))
    }

    @Test("Both forms are read, with members that are of no interest")
    func forms() throws {
        let read = try pages(
            ##"[{"imgName": "loop1", "id": 1, "bgColor": "#c0c0c0", "colors": {"red": 192}}, {"image": "b", "backdrop": "#1F6FEB", "dark": "#002867"}]"##
        )
        #expect(read.problems.isEmpty && read.pages.map(\.image) == ["loop1", "b"])
        #expect(read.pages.map(\.backdrop.hex) == ["#C0C0C0", "#1F6FEB"])
        #expect(read.pages[1].dark.hex == "#002867" && read.pages[0].dark == DarkAppearance.of(read.pages[0].backdrop))
    }

    @Test("Pages in an object of version 1 are the same as in an array; another version is refused")
    func versioned() throws {
        let array = ##"[{"image": "loop1", "backdrop": "#C0C0C0"}, {"backdrop": "#C0C0C0"}]"##
        #expect(try pages("{\"version\": 1, \"pages\": \(array)}") == pages(array))
        for other in ["{\"pages\": \(array)}", "{\"version\": 2, \"pages\": \(array)}", "{\"version\": 1}"] {
            #expect(throws: DecodingError.self) { try pages(other) }
        }
    }

    @Test("Gradients are read and written; one that cannot be used is a problem, and the page keeps its color")
    func gradients() throws {
        let stops = ##"[{"location": 0, "hex": "#FFFFFF", "dark": "#222222"}, {"location": 1, "hex": "000"}]"##
        let others = [
            #"[]"#, "7", #"[{"location": 0, "hex": "red"}]"#,
            #"[{"location": 1, "hex": "red"}, {"location": 0, "hex": "red"}]"#,
            #"[{"location": 0, "hex": "rde"}, {"location": 1, "hex": "red"}, {"location": 0.5, "hex": "red"}]"#,
            #"[{"hex": "red"}, {"location": 1, "hex": "red"}]"#,
        ]
        let read = try pages(
            "["
                + ([stops] + others).map { "{\"image\": \"a\", \"backdrop\": \"red\", \"backdropGradient\": \($0)}" }
                .joined(separator: ", ") + "]")
        #expect(read.pages[0].gradient.map(\.color.hex) == ["#FFFFFF", "#000000"])
        #expect(read.pages[0].gradient[0].dark.hex == "#222222")
        #expect(read.problems.map(\.index) == Array(1...others.count))
        #expect(read.problems.allSatisfy { $0.reason == .malformedGradient })
        #expect(read.pages.dropFirst().allSatisfy { $0.gradient.isEmpty && $0.backdrop.hex == "#FF0000" })
        let backdrop = CarouselBackdrop(read, style: .page, wraps: false)
        #expect(backdrop.light.backdrop(at: 0).color(at: 0.5).hex == "#808080")
        #expect(backdrop.dark.backdrop(at: 0).color(at: 0).hex == "#222222")
        #expect(backdrop.light.backdrop(at: 1).color(at: 0.5).hex == "#FF0000")
        let again = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: JSONEncoder().encode(read))
        #expect(again.pages == read.pages && again.problems.isEmpty)
    }

    @Test("Easing and contrast give the tables that a build gives")
    func buildOptions() throws {
        let read = try pages(##"[{"image": "a", "backdrop": "#C0C0C0"}, {"image": "b", "backdrop": "#1F6FEB"}]"##)
        let white = SRGB8(red: 255, green: 255, blue: 255)
        let sent = CarouselBackdrop(
            read, style: .page, wraps: true, blending: .oklab, easing: .easeInOut,
            contrast: .init(of: white, minimum: 4.5))
        let colors = try ContrastAdjustment(
            overlay: white, contrast: 4.5, wraps: true, interpolation: Interpolation(space: .oklab), easing: .easeInOut
        ).adjusted(read.pages.map(\.backdrop))
        let table = GradientTable(
            pages: colors, wraps: true, interpolation: Interpolation(space: .oklab), easing: .easeInOut, samples: 0)
        #expect(sent.light == BackdropTable(table))
        #expect((sent.light.worstContrast(of: white)?.ratio ?? 0) >= 4.5)
        let unreachable = CarouselBackdrop(
            read, style: .page, wraps: true, contrast: .init(of: SRGB8(red: 119, green: 119, blue: 119), minimum: 21))
        #expect(unreachable == CarouselBackdrop(read, style: .page, wraps: true))
    }

    @Test("A page with a problem keeps its index and takes the color of the page before it")
    func problems() throws {
        let read = try pages(
            """
            [{"image": "z"}, {"image": "a", "backdrop": "#FF0000"}, 7, null, [], {"backdrop": "#00FF00"},
             {"image": 3, "backdrop": "#00FF00"}, {"image": "b"}, {"image": "c", "backdrop": "rde"},
             {"image": "d", "backdrop": 12}, {"image": "e", "backdrop": "#0000FF", "dark": "no"},
             {"image": "f", "backdrop": null, "bgColor": "#FFF"},
             {"image": "g", "placeholder": "1QcSHQRnh493V4dIh4eXh1h4kJUI"}, {"image": "h", "placeholder": "!"}]
            """)
        #expect(read.pages.map(\.image) == ["z", "a", "", "", "", "", "", "b", "c", "d", "e", "f", "g", "h"])
        let colors = read.pages.map(\.backdrop.hex)
        #expect(colors[..<5] == ["#FF0000", "#FF0000", "#FF0000", "#FF0000", "#FF0000"])
        #expect(colors[5...9].allSatisfy { $0 == "#00FF00" } && colors[10] == "#0000FF" && colors[13] == colors[12])
        #expect(
            read.problems.map(\.index) == [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]
                && read.problems.map(\.reason) == [
                    .noColor, .notAnObject, .notAnObject, .notAnObject, .noImage, .noImage, .noColor,
                    .malformedColor("rde"), .malformedColor(""), .malformedDark("no"), .noColor,
                ])
        #expect(
            read.problems[1].description == "page 3 is not an object"
                && read.problems[7].description == "page 9 has the color \"rde\", which is not a CSS color")
        let none = try pages(##"[{"image": "a", "backdrop": "?"}]"##)
        #expect(none.pages.map(\.backdrop.hex) == ["#808080"] && none.problems.count == 1)
    }

    @Test(
        "Colors are read in each form that servers send",
        arguments: [
            "1F6FEA", "#1f6fea", "#1F6FEAFF", "rgb(31, 111, 234)", "rgb(31 111 234 / 50%)",
        ])
    func notations(_ color: String) {
        let read = CarouselBackdrop.Pages([(image: "a", backdrop: color, dark: color)])
        #expect(read.problems.isEmpty && read.pages[0].backdrop.hex == "#1F6FEA" && read.pages[0].dark.hex == "#1F6FEA")
    }

    @Test("What is no array is the decoder's error", arguments: ["{}", "3", "\"#FFF\"", "null", "[{", ""])
    func shapes(_ json: String) {
        #expect(throws: (any Error).self) { try pages(json) }
    }

    @Test("A placeholder's average is what the published algorithm gives")
    func average() throws {
        // The sunrise of the algorithm's page; its average by the JavaScript there is 0.5397, 0.5397 − 0.0794, 0.2857 …
        let bytes = [UInt8](try #require(Data(base64Encoded: "1QcSHQRnh493V4dIh4eXh1h4kJUI")))
        let header = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
        let (l, p, q) = (
            Double(header & 63) / 63, Double(header >> 6 & 63) / 31.5 - 1, Double(header >> 12 & 63) / 31.5 - 1
        )
        let b = l - 2.0 / 3.0 * p
        let r = (3.0 * l - b + q) / 2.0
        let expected = [r, r - q, b].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        let read = try pages(##"[{"image": "g", "placeholder": "1QcSHQRnh493V4dIh4eXh1h4kJUI"}]"##)
        let color = read.pages[0].backdrop
        #expect([color.red, color.green, color.blue] == expected)
    }

    @Test("Plain values give the same as JSON, and a carousel of them has tables")
    func values() throws {
        let sent: [(image: String?, backdrop: String?, dark: String?)] = [
            ("a", "#FF0000", nil), (nil, "#00FF00", nil), ("c", "#0000FF", "#000010"),
        ]
        let plain = CarouselBackdrop.Pages(sent)
        #expect(plain.pages.map(\.image) == ["a", "", "c"] && plain.problems.map(\.reason) == [.noImage])
        for blending in CarouselBackdrop.Blending.allCases {
            let backdrop = CarouselBackdrop(plain, style: .page, wraps: true, blending: blending)
            #expect(backdrop.pageCount == 3 && backdrop.wraps && backdrop.light.color(at: 2, track: 0).hex == "#0000FF")
            #expect(backdrop.dark.color(at: 5, track: 0).hex == "#000010")
        }
        let halves = CarouselBackdrop(plain, style: .page, wraps: true).backdrop(at: 0.5).color(at: 0)
        #expect(halves.hex == "#808000")
        let none = CarouselBackdrop(CarouselBackdrop.Pages([CarouselBackdrop.Pages.Page]()), style: .deck, wraps: true)
        #expect(none.pageCount == 0 && none.backdrop(at: 3).color(at: 0).hex == "#000000")
        #expect(none.geometry(width: 0).visiblePages(at: 1).isEmpty && none.foreground(at: .infinity).hex == "#FFFFFF")
    }
}
