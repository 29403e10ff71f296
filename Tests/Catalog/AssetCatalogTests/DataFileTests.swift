import AssetCatalog
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("Data files")
struct DataFileTests {
    private func pages(_ json: String) throws -> (pages: [ListedPage], diagnostics: [Diagnostic]) {
        let folder = try TemporaryFolder(["pages.json": json])
        let path = folder["pages.json"]
        var reader = DataFileReader()
        let listing = reader.pages(path, namedAt: SourceLocation(path: path, line: 1, column: 1))
        return (listing.entries, listing.diagnostics)
    }

    @Test("Carousels that name one file share its pages, and have a limit together")
    func shared() throws {
        let folder = try TemporaryFolder(["pages.json": ##"[{"image": "a"}, {"image": "b"}]"##])
        let origin = SourceLocation(path: "tincture.yml", line: 3, column: 5)
        var limits = InputLimits.standard
        limits.values = 9
        var reader = DataFileReader(limits: limits)
        #expect(reader.pages(folder["pages.json"], namedAt: origin).entries.count == 2)
        // It is read once.
        try folder.write("", to: "pages.json")
        for _ in 2...4 { #expect(reader.pages(folder["pages.json"], namedAt: origin).entries.count == 2) }
        let fifth = reader.pages(folder["pages.json"], namedAt: origin)
        #expect(fifth.isRefused && fifth.entries.isEmpty)
        #expect(fifth.diagnostics.map(\.rule) == [.limitExceeded] && fifth.diagnostics.first?.line == 3)
    }

    @Test("The Tmall app's form gives picture and color, in order")
    func tmall() throws {
        let (pages, diagnostics) = try pages(
            """
            [{"imgName": "loop1", "id": 1, "bgColor": "#C0C0C0", "colors": {"red": 192, "green": 192, "blue": 192}},
             {"imgName": "loop3", "id": 3, "bgColor": "#FE9A3B"},
             {"imgName": "loop5", "id": 5, "colors": {"red": 218, "green": 255, "blue": 248}},
             {"imgName": "loop7", "id": 7}]
            """)
        #expect(diagnostics.isEmpty)
        #expect(pages.map(\.image) == ["loop1", "loop3", "loop5", "loop7"])
        #expect(pages.map { $0.backdrop?.hex } == ["#C0C0C0", "#FE9A3B", "#DAFFF8", nil])
        #expect(pages[1].origin.line == 2 && pages[1].origin.column == 14)
    }

    @Test("Two forms that disagree are a warning that says where; the written one is used")
    func disagreement() throws {
        let (pages, diagnostics) = try pages(
            """
            [{"imgName": "a",
              "bgColor": "#C0C0C0", "colors": {"red": 192, "green": 192, "blue": 191}}]
            """)
        #expect(pages.first?.backdrop?.hex == "#C0C0C0")
        #expect(diagnostics.map(\.rule) == [.colorMismatch])
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.line == 2 && diagnostics.first?.column == 14)
        #expect(diagnostics.first?.message.contains("#C0C0BF") == true)
    }

    @Test(
        "Two keys of a color that disagree are a warning at the second",
        arguments: [
            (#""red""#, #""blue""#, true), (#""red""#, ##""#FF0000""##, false), (#""swatch 2""#, #""red""#, true),
        ])
    func twoKeys(first: String, second: String, isReported: Bool) throws {
        let (pages, diagnostics) = try pages(
            """
            [{"image": "a", "bgColor": \(second), "backdrop": \(first)}]
            """)
        #expect(pages.count == 1 && pages[0].isPinned)
        #expect(diagnostics.map(\.rule) == (isReported ? [.colorMismatch] : []))
        #expect(diagnostics.allSatisfy { $0.line == 1 && $0.column == 28 })
    }

    @Test("A color that is null is none")
    func nullColor() throws {
        let (pages, diagnostics) = try pages(
            #"[{"image": "a", "backdrop": null}, {"image": "b", "backdrop": null, "bgColor": "red", "colors": null}]"#)
        #expect(diagnostics.isEmpty)
        #expect(pages.map { $0.backdrop?.hex } == [nil, "#FF0000"])
    }

    @Test(
        "What cannot be read is an error at its place",
        arguments: [
            ("{}", 1, 1), ("[7]", 1, 2), ("[{}]", 1, 2), (#"[{"imgName": ""}]"#, 1, 14),
            (#"[{"imgName": "a", "bgColor": "greenish"}]"#, 1, 30),
            (#"[{"imgName": "a", "colors": {"red": 256, "green": 0, "blue": 0}}]"#, 1, 29),
            (#"[{"imgName": "a", "colors": {"red": 1}}]"#, 1, 29), ("[", 1, 2),
        ])
    func malformed(json: String, line: Int, column: Int) throws {
        let diagnostics = try pages(json).diagnostics
        #expect(diagnostics.map(\.severity) == [.error])
        #expect(diagnostics.first?.line == line && diagnostics.first?.column == column)
    }

    @Test("The plant store's form gives products in order; a price may be a number")
    func products() throws {
        let folder = try TemporaryFolder([
            "plants.json": """
            [{"imageName": "Plant 1", "plantName": "Leaf Plant", "price": "$10.90"},
             {"imageName": "Plant 2", "price": 12.50}]
            """
        ])
        let path = folder["plants.json"]
        var reader = DataFileReader()
        let listing = reader.products(path, namedAt: SourceLocation(path: path, line: 1, column: 1))
        let products = listing.entries
        #expect(listing.diagnostics.isEmpty)
        #expect(products.map(\.image) == ["Plant 1", "Plant 2"])
        #expect(products.map(\.name) == ["Leaf Plant", nil])
        #expect(products.map(\.price) == ["$10.90", "12.50"])
    }

    @Test("Only a file that can be nothing else is taken for a list")
    func recognition() throws {
        let folder = try TemporaryFolder([
            "pages.json": ##"[{"imgName": "a", "bgColor": "#000000"}]"##,
            "products.json": #"[{"imageName": "a", "price": "1"}]"#,
            "other.json": #"[{"imgName": "a"}]"#, "empty.json": "[]", "broken.json": "[", "object.json": "{}",
        ])
        let lists = ["pages", "products", "other", "empty", "broken", "object"].map { FoundLists(folder["\($0).json"]) }
        #expect(lists.map { $0.pages != nil } == [true, false, false, false, false, false])
        #expect(lists.map { $0.products != nil } == [false, true, false, false, false, false])
    }

    @Test("A data file that is named twice is read once, and one that is not there is a finding where it is named")
    func once() throws {
        let folder = try TemporaryFolder(["a.json": #"[{"image": "a"}]"#])
        let origin = SourceLocation(path: "tincture.yml", line: 3, column: 4)
        var reader = DataFileReader()
        #expect(reader.pages(folder["a.json"], namedAt: origin).entries.map(\.image) == ["a"])
        try folder.write(#"[{"image": "b"}]"#, to: "a.json")
        #expect(reader.products(folder["a.json"], namedAt: origin).entries.map(\.image) == ["a"])
        let missing = reader.pages(folder["b.json"], namedAt: origin)
        #expect(missing.isRefused && missing.hasErrors && missing.diagnostics.map(\.path) == ["tincture.yml"])
    }
}

extension ListedPage {
    var backdrop: SRGB8? { if case .color(let color) = pin { color } else { nil } }
}
