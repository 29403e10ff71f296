import Foundation
import TestTrees
import Testing

@Suite("Wrong usage")
struct WrongUsageTests {
    @Test(
        "A wrong command line ends with status 64 and the usage of its command",
        arguments: [
            ("extract", ["--count", "17"]), ("extract", ["--count", "x"]), ("extract", ["--count"]),
            ("extract", ["--format", "jpeg"]), ("extract", ["--full-resolution=yes"]),
            ("extract", ["--max-memory", "0"]),
            ("extract", ["--explain", "--format", "json"]), ("extract", ["--colour"]), ("extract", ["-c"]),
            ("compile", ["--output"]), ("compile", ["--output", "--quiet"]), ("compile", ["--output="]),
            ("compile", ["-o", "Out", "--jobs", "0"]), ("compile", ["-o", "Out", "--emit", "html"]),
            ("compile", ["-o", "Out", "--cache", "Out"]), ("compile", []),
            ("check", ["--format", "html"]), ("check", ["--delete"]), ("check", ["--only", "odd"]),
            ("check", ["--cache", "a", "--no-cache"]), ("check", ["--strict=yes"]),
        ])
    func wrong(command: String, options: [String]) throws {
        let folder = try TemporaryFolder(["A.xcassets/Contents.json": "{}", "two.png": "x"])
        let outcome = try Tool.run([command, "two.png"] + options, in: folder.path)
        #expect(outcome.status == 64 && outcome.errors.contains("Usage: tincture \(command)"))
        #expect(outcome.output.isEmpty)
    }

    @Test("A misspelled option is reported before a missing one")
    func misspelled() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["compile", "--emt", "swift"], in: folder.path)
        #expect(
            outcome.status == 64 && outcome.errors.hasPrefix("Error: Unknown option '--emt'. Did you mean '--emit'?"))
        let missing = try Tool.run(["compile", "--emit", "swift"], in: folder.path)
        #expect(missing.status == 64 && missing.errors.contains("such as --output Generated"), "\(missing.errors)")
    }

    @Test("-v is no option, and the version's is named")
    func version() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(["-v"], in: folder.path)
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean \"--version\"?"), "\(outcome.errors)")
    }
}
