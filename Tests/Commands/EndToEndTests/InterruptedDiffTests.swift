import Foundation
import TestTrees
import Testing

@Suite("An interrupted diff", .serialized, .timeLimit(.minutes(5)))
struct InterruptedDiffTests {
    /// A repository whose files the user's own filter never gives; it ends when git does.
    ///
    /// The command is confined, so that the filter writes where the command line says that pictures go, and runs no
    /// program.
    private func repository() throws -> GitRepositoryFolder {
        let folder = try TemporaryFolder()
        let marks = folder["marks"]
        let script = "echo $$ > '\(marks)/filter'"
        let wait = "while kill -0 $PPID; do :; done; echo > '\(marks)/ended'"
        let repository = try GitRepositoryFolder(
            folder, configuration: "[filter \"slow\"]\nclean = cat\nsmudge = \"\(script); \(wait)\"\n")
        try folder.write("*.json filter=slow\n", to: "repository/.gitattributes")
        try repository.commit("two")
        try folder.makeFolder("tmp")
        try folder.makeFolder("marks")
        return repository
    }

    /// Starts a comparison and waits until git writes its files; returns it and the process of the filter.
    private func start(_ repository: GitRepositoryFolder) async throws -> (diff: Process, filter: pid_t) {
        let folder = repository.folder
        try? FileManager.default.removeItem(atPath: folder["marks/filter"])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["diff", "HEAD", "--png", folder["marks"]]
        process.currentDirectoryURL = URL(fileURLWithPath: repository.path)
        process.environment = ProcessInfo.processInfo.environment.merging(repository.environment) { $1 }.merging([
            "TMPDIR": folder["tmp"]
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while !text.hasSuffix("\n"), process.isRunning {
            try await Task.sleep(for: .milliseconds(5))
            text = (try? folder.bytes(of: "marks/filter")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return (process, try #require(pid_t(text.trimmingCharacters(in: .newlines))))
    }

    @Test(
        "A signal that ends the run leaves no folder and no git",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM])
    func interrupted(signal: Int32) async throws {
        let repository = try repository()
        let (diff, _) = try await start(repository)
        kill(diff.processIdentifier, signal)
        diff.waitUntilExit()
        #expect(diff.terminationReason == .uncaughtSignal && diff.terminationStatus == signal)
        #expect(repository.folder.everything(below: "tmp").isEmpty)
        // Git has ended too.
        while !FileManager.default.fileExists(atPath: repository.folder["marks/ended"]) {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @Test("What a killed run left is removed by the next one; what is in use, and what is another's, stays")
    func swept() async throws {
        let repository = try repository()
        let folder = repository.folder
        let (killed, filter) = try await start(repository)
        let left = folder.everything(below: "tmp").filter { !$0.contains("/") }
        kill(killed.processIdentifier, SIGKILL)
        // Git is waited for as well: it holds what the test sees the end of a process by.
        kill(filter, SIGKILL)
        killed.waitUntilExit()
        #expect(left.count == 1 && folder.everything(below: "tmp").contains(left[0]))
        for name in ["tincture-backup", "tincture-scratch-notes", "tincture-scratch-mine.d", "other"] {
            try folder.write("x", to: "tmp/\(name)/file")
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder["tmp/tincture-scratch-linked"], withDestinationPath: folder["tmp/other"])
        let (running, _) = try await start(repository)
        let used = folder.everything(below: "tmp").filter { !$0.contains("/") && $0 != left[0] }
        let (third, _) = try await start(repository)
        let names = Set(folder.everything(below: "tmp").filter { !$0.contains("/") })
        #expect(!names.contains(left[0]) && names.isSuperset(of: used))
        for process in [running, third] {
            process.terminate()
            process.waitUntilExit()
        }
        #expect(
            folder.everything(below: "tmp").filter { !$0.contains("/") } == [
                "other", "tincture-backup", "tincture-scratch-linked", "tincture-scratch-mine.d",
                "tincture-scratch-notes",
            ])
    }
}
