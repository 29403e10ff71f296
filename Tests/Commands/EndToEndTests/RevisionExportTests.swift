import Foundation
import TestTrees
import Testing

@Suite("The files of a revision that are compared")
struct RevisionExportTests {
    private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
        try? FileManager.default.removeItem(atPath: folder[path])
        try FileManager.default.createSymbolicLink(atPath: folder[path], withDestinationPath: target)
    }

    @Test("Only files that the configuration names are written, and what links in them lead to")
    func needed() throws {
        let folder = try TemporaryFolder()
        // Git writes no file without saying so to this filter.
        let repository = try GitRepositoryFolder(
            folder, configuration: "[filter \"seen\"]\nclean = cat\nsmudge = \"echo %f >> '\(folder["seen"])'; cat\"\n")
        try folder.write("* filter=seen\n", to: "repository/.gitattributes")
        try folder.write(
            "sources: [A.xcassets, Shared]\ncode: [Code]\ncarousels: {home: {pages: Data/pages.json}}\n",
            to: "repository/App/tincture.yml")
        try FileManager.default.moveItem(
            atPath: folder["repository/A.xcassets"], toPath: folder["repository/App/A.xcassets"])
        try folder.write(#"[{"image": "a"}]"#, to: "repository/App/Data/pages.json")
        try folder.write("{}", to: "repository/App/Data/other.json")
        try folder.write(#"let image = Image("a")"#, to: "repository/App/Code/View.swift")
        try folder.addPicture("repository/Common/Art/b.png", width: 30, height: 20)
        try folder.addPicture("repository/Common/Else/c.png", width: 30, height: 20)
        try link("repository/App/Shared", to: "../Common/Linked", in: folder)
        try link("repository/Common/Linked", to: "Art", in: folder)
        try folder.write("", to: "repository/App.xcodeproj/project.pbxproj")
        for number in 0..<20 { try folder.write("x", to: "repository/Documents/\(number).txt") }
        try repository.commit("two")
        try folder.write("", to: "seen")
        let outcome = try repository.run("diff", "HEAD", "HEAD", in: folder["repository/App"])
        #expect(outcome.status == 0, "\(outcome)")
        let seen = String(decoding: try folder.bytes(of: "seen"), as: UTF8.self).split(separator: "\n")
        #expect(
            Set(seen) == [
                "App/tincture.yml", "App/Data/pages.json", "App/Code/View.swift", "Common/Art/b.png",
                "App/A.xcassets/a.imageset/a.png", "App/A.xcassets/a.imageset/Contents.json",
                "App.xcodeproj/project.pbxproj", "tincture.yml",
            ])
        // Each revision once.
        #expect(seen.count == 2 * Set(seen).count)
    }

    @Test("A limit of files and of bytes ends it with the limit's name")
    func limits() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        for number in 0..<20 { try folder.write("x", to: "repository/A.xcassets/\(number).txt") }
        try folder.write(String(repeating: "x", count: 2 << 20), to: "repository/A.xcassets/large.txt")
        try repository.commit("two")
        let many = try repository.run("diff", "HEAD", "--max-files", "20")
        #expect(
            many.status == 65
                && many.errors.contains("comparing HEAD needs to read 24 files; the limit is 20 (--max-files)"),
            "\(many)"
        )
        let large = try repository.run("diff", "HEAD", "--max-size", "1")
        #expect(large.status == 65 && large.errors.contains("the limit is 1 MiB (--max-size)"), "\(large)")
        #expect(try repository.run("diff", "HEAD", "--max-files", "24", "--max-size", "3").status == 0)
        #expect(try repository.run("diff", "HEAD", "--max-files", "0").status == 64)
        #expect(try repository.run("diff", "HEAD", "--max-size", "-1").status == 64)
    }

    @Test("What attributes make of a file counts, too")
    func attributes() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        // 400 KiB in the repository, 4.6 MiB in a work tree.
        try folder.write("*.txt ident\n", to: "repository/.gitattributes")
        try folder.write(String(repeating: "$Id$", count: 100 << 10), to: "repository/A.xcassets/large.txt")
        try repository.commit("two")
        let large = try repository.run("diff", "HEAD", "--max-size", "4")
        #expect(large.status == 65 && large.errors.contains("the limit is 4 MiB (--max-size)"), "\(large)")
        #expect(try repository.run("diff", "HEAD", "--max-size", "5").status == 0)
    }

    @Test(
        "Nothing outside of a revision is read: no link, no path of its configuration",
        arguments: ["/", "../../../../../../../../../../../../../../../.."])
    func outside(way: String) throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        try folder.addPicture("private/p.png", width: 31, height: 21, red: 77)
        let secret = try folder.bytes(of: "private/p.png")
        let outside = (way == "/" ? "" : way) + folder["private"]
        try link("repository/A.xcassets/a.imageset/a.png", to: outside + "/p.png", in: folder)
        try link("repository/A.xcassets/Group", to: outside, in: folder)
        try folder.write("sources: [A.xcassets, '\(outside)']\n", to: "repository/other.yml")
        try repository.commit("two")
        try link("repository/tincture.yml", to: outside + "/secret.yml", in: folder)
        try folder.write("hidden-word\n", to: "private/secret.yml")
        try repository.commit("three")
        try repository.git("checkout", "--quiet", "HEAD~2")
        let page = try repository.run("diff", "main~2..main~1", "--format", "html", "--png", folder["strips"])
        #expect(page.status == 0, "\(page.errors)")
        #expect(!page.output.contains(Data(secret).base64EncodedString()))
        #expect(page.output.contains("leads outside the source tree"))
        func compare(_ arguments: String...) throws -> Tool.Outcome {
            try Tool.run(["diff"] + arguments, in: repository.path, environment: repository.environment)
        }
        // A source outside is a finding, and a configuration outside is none.
        let source = try compare("main~1", "--config", "other.yml")
        #expect(source.status == 0 && source.output.contains("leads outside the source tree"), "\(source)")
        #expect(!source.output.contains("31 × 21"), "\(source)")
        let configuration = try compare("main")
        #expect(
            configuration.status == 65 && configuration.errors.contains("leads outside the source tree"),
            "\(configuration)")
        #expect(!(source.errors + configuration.errors).contains("hidden-word"))
    }
}
