import Foundation
import TestTrees

/// The built binary, run as a user runs it.
struct Tool {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String

        /// The lines of standard error.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    static let path = BuiltProducts.folder + "/tincture"

    /// Runs the tool and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: those of the command line.
    ///   - folder: the current folder.
    ///   - environment: added to the test's own.
    ///   - input: what standard input holds.
    static func run(
        _ arguments: [String], in folder: String = FileManager.default.currentDirectoryPath,
        environment: [String: String] = [:], input: String = ""
    ) throws -> Outcome {
        try run(path, arguments, in: folder, environment: environment, input: input)
    }

    /// Runs another program the same way.
    static func run(
        _ executable: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
        input: String = ""
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files, not pipes: nothing can fill up and wait for the other side.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("tincture-io-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let names = ["input", "output", "errors"].map { scratch.appendingPathComponent($0) }
        try Data(input.utf8).write(to: names[0])
        for name in names[1...] { try Data().write(to: name) }
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .uncaughtSignal
                ? -process.terminationStatus : process.terminationStatus,
            output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
}

/// The checkout that the tests were built from.
enum Checkout {
    static let folder: String = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().path

    static let assets = folder + "/Assets"
}
