import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Confinement")
struct ConfinementTests {
    @Test("What is allowed follows from the paths alone: the folder of a file, the device itself, an open file nothing")
    func permissions() throws {
        let folder = try TemporaryFolder(["there/a.txt": ""])
        let empty = Confinement()
        #expect(empty.writable.isSubset(of: ["/dev/null", "/dev/tty"]))
        #expect(empty.executable.isEmpty && !empty.allowsNetwork)
        func added(_ allow: (inout Confinement) -> Void) -> Set<String> {
            var confinement = Confinement()
            allow(&confinement)
            return confinement.writable.subtracting(empty.writable)
        }
        #expect(added { $0.allow(folder["there/a.txt"]) } == [folder["there"]])
        #expect(added { $0.allow(folder["there/new.txt"]) } == [folder["there"]])
        #expect(added { $0.allow(folder["no/new.txt"]) } == [folder.path])
        #expect(added { $0.allow("/dev/zero") } == ["/dev/zero"])
        #expect(added { $0.allow("/dev/stdout") }.isEmpty)
        #expect(added { $0.allow(folder["no/where"]) } == [folder.path])
        #expect(added { $0.allow(folder["there"]) } == [folder["there"]])
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "there/a.txt")
        #expect(added { $0.allow(folder["link"]) } == [folder["there"]])
        // A folder is made, and goes again where nothing was put into it.
        var made = Confinement()
        made.allow(folder: folder["new/deep"])
        #expect(made.writable.contains(folder["new/deep"]) && folder.everything().contains("new/deep"))
        made.removeUnused()
        #expect(!folder.everything().contains("new"))
    }

    @Test("A program is allowed with what starts it: the interpreter of a script, the loader of libraries")
    func programs() throws {
        let folder = try TemporaryFolder(["tools/inner": "#!/bin/sh\n", "tools/outer": "#!\(#"/none"#)\n"])
        try folder.write("#!\(folder["tools/inner"]) -e\n", to: "tools/outer")
        for name in ["inner", "outer"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder["tools/" + name])
        }
        var confinement = Confinement()
        confinement.allow(program: "outer", environment: ["PATH": "/none:" + folder["tools"]])
        confinement.allow(program: "not-there", environment: ["PATH": folder["tools"]])
        let shell = URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath().path
        #expect(confinement.executable.isSuperset(of: [folder["tools/outer"], folder["tools/inner"], shell]))
        #if os(Linux)
            #expect(confinement.executable.contains { $0.contains("ld-") || $0.contains("libc.so") })
        #endif
        let places: Set = ["/nix/store", "/gnu/store"]
        #expect(confinement.executable.subtracting(places).count <= 4)
    }

    @Test("A confined process reads, and writes where it may; the kernel refuses everything else")
    func attempts() throws {
        let folder = try TemporaryFolder(["mine/a.txt": "", "other/there": "kept"])
        let probe = BuiltProducts.folder + "/ConfinementProbe"
        let outcome = try Tool.run(probe, [folder["mine"], folder["other"]], in: folder.path)
        // Said, so that nobody takes it for a test that passed.
        if outcome.output == "unavailable\n" { return print("skipped: this kernel has no Landlock of version 2") }
        let lines = Dictionary(
            uniqueKeysWithValues: outcome.output.split(separator: "\n").map { line in
                let parts = line.components(separatedBy: ": ")
                return (parts[0], parts[1])
            })
        let version = Confinement.version
        let allowed: Set = ["write in the folder", "move in the folder", "write to /dev/null", "read elsewhere"]
        let newer = ["cut a file of others": 3, "connect": 4, "signal the parent": 6]
        #expect(lines.count == 14, "\(outcome.output) \(outcome.errors)")
        for (name, result) in lines where newer[name] ?? 0 <= version {
            #expect((result == "done") == allowed.contains(name), "\(name): \(result)")
        }
        #expect(try folder.bytes(of: "other/there") == Array("kept".utf8))
        #expect(folder.everything(below: "other").count == 1)
    }

    @Test(
        "A command runs as it did: outputs that are not there yet, lists, devices, and a folder that stays empty goes")
    func commands() throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [Art]\n"])
        try folder.addPicture("Art/a.png", width: 40, height: 20, red: 200)
        let options = [
            "--depfile", "Lists/a.d", "--input-file-list", "in.xcfilelist", "--output-file-list", "/dev/null",
        ]
        try folder.write("", to: "Lists/kept")
        func manifest(_ output: String, _ more: [String] = []) throws -> [UInt8] {
            let outcome = try Tool.run(["compile", "-o", output, "--emit", "css"] + options + more, in: folder.path)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return try folder.bytes(of: output + "/catalog.json")
        }
        let confined = try manifest("Build/Deep/Out")
        #expect(try confined == manifest("Other", ["--no-confine"]))
        #expect(folder.everything().contains("Build/Deep/.tincture-cache/CACHEDIR.TAG"))
        #expect(folder.everything().contains("Lists/a.d") && folder.everything().contains("in.xcfilelist"))
        let failed = try Tool.run(["compile", "-o", "Never/There", "no.png"], in: folder.path)
        #expect(failed.status != 0 || folder.everything().contains("Never"))
        let wrong = try Tool.run(["compile", "-o", "Never", "--config", "no.yml"], in: folder.path)
        #expect(wrong.status == 1 && !folder.everything().contains("Never"))
        let baseline = try Tool.run(["check", "--write-baseline", "Lists/base.json"], in: folder.path)
        #expect(baseline.status == 0 && folder.everything().contains("Lists/base.json"), "\(baseline.errors)")
    }

    @Test("A command that waits has confined every thread, and with --no-confine none")
    func threads() async throws {
        guard Confinement.version > 0 else { return print("skipped: this kernel has no Landlock of version 2") }
        for (option, expected) in [([], "1"), (["--no-confine"], "0")] {
            let folder = try TemporaryFolder()
            try folder.addPicture("Art/a.png", width: 40, height: 20, red: 200)
            let arguments = ["compile", "Art", "-o", "Out", "--watch"] + option
            let process = try OutputLoop.start(Tool.path, arguments, in: folder.path)
            defer {
                process.terminate()
                process.waitUntilExit()
            }
            for _ in 0..<600 where !folder.everything().contains("Out/catalog.json") {
                try await Task.sleep(for: .milliseconds(50))
            }
            let tasks = "/proc/\(process.processIdentifier)/task"
            let threads = try FileManager.default.contentsOfDirectory(atPath: tasks)
            #expect(threads.count > 1)
            for thread in threads {
                let status = try String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
                #expect(status.contains("NoNewPrivs:\t\(expected)\n"), "\(option)")
            }
        }
    }

    @Test("diff runs the program that draws PDF files, which can write no file of others and run no other program")
    func converter() throws {
        guard Confinement.version > 0 else { return print("skipped: this kernel has no Landlock of version 2") }
        for (option, isConfined) in [([], true), (["--no-confine"], false)] {
            let folder = try TemporaryFolder(["outside/kept": "", "temporary/kept": ""])
            try folder.addPicture("small.png", width: 9, height: 9)
            for side in ["old", "new"] {
                try folder.write("%PDF-1.4 \(side)\n/MediaBox [0 0 9 9]\n", to: "\(side)/a.pdf")
            }
            let script = "(: >'\(folder["outside/new"])') 2>/dev/null\nexec cat '\(folder["small.png"])'\n"
            try folder.write("#!/bin/sh\n" + script, to: "tools/pdftocairo")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder["tools/pdftocairo"])
            let outcome = try Tool.run(
                ["diff", "old", "new", "--format", "html", "--render-pdf"] + option, in: folder.path,
                environment: ["PATH": folder["tools"] + ":/usr/bin:/bin", "TMPDIR": folder["temporary"]])
            #expect(outcome.status == 0, "\(outcome.errors)")
            // 126 is what a shell says of a program that it may not run.
            #expect(outcome.output.contains("pdftocairo cannot read it (status 126)") == isConfined)
            #expect(folder.everything().contains("outside/new") != isConfined)
            #expect(folder.everything(below: "temporary") == ["kept"])
        }
    }
}
