import Foundation
import TestTrees
import Testing

@Suite("Git runs nothing that a repository names")
struct GitSafetyTests {
    private static let hooks = [
        "applypatch-msg", "pre-applypatch", "post-applypatch", "pre-commit", "pre-merge-commit", "prepare-commit-msg",
        "commit-msg", "post-commit", "pre-rebase", "post-checkout", "post-merge", "pre-push", "pre-receive", "update",
        "proc-receive", "post-receive", "post-update", "reference-transaction", "push-to-checkout", "pre-auto-gc",
        "post-rewrite", "sendemail-validate", "fsmonitor-watchman", "post-index-change",
    ]

    @Test("No hook, monitor, filter or text converter of the repository runs; the user's Git LFS does")
    func programs() throws {
        let folder = try TemporaryFolder()
        // A stand-in for Git LFS: the content of a pointer is beside the repository.
        let script = "#!/bin/sh\necho \"$1\" >> '\(folder["lfs"])'\ncat > /dev/null\ncat '\(folder["large.png"])'\n"
        try folder.write(script, to: "bin/git-lfs")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["bin/git-lfs"])
        try folder.addPicture("large.png", width: 30, height: 20, red: 40, green: 160)
        let repository = try GitRepositoryFolder(
            folder,
            configuration: "[filter \"lfs\"]\nclean = cat\nsmudge = git-lfs smudge -- %f\nrequired = true\n")
        try folder.write(
            "*.png filter=lfs\n*.json filter=evil diff=evil\n", to: "repository/.gitattributes")
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "repository/A.xcassets/a.imageset/a.png")
        try repository.commit("pointer")
        let first = try repository.git("rev-parse", "HEAD")
        try folder.addColorSet("repository/A.xcassets/Red.colorset", colors: "")
        try repository.commit("color")

        // From here on everything that Git would run of the repository leaves a line.
        let evil = "echo ran >> '\(folder["ran"])'; cat"
        for hook in Self.hooks {
            try folder.write("#!/bin/sh\n\(evil)\n", to: "repository/.git/hooks/" + hook)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder["repository/.git/hooks/" + hook])
        }
        for key in [
            "core.fsmonitor", "core.sshCommand", "core.askPass", "core.pager", "diff.external", "credential.helper",
            "diff.evil.textconv", "diff.evil.command", "filter.evil.smudge", "filter.evil.clean", "filter.lfs.smudge",
            "filter.lfs.clean", "filter.evil.process", "core.alternateRefsCommand", "remote.origin.uploadpack",
            "hook.evil.command",
        ] {
            try repository.git("config", key, evil)
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let variables = ["PATH": folder["bin"] + ":" + path]
        // Git looks at the content of what has another time than its index says.
        try repository.repaint(red: 9)
        try folder.addColorSet("repository/A.xcassets/Red.colorset", colors: " ")
        let difference = try repository.run("diff", "\(first)..HEAD", "--format", "json", adding: variables)
        #expect(difference.status == 0 && difference.output.contains("Red"), "\(difference)")
        #expect(try repository.run("diff", first, adding: variables).status == 0)
        let check = try repository.run("check", "--changed-since", first, adding: variables)
        #expect(check.status == 0, "\(check)")
        #expect(!FileManager.default.fileExists(atPath: folder["ran"]))
        let lfs = String(decoding: try folder.bytes(of: "lfs"), as: UTF8.self)
        #expect(Set(lfs.split(separator: "\n")) == ["smudge"])
        #expect(difference.errors.contains("note: the filter evil"), "\(difference.errors)")
        #expect(!difference.errors.contains("lfs"))
    }

    @Test(
        "Git LFS of the user runs no program that the repository names, and writes nowhere else",
        arguments: [
            "lfs.extension.x.clean", "lfs.customtransfer.x.path", "lfs.CustomTransfer.x.path",
            "x.lfs.customtransfer.y.path", "lfs.standalonetransferagent",
            "lfs.https://localhost/.standalonetransferagent", "lfs.storage",
        ])
    func keysOfLFS(key: String) throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(
            folder, configuration: "[filter \"lfs\"]\nclean = cat\nsmudge = cat\n")
        try repository.git("config", key, "evil")
        for arguments in [["diff", "HEAD"], ["check", "--changed-since", "HEAD"]] {
            let outcome = try Tool.run(arguments, in: repository.path, environment: repository.environment)
            #expect([1, 64, 65].contains(outcome.status), "\(outcome)")
            #expect(outcome.errors.contains("its Git configuration has the key"), "\(outcome)")
        }
        try repository.git("config", "--unset", key)
        #expect(try repository.run("diff", "HEAD").status == 0)
    }

    @Test("Folders that are deeper than a process may open files are removed")
    func deep() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        try folder.write("x", to: "repository/" + String(repeating: "d/", count: 200) + "f.txt")
        try folder.write("sources: [.]\n", to: "repository/tincture.yml")
        try repository.commit("deep")
        try folder.makeFolder("tmp")
        let outcome = try Tool.run(
            "/bin/sh", ["-c", "ulimit -n 100; '\(Tool.path)' diff HEAD --no-confine"], in: repository.path,
            environment: repository.environment.merging(["TMPDIR": folder["tmp"]]) { $1 })
        #expect(outcome.status == 0, "\(outcome)")
        #expect(folder.everything(below: "tmp").isEmpty)
    }

    @Test(
        "A filter runs under no name that is hard to repeat: not UTF-8, or two spellings of one text",
        arguments: [[[0xFF]], [[0xC3, 0xA9], [0x65, 0xCC, 0x81]], [[0xCC, 0x81, 0x78]], [[0xD8, 0x80]]] as [[[UInt8]]])
    func oddNames(names: [[UInt8]]) throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        let name = names[names.count - 1]
        try folder.write(Array("*.png filter=".utf8) + name + [10], to: "repository/.gitattributes")
        try repository.commit("attributes")
        var configuration = try folder.bytes(of: "repository/.git/config")
        for name in names {
            let text = "\"]\nsmudge = \"echo ran >> '\(folder["tmp/ran"])'; cat\"\n"
            configuration += Array("[filter \"".utf8) + name + Array(text.utf8)
        }
        try folder.write(configuration, to: "repository/.git/config")
        try folder.makeFolder("tmp")
        _ = try repository.run("diff", "HEAD", adding: ["TMPDIR": folder["tmp"]])
        #expect(!FileManager.default.fileExists(atPath: folder["tmp/ran"]))
    }

    @Test("What a partial clone lacks is not fetched by a way that only the repository names")
    func detour() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        let blob = try repository.git("rev-parse", "HEAD:A.xcassets/a.imageset/a.png")
        for (key, value) in [
            ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.url", "http://127.0.0.1:9/x.git"), ("remote.origin.promisor", "true"),
            ("http.proxy", "http://127.0.0.1:9"), ("http.http://127.0.0.1:9/.extraheader", "X: y"),
        ] {
            try repository.git("config", key, value)
        }
        try FileManager.default.removeItem(
            atPath: repository.path + "/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
        let outcome = try repository.run("diff", "HEAD")
        #expect(outcome.status == 65, "\(outcome)")
        #expect(outcome.errors.contains("because this repository's Git configuration has http.proxy"), "\(outcome)")
    }

    #if os(Linux)
        @Test("Nothing of a revision stays, whatever its names are")
        func removed() throws {
            let folder = try TemporaryFolder()
            let repository = try GitRepositoryFolder(folder)
            // Other systems have no such names.
            let command = "d=$(printf 'd\\377'); mkdir \"$d\"; cp A.xcassets/a.imageset/a.png \"$d\"/"
            #expect(try Tool.run("/bin/sh", ["-c", command], in: repository.path).status == 0)
            try folder.write("sources: [.]\n", to: "repository/tincture.yml")
            try repository.commit("name")
            try folder.makeFolder("tmp")
            _ = try repository.run("diff", "HEAD", adding: ["TMPDIR": folder["tmp"]])
            #expect(folder.everything(below: "tmp").isEmpty)
        }
    #endif

    @Test("A folder of a work tree that is itself a bare repository is none")
    func bareFolder() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        try repository.git("init", "--quiet", "--bare", "App")
        try folder.write("sources: [.]\n", to: "repository/App/tincture.yml")
        try repository.git("config", "--file", "App/config", "core.bare", "false")
        try repository.git("config", "--file", "App/config", "core.worktree", ".")
        try repository.git(
            "config", "--file", "App/config", "core.fsmonitor", "echo ran >> '\(folder["ran"])'; false")
        for arguments in [["check", "--changed-since", "HEAD"], ["diff", "HEAD"]] {
            let outcome = try Tool.run(
                arguments, in: repository.path + "/App", environment: repository.environment)
            #expect(outcome.status == 64, "\(outcome)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder["ran"]))
    }

    @Test("In a hook the repository of the current folder counts, and without one that of the environment")
    func hooks() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        try folder.addImageSet("repository/A.xcassets/b.imageset", images: "")
        // The hook sees GIT_DIR and GIT_INDEX_FILE of the commit that it belongs to.
        let script =
            "#!/bin/sh\n'\(Tool.path)' diff main --format json > '\(folder["inside"])' || exit 1\n"
            + "cd '\(folder["other"])' && '\(Tool.path)' diff main --format json > '\(folder["outside"])'\n"
        try folder.write(script, to: "repository/.git/hooks/pre-commit")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder["repository/.git/hooks/pre-commit"])
        let other = try GitRepositoryFolder(folder, at: "other")
        try repository.git("add", "--all")
        try repository.git("commit", "--quiet", "--message", "two", "--all")
        #expect(String(decoding: try folder.bytes(of: "inside"), as: UTF8.self).contains("\"b\""))
        #expect(!String(decoding: try folder.bytes(of: "outside"), as: UTF8.self).contains("\"b\""))
        // A repository that is not around its work tree.
        try FileManager.default.moveItem(atPath: other.path + "/.git", toPath: folder["apart.git"])
        #expect(try other.run("diff", "main").status == 64)
        let apart = ["GIT_DIR": folder["apart.git"], "GIT_WORK_TREE": other.path]
        #expect(try other.run("diff", "main", adding: apart).status == 0)
        #expect(try other.run("check", "--changed-since", "main", adding: apart).status == 0)
    }

    @Test(
        "Shallow and partial clones, as forges make them, are compared and checked",
        arguments: [
            ["--depth", "1"], ["--filter=blob:none"], ["--filter=tree:0"], ["--depth", "1", "--filter=blob:none"],
        ])
    func clones(options: [String]) throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        for key in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"] {
            try repository.git("config", key, "true")
        }
        try folder.addImageSet("repository/A.xcassets/b.imageset", images: #"{"filename": "none.png"}"#)
        try repository.commit("base")
        try repository.git("checkout", "--quiet", "-b", "work")
        try repository.repaint(red: 20)
        try folder.addImageSet("repository/A.xcassets/c.imageset", images: #"{"filename": "none.png"}"#)
        try repository.commit("work")
        let remote = "file://" + repository.path
        let clone = ["git", "clone", "--quiet", "--branch", "work"] + options + [remote, folder["clone"]]
        #expect(
            try Tool.run("/usr/bin/env", clone, in: folder.path, environment: repository.environment).status == 0)
        let fetch = ["git", "fetch", "--quiet"] + options + ["origin", "main:refs/remotes/origin/main"]
        #expect(
            try Tool.run("/usr/bin/env", fetch, in: folder["clone"], environment: repository.environment).status == 0)
        let difference = try repository.run(
            "diff", "origin/main..HEAD", "--format", "html", in: folder["clone"])
        #expect(difference.status == 0 && difference.output.contains("data:image/png;base64,"), "\(difference)")
        let check = try repository.run(
            "check", "--changed-since", "origin/main", "--only", "missing-file", "--format", "xcode",
            in: folder["clone"])
        #expect(check.errors.contains("c.imageset") && !check.errors.contains("b.imageset"), "\(check)")
    }
}
