import Foundation
import TestTrees
import Testing

@Suite("Command lines that the argument parser does not see")
struct PlainCommandLineTests {
    private func tree() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "text.png": "x", "A.xcassets/Contents.json": "{}", "baseline.json": #"{"findings": []}"#,
        ])
        try folder.addImageSet("A.xcassets/Cart.imageset", images: "")
        try folder.addPicture("two.png", width: 10, height: 10) { x, _ in
            x < 7 ? (254, 154, 59, 255) : (255, 255, 255, 255)
        }
        try folder.addPicture("clear.png", alpha: 0)
        return folder
    }

    @Test(
        "They give what the parser's give",
        arguments: [
            ("extract", ["--format", "ndjson"]), ("extract", ["--format=json", "--count=1"]),
            ("extract", ["--count", "8", "--whole", "--format", "css"]), ("extract", ["--explain"]),
            ("extract", ["--placeholders", "--format", "pages", "--max-pixels", "50"]),
            ("extract", ["--max-memory=1"]),
            ("compile", ["-o", "Out"]), ("compile", ["--output=Out", "--quiet", "--force", "--no-cache"]),
            ("compile", ["--output", "Out", "--cache", "Kept", "--jobs", "1", "--emit", "css", "--emit", "swift"]),
            (
                "compile",
                ["--output", "Out", "--depfile", "Out.d", "--input-file-list=in", "--output-file-list", "out"]
            ),
            ("compile", ["-o", "Out", "--config", "none.yml"]), ("compile", ["-o", "Out", "--palettes", "none"]),
            ("check", []), ("check", ["--strict", "--format", "json"]),
            ("check", ["--only", "odd-image", "--no-cache"]),
            ("check", ["--under", "A.xcassets", "--under=two.png", "--cache=Kept"]),
            ("check", ["--baseline", "baseline.json", "--update-baseline"]),
            ("check", ["--write-baseline", "new.json"]),
            ("check", ["--fix", "--delete", "--jobs=2"]), ("check", ["--manifest", "text.png"]),
        ])
    func same(command: String, options: [String]) throws {
        var outcomes: [Tool.Outcome] = []
        var files: [[String: [UInt8]]] = []
        // Nothing plain has the word behind which all are files.
        for end in [[], ["--"]] {
            let folder = try tree()
            let arguments = [command] + options + end + ["A.xcassets", "two.png", "text.png", "clear.png"]
            outcomes.append(try Tool.run(arguments, in: folder.path))
            var contents: [String: [UInt8]] = [:]
            for path in folder.everything() where !path.contains("ache") && !path.contains("Kept") {
                contents[path] = try? folder.bytes(of: path)
            }
            files.append(contents)
        }
        #expect(outcomes[0].status == outcomes[1].status && outcomes[0].errors == outcomes[1].errors)
        #expect(outcomes[0].output == outcomes[1].output)
        #expect(files[0] == files[1])
    }

    @Test(
        "What is wrong with a command line is the parser's to say",
        arguments: [
            ("extract", ["--count", "17"]), ("extract", ["--count", "x"]), ("extract", ["--count"]),
            ("extract", ["--format", "jpeg"]), ("extract", ["--whole=yes"]), ("extract", ["--max-memory", "0"]),
            ("extract", ["--explain", "--format", "json"]), ("extract", ["--colour"]), ("extract", ["-c"]),
            ("compile", ["--output"]), ("compile", ["--output", "--quiet"]), ("compile", ["--output="]),
            ("compile", ["-o", "Out", "--jobs", "0"]), ("compile", ["-o", "Out", "--emit", "html"]),
            ("compile", ["-o", "Out", "--cache", "Out"]), ("compile", []),
            ("check", ["--format", "html"]), ("check", ["--delete"]), ("check", ["--only", "odd"]),
            ("check", ["--cache", "a", "--no-cache"]), ("check", ["--strict=yes"]),
        ])
    func wrong(command: String, options: [String]) throws {
        let folder = try tree()
        let outcome = try Tool.run([command, "two.png"] + options, in: folder.path)
        #expect(outcome.status == 64 && outcome.errors.contains("Usage: tincture \(command)"))
        #expect(outcome.output.isEmpty)
    }
}
