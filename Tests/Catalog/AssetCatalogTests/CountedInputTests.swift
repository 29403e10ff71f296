import AssetCatalog
import Diagnostics
import TestTrees
import Testing

@Suite("Files with more in them than is read")
struct CountedInputTests {
    private func reading(_ images: String, _ limits: InputLimits = .standard) throws -> Diagnosed<CatalogReading> {
        let folder = try TemporaryFolder()
        try folder.addImageSet("A.xcassets/q.imageset", images: images)
        try folder.addImageSet("A.xcassets/r.imageset", images: #"{"idiom": "universal"}"#)
        return SourceReader.read([Source(path: folder["A.xcassets"])], limits: limits)
    }

    @Test(
        "A Contents.json of mistakes costs its set, and has a hundred findings and one that says so",
        arguments: ["1", #"{"idiom": 1}"#])
    func mistakes(entry: String) throws {
        let reading = try reading(Array(repeating: entry, count: 20_000).joined(separator: ",\n"))
        #expect(reading.catalog.images.map(\.name) == ["r"])
        #expect(reading.diagnostics.count == 101)
        let last = try #require(reading.diagnostics.last)
        #expect(last.rule == .limitExceeded && last.severity == .error && last.line == 101)
        var limits = InputLimits()
        limits.findings = 30_000
        #expect(
            try self.reading(Array(repeating: entry, count: 200).joined(separator: ","), limits).diagnostics.count
                == 200)
    }

    @Test("Misspelled keys are notes, and keys of other tools nothing: the set is read, however many there are")
    func notes() throws {
        let others = (0..<500).map { "\"k\($0)\": 1" }.joined(separator: ", ")
        #expect(try reading("{\(others)}").diagnostics.isEmpty)
        let keys = (0..<500).map { "\"filename\($0)\": 1" }.joined(separator: ", ")
        let reading = try reading("{\(keys)}")
        #expect(reading.catalog.images.map(\.name) == ["q", "r"] && reading.diagnostics.count == 101)
        #expect(reading.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test("A Contents.json of more values than the limit is not read to its end")
    func values() throws {
        let many = Array(repeating: "{}", count: 100_000).joined(separator: ",")
        let reading = try reading(many + ", x")
        #expect(reading.catalog.images.map(\.name) == ["r"])
        #expect(reading.diagnostics.map(\.rule) == [.limitExceeded] && reading.diagnostics[0].column ?? 0 > 200_000)
        var limits = InputLimits()
        limits.values = 200_000
        #expect(try self.reading(many, limits).diagnostics.isEmpty)
    }

    @Test("The values of all Contents.json together end at a limit, of which one finding tells")
    func allValues() throws {
        let folder = try TemporaryFolder()
        for number in 0..<30 {
            try folder.addImageSet(
                "A.xcassets/s\(number).imageset", images: Array(repeating: "{}", count: 100).joined(separator: ","))
        }
        var limits = InputLimits()
        limits.values = 150
        #expect(SourceReader.read([Source(path: folder["A.xcassets"])], limits: limits).diagnostics.isEmpty)
        for number in 30..<330 {
            try folder.addImageSet(
                "A.xcassets/s\(number).imageset", images: Array(repeating: "{}", count: 100).joined(separator: ","))
        }
        let reading = SourceReader.read([Source(path: folder["A.xcassets"])], limits: limits)
        #expect(reading.diagnostics.map(\.rule) == [.limitExceeded] && reading.diagnostics[0].severity == .error)
        #expect((200..<330).contains(reading.catalog.images.count))
    }

    @Test("An entry that says nothing takes little memory")
    func emptyEntries() {
        #expect(MemoryLayout<SetEntry>.size <= 200)
        var entry = SetEntry()
        entry.slot.scale = 2
        let other = entry
        entry.slot.idiom = "iphone"
        #expect(entry != other && other.slot == VariantSlot(scale: 2) && entry.slot.scale == 2)
        entry.slot = VariantSlot()
        #expect(entry == SetEntry())
    }

    @Test("A data file of mistakes, and one of more values than the limit")
    func dataFiles() throws {
        let folder = try TemporaryFolder([
            "a.json": "[" + Array(repeating: "1", count: 5_000).joined(separator: ",\n") + "]"
        ])
        let origin = SourceLocation(path: "tincture.yml", line: 1, column: 1)
        var reader = DataFileReader()
        let lists = [
            reader.pages(folder["a.json"], namedAt: origin).diagnostics,
            reader.products(folder["a.json"], namedAt: origin).diagnostics,
        ]
        for findings in lists {
            #expect(findings.count == 101 && findings.last?.rule == .limitExceeded && findings.last?.line == 101)
        }
        reader = DataFileReader()
        reader.limits.values = 1_000
        let pages = reader.pages(folder["a.json"], namedAt: origin)
        #expect(
            pages.hasErrors && pages.diagnostics.map(\.rule) == [.limitExceeded] && pages.diagnostics[0].line == 1_000)
    }
}
