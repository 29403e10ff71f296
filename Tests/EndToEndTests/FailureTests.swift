import CatalogManifest
import Foundation
import TestTrees
import Testing

/// Numbers that are the same in every run of the tests (SplitMix64, Steele, Lea and Flood 2014).
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("What may happen in the middle of a run", .serialized)
struct FailureTests {
    private static let loop = URL(fileURLWithPath: Tool.path).deletingLastPathComponent()
        .appendingPathComponent("OutputLoop").path

    private func start(_ executable: String, _ arguments: [String], in folder: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// The names of what an interrupted run may leave, anywhere.
    private func leftovers(_ folder: TemporaryFolder) -> [String] {
        folder.everything().filter {
            $0.contains("tincture-new") || $0.contains("tincture-commit") || $0.hasSuffix("unfinished")
        }
    }

    /// The numbers of the rounds that the files of a folder are of.
    private func rounds(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
        try ["a.txt", "b.txt", "Colors.xcassets/Contents.json", "Colors.xcassets/c.txt"].map {
            String(decoding: try folder.bytes(of: name + "/" + $0).prefix { $0 != 32 }, as: UTF8.self)
        }
    }

    @Test("Several files, killed at 200 seeded moments: all of one run or all of another")
    func killedTogether() async throws {
        let folder = try TemporaryFolder()
        var random = SeededNumbers(state: 7)
        #expect(try Tool.run(Self.loop, ["Out", "0", "1"], in: folder.path).status == 0)
        try folder.write("mine", to: "Out/other.txt")
        var seen: Set<String> = []
        for moment in 1...200 {
            let process = try start(Self.loop, ["Out", "\(moment * 1_000_000)"], in: folder.path)
            try await Task.sleep(for: .microseconds(Int.random(in: 4_000...40_000, using: &random)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let rounds = try rounds(folder, "Out")
            #expect(Set(rounds).count == 1, "\(rounds)")
            seen.formUnion(rounds)
        }
        // The moments were not all before the first write.
        #expect(seen.count > 50)
        #expect(try Tool.run(Self.loop, ["Out", "5", "1"], in: folder.path).status == 0)
        #expect(try rounds(folder, "Out") == ["5", "5", "5", "5"])
        #expect(leftovers(folder).isEmpty)
        #expect(try folder.bytes(of: "Out/other.txt") == Array("mine".utf8))
    }

    @Test("Where folders cannot be exchanged, the next run completes what a killed one had begun, or drops it")
    func killedWithoutExchange() async throws {
        let folder = try TemporaryFolder()
        var random = SeededNumbers(state: 11)
        try folder.makeFolder("Out")
        // A link in the output is none of ours to copy.
        try FileManager.default.createSymbolicLink(atPath: folder["Out/link"], withDestinationPath: "nowhere")
        for moment in 1...40 {
            let process = try start(Self.loop, ["Out", "\(moment * 1_000_000)"], in: folder.path)
            try await Task.sleep(for: .microseconds(Int.random(in: 4_000...40_000, using: &random)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(try Tool.run(Self.loop, ["Out", "3", "1"], in: folder.path).status == 0)
            #expect(try rounds(folder, "Out") == ["3", "3", "3", "3"])
            #expect(leftovers(folder).isEmpty)
        }
    }

    @Test("Two at once into one folder: all files of one of them")
    func twoTogether() async throws {
        let folder = try TemporaryFolder()
        for round in 0..<10 {
            let both = try (0..<3).map { number in
                try start(Self.loop, ["Out", "\(1000 * round + 100 * number)", "20"], in: folder.path)
            }
            both.forEach { $0.waitUntilExit() }
            #expect(both.allSatisfy { $0.terminationStatus == 0 })
            #expect(Set(try rounds(folder, "Out")).count == 1)
            #expect(leftovers(folder).isEmpty)
        }
    }

    @Test("The folder removed in mid-run: whole files, or an error, never a half")
    func removed() async throws {
        let folder = try TemporaryFolder()
        var random = SeededNumbers(state: 3)
        for moment in 0..<30 {
            let process = try start(Self.loop, ["Out", "\(moment * 1000)", "60"], in: folder.path)
            try await Task.sleep(for: .microseconds(Int.random(in: 10_000...60_000, using: &random)))
            try? FileManager.default.removeItem(atPath: folder["Out"])
            process.waitUntilExit()
            #expect(try Tool.run(Self.loop, ["Out", "9", "1"], in: folder.path).status == 0)
            #expect(try rounds(folder, "Out") == ["9", "9", "9", "9"])
            #expect(leftovers(folder).isEmpty)
        }
    }

    /// Two banners, and what a clean build makes of the two contents that one of them changes between.
    private func shop() throws -> (folder: TemporaryFolder, contents: [[UInt8]], manifests: [[UInt8]]) {
        let folder = try TemporaryFolder()
        try folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 254, green: 154, blue: 59)
        var contents: [[UInt8]] = []
        var manifests: [[UInt8]] = []
        for red in [UInt8(10), 200] {
            try folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: red)
            contents.append(try folder.bytes(of: "Banners/loop2.png"))
            #expect(try Tool.run(["compile", "Banners", "-o", "Clean", "--no-cache"], in: folder.path).status == 0)
            manifests.append(try folder.bytes(of: "Clean/catalog.json"))
        }
        return (folder, contents, manifests)
    }

    private static let compile = ["compile", "Banners", "-o", "Build/Out", "--depfile", "Build/deps.d"]

    @Test("The command killed or interrupted at 80 seeded moments: old or new, and the cache does not lie")
    func killedCommand() async throws {
        let (folder, contents, manifests) = try shop()
        var random = SeededNumbers(state: 5)
        #expect(try Tool.run(Self.compile, in: folder.path).status == 0)
        for moment in 0..<80 {
            try folder.write(contents[moment % 2], to: "Banners/loop2.png")
            let process = try start(Tool.path, Self.compile, in: folder.path)
            try await Task.sleep(for: .microseconds(Int.random(in: 5_000...90_000, using: &random)))
            kill(process.processIdentifier, moment % 4 == 3 ? SIGINT : SIGKILL)
            process.waitUntilExit()
            #expect(manifests.contains(try folder.bytes(of: "Build/Out/catalog.json")))
            if moment % 10 == 9 {
                #expect(try Tool.run(Self.compile, in: folder.path).status == 0)
                #expect(try folder.bytes(of: "Build/Out/catalog.json") == manifests[moment % 2])
                #expect(leftovers(folder).isEmpty)
            }
        }
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
                try start(
                    Tool.path, ["compile", "Banners", "-o", folder["Out"], "--cache", folder["cache"]],
                    in: folder["Source\(number % 2)"])
            }
            both.forEach { $0.waitUntilExit() }
            #expect(both.allSatisfy { $0.terminationStatus == 0 })
            #expect(manifests.contains(try folder.bytes(of: "Out/catalog.json")))
            #expect(leftovers(folder).isEmpty)
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
        #expect(outcome.status == 74 && outcome.errors.contains("cannot be written"))
        #expect(try folder.bytes(of: "Build/Out/catalog.json") == manifests[1])
        #expect(folder.everything(below: "Build/Out") == ["catalog.json"])
        #expect(try Tool.run(Self.compile, in: folder.path).status == 0)
        #expect(try folder.bytes(of: "Build/Out/catalog.json") == manifests[0])
        #expect(leftovers(folder).isEmpty)
    }

    /// Whether this process may have a file system of its own.
    private static let canMount: Bool = {
        (try? Tool.run("/usr/bin/env", ["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"], in: "/"))?.status == 0
    }()

    @Test("A full disk: status 74, and the old output stays", .enabled(if: canMount))
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
            #expect(outcome.errors.contains("no space left"))
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
