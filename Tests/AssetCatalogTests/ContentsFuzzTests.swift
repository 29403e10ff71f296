import AssetCatalog
import Diagnostics
import TestTrees
import Testing

@Suite("Damaged Contents.json files")
struct ContentsFuzzTests {
    /// xorshift64* (Vigna, doi:10.1145/2845077): the same mutations in every run.
    private struct Numbers {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func below(_ bound: Int) -> Int {
            state ^= state >> 12
            state ^= state << 25
            state ^= state >> 27
            return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
        }
    }

    /// Pieces of JSON that make a text wrong in its meaning, not only in its form.
    private static let pieces = [
        "null", "[]", "{}", "true", "-1e999", "1e400", "\"\"", "\"\\u0000\"", "\"..\"", "\"a/b\"", "\"0x\"",
        "{\"a\":1}",
        "[[[[", "\u{FEFF}", "\"\\uD800\"", ",", ":", "\"images\":7", "\"idiom\":[]", "\"0x+F\"", "\"1e308\"", "💥",
    ]

    private func mutated(_ text: String, _ numbers: inout Numbers) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...numbers.below(3) {
            let place = numbers.below(bytes.count)
            switch numbers.below(5) {
            case 0: bytes[place] = UInt8(numbers.below(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8(numbers.below(256)), at: place)
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + numbers.below(40)))
            default:
                // In place of a value: from behind a colon to the end of its line.
                guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { continue }
                let end = bytes[colon...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
                let piece = Self.pieces[numbers.below(Self.pieces.count)]
                bytes.replaceSubrange(bytes.index(after: colon)..<end, with: piece.utf8)
            }
            if bytes.isEmpty { bytes = [0x7B] }
        }
        return bytes
    }

    @Test(
        "10,000 mutations: no trap, a place in every finding about a text, and what is read is written and read equal")
    func mutations() throws {
        var texts: [(type: String, text: String)] = []
        func collect(_ folder: SetSamples.Folder) {
            if let contents = folder.contents, let dot = folder.name.lastIndex(of: ".") {
                texts.append((String(folder.name[dot...]), contents.file))
            }
            for inner in folder.folders { collect(inner) }
        }
        for i in 0..<8 { for folder in SetSamples.folders(i) { collect(folder) } }

        var numbers = Numbers()
        var refused = 0
        let folder = try TemporaryFolder()
        // A hundred sets a catalog: every mutation is a set of its own among siblings.
        for round in 0..<100 {
            let root = "\(round).xcassets"
            var types: [String] = []
            for i in 0..<100 {
                let (type, text) = texts[numbers.below(texts.count)]
                types.append(type)
                try folder.makeFolder("\(root)/\(i)\(type)")
                try folder.put(mutated(text, &numbers), to: "\(root)/\(i)\(type)/Contents.json")
            }
            let reading = folder.read(root)
            let catalog = reading.catalog
            for finding in reading.diagnostics {
                if finding.rule == .duplicateName { continue }
                #expect((finding.line ?? 0) > 0 && (finding.column ?? 0) > 0, "\(finding)")
            }
            // Every set was read, or an error says why not.
            let errors = Set(reading.diagnostics.filter { $0.severity == .error }.map(\.path))
            let sets = Set(catalog.images.map(\.path) + catalog.colors.map(\.path))
            for (i, type) in types.enumerated() where type == ".imageset" || type == ".colorset" {
                let path = folder["\(root)/\(i)\(type)"]
                #expect(sets.contains(path) || errors.contains(path + "/Contents.json"), "\(path)")
            }
            refused += errors.count
            guard round % 10 == 0 else { continue }
            let files = CatalogFiles(of: catalog, root: folder[root])
            try folder.write(files, to: "copy-\(root)")
            let copy = folder.read("copy-\(root)").catalog.moved(from: folder["copy-\(root)"], to: folder[root])
            #expect(copy.images.map(\.contents) == catalog.images.map(\.contents))
            #expect(copy.colors == catalog.colors)
            #expect(copy.groups == catalog.groups)
        }
        #expect(refused > 3_000 && refused < 9_900)
    }
}
