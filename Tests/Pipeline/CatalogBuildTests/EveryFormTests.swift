import CatalogBuild
import CatalogEmitters
import CatalogManifest
import FileAccess
import Foundation
import PictureAnalysis
import TestTrees
import Testing

@Suite("The cache and what is emitted")
struct EveryFormTests {
    @Test("A build of remembered pictures gives the bytes of a clean one, in every form")
    func everyForm() async throws {
        let shop = try Shop()
        try shop.folder.addPicturesOfEveryPalette()
        let emit: @Sendable (inout CatalogBuild) -> Void = { build in
            build.emit = Emitters.all.map { EmitterRequest(name: $0.name) }
        }
        _ = try await shop.buildAndCompare(change: emit)
        try shop.folder.write("text", to: "Banners/notes")
        let cached = try await shop.buildAndCompare(change: emit)
        #expect(cached.count(.decoded) == 0 && cached.count(.remembered) + cached.count(.recognized) == 8)
        let text = String(decoding: cached.bytes, as: UTF8.self)
        for key in ["displayP3", "edges", "background", "backdropGradient", "roles", "mean", "weight", "thumbhash"] {
            #expect(text.contains("\"\(key)\""), "\(key)")
        }
        try FileManager.default.removeItem(atPath: shop.folder["Build/Out"])
        #expect(try await shop.buildAndCompare(change: emit).count(.decoded) == 0)
        let files = try files(in: shop.folder["Build/Out"])
        #expect(files.count > 5 && files.contains { $0.contains("/") })
        #expect(try self.files(in: shop.folder["Clean"]) == files)
        for file in files {
            #expect(try shop.folder.bytes(of: "Build/Out/" + file) == shop.folder.bytes(of: "Clean/" + file), "\(file)")
        }
    }

    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter {
            // What a run notes of its own files names the command, which is another one here.
            !$0.hasPrefix(".tincture/") && (try? FileKind.of(FilePath.join(folder, $0))) == .file
        }
    }
}
