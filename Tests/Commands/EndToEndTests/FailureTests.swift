import CatalogManifest
import Foundation
import TestNumbers
import TestTrees
import Testing

@Suite("What may happen in the middle of a run", .serialized)
struct FailureTests {
    @Test("Three at once into one folder: all files of one of them")
    func threeTogether() throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        for round in 0..<5 {
            let all = try (0..<3).map { number in
                try OutputLoop.start(
                    OutputLoop.path, ["Out", "\(1000 * round + 100 * number)", "20"], in: loop.folder.path)
            }
            for loop in all { loop.waitUntilExit() }
            #expect(all.allSatisfy { $0.terminationStatus == 0 })
            #expect(Set(loop.rounds).count == 1 && loop.ownFiles == [loop.rounds[0]])
            #expect(loop.folder.leftovers.isEmpty)
        }
    }

    @Test("The folder removed in mid-run: whole files, or an error, never a half")
    func removed() async throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        var random = SeededNumbers(seed: 3)
        for moment in 0..<30 {
            let process = try OutputLoop.start(
                OutputLoop.path, ["Out", "\(moment * 1000)", "60"], in: loop.folder.path)
            try await Task.sleep(for: .microseconds(Int.random(in: 10_000...60_000, using: &random)))
            try? FileManager.default.removeItem(atPath: loop.folder["Out"])
            process.waitUntilExit()
            #expect(!loop.rounds.contains("torn"))
            #expect(try loop.write(9) == 0)
            #expect(Set(loop.rounds) == ["9"])
            #expect(loop.folder.leftovers.isEmpty)
        }
    }

    /// Two banners, and what a clean build makes of the two contents that one of them changes between.
    private func shop() throws -> (folder: TemporaryFolder, contents: [[UInt8]], manifests: [[UInt8]]) {
        let folder = try TemporaryFolder()
        try folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 254, green: 154, blue: 59)
        var contents: [[UInt8]] = []
        var manifests: [[UInt8]] = []
        for (number, red) in [UInt8(10), 200].enumerated() {
            try folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: red)
            contents.append(try folder.bytes(of: "Banners/loop2.png"))
            let clean = "Clean\(number)"
            #expect(
                try Tool.run(["compile", "Banners", "-o", clean, "--no-cache"] + Self.emitters, in: folder.path).status
                    == 0)
            manifests.append(try folder.bytes(of: clean + "/catalog.json"))
        }
        return (folder, contents, manifests)
    }

    private static let emitters = ["--emit", "css", "--emit", "xcassets"]
    private static let compile = ["compile", "Banners", "-o", "Build/Out", "--depfile", "Build/deps.d"]

    @Test("The command killed or interrupted at 80 seeded moments, with a cache and without: every file is old or new")
    func killedCommand() async throws {
        let (folder, contents, _) = try shop()
        var random = SeededNumbers(seed: 5)
        func files(_ name: String) throws -> [String: [UInt8]] {
            let names = folder.everything(below: name).filter { !$0.hasPrefix(".tincture") }
            return try Dictionary(
                uniqueKeysWithValues: names.filter { $0.contains(".css") || $0.contains(".json") }.map {
                    ($0, try folder.bytes(of: name + "/" + $0))
                })
        }
        let clean = [try files("Clean0"), try files("Clean1")]
        let compile = Self.compile + Self.emitters
        #expect(try Tool.run(compile, in: folder.path).status == 0)
        for moment in 0..<80 {
            try folder.write(contents[moment % 2], to: "Banners/loop2.png")
            let arguments = compile + (moment % 3 == 1 ? ["--no-cache"] : [])
            let process = try OutputLoop.start(Tool.path, arguments, in: folder.path)
            try await Task.sleep(for: .microseconds(Int.random(in: 5_000...90_000, using: &random)))
            kill(process.processIdentifier, moment % 4 == 3 ? SIGINT : SIGKILL)
            process.waitUntilExit()
            for (path, bytes) in try files("Build/Out") {
                #expect(clean[0][path] == bytes || clean[1][path] == bytes, "\(path)")
            }
            if moment % 5 == 4 {
                #expect(try Tool.run(arguments, in: folder.path).status == 0)
                #expect(try files("Build/Out") == clean[moment % 2])
                #expect(folder.leftovers.filter { !$0.hasSuffix("unfinished") }.isEmpty)
            }
        }
        #expect(try Tool.run(compile, in: folder.path).status == 0)
        #expect(folder.leftovers.isEmpty)
    }

    @Test("Two commands at once into one folder, of two minds: the one or the other")
    func twoCommands() async throws {
        let (folder, contents, manifests) = try shop()
        for (number, content) in contents.enumerated() {
            try folder.write(content, to: "Source\(number)/Banners/loop2.png")
            try folder.write(try folder.bytes(of: "Banners/loop1.png"), to: "Source\(number)/Banners/loop1.png")
        }
        for _ in 0..<5 {
            let both = try (0..<4).map { number in
                try OutputLoop.start(
                    Tool.path, ["compile", "Banners", "-o", folder["Out"], "--cache", folder["cache"]],
                    in: folder["Source\(number % 2)"])
            }
            for loop in both { loop.waitUntilExit() }
            #expect(both.allSatisfy { $0.terminationStatus == 0 })
            #expect(manifests.contains(try folder.bytes(of: "Out/catalog.json")))
            #expect(folder.leftovers.isEmpty)
        }
    }

    @Test("No room for the output: status 74, the old one stays, and the next run finds room")
    func noRoom() throws {
        let (folder, contents, manifests) = try shop()
        #expect(try Tool.run(Self.compile, in: folder.path).status == 0)
        try folder.write(contents[0], to: "Banners/loop2.png")
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$@\""
        let outcome = try Tool.run(
            "/bin/sh", ["-c", script, "sh", Tool.path] + Self.compile, in: folder.path)
        #expect(outcome.status == 74 && outcome.errors.contains("Build/Out/catalog.json: error: cannot be written"))
        #expect(try folder.bytes(of: "Build/Out/catalog.json") == manifests[1])
        #expect(folder.everything(below: "Build/Out") == ["catalog.json"])
        #expect(try Tool.run(Self.compile, in: folder.path).status == 0)
        #expect(try folder.bytes(of: "Build/Out/catalog.json") == manifests[0])
        #expect(folder.leftovers.isEmpty)
    }

    @Test("A full disk: status 74, and the old output stays", .enabled(if: Machine.canMount))
    func fullDisk() throws {
        let (folder, contents, manifests) = try shop()
        try folder.write(contents[0], to: "Banners/loop2.png")
        try folder.makeFolder("Disk")
        try folder.write(manifests[1], to: "old.json")
        // Room for the old output and a little more; the cache has its place elsewhere, then on the same disk.
        for cache in ["cache", "Disk/cache"] {
            let script = """
                mount -t tmpfs -o size=16k none Disk && mkdir Disk/Out && cp old.json Disk/Out/catalog.json || exit 99
                while printf %4096s x >> Disk/filler; do :; done 2> /dev/null
                "$0" compile Banners -o Disk/Out --cache \(cache); status=$?
                cmp old.json Disk/Out/catalog.json || exit 98
                ls -A Disk/Out
                exit $status
                """
            let outcome = try Tool.run(
                "/usr/bin/env", ["unshare", "-m", "sh", "-c", script, Tool.path], in: folder.path)
            #expect(outcome.status == 74, "\(outcome)")
            #expect(outcome.errors.contains("Disk/Out/catalog.json: error: cannot be written: no space left"))
            #expect(outcome.output == "catalog.json\n")
        }
    }

    @Test("An output folder that has become read-only: status 74, and the old output stays")
    func readOnly() throws {
        let (folder, contents, manifests) = try shop()
        #expect(try Tool.run(Self.compile, in: folder.path).status == 0)
        try folder.write(contents[0], to: "Banners/loop2.png")
        #expect(chmod(folder["Build/Out"], 0o555) == 0 && chmod(folder.path, 0o755) == 0)
        defer { chmod(folder["Build/Out"], 0o755) }
        // The superuser may write everywhere.
        let asNobody = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : []
        let outcome = try Tool.run(
            "/usr/bin/env", asNobody + [Tool.path, "compile", "Banners", "-o", "Build/Out"], in: folder.path)
        #expect(outcome.status == 74 && outcome.errors.contains("permission denied"))
        #expect(try folder.bytes(of: "Build/Out/catalog.json") == manifests[1])
    }
}
