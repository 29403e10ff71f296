import Foundation
import TestTrees
import Testing

/// The memory of the tool is bounded by the shell's `ulimit -d`, beyond which nothing is allocated and the tool would
/// die.
@Suite("Memory where the input is far too much")
struct MemoryTests {
    private func run(_ arguments: String, megabytes: Int, in folder: TemporaryFolder) throws -> Tool.Outcome {
        try Tool.run(
            "/bin/bash", ["-c", "ulimit -d \(megabytes << 10) 2>/dev/null; exec '\(Tool.path)' \(arguments)"],
            in: folder.path)
    }

    @Test("A Contents.json of 40 MB takes less than 300 MB", arguments: ["1,", "{},", #"{"a":[]},"#])
    func contents(entry: String) throws {
        let folder = try TemporaryFolder()
        let text = #"{"images":["# + String(repeating: entry, count: 40_000_000 / entry.utf8.count) + "1]}"
        try folder.write(text, to: "A.xcassets/q.imageset/Contents.json")
        let outcome = try run("check --format xcode A.xcassets", megabytes: 300, in: folder)
        #expect(
            outcome.status == 1 && outcome.errors.contains("has more than 100000 values"),
            "\(outcome.errors.prefix(500))")
        #expect(outcome.errorLines.count <= 102)
    }

    @Test("A configuration of 40 MB, and a data file", arguments: ["tincture.yml", "pages.json"])
    func texts(name: String) throws {
        let folder = try TemporaryFolder(["tincture.yml": "carousels: {home: {pages: pages.json}}\n"])
        let isData = name == "pages.json"
        try folder.write(
            (isData ? "" : "sources: ") + "[" + String(repeating: "1,", count: 20_000_000) + "1]", to: name)
        let outcome = try run("check --format xcode", megabytes: 300, in: folder)
        #expect(outcome.status == 1 && outcome.errors.contains("\(name):1:"), "\(outcome.errors.prefix(500))")
        #expect(outcome.errors.contains(isData ? "more than 1000000 values" : "more than 100000 values"))
    }

    @Test("Nearly as many colors as are allowed take less than 400 MB")
    func colors() throws {
        let pages = Array(repeating: "a", count: 980).joined(separator: ", ")
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [Art]\ncarousels:\n  home:\n    samples: 2000\n    pages: [\(pages)]\n"
        ])
        try folder.addPicture("Art/a.png", width: 8, height: 8, red: 200)
        let outcome = try run("compile -o Out --no-cache", megabytes: 400, in: folder)
        #expect(outcome.status == 0, "\(outcome.status) \(outcome.errors.prefix(500))")
    }
}
