import CodeScanning
import Diagnostics
import TestTrees
import Testing

@testable import AssetCatalog
@testable import CatalogChecks

@Suite("The same picture under two names")
struct DuplicatePictureTests {
    /// The findings about sets, each of files at 1x, 2x and 3x that are given by their widths.
    private func findings(_ sets: [String: [Int]], more: String = "") async throws -> [Diagnostic] {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [A.xcassets]\nrules: {duplicate-image: {bytes: 0}}\n" + more
        ])
        for (name, widths) in sets {
            let files = widths.indices.map { ("\($0 + 1)x", "\($0 + 1).png") }
            let images = files.map { #"{"filename": "\#($0.1)", "idiom": "universal", "scale": "\#($0.0)"}"# }
            try folder.addImageSet("A.xcassets/\(name).imageset", images: images.joined(separator: ","))
            for (file, width) in zip(files, widths) {
                try folder.addPicture("A.xcassets/\(name).imageset/\(file.1)", width: width)
            }
        }
        return await folder.findings().filter { $0.rule == "duplicate-image" }
    }

    @Test("is one where most files are the same, and none where two pictures share a file")
    func most() async throws {
        // What is at 2x in the small one is at 1x in the large one.
        #expect(try await findings(["Small": [16, 32, 48], "Large": [32, 64, 96]]) == [])
        #expect(try await findings(["Day": [16, 32], "Night": [16, 33]]) == [])
        let found = try await findings(["Day": [16, 32, 48], "Night": [16, 32, 49]])
        #expect(found.map(\.message).allSatisfy { $0.contains("The same holds for 1 more of its files.") })
        #expect(found.map(\.setPath) == ["A.xcassets/Night.imageset"])
        // All of one is in the other, but not most of the other in the one.
        #expect(try await findings(["Day": [48], "Night": [16, 32, 48]]) == [])
    }

    @Test("counts from the size of the equal files together")
    func bytes() async throws {
        for (least, count) in [(140, 1), (400, 0)] {
            let folder = try TemporaryFolder([
                "tincture.yml": "sources: [A.xcassets]\nrules: {duplicate-image: {bytes: \(least)}}\n"
            ])
            for name in ["Day", "Night"] {
                try folder.add(
                    .images(("1x", "a.png"), ("2x", "b.png")), at: "A.xcassets/\(name).imageset/Contents.json")
                try folder.addPicture("A.xcassets/\(name).imageset/a.png", width: 16)
                try folder.addPicture("A.xcassets/\(name).imageset/b.png", width: 32)
            }
            let sizes = try ["a", "b"].map { try folder.bytes(of: "A.xcassets/Day.imageset/\($0).png").count }
            #expect(sizes.max() ?? 0 < 140 && 140 <= sizes.reduce(0, +) && sizes.reduce(0, +) < 400)
            #expect(await folder.findings().filter { $0.rule == "duplicate-image" }.count == count)
        }
    }

    @Test("is told of the set that has most of the files")
    func nearest() async throws {
        let found = try await findings(["A": [16, 33, 49], "B": [16, 32, 48], "C": [16, 32, 48]])
        #expect(found.map(\.setPath) == ["A.xcassets/C.imageset"])
        #expect(found.first?.message.hasPrefix(#""C" is the same picture as "B""#) == true, "\(found)")
    }

    @Test("isn't one between the frames of an animation")
    func frames() async throws {
        func frames(_ count: Int) -> [String: [Int]] {
            Dictionary(uniqueKeysWithValues: (1...count).map { ("spin_\($0)", [$0 == 2 ? 16 : 15 + $0]) })
        }
        #expect(try await findings(frames(7)).map(\.setPath) == ["A.xcassets/spin_2.imageset"])
        #expect(try await findings(frames(8)) == [])
        // Pages of a carousel are no frames, and a copy of a frame outside of the animation is one.
        let carousel = "carousels: {c: {pages: [\((1...8).map { "spin_\($0)" }.joined(separator: ", "))]}}\n"
        #expect(try await findings(frames(8), more: carousel).map(\.setPath) == ["A.xcassets/spin_2.imageset"])
        #expect(try await findings(frames(8).merging(["Still": [18]]) { $1 }).count == 1)
    }

    @Test("asks once for the targets of each file, however many files are equal")
    func work() throws {
        let folder = try TemporaryFolder()
        let paths = try (0..<60).map { number in
            let path = "\(number).png"
            try folder.addPicture(path, width: 8)
            return folder[path]
        }.sorted()
        let sets = Dictionary(
            uniqueKeysWithValues: paths.map { path in
                (
                    path,
                    ImageSet(
                        name: path, path: path, folder: "A", isLoose: true,
                        variants: [ImageVariant(path: path, slot: VariantSlot())])
                )
            })
        var asked: [String: Int] = [:]
        let copies = Copies.all(in: paths, sets) { path in
            asked[path, default: 0] += 1
            return [.catalog("A")]
        }
        #expect(copies.count == 59)
        #expect(asked.count == 60 && asked.values.allSatisfy { $0 == 1 }, "\(asked)")
    }
}
