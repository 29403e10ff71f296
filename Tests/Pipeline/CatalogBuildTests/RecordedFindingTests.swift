import AssetCatalog
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

    private let key = RunKey(
        CompileRequest(paths: [], configurationPath: nil, jobs: 1, currentFolder: "/"), output: "/Out", emit: [],
        tool: "1")

    @Test("Whatever a finding is about comes back as it was", arguments: subjects)
    func subject(subject: Subject) throws {
        for position in [nil, TextPosition(line: 3, column: 7)] {
            let location = SourceLocation(path: "A.xcassets", position: position)
            var finding = Diagnostic(.note, "missing-dark", at: location, about: subject, "m")
            finding.related = ["B.xcassets"]
            let record = RunRecord(looks: [], moment: 0, report: RunRecord.Report(diagnostics: [finding]))
            #expect(try RunRecord(try record.bytes(key: key), key: key).report.diagnostics == [finding])
        }
    }

    @Test("Pairs of pairs without an end are damage, and are not followed")
    func endless() {
        let json = String(repeating: #"{"both":{"_0":"#, count: 100_000)
        var writer = BinaryWriter()
        writer.write(json)
        var reader = BinaryReader(writer.bytes)
        #expect(throws: DamagedCache.self) { try reader.json(Subject.self) }
    }
}
