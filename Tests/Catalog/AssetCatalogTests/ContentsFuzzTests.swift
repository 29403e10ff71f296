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

        // A hundred sets in one catalog, each of them damaged a hundred times: every one has siblings.
        let folder = try TemporaryFolder()
        let root = "A.xcassets"
        let samples = (0..<100).map { texts[$0 * texts.count / 100] }
        let names = samples.enumerated().map { "\(root)/\($0)\($1.type)" }
        for name in names { try folder.makeFolder(name) }
        var numbers = Numbers()
        var refused = 0
        for round in 0..<100 {
            for (name, sample) in zip(names, samples) {
                try folder.put(mutated(sample.text, &numbers), to: name + "/Contents.json")
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
            for name in names where name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
                #expect(sets.contains(folder[name]) || errors.contains(folder[name] + "/Contents.json"), "\(name)")
            }
            refused += errors.count
            guard round % 10 == 0 else { continue }
            let files = CatalogFiles(of: catalog, root: folder[root])
            try folder.write(files, to: "\(round).xcassets")
            let copy = folder.read("\(round).xcassets").catalog.moved(
                from: folder["\(round).xcassets"], to: folder[root])
            #expect(copy.images.map(\.contents) == catalog.images.map(\.contents))
            #expect(copy.colors == catalog.colors)
            #expect(copy.others.map(\.contents) == catalog.others.map(\.contents))
            #expect(copy.groups == catalog.groups)
        }
        #expect(refused > 3_000 && refused < 9_900)
    }
}
