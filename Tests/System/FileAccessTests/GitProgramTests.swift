import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("The program git")
struct GitProgramTests {
    @Test("A configuration that is a pipe ends the wait for git")
    func pipe() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        var environment = ProcessInfo.processInfo.environment
        environment["GIT_CONFIG_GLOBAL"] = folder["pipe"]
        #expect { try GitProgram(environment: environment, patience: 1) } throws: { error in
            "\(error)".contains("it did not finish within 1 s")
        }
    }

    @Test("A program that prints and ends is not hurried, and one that waits is ended")
    func patience() throws {
        let environment = ProcessInfo.processInfo.environment
        let answer = try ProgramRun.answer(
            of: "sh", ["-c", "echo a; sleep 0.2; echo b"], environment: environment, patience: 30)
        #expect(answer.status == 0 && answer.output == Array("a\nb\n".utf8))
        #expect(throws: FileFailure(path: "sh", reason: .tooSlow(1))) {
            try ProgramRun.answer(of: "sh", ["-c", "echo a; exec sleep 600"], environment: environment, patience: 1)
        }
    }
}
