import CatalogManifest
import Foundation
import TestTrees
import Testing

@Suite("tincture compile --watch", .serialized)
struct WatchTests {
    /// A shop with a process that watches it.
    private final class Watched {
        let folder: TemporaryFolder
        private let process = Process()

        init() throws {
            folder = try TemporaryFolder()
            try folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 1)
            process.executableURL = URL(fileURLWithPath: Tool.path)
            process.arguments = ["compile", "Banners", "-o", "Build/Out", "--watch"]
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            process.terminate()
            process.waitUntilExit()
        }

        var isRunning: Bool { process.isRunning }

        /// The backdrops by name.
        var palettes: [String: String] {
            guard let bytes = try? folder.bytes(of: "Build/Out/catalog.json"),
                let manifest = try? ManifestFile.read(bytes)
            else { return [:] }
            return Dictionary(uniqueKeysWithValues: manifest.palettes.map { ($0.image, $0.colors.backdrop ?? "") })
        }

        func waits(for palettes: [String: String]) async throws -> Bool {
            for _ in 0..<600 {
                if self.palettes == palettes { return true }
                try await Task.sleep(for: .milliseconds(50))
            }
            return false
        }
    }

    @Test("A picture written in its place, and one saved by renaming")
    func saving() async throws {
        let watched = try Watched()
        #expect(try await watched.waits(for: ["loop1": "#010000"]))
        try watched.folder.addPicture("other.png", width: 32, height: 10, red: 2)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: watched.folder["Banners/loop1.png"]))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(try watched.folder.bytes(of: "other.png")))
        try file.close()
        #expect(try await watched.waits(for: ["loop1": "#020000"]))
        for red in UInt8(3)...5 {
            try watched.folder.addPicture("Banners/.loop1.png.swp", width: 32, height: 10, red: red)
            #expect(rename(watched.folder["Banners/.loop1.png.swp"], watched.folder["Banners/loop1.png"]) == 0)
            #expect(try await watched.waits(for: ["loop1": "#0\(red)0000"]))
        }
    }

    @Test("Folders that come, are moved and go, and one that is removed and made again")
    func folders() async throws {
        let watched = try Watched()
        #expect(try await watched.waits(for: ["loop1": "#010000"]))
        try watched.folder.addPicture("Banners/More/plant.png", red: 9)
        #expect(try await watched.waits(for: ["loop1": "#010000", "plant": "#090000"]))
        #expect(rename(watched.folder["Banners/More"], watched.folder["Banners/Other"]) == 0)
        try watched.folder.addPicture("Banners/Other/tree.png", red: 8)
        #expect(try await watched.waits(for: ["loop1": "#010000", "plant": "#090000", "tree": "#080000"]))
        #expect(rename(watched.folder["Banners/Other"], watched.folder["Away"]) == 0)
        #expect(try await watched.waits(for: ["loop1": "#010000"]))
        // While there is no source, the former output stays.
        #expect(rename(watched.folder["Banners"], watched.folder["Gone"]) == 0)
        try await Task.sleep(for: .milliseconds(300))
        #expect(watched.isRunning && watched.palettes == ["loop1": "#010000"])
        try watched.folder.addPicture("Banners/new.png", red: 7)
        #expect(try await watched.waits(for: ["new": "#070000"]))
    }

    @Test("A burst of a thousand changes ends in what is there at its end")
    func burst() async throws {
        let watched = try Watched()
        #expect(try await watched.waits(for: ["loop1": "#010000"]))
        for number in 0..<1000 {
            try watched.folder.addPicture("Banners/p\(number % 50).png", red: UInt8(number % 200), green: 3)
        }
        for number in 0..<50 where number != 7 {
            try FileManager.default.removeItem(atPath: watched.folder["Banners/p\(number).png"])
        }
        #expect(try await watched.waits(for: ["loop1": "#010000", "p7": "#9D0300"]))
    }
}
