import AssetCatalog
import CatalogChecks
import Diagnostics
import TestTrees
import Testing

@Suite("Scales of a set")
struct ScaleTests {
    private func rules(_ files: [(scale: String, width: Int, height: Int)], empty: [String] = []) async throws -> [Rule]
    { try await findings(files, empty: empty).map(\.rule) }

    private func findings(
        _ files: [(scale: String, width: Int, height: Int)], empty: [String] = []
    ) async throws -> [Diagnostic] {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\n"])
        let entries = files.map { ($0.scale, "\($0.scale).png") } + empty.map { ($0, "") }
        let images = entries.map { scale, file in
            #"{\#(file.isEmpty ? "" : #""filename": "\#(file)", "#)"idiom": "universal", "scale": "\#(scale)"}"#
        }
        try folder.addImageSet("A.xcassets/a.imageset", images: images.joined(separator: ","))
        for file in files {
            try folder.addPicture("A.xcassets/a.imageset/\(file.scale).png", width: file.width, height: file.height)
        }
        return await folder.findings()
    }

    @Test("A line of one point may have any length at each scale")
    func lines() async throws {
        #expect(try await rules([("1x", 375, 1), ("3x", 831, 3)]).isEmpty)
        #expect(try await rules([("1x", 375, 2), ("3x", 831, 6)]) == ["scale-mismatch"])
    }

    @Test("A third picture that matches tells which of two is wrong")
    func third() async throws {
        let files = [("1x", 20, 20), ("3x", 90, 90)]
        #expect(try await findings(files).first?.message.contains("Correct the size or the scale") == true)
        let found = try await findings(files + [("2x", 60, 60)])
        #expect(found.map(\.message) == ["1x.png is 20x20 but should be 30x30 at 1x, to match the 3x picture 3x.png."])
    }

    @Test("Unassigned entries fill no slot")
    func unassigned() async throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\n"])
        let entries = ["a.png", "b.png"].map { #"{"filename": "\#($0)", "idiom": "universal", "unassigned": true}"# }
        try folder.addImageSet("A.xcassets/a.imageset", images: entries.joined(separator: ","))
        for (width, name) in [(9, "a"), (10, "b")] {
            try folder.addPicture("A.xcassets/a.imageset/\(name).png", width: width)
        }
        #expect(await folder.findings().allSatisfy { $0.rule == .unassignedFile })
    }

    @Test("A picture larger than icons is not reported: views scale it")
    func large() async throws {
        #expect(try await rules([("1x", 64, 64)], empty: ["2x", "3x"]).isEmpty)
        #expect(try await rules([("1x", 64, 63)], empty: ["2x", "3x"]) == ["missing-scale"])
        #expect(try await rules([("2x", 128, 128)], empty: ["1x", "3x"]).isEmpty)
        #expect(try await rules([("2x", 128, 127)], empty: ["1x", "3x"]) == ["missing-scale"])
    }
}
