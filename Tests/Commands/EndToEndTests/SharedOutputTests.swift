import CExtendedAttributes
import Foundation
import TestTrees
import Testing

@Suite("An output folder in which others work, too", .serialized)
struct SharedOutputTests {
    /// Makes and replaces files until it is stopped, and keeps to itself what must be there in the end.
    private final class Neighbor: @unchecked Sendable {
        // Unchecked: the thread alone touches `kept` until it has ended, which `stop` waits for.
        private var kept: [String: String] = [:]
        private let isStopped = NSLock()
        private let end = DispatchSemaphore(value: 0)

        /// - Parameter places: gives the folders that files are made in, which may go away at any time.
        init(_ name: String, _ places: @escaping @Sendable () -> [String]) {
            isStopped.lock()
            Thread { [self] in
                var number = 0
                while !isStopped.try() {
                    for place in places() {
                        let path = "\(place)/\(name) \(number)"
                        guard FileManager.default.createFile(atPath: path, contents: Data(path.utf8)) else { continue }
                        kept[path] = path
                        // Every third is replaced by renaming.
                        if number % 3 == 0 {
                            let other = path + " new"
                            guard FileManager.default.createFile(atPath: other, contents: Data("other".utf8)),
                                rename(other, path) == 0
                            else { continue }
                            kept[path] = "other"
                        }
                    }
                    number += 1
                    Thread.sleep(forTimeInterval: 0.001)
                }
                end.signal()
            }.start()
        }

        /// Ends the work, and gives what was made, by path.
        func stop() -> [String: String] {
            isStopped.unlock()
            end.wait()
            return kept
        }
    }

    @Test("Three writers beside 100 changed runs: none of their files is lost, and none of ours is torn")
    func threeWriters() throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        #expect(try loop.write(1) == 0)
        try loop.folder.makeFolder("Out/Mine")
        let out = loop.folder["Out"]
        let neighbors = [
            Neighbor("first") { [out, out + "/Mine"] },
            Neighbor("second") { [out, out + "/Colors.xcassets"] },
            // In folders that the next run will want to delete.
            Neighbor("third") {
                ((try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []).filter { $0.hasPrefix("Round") }
                    .suffix(1).map { out + "/" + $0 }
            },
        ]
        let status = try loop.write(2, count: 100)
        let made = neighbors.map { $0.stop() }
        #expect(status == 0)
        #expect(Set(loop.rounds) == ["101"] && loop.ownFiles == ["101"])
        #expect(made.allSatisfy { $0.count > 20 }, "\(made.map(\.count))")
        for (path, content) in made.joined() {
            #expect(FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } == content)
        }
        #expect(loop.folder.leftovers.isEmpty)
    }

    @Test("Identity, owner, mode and attributes of the folder and its subfolders stay, and a shell can stay in it")
    func identity() throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        #expect(try loop.write(1) == 0)
        try loop.folder.write("mine", to: "Out/Mine/mine.txt")
        let places = ["Out", "Out/Mine", "Out/Mine/mine.txt", "Out/Colors.xcassets"]
        for (number, place) in places.enumerated() {
            #expect(chmod(loop.folder[place], 0o740 + mode_t(number)) == 0)
            if geteuid() == 0 { #expect(chown(loop.folder[place], 1000 + uid_t(number), 2000) == 0) }
        }
        func attributes() throws -> [[String]] {
            try places.map { place in
                let all = try FileManager.default.attributesOfItem(atPath: loop.folder[place])
                let keys: [FileAttributeKey] = [
                    .systemFileNumber, .ownerAccountID, .groupOwnerAccountID, .posixPermissions,
                ]
                return keys.map { "\(all[$0] ?? "none")" } + [extendedAttribute(loop.folder[place])]
            }
        }
        for place in places { tincture_set_attribute(loop.folder[place], "user.mine", "value") }
        let before = try attributes()
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "read line; cat catalog.json > seen; echo here > there"]
        shell.currentDirectoryURL = URL(fileURLWithPath: loop.folder["Out"])
        let input = Pipe()
        shell.standardInput = input
        try shell.run()
        #expect(try loop.write(2, count: 3) == 0)
        try input.fileHandleForWriting.close()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        #expect(try loop.folder.bytes(of: "Out/seen") == loop.folder.bytes(of: "Out/catalog.json"))
        #expect(try loop.folder.bytes(of: "Out/there") == Array("here\n".utf8))
        #expect(try attributes() == before)
    }

    /// The attribute; nothing where the file system has none.
    private func extendedAttribute(_ path: String) -> String {
        var buffer = [CChar](repeating: 0, count: 16)
        let count = tincture_get_attribute(path, "user.mine", &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    @Test("A bind mount of the output shows every run", .enabled(if: Machine.canMount))
    func bindMount() throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        #expect(try loop.write(1) == 0)
        try loop.folder.makeFolder("Mount")
        let script = """
            mount --bind Out Mount && "$0" Out 2 1 && cmp Out/catalog.json Mount/catalog.json && "$0" Mount 3 1 &&
            cmp Out/catalog.json Mount/catalog.json
            """
        let outcome = try Tool.run(
            "/usr/bin/env", ["unshare", "-m", "sh", "-c", script, OutputLoop.path], in: loop.folder.path)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(Set(loop.rounds) == ["3"])
    }

    @Test("Somebody's folder at the place of one of our files: an error that names it, and nothing else is written")
    func foreignFolder() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/loop1.png")
        try folder.write("mine", to: "Out/catalog.css/mine.txt")
        let outcome = try Tool.run(["compile", "Art", "-o", "Out", "--emit", "css"], in: folder.path)
        #expect(outcome.status == 74)
        #expect(outcome.errors.contains("Out/catalog.css: error: cannot be written: is a folder"))
        #expect(folder.everything(below: "Out") == ["catalog.css", "catalog.css/mine.txt"])
    }
}

@Suite("What compile and check say alike")
struct CompileFindingTests {
    @Test("Compile weighs its findings as the configuration says, as check does")
    func rules() throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\n"])
        try folder.addImageSet("A.xcassets/Cart.imageset", images: #"{"filename": "no.png", "idiom": "universal"}"#)
        try folder.addImageSet("A.xcassets/Old.imageset", images: #"{"filename": "no.png", "idiom": "universal"}"#)
        func run(_ rules: String) throws -> [(status: Int32, findings: Int, worst: Bool)] {
            try folder.write("sources: [A.xcassets]\n\(rules)", to: "tincture.yml")
            return try [["compile", "-o", "Out", "--quiet"], ["check"]].map { arguments in
                let outcome = try Tool.run(arguments + ["--no-cache"], in: folder.path)
                let lines = outcome.errorLines.filter { $0.contains("[missing-file]") }
                return (outcome.status, lines.count, lines.contains { $0.contains(" error: ") })
            }
        }
        for (rules, status, count, worst) in [
            ("", Int32(1), 2, true), ("rules: {missing-file: off}\n", 0, 0, false),
            ("rules: {missing-file: warning}\n", 0, 2, false),
            ("rules: {missing-file: {exclude: [Old]}}\n", 1, 1, true),
        ] {
            for found in try run(rules) {
                #expect(found.status == status && found.findings == count && found.worst == worst, "\(rules): \(found)")
            }
        }
    }

    @Test("What compile has written into its own sources is not checked as a source", arguments: ["App", "App/Build"])
    func output(place: String) throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("App/loop1.png", width: 40)
        try folder.addColorSet(
            "App/A.xcassets/Leaf.colorset",
            colors:
                #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}"#
        )
        func check() throws -> String {
            try Tool.run(["check", "App", "--no-cache", "--format", "json"], in: folder.path).output
        }
        let before = try check()
        #expect(try Tool.run(["compile", "App", "-o", place, "--emit", "xcassets"], in: folder.path).status == 0)
        #expect(folder.everything(below: place).contains { $0.hasSuffix(".colorset") })
        #expect(try check() == before)
    }
}

/// What the machine that runs the tests lets them do.
enum Machine {
    /// Whether this process may have a file system of its own.
    static let canMount: Bool = {
        (try? Tool.run("/usr/bin/env", ["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"], in: "/"))?.status == 0
    }()
}
