import Foundation
import TestTrees
import Testing

@Suite("The cache of tincture check")
struct CheckCacheTests {
    private func tree() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "App/tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n",
            "App/Code/a.swift": #"let a = UIImage(named: "Crat")"#,
        ])
        try folder.addImageSet("App/A.xcassets/Cart.imageset", images: "")
        return folder
    }

    @Test("It is in the current folder, elsewhere if a person says so, and nowhere with --no-cache")
    func places() throws {
        let folder = try tree()
        let check = ["check", "--config", "App/tincture.yml"]
        let before = folder.everything()
        let clean = try Tool.run(check + ["--no-cache"], in: folder.path)
        #expect(clean.status == 1 && folder.everything() == before)
        #expect(try Tool.run(check + ["--cache", "Kept"], in: folder.path).errors == clean.errors)
        #expect(folder.everything(below: "Kept").contains { $0.hasPrefix("code-") })
        for _ in 0..<2 { #expect(try Tool.run(check, in: folder.path).errors == clean.errors) }
        #expect(folder.everything(below: ".tincture-cache").contains { $0.hasPrefix("code-") })
        #expect(try Tool.run(check + ["--cache", "a", "--no-cache"], in: folder.path).status == 64)
    }

    @Test("A folder that holds no cache is a note only where a person has named it, and without code there is none")
    func refused() throws {
        let folder = try tree()
        try folder.write("mine", to: ".tincture-cache")
        let check = ["check", "--config", "App/tincture.yml"]
        let silent = try Tool.run(check, in: folder.path)
        #expect(silent.status == 1 && !silent.errors.contains("cache"))
        let named = try Tool.run(check + ["--cache", ".tincture-cache"], in: folder.path)
        #expect(named.errors.contains("is not a folder, so it is not used as a cache"))
        #expect(try folder.bytes(of: ".tincture-cache") == Array("mine".utf8))
        try folder.write("sources: [A.xcassets]\n", to: "App/tincture.yml")
        _ = try Tool.run(check + ["--cache", "Kept"], in: folder.path)
        #expect(!folder.everything().contains { $0.hasPrefix("Kept") })
    }
}
