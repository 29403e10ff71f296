import Foundation
import TestTrees
import Testing

@testable import TinctureCommand

@Suite("Progress and timings")
struct ProgressTests {
    @Test("The line has count, rate, remaining time and the end of the path, and keeps to the terminal's width")
    func line() {
        func text(_ columns: Int) -> String {
            ProgressLine.text(
                done: 250, total: 1000, elapsed: .seconds(10), current: "Assets/Banners/loop1.png", columns: columns)
        }
        #expect(text(80) == "250/1000 read  25/s  30 s left  Assets/Banners/loop1.png")
        #expect(text(45) == "250/1000 read  25/s  30 s left  …s/loop1.png")
        #expect(text(30) == "250/1000 read  25/s  30 s left")
        #expect(
            ProgressLine.text(done: 1, total: 1000, elapsed: .seconds(1), current: "a\u{1B}b", columns: 80)
                == "1/1000 read  1/s  16 min 39 s left  a\\u{1B}b")
    }

    @Test("A carousel's line has count and name, and keeps to the terminal's width")
    func carousel() {
        func text(_ columns: Int) -> String {
            ProgressLine.text(carousel: "ho\u{1B}me", done: 350, total: 1000, columns: columns)
        }
        #expect(text(80) == "350/1000  carousel \"ho\\u{1B}me\"")
        #expect(text(16) == "350/1000  caro…")
    }

    @Test("--timings names the stages, --quiet leaves only what is wrong, and no progress is shown but on a terminal")
    func options() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Banners/loop1.png")
        let timed = try Tool.run(["compile", "Banners", "-o", "Out", "--timings"], in: folder.path)
        #expect(timed.status == 0 && !timed.errors.contains("\u{1B}"))
        for stage in ["reading folders and sets", "reading 1 picture: 1 decoded\n", "writing the output", "in total"] {
            #expect(timed.errors.contains(stage))
        }
        try folder.write("text", to: "Banners/text.png")
        let quiet = try Tool.run(["compile", "Banners", "-o", "Out", "--quiet"], in: folder.path)
        #expect(quiet.status == 1 && quiet.output.isEmpty && quiet.errorLines.count == 1)
    }

    @Test("On a terminal the line comes and goes; not under --quiet, and not in CI")
    func terminal() throws {
        let folder = try TemporaryFolder()
        // As many as take a while in an optimized build, too.
        for number in 0..<1500 {
            try folder.addPicture("Many/p\(number).png", width: 16, height: 16) { x, y in
                (UInt8(x * 16), UInt8(y * 16), UInt8(number % 256), 255)
            }
        }
        func shown(_ options: [String], _ environment: [String: String]) throws -> String {
            try PseudoTerminal.run(
                ["compile", "Many", "-o", "Out", "--no-cache"] + options, columns: 80, in: folder.path,
                environment: environment.merging(["TERM": "xterm"]) { $1 }, showsErrors: true
            ).output
        }
        let seen = try shown([], [:])
        #expect(seen.contains("/1500 read  ") && seen.contains("/s  ") && seen.contains(" left  Many/"))
        #expect(!(try shown(["--quiet"], [:]).contains("/1500")))
        #expect(!(try shown([], ["CI": "true"]).contains("/1500")))
        try page(of: folder)
    }

    /// A page has the line twice: while colors are found, and while pictures are read.
    private func page(of folder: TemporaryFolder) throws {
        func shown(_ options: [String]) throws -> String {
            try PseudoTerminal.run(
                ["preview", "Many", "--html", "page.html"] + options, columns: 80, in: folder.path,
                environment: ["TERM": "xterm"], showsErrors: true
            ).output
        }
        let seen = try shown([])
        #expect(seen.contains("/1500 read  ") && seen.contains(" left  Many/"))
        // It is gone before the result is printed.
        let line = "\r\u{1B}[K"
        let last = try #require(seen.range(of: line, options: .backwards))
        #expect(seen[last.upperBound...].hasPrefix("page.html written: 1500 images"))
        #expect(!(try shown(["--quiet"]).contains("/1500")))
    }
}
