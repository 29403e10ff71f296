import Foundation
import OrderedJSON
import TestTrees
import Testing

/// `tincture extract --format ndjson -` that another program talks to.
final class Worker {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received: [UInt8] = []

    init(_ arguments: [String] = [], in folder: String) throws {
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["extract", "--format", "ndjson"] + arguments + ["-"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    func write(_ bytes: some Sequence<UInt8>) throws { try input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

    /// The next line; nil at the end.
    func answer() throws -> JSONNode? {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return try JSONParser.parse(Array(received[..<end]))
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            received += more
        }
    }

    /// The answer to a line that is written now.
    func ask(_ line: String) throws -> JSONNode? {
        try write((line + "\n").utf8)
        return try answer()
    }

    func close() throws { try input.fileHandleForWriting.close() }

    /// The most memory that the process has had, in KiB.
    var peakMemory: Int? {
        let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    /// Closes the output, as a reader does that has seen enough.
    func stopReading() throws { try output.fileHandleForReading.close() }
}

@Suite("tincture extract --format ndjson - as a worker")
struct WorkerTests {
    private func pictures() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["text.png": "x", "empty.png": ""])
        try folder.addPicture("red.png", red: 200)
        try folder.addPicture("{blue}.png", blue: 200)
        try folder.addPicture(" pad .png", green: 200)
        try folder.makeFolder("folder.png")
        let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.assets + "/TmallHome/Banners/loop2.jpg"))
        try folder.write(Array(photo), to: "photo.jpg")
        try folder.write(Array(photo.prefix(photo.count / 2)), to: "half.jpg")
        try folder.write(Array(photo.prefix(100)), to: "stump.jpg")
        #expect(mkfifo(folder["fifo.png"], 0o600) == 0)
        return folder
    }

    @Test("Each line is answered before the next is written, whatever it asks")
    func interleaved() throws {
        let folder = try pictures()
        let worker = try Worker(["--max-pixels", "500000"], in: folder.path)
        #expect(try worker.ask("red.png")?["backdrop"]?.string == "#C80000")
        for (name, reason) in [
            ("text.png", "is not a picture"), ("empty.png", "is empty"), ("folder.png", "is a folder"),
            ("nowhere.png", "does not exist"), ("fifo.png", "is a named pipe (FIFO)"),
            ("stump.jpg", "is not a valid JPEG"),
        ] {
            let answer = try worker.ask(name)
            #expect(answer?["path"]?.string == name)
            #expect(answer?["error"]?.string?.hasPrefix(reason) == true, "\(name)")
            #expect(answer?["backdrop"] == nil && answer?["settings"] == nil)
        }
        let half = try worker.ask("half.jpg")
        #expect(half?["warning"]?.string?.contains("of 352") == true && half?["backdrop"] != nil)
        #expect(half?["findings"]?.elements?.map { $0["rule"]?.string } == ["truncated-image"])
        // Blanks belong to a path, a carriage return to the line end.
        #expect(try worker.ask(" pad .png\r")?["backdrop"]?.string == "#00C800")
        #expect(try worker.ask("./{blue}.png")?["backdrop"]?.string == "#0000C8")
        try worker.close()
        #expect(try worker.answer() == nil)
        worker.process.waitUntilExit()
        #expect(worker.process.terminationStatus == 1)
    }

    @Test("The id comes back as it was, and a picture may be in the line itself")
    func objects() throws {
        let folder = try pictures()
        let worker = try Worker(in: folder.path)
        for id in ["7", "1.50", "null", "\"a\"", "{\"b\": [true, {}]}"] {
            let answer = try worker.ask("{\"id\": \(id), \"path\": \"red.png\"}")
            #expect(answer?["id"] == (try JSONParser.parse(Array(id.utf8))))
            #expect(answer?.members?.first?.name == "id" && answer?["path"]?.string == "red.png")
        }
        #expect(try worker.ask("{\"path\": \"red.png\"}")?["id"] == nil)
        let photo = try folder.bytes(of: "photo.jpg")
        let inLine = try worker.ask("{\"data\": \"\(Data(photo).base64EncodedString())\", \"id\": 1}")
        let inFile = try worker.ask("{\"path\": \"photo.jpg\", \"id\": 1}")
        let names = inFile?.members?.map(\.name)
        #expect(inLine?.members?.map(\.name) == names?.filter { $0 != "path" })
        for member in inLine?.members ?? [] { #expect(member.value == inFile?[member.name], "\(member.name)") }
        #expect(inLine?["sha256"]?.string?.count == 64 && inLine?["byteCount"]?.number == Double(photo.count))
        let bomb = try worker.ask("{\"id\": 2, \"data\": \"\(Data("text".utf8).base64EncodedString())\"}")
        #expect(bomb?["id"]?.number == 2 && bomb?["error"]?.string?.hasPrefix("is not a picture") == true)
        #expect(bomb?["sha256"]?.string?.count == 64)
    }

    @Test("Of a file that is no picture nothing is told: neither its digest nor its size")
    func noPicture() throws {
        let folder = try pictures()
        try folder.write("a secret of some length\n", to: "secret")
        try folder.write("", to: "nothing.png")
        try folder.write(Array(try folder.bytes(of: "photo.jpg").prefix(300)), to: "damaged.jpg")
        let worker = try Worker(in: folder.path)
        for name in ["secret", "nothing.png", "missing.png", "."] {
            let answer = try worker.ask(name)
            #expect(answer?.members?.map(\.name) == ["version", "path", "error"], "\(name)")
        }
        #expect(try worker.ask("damaged.jpg")?["sha256"]?.string?.count == 64)
    }

    @Test(
        "A line that asks for nothing is answered with the reason",
        arguments: [
            ("{blue}.png", "column 2: the line is not valid JSON"),
            ("{\"id\": 9}", "the object needs \"path\" or \"data\", and not both"),
            ("{\"id\": 9, \"path\": 3}", "\"path\" and \"data\" must be strings"),
            ("{\"id\": 9, \"path\": \"a\", \"data\": \"\"}", "the object needs \"path\" or \"data\", and not both"),
            ("{\"id\": 9, \"pth\": \"a\"}", "unknown key \"pth\"; did you mean \"path\"?"),
            ("{\"id\": 9, \"data\": \"~\"}", "\"data\" is not base64"),
            ("{\"id\": 9, \"path\": \"a\\u0000b\"}", "the path contains the character NUL"),
            ("{\"id\": 9, \"data\": \"\"}", "is empty"), ("a\0b", "the path contains the character NUL"),
        ])
    func badLine(line: String, reason: String) throws {
        let folder = try pictures()
        let worker = try Worker(in: folder.path)
        let answer = try worker.ask(line)
        #expect(answer?["error"]?.string?.hasPrefix(reason) == true, "\(String(describing: answer?["error"]?.string))")
        if line.contains("\"id\"") { #expect(answer?["id"]?.number == 9) }
        #expect(try worker.ask("red.png")?["backdrop"]?.string == "#C80000")
    }

    @Test("Bytes that are not UTF-8, a line that is far too long, an empty one and a last one without end")
    func oddBytes() throws {
        let folder = try pictures()
        let worker = try Worker(in: folder.path)
        try worker.write([0x61, 0xFF, 0x62, 0x0A])
        #expect(try worker.answer()?["error"]?.string?.hasPrefix("the path is not UTF-8") == true)
        try worker.write(Array("{\"id\": \"".utf8) + [0xFF] + Array("\"}\n".utf8))
        #expect(try worker.answer()?["error"]?.string?.contains("is not UTF-8") == true)
        let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
        for _ in 0...128 { try worker.write(part) }
        #expect(try worker.ask("")?["error"]?.string?.hasPrefix("the line is longer than") == true)
        try worker.write(Array("\n\r\n\nred.png".utf8))
        try worker.close()
        #expect(try worker.answer()?["backdrop"]?.string == "#C80000")
        #expect(try worker.answer() == nil)
    }

    @Test("A bomb is refused from its header, in memory that a small picture takes too")
    func bomb() throws {
        let folder = try pictures()
        // A PNG that says 60,000 × 60,000.
        var png = try folder.bytes(of: "red.png")
        png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        var crc = UInt32.max
        for byte in png[12..<29] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc = ~crc
        png.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) })
        try folder.write(png, to: "bomb.png")
        let worker = try Worker(in: folder.path)
        #expect(try worker.ask("bomb.png")?["error"]?.string?.hasPrefix("has 60000 × 60000 pixels") == true)
        #if os(Linux)
            #expect(try #require(worker.peakMemory) < 100 << 10)
        #endif
    }

    #if os(Linux)
        @Test("Memory does not grow with the number of lines")
        func constantMemory() throws {
            let folder = try pictures()
            let worker = try Worker(in: folder.path)
            let small = Data(try folder.bytes(of: "red.png")).base64EncodedString()
            var peaks: [Int] = []
            for number in 1...5_000 {
                let line =
                    switch number % 4 {
                    case 0: "red.png"
                    case 1: "nowhere.png"
                    case 2: "{\"id\": \(number)"
                    default: "{\"id\": \(number), \"data\": \"\(small)\"}"
                    }
                #expect(try worker.ask(line) != nil)
                if number == 200 || number == 5_000 { peaks.append(try #require(worker.peakMemory)) }
            }
            // A line kept would be 5 MB more; the allocator's own ways are some hundred KiB.
            #expect(peaks[1] - peaks[0] < 1_024, "\(peaks)")
        }
    #endif

    @Test("A reader that goes ends the worker without a word", arguments: [false, true])
    func closedOutput(signalIsIgnored: Bool) throws {
        let folder = try pictures()
        let trap = signalIsIgnored ? "trap '' PIPE; " : ""
        let outcome = try Tool.run(
            "/bin/bash",
            ["-c", "\(trap)yes red.png | head -2000 | '\(Tool.path)' extract --format ndjson - | head -1 | wc -l"],
            in: folder.path)
        #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
        // Other programs of the pipe may complain of the signal that they do not get.
        #expect(!outcome.errors.contains("tincture"))
    }

    @Test("The manifest of the sample assets is the same with the palettes of such a run", arguments: [1, 2])
    func palettes(everyNth: Int) throws {
        let folder = try TemporaryFolder()
        let files = try FileManager.default.subpathsOfDirectory(atPath: Checkout.assets)
            .filter { $0.hasSuffix(".png") || $0.hasSuffix(".jpg") }.sorted()
        let asked = stride(from: 0, to: files.count, by: everyNth).map { Checkout.assets + "/" + files[$0] }
        let records = try Tool.run(
            ["extract", "--format", "ndjson", "-"], input: asked.map { $0 + "\n" }.joined()
        ).output
        try folder.write(records, to: "palettes.ndjson")
        let options = ["--config", Checkout.assets + "/tincture.yml", "--no-cache"]
        let plain = try Tool.run(["compile", "-o", folder["plain"]] + options)
        let given = try Tool.run(
            ["compile", "-o", folder["given"], "--palettes", folder["palettes.ndjson"], "--timings"] + options)
        #expect(plain.status == 0 && given.status == 0)
        #expect(try folder.bytes(of: "plain/catalog.json") == folder.bytes(of: "given/catalog.json"))
        #expect(given.errors.contains("from --palettes"))
        let settings = try Tool.run(
            ["compile", "-o", folder["other"], "--palettes", folder["palettes.ndjson"], "--max-pixels", "100000000"]
                + options)
        #expect(
            settings.errors.contains("palettes.ndjson:1:1: note: \(asked.count) records were made with other settings"))
        #expect(try folder.bytes(of: "plain/catalog.json") == folder.bytes(of: "other/catalog.json"))
    }
}
