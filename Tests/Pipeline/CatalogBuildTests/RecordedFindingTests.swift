import Diagnostics
import Testing

@testable import CatalogBuild
@testable import PictureAnalysis

@Suite("Findings in the record of a run")
struct RecordedFindingTests {
    private static let subjects: [Subject] = [
        .file, .image("Icons/Cart"), .color("Green"), .set(type: "appiconset", name: "AppIcon"), .group("Icons"),
        .gradient("Card"), .product("Plant 1"), .carousel("home"),
        .page(carousel: "home", number: 70_000, image: "loop1"), .key("carousels.samples"),
        .value("images[plant].kind"), .output("Assets.swift"), .both(.image("a"), .color("b")),
    ]

    @Test("Whatever a finding is about comes back as it was", arguments: subjects)
    func subject(subject: Subject) throws {
        for position in [nil, TextPosition(line: 3, column: 7)] {
            let location = SourceLocation(path: "A.xcassets", position: position)
            let finding = Diagnostic(.note, "missing-dark", at: location, about: subject, "m")
            var writer = BinaryWriter()
            writer.write(finding)
            var reader = BinaryReader(writer.bytes, at: 0)
            #expect(try reader.diagnostic() == finding)
        }
    }

    @Test("Pairs of pairs without an end are damage, and are not followed")
    func endless() throws {
        var writer = BinaryWriter()
        for text in ["note", "missing-dark", "a"] { writer.write(text) }
        writer.write(UInt8(0))
        for _ in 0..<100_000 { writer.write(UInt8(12)) }
        var reader = BinaryReader(writer.bytes, at: 0)
        #expect(throws: DamagedCache.self) { try reader.diagnostic() }
    }
}
