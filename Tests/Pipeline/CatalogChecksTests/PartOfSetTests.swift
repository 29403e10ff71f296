import Diagnostics
import TestTrees
import Testing

@testable import CatalogChecks

@Suite("The pictures of a watch face and the layers of a stack")
struct PartOfSetTests {
    /// Sets of the same picture in a container of a type, whose `Contents.json` has this.
    private func findings(container: String, contents: String) async throws -> [Diagnostic] {
        let folder = try TemporaryFolder()
        let root = "Assets.xcassets/\(container)"
        try folder.write(contents, to: "\(root)/Contents.json")
        for name in ["Circular", "Modular"] {
            try folder.add(.images(("", "a.png")), at: "\(root)/\(name).imageset/Contents.json")
            try folder.add(.picture(40, 40, .red, .blue), at: "\(root)/\(name).imageset/a.png")
        }
        try folder.write(
            "sources: [Assets.xcassets]\nrules: {near-duplicate: warning, duplicate-image: {bytes: 0}}\n",
            to: "tincture.yml")
        return await folder.findings().filter { ["duplicate-image", .nearDuplicate].contains($0.rule) }
    }

    private let face = """
        {
          "assets" : [
            { "filename" : "Circular.imageset", "idiom" : "watch", "role" : "circular" },
            { "filename" : "Modular.imageset", "idiom" : "watch", "role" : "modular" }
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }
        """
    private let group = #"{ "info" : { "author" : "xcode", "version" : 1 } }"#

    @Test("may be the same: each has a slot of its own")
    func parts() async throws {
        let found = try await findings(container: "Face.complicationset", contents: face)
        #expect(found == [])
    }

    @Test("may not in a plain group")
    func group() async throws {
        let found = try await findings(container: "Face", contents: group)
        #expect(found.map(\.rule) == ["duplicate-image"])
    }
}
