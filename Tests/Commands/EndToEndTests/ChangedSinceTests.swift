import Foundation
import TestTrees
import Testing

@Suite("Findings at what has changed")
struct ChangedSinceTests {
    /// A repository with a set that misses its file on `main`, and a branch.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["old", "changed"] {
            try folder.addImageSet(
                "App/A.xcassets/\(name).imageset", images: #"{"filename": "none.png", "idiom": "universal"}"#)
        }
        try git(["init", "--quiet", "--initial-branch", "main"], in: folder.path)
        try commit(in: folder.path)
        try git(["checkout", "--quiet", "-b", "branch"], in: folder.path)
        return folder
    }

    @discardableResult
    private func git(_ arguments: [String], in folder: String) throws -> String {
        let outcome = try Tool.run("/usr/bin/env", ["git"] + arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func commit(in folder: String) throws {
        try git(["add", "-A"], in: folder)
        try git(
            ["-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "-m", "1"], in: folder)
    }

    /// The sets with a finding of the error `missing-file`, checked in a folder of the repository.
    private func found(_ folder: String, in place: TemporaryFolder) throws -> [String] {
        let outcome = try Tool.run(
            [
                "check", place["App/A.xcassets"], "--changed-since", "main", "--only", "missing-file", "--format",
                "xcode",
            ],
            in: place[folder])
        return outcome.errorLines.compactMap { line in
            line.contains("[missing-file]") ? ["old", "changed", "new"].first { line.contains("\($0).imageset") } : nil
        }
    }

    @Test("Committed, staged, changed and new files count, from any folder, also where main has gone on")
    func changes() throws {
        let folder = try repository()
        #expect(try found(".", in: folder).isEmpty)
        // Another file of the set, which Git does not know yet.
        try folder.write("x", to: "App/A.xcassets/changed.imageset/other.png")
        #expect(try found(".", in: folder) == ["changed"])
        #expect(try found("App", in: folder) == ["changed"])
        try git(["add", "-A"], in: folder.path)
        #expect(try found(".", in: folder) == ["changed"])
        try commit(in: folder.path)
        #expect(try found("App/A.xcassets", in: folder) == ["changed"])
        // What main changes meanwhile is none of the branch's.
        try git(["checkout", "--quiet", "main"], in: folder.path)
        try folder.write("x", to: "App/A.xcassets/old.imageset/other.png")
        try commit(in: folder.path)
        try git(["checkout", "--quiet", "branch"], in: folder.path)
        try folder.addImageSet(
            "App/A.xcassets/new.imageset", images: #"{"filename": "none.png", "idiom": "universal"}"#)
        #expect(try found(".", in: folder) == ["changed", "new"])
        // What the branch has added and deleted again is no change.
        try FileManager.default.removeItem(atPath: folder["App/A.xcassets/changed.imageset/other.png"])
        #expect(try found(".", in: folder) == ["new"])
    }

    @Test("--fix repairs what is asked for and nothing else")
    func fix() throws {
        let folder = try TemporaryFolder()
        let untidy = #"{"info": {"author": "xcode", "version": 1}, "images": []}"#
        for path in ["A.xcassets/a.imageset", "A.xcassets/b.imageset"] {
            try folder.write(untidy, to: path + "/Contents.json")
        }
        try folder.write(#"{"images": []}"#, to: "A.xcassets/a.imageset.d/c.imageset/Contents.json")
        func text(_ path: String) throws -> String {
            String(decoding: try folder.bytes(of: path + "/Contents.json"), as: UTF8.self)
        }
        let outcome = try Tool.run(
            ["check", "A.xcassets", "--fix", "--only", "key-order", "--under", "A.xcassets/a.imageset"], in: folder.path
        )
        #expect(
            outcome.status == 0
                && outcome.errorLines == [
                    "A.xcassets/a.imageset/Contents.json: fixed: sorted the keys", "no findings",
                ])
        #expect(try text("A.xcassets/a.imageset") != untidy && text("A.xcassets/b.imageset") == untidy)
        #expect(try text("A.xcassets/a.imageset.d/c.imageset") == #"{"images": []}"#)
    }

    @Test("Without Git, a repository, the commit or a common one the run ends with what to do")
    func failures() throws {
        let folder = try repository()
        func errors(_ reference: String, path: String? = nil, in place: String) throws -> String {
            let outcome = try Tool.run(
                ["check", folder["App/A.xcassets"], "--changed-since", reference], in: place,
                environment: path.map { ["PATH": $0] } ?? [:])
            #expect(outcome.status == 64, "\(outcome.errors)")
            return outcome.errors
        }
        #expect(try errors("nobody", in: folder.path).contains("no commit \"nobody\". Fetch it first"))
        let alone = try TemporaryFolder()
        #expect(try errors("main", in: alone.path).contains("needs a Git repository"))
        #expect(
            try errors("main", path: alone.path, in: folder.path).contains(
                "--changed-since: git is not in PATH. Install it"))
        try git(["checkout", "--quiet", "--orphan", "other"], in: folder.path)
        // The same files in the same second would be the same commit.
        try folder.write("other", to: "README.md")
        try commit(in: folder.path)
        #expect(try errors("main", in: folder.path).contains("have no common commit. Name a branch"))
    }

    @Test(
        "What is misspelled is wrong usage",
        arguments: [
            (["--only", "mising-file"], "did you mean \"missing-file\"?"),
            (["--only", "unused"], "did you mean \"unused-configuration\" or \"unused-set\"?"),
            (["--only", "missing-file,unused-set"], "repeat --only for each rule"),
            (["--under", "nowhere"], "no file or folder"),
            (["--under", ""], "needs a path"), (["--update-baseline"], "needs --baseline"),
            (["--write-baseline", "b.json", "--only", "missing-file"], "writes all findings"),
        ])
    func usage(arguments: [String], words: String) throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("A.xcassets/a.imageset", images: "")
        let outcome = try Tool.run(["check", "A.xcassets"] + arguments, in: folder.path)
        #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
    }
}
