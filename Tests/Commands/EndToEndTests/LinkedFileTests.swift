import Foundation
import TestTrees
import Testing

@Suite("A file that is a link out of its tree")
struct LinkedFileTests {
    private let secret = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAtzc2gtZWQyNTUxOQ"

    /// A tree, and beside it a file that nobody is to read.
    private func tree(_ content: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["private": content])
        try folder.makeFolder("tree/A.xcassets")
        return folder
    }

    private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
        try FileManager.default.createSymbolicLink(atPath: folder[path], withDestinationPath: folder[target])
    }

    @Test(
        "A configuration: no format of a report has a line of it",
        arguments: ["xcode", "json", "github", "sarif", "junit", "gitlab", "rdjson", "markdown", "summary"])
    func configuration(format: String) throws {
        for content in ["\(secret)\n\(secret)\n", "other: 1\n\(secret): 1\n", "sources: {\(secret): 1}\n"] {
            let folder = try tree(content)
            try link("tree/tincture.yml", to: "private", in: folder)
            let outcome = try Tool.run(["check", "--format", format], in: folder["tree"])
            #expect(outcome.status == 1)
            for text in [outcome.output, outcome.errors] { #expect(!text.contains(secret.dropFirst(30)), "\(text)") }
        }
    }

    @Test("A file that the configuration names outside of the working copy: no report and no page has a line of it")
    func outsideLines() throws {
        for (content, key) in [
            ("machine example.com password \(secret)", "products: ../private.json"),
            ("[{\"image\": \"a\", \"note\": \"\(secret)\"}]", "products: ../private.json"),
            ("[{\"image\": \"P/a\", \"backdrop\": \"\(secret)\"}]", "carousels: {c: {pages: ../private.json}}"),
            (
                "[{\"image\": \"P/a\", \"backdrop\": \"rgb(\(secret) 1 2)\"}]",
                "carousels: {c: {pages: ../private.json}}"
            ),
            ("", "code: [../Code]"),
        ] {
            let folder = try tree("")
            try folder.write(content, to: "private.json")
            try folder.write("UIImage(named: \"missing\") // \(secret)\n", to: "Code/a.swift")
            try folder.addPicture("tree/P/a.png", red: 9)
            try folder.makeFolder("tree/A.xcassets/b.imageset")
            try folder.write("sources: [P, A.xcassets]\n\(key)\n", to: "tree/tincture.yml")
            for arguments in [
                ["check", "--format", "summary"], ["check", "--format", "sarif"], ["check", "--format", "json"],
                ["preview", "--html", "page.html"],
            ] {
                let outcome = try Tool.run(arguments, in: folder["tree"])
                let page = (try? folder.bytes(of: "tree/page.html")) ?? []
                for text in [outcome.output, outcome.errors, String(decoding: page, as: UTF8.self)] {
                    #expect(!text.contains(secret.dropFirst(12)), "\(key) \(arguments): \(text.prefix(900))")
                }
            }
        }
    }

    @Test("A tree that the command line names shows its lines, wherever it is")
    func named() throws {
        let folder = try tree("")
        try folder.write("sources: [A.xcassets]\nunknown: 1\n", to: "tree/tincture.yml")
        try folder.makeFolder("elsewhere")
        let outcome = try Tool.run(
            ["check", "--format", "summary", "--config", "../tree/tincture.yml"], in: folder["elsewhere"])
        #expect((outcome.output + outcome.errors).contains("2 | unknown: 1"), "\(outcome.output) \(outcome.errors)")
    }

    @Test("A cache: a link of its usual name is not used, and a folder of other things is none")
    func cache() throws {
        let folder = try tree("")
        try folder.addPicture("tree/P/a.png", red: 9)
        for number in 1...20 { try folder.write("mine", to: "home/run-\(number)/results.csv") }
        let before = folder.everything(below: "home")
        try link("tree/.tincture-cache", to: "home", in: folder)
        for arguments in [
            ["check", "P"], ["compile", "P", "-o", "Build"], ["compile", "P", "-o", "B", "--cache", "../home"],
        ] {
            let outcome = try Tool.run(arguments, in: folder["tree"])
            #expect(outcome.status == 0)
            #expect(
                outcome.errors.contains("is neither empty nor a cache") == arguments.contains("--cache"), "\(outcome)")
        }
        #expect(folder.everything(below: "home") == before)
    }

    @Test("A source of the configuration outside of it is not repaired, unless a person names it")
    func repairs() throws {
        let folder = try tree("")
        try folder.write("sources: [../O.xcassets]\n", to: "tree/tincture.yml")
        try folder.write(#"{"info":{"version":1,"author":"xcode"}}"#, to: "O.xcassets/Contents.json")
        try folder.addImageSet("O.xcassets/a.imageset", images: #"{"idiom": "universal"}"#)
        try folder.addPicture("O.xcassets/a.imageset/private.png", red: 9)
        func everything() throws -> [[UInt8]?] {
            folder.everything(below: "O.xcassets").map { try? folder.bytes(of: "O.xcassets/" + $0) }
        }
        let before = try everything()
        let left = try Tool.run(["check", "--fix", "--delete"], in: folder["tree"])
        #expect(try everything() == before)
        #expect(left.errors.contains("in a source outside the working copy"), "\(left)")
        _ = try Tool.run(["check", "--fix", "--delete", "../O.xcassets"], in: folder["tree"])
        #expect(try everything() != before)
    }

    @Test("A file with several hard links is not repaired")
    func hardLinks() throws {
        let folder = try tree("")
        let text = #"{"info":{"version":1,"author":"xcode"}}"#
        try folder.write(text, to: "else/Contents.json")
        try FileManager.default.linkItem(
            atPath: folder["else/Contents.json"], toPath: folder["tree/A.xcassets/Contents.json"])
        let outcome = try Tool.run(["check", "A.xcassets", "--fix", "--only", "key-order"], in: folder["tree"])
        #expect(outcome.status == 74 && outcome.errors.contains("several hard links"), "\(outcome)")
        for path in ["else", "tree/A.xcassets"] {
            #expect(try folder.bytes(of: path + "/Contents.json") == Array(text.utf8))
        }
        unlink(folder["else/Contents.json"])
        #expect(try Tool.run(["check", "A.xcassets", "--fix", "--only", "key-order"], in: folder["tree"]).status == 0)
        #expect(try folder.bytes(of: "tree/A.xcassets/Contents.json") != Array(text.utf8))
    }

    @Test("A source, code and a data file outside of the working copy of the configuration are reported")
    func outside() throws {
        let folder = try tree("")
        try folder.addPicture("O/a.png", width: 30, height: 10, red: 9)
        try folder.write(#"[{"image": "a"}]"#, to: "pages.json")
        try folder.makeFolder("Code")
        try folder.makeFolder("tree/In")
        let lines = ["sources: [In, ../O, Linked]", "code: ../Code", "carousels: {c: {pages: ../pages.json}}"]
        try folder.write(lines.joined(separator: "\n"), to: "tree/tincture.yml")
        try link("tree/Linked", to: "O", in: folder)
        func places() throws -> [String] {
            try Tool.run(["check"], in: folder["tree"]).errorLines.filter { $0.contains("[link-outside-tree]") }
                .map { String($0.prefix { $0 != " " }) }.sorted()
        }
        #expect(try places() == [])
        try folder.makeFolder("tree/.git")
        #expect(
            try places() == [
                "tincture.yml:1:15:", "tincture.yml:1:21:", "tincture.yml:2:7:", "tincture.yml:3:24:",
            ])
    }

    @Test("A configuration that is a link out of the working copy is reported")
    func configurationOutside() throws {
        let folder = try tree("sources: [A.xcassets]\n")
        try link("tree/tincture.yml", to: "private", in: folder)
        try folder.makeFolder("tree/.git")
        let outcome = try Tool.run(["check"], in: folder["tree"])
        #expect(
            outcome.errors.contains(
                "tincture.yml:1:1: warning: tincture.yml is a link that leads outside the Git working copy"))
    }

    @Test("A link out of the tree is not followed by init, and is reported")
    func start() throws {
        let folder = try tree("")
        try folder.addColorSet("else/Secret.xcassets/a.colorset", colors: "")
        try folder.addPicture("tree/P/a.png", red: 9)
        try link("tree/deps", to: "else", in: folder)
        let outcome = try Tool.run(["init"], in: folder["tree"])
        #expect(outcome.status == 0 && outcome.errors.contains("deps: warning: deps is a link"), "\(outcome)")
        let text = String(decoding: try folder.bytes(of: "tree/tincture.yml"), as: UTF8.self)
        #expect(text.contains("- A.xcassets") && !text.contains("Secret"))
    }

    @Test(
        "Nothing is written through a tincture.yml that leads nowhere", arguments: [[], ["--no-confine"]] as [[String]])
    func danglingStart(options: [String]) throws {
        let folder = try tree("")
        try link("tree/tincture.yml", to: "new", in: folder)
        #expect(try Tool.run(["init"] + options, in: folder["tree"]).status == 74)
        #expect(!FileManager.default.fileExists(atPath: folder["new"]))
    }

    @Test("Folders in folders beyond the limit are not read, and one finding says so", arguments: ["A.xcassets", "P"])
    func depth(root: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder(root + String(repeating: "/d", count: 300))
        let outcome = try Tool.run(["check", root], in: folder.path)
        #expect(
            outcome.status == 1 && outcome.errorLines.filter { $0.contains("[limit-exceeded]") }.count == 1,
            "\(outcome)")
    }

    @Test("A data file: the page shows no line of it, and one of the tree is shown")
    func dataFile() throws {
        let folder = try tree("machine x login y password hunter2\n")
        try folder.write("carousels: {c: {pages: d.json}}\n", to: "tree/tincture.yml")
        try link("tree/d.json", to: "private", in: folder)
        func page() throws -> String {
            try Tool.run(["preview", "--html", "-", "--quiet"], in: folder["tree"]).output
        }
        #expect(try !page().contains("hunter2"))
        try FileManager.default.removeItem(atPath: folder["tree/d.json"])
        try folder.write("machine x login y password hunter2\n", to: "tree/else/d.json")
        try link("tree/d.json", to: "tree/else/d.json", in: folder)
        #expect(try page().contains("hunter2"))
    }

    @Test("A tree of nothing but links, as Bazel lays one, is checked without a finding", arguments: [true, false])
    func forest(hasConfiguration: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("real/A.xcassets/a.imageset", images: #"{"filename": "a.png", "idiom": "universal"}"#)
        try folder.addPicture("real/A.xcassets/a.imageset/a.png", width: 30, height: 20)
        try folder.addPicture("real/Art/b.png", width: 30, height: 20)
        try folder.write(#"{"info": {"author": "xcode", "version": 1}}"#, to: "real/A.xcassets/Contents.json")
        try folder.write("let image = [Image(.a), Image(.b)]\n", to: "real/Code/View.swift")
        if hasConfiguration { try folder.write("sources: [A.xcassets, Art]\ncode: [Code]\n", to: "real/tincture.yml") }
        for path in folder.everything(below: "real") {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: folder["real/" + path], isDirectory: &isFolder)
            if isFolder.boolValue {
                try folder.makeFolder("forest/" + path)
            } else {
                try link("forest/" + path, to: "real/" + path, in: folder)
            }
        }
        let arguments = hasConfiguration ? [] : ["A.xcassets", "Art"]
        let real = try Tool.run(["check"] + arguments, in: folder["real"])
        let forest = try Tool.run(["check"] + arguments, in: folder["forest"])
        #expect(real.status == 0 && !real.errors.contains("link"))
        #expect(forest.status == 0 && forest.errors == real.errors, "\(forest)")
    }
}
