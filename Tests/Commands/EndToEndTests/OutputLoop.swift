import Foundation
import TestTrees
import Testing

/// The program that writes round after round into the folder `Out`, and what can be said about that folder.
struct OutputLoop {
    let folder: TemporaryFolder

    static let path = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("OutputLoop")
        .path

    /// Starts a program without waiting for it.
    static func start(_ executable: String, _ arguments: [String], in folder: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Writes some rounds, and gives the status of the process.
    ///
    /// - Parameter step: before which step the process kills itself; nil for none.
    @discardableResult
    func write(_ first: Int, count: Int = 1, killedBefore step: Int? = nil) throws -> Int32 {
        let arguments = ["Out", "\(first)", "\(count)"] + (step.map { ["\($0)"] } ?? [])
        return try Tool.run(Self.path, arguments, in: folder.path).status
    }

    /// The round that a file is of; nil where the file is not there, "torn" where it is not whole.
    func round(_ name: String) -> String? {
        guard let bytes = try? folder.bytes(of: "Out/" + name) else { return nil }
        let words = bytes.drop { $0 != 10 }.dropFirst().split(
            separator: 32, maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let size = Int(String(decoding: words[1], as: UTF8.self)),
            words[2].count == size, words[2].allSatisfy({ $0 == 46 })
        else { return "torn" }
        return String(decoding: words[0], as: UTF8.self)
    }

    /// The rounds of the files that every round makes, the manifest first.
    var rounds: [String?] {
        ["catalog.json", "a.txt", "b.txt", "Colors.xcassets/Contents.json", "Colors.xcassets/c.txt"].map(round)
    }

    /// The content of every file, those of the hidden subfolder included.
    var contents: [String: [UInt8]] {
        var all: [String: [UInt8]] = [:]
        let names = FileManager.default.enumerator(atPath: folder["Out"])
        while let name = names?.nextObject() as? String {
            if let bytes = try? folder.bytes(of: "Out/" + name) { all[name] = bytes }
        }
        return all
    }

    /// The rounds whose own file is there.
    var ownFiles: [String] {
        folder.everything(below: "Out").filter { $0.hasSuffix("/only.txt") }.compactMap { round($0) }
    }
}

extension TemporaryFolder {
    /// The names of what an interrupted run may leave, anywhere.
    var leftovers: [String] {
        everything().filter {
            $0.contains("tincture-new") || $0.hasSuffix("unfinished")
                || $0.contains(".tincture/new") || $0.contains(".tincture/old")
        }
    }

    /// What makes a file or folder the same one.
    func inode(_ name: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: self[name])[.systemFileNumber] as? Int)
    }
}
