import Foundation
import ImageDecoding
import OrderedJSON
import TestTrees
import Testing

@Suite("tincture diff")
struct DiffCommandTests {
    /// A repository with a base, and a head that changes art, pins, names and catalogs.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["Shop/tincture.yml": configuration(pin: "#C0C0C0")])
        for (name, red) in [("loop1", 200), ("loop2", 40), ("loop3", 90)] as [(String, UInt8)] {
            try folder.addPicture("Shop/Banners/\(name).png", width: 60, height: 20, red: red, green: 60, blue: 60)
        }
        try folder.addColorSet("Shop/Assets.xcassets/Green.colorset", colors: color("0x33", "0x99", "0x4D"))
        try folder.addColorSet("Shop/Assets.xcassets/Gone.colorset", colors: color("0x00", "0x00", "0x00"))
        try folder.write("shown.png\n", to: ".gitignore")
        try git(folder, "init", "--quiet", "--initial-branch", "main")
        try commit(folder, "base")
        try git(folder, "checkout", "--quiet", "-b", "work")
        try folder.write(configuration(pin: "#FE9A3B"), to: "Shop/tincture.yml")
        try folder.addPicture("Shop/Banners/loop2.png", width: 60, height: 20, red: 20, green: 220, blue: 60)
        try FileManager.default.moveItem(
            atPath: folder["Shop/Banners/loop3.png"], toPath: folder["Shop/Banners/spring.png"])
        try FileManager.default.removeItem(atPath: folder["Shop/Assets.xcassets/Gone.colorset"])
        try folder.addColorSet("Shop/Assets.xcassets/Green.colorset", colors: color("0x99", "0x33", "0x4D"))
        try folder.addImageSet(
            "Shop/Assets.xcassets/Cart.imageset", images: #"{"idiom": "universal", "filename": "cart.png"}"#)
        try commit(folder, "head")
        return folder
    }

    private func configuration(pin: String) -> String {
        """
        sources: [Banners, Assets.xcassets]
        kinds: {banner: ["loop*", "spring"]}
        carousels: {home: {pages: [{image: loop1, backdrop: "\(pin)"}, loop2], overlay: black}}

        """
    }

    private func color(_ red: String, _ green: String, _ blue: String) -> String {
        #"""
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1.000"}}}
        """#
    }

    @discardableResult
    private func git(_ folder: TemporaryFolder, _ arguments: String...) throws -> Tool.Outcome {
        let own = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        let outcome = try Tool.run("/usr/bin/env", ["git"] + own + arguments, in: folder.path)
        try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
        return outcome
    }

    private func commit(_ folder: TemporaryFolder, _ message: String) throws {
        try git(folder, "add", "--all")
        try git(folder, "commit", "--quiet", "--message", message)
    }

    private func diff(_ arguments: [String], in folder: TemporaryFolder) throws -> (
        outcome: Tool.Outcome, json: JSONNode
    ) {
        let outcome = try Tool.run(["diff", "--format", "json"] + arguments, in: folder["Shop"])
        try #require(outcome.status == 0, "\(outcome.errors)")
        return (outcome, try JSONParser.parse(Array(outcome.output.utf8)))
    }

    @Test(
        "Two revisions, however they are named, and the work tree",
        arguments: [["main..work"], ["main", "work"], ["main...work"], ["main"], ["main.."]])
    func revisions(arguments: [String]) throws {
        let folder = try repository()
        let before = try git(folder, "status", "--porcelain", "--ignored").output
        let files = folder.everything(below: "Shop")
        let json = try diff(arguments, in: folder).json
        let counts = Dictionary(
            uniqueKeysWithValues: (json["summary"]?.members ?? []).map { ($0.name, $0.value.number ?? -1) })
        #expect(
            counts == [
                "worse": 1, "contrast": 0, "backdrops": 2, "carousels": 0, "added": 1, "removed": 1, "unreadable": 1,
                "replaced": 1,
                "renamed": 1,
                "pictures": 2, "visible": 1, "colors": 1, "gradients": 0, "products": 0, "findings": 1, "errors": 1,
            ])
        let help = try Tool.run(["help", "diff"], in: folder.path).output
        for kind in counts.keys { #expect(help.contains(kind), "--fail-on takes \(kind)") }
        #expect(json["backdrops"]?.elements?.last?["distance"]?.number == 27.66)
        #expect(
            json["findings"]?["new"]?.elements?.first?["path"]?.string == "Assets.xcassets/Cart.imageset/Contents.json")
        // Nothing of the work tree has changed, and nothing was left in it.
        #expect(try git(folder, "status", "--porcelain", "--ignored").output == before)
        #expect(folder.everything(below: "Shop") == files)
    }

    @Test("Three dots compare with where both went different ways, two with what is there now")
    func dots() throws {
        let folder = try repository()
        try git(folder, "checkout", "--quiet", "main")
        try folder.addPicture("Shop/Banners/later.png", width: 60, height: 20, red: 1, green: 2, blue: 3)
        try commit(folder, "later")
        let removed = try ["main..work", "main...work"].map { range in
            try diff([range], in: folder).json["removedNames"]?.elements?.compactMap { $0["name"]?.string } ?? []
        }
        #expect(removed == [["later", "Gone"], ["Gone"]])
    }

    @Test("Two folders and two manifests give what two revisions do")
    func foldersAndManifests() throws {
        let folder = try repository()
        let revisions = try diff(["main..work"], in: folder).json
        try git(folder, "worktree", "add", "--quiet", folder["Old"], "main")
        let folders = try diff(["../Old/Shop", "."], in: folder).json
        for name in ["Old/Shop", "Shop"] {
            // The set without its file is an error, the rest is compiled.
            _ = try Tool.run(["compile", "--no-cache", "-o", "Build"], in: folder[name])
        }
        let manifests = try diff(["../Old/Shop/Build/catalog.json", "Build/catalog.json"], in: folder).json
        for key in ["contrast", "carousels", "colors", "addedNames", "removedNames", "byteCount"] {
            #expect(folders[key] == revisions[key] && manifests[key] == revisions[key], "\(key)")
        }
        #expect(folders["findings"] == revisions["findings"] && manifests["findings"] == nil)
        #expect(folders["pictures"] == revisions["pictures"] && folders["backdrops"] == revisions["backdrops"])
        // Only a check knows the error because of which a picture has no file.
        let changes = [folders, manifests].map { side in
            side["pictures"]?.elements?.compactMap { $0["change"]?.string } ?? []
        }
        #expect(changes == [["unreadable", "replaced", "renamed"], ["replaced", "renamed", "added"]], "\(changes)")
    }

    @Test("Strips are drawn and shown in the Markdown by relative paths; the same input gives the same bytes")
    func markdown() throws {
        let folder = try repository()
        func run(_ strips: String) throws -> String {
            let outcome = try Tool.run(
                ["diff", "main..work", "--format", "markdown", "--png", strips], in: folder["Shop"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.output
        }
        let text = try run("../strips")
        let link = "<br>[drawing](#user-content-03-carousel-home.png)"
        #expect(
            text.contains(
                "| `home`\(link) | `loop1` | `#C0C0C0` → `#FE9A3B` | 27.66 | 11.54 → 9.89 | pinned (tincture.yml:3) |"),
            "\(text)")
        let paths = "`Banners/loop3.png` → `Banners/spring.png`"
        #expect(text.contains("| `loop3` → `spring`<br>\(paths) | renamed"), "\(text)")
        #expect(text.contains("Code that names \"loop3\" isn't read"), "\(text)")
        let names = folder.everything(below: "strips")
        #expect(
            names == [
                "01-picture-Cart.png", "02-picture-loop2.png", "03-carousel-home.png", "04-color-Green.png",
            ])
        for name in names { #expect(text.contains("](../strips/\(name))")) }
        let first = try names.map { try folder.bytes(of: "strips/" + $0) }
        #expect(try run("../strips") == text)
        #expect(try names.map { try folder.bytes(of: "strips/" + $0) } == first)
        // Drawings of another difference go, and nothing else.
        let mine = ["05-note-mine.png", "05-picture-my own.png", "2026-picture-mine.png", "5-picture-mine.png"]
        for name in ["05-picture-old.png", "05-picture-old-changes.png"] + mine {
            try folder.write(first[0], to: "strips/" + name)
        }
        try folder.addPicture("strips/06-picture-photo.png")
        let kept = names + mine + ["06-picture-photo.png"]
        #expect(try run("../strips") == text)
        #expect(folder.everything(below: "strips") == kept.sorted())
        let options = ["diff", "main..work", "--png", "../strips", "--png-url", "https://shop.example/a (1)/"]
        let linked = try Tool.run(options + ["--format", "markdown"], in: folder["Shop"])
        #expect(linked.output.contains("](https://shop.example/a%20%281%29/01-picture-Cart.png)"), "\(linked)")
        #expect(try Tool.run(options, in: folder["Shop"]).status == 64)
    }

    @Test("A redrawn app icon is a changed picture, with its drawing")
    func appIcon() throws {
        let folder = try TemporaryFolder()
        for (side, edge, red) in [("Old", 512, 40), ("New", 1024, 240)] as [(String, Int, UInt8)] {
            let icon = "\(side)/A.xcassets/AppIcon.appiconset"
            try folder.addPicture("\(icon)/icon.png", width: edge, height: edge, red: red)
            try folder.addImageSet(
                icon,
                images: #"{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "icon.png"}"#)
        }
        // Outside of a working copy, a configuration above isn't meant.
        try folder.write("sources: [Old]\n", to: "tincture.yml")
        let options = ["Old", "New", "--format", "markdown", "--png", "drawn", "--fail-on", "visible"]
        let outcome = try Tool.run(["diff"] + options, in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.hasSuffix("AppIcon\n"), "\(outcome.errors)")
        #expect(outcome.output.contains("(drawn/01-picture-AppIcon.png)"), "\(outcome.output)")
        #expect(
            outcome.output.contains("</a>`AppIcon`\n\n")
                && outcome.output.contains("`A.xcassets/AppIcon.appiconset/icon.png`\n\n![AppIcon, before"),
            "\(outcome.output)")
        // Growth leaves icons out, so no icon is a reason for it.
        try folder.addPicture("New/B/added.png", width: 300, height: 300, red: 9)
        let grown = try Tool.run(["diff", "Old", "New", "--fail-on", "weight:+0K"], in: folder.path)
        #expect(grown.status == 1 && grown.errors.contains("grew by"), "\(grown.errors)")
        #expect(grown.errors.contains("added (+") && !grown.errors.contains("AppIcon"), "\(grown.errors)")
        let same = try Tool.run(["diff", "Old", "Old"], in: folder.path)
        #expect(!same.output.contains("AppIcon"), "\(same.output)")
    }

    @Test("A link in the folder of strips is replaced, and not written through", arguments: [[], ["--no-confine"]])
    func linkedStrip(options: [String]) throws {
        let folder = try repository()
        try folder.write("mine", to: "private")
        try folder.makeFolder("strips")
        try FileManager.default.createSymbolicLink(
            atPath: folder["strips/03-carousel-home.png"], withDestinationPath: folder["private"])
        let outcome = try Tool.run(["diff", "main..work", "--png", "../strips"] + options, in: folder["Shop"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.bytes(of: "private") == Array("mine".utf8))
        #expect(try folder.bytes(of: "strips/03-carousel-home.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("The page has a PDF where --render-pdf draws it; else its place says what to do")
    func drawings() throws {
        let folder = try TemporaryFolder()
        for (side, size) in [("Old", 40), ("New", 60)] {
            let pdf = """
                %PDF-1.4
                1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
                2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj
                3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size) \(size)] >>\nendobj
                %%EOF

                """
            try folder.write(pdf, to: "\(side)/A.xcassets/Drop.imageset/drop.pdf")
            try folder.addImageSet(
                "\(side)/A.xcassets/Drop.imageset", images: #"{"idiom": "universal", "filename": "drop.pdf"}"#)
        }
        // A program that draws, whatever this machine has.
        try folder.addPicture("drawn.png", width: 9, height: 7, red: 80)
        try folder.write("#!/bin/sh\ncat '\(folder["drawn.png"])'\n", to: "tools/pdftocairo")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder["tools/pdftocairo"])
        func page(_ options: String...) throws -> Tool.Outcome {
            try Tool.run(
                ["diff", "Old", "New", "--format"] + options, in: folder.path,
                environment: ["PATH": "\(folder["tools"]):/usr/bin:/bin"])
        }
        let plain = try page("html")
        #expect(
            plain.status == 0
                && plain.output.contains("is a PDF file, which browsers do not show; --render-pdf draws it"))
        // What stands in for the program is a script that runs another one.
        let drawn = try page("html", "--render-pdf", "--no-confine")
        #expect(drawn.status == 0 && drawn.output.contains(">data:image/png;base64,"), "\(drawn.errors)")
        #expect(!drawn.output.contains("which browsers do not show"))
        #expect(try page("text", "--render-pdf").status == 64)
    }

    @Test("--fail-on ends with status 1 where something of a kind changed, and only then")
    func failOn() throws {
        let folder = try repository()
        func status(_ kinds: String) throws -> Tool.Outcome {
            try Tool.run(["diff", "main..work", "--fail-on", kinds], in: folder["Shop"])
        }
        #expect(try status("contrast,gradients").status == 0)
        let removed = try status("contrast,removed,errors")
        #expect(removed.status == 1 && removed.output.contains("Backdrops (1)"))
        #expect(
            removed.errorLines.suffix(2) == [
                "tincture: error: --fail-on removed: 1 removed name: Gone",
                "tincture: error: --fail-on errors: 1 new error: Assets.xcassets/Cart.imageset/Contents.json:1",
            ])
        let unknown = try status("contrasts")
        #expect(unknown.status == 64 && unknown.errors.contains(#"did you mean "contrast"?"#), "\(unknown)")
        #expect(try status("weight:50").errors.contains("for example weight:+50K"))
    }

    @Test("What cannot be compared is said, with what to do")
    func failures() throws {
        let folder = try repository()
        func run(_ arguments: String..., path: String? = nil, in place: String = "Shop") throws -> Tool.Outcome {
            try Tool.run(
                ["diff"] + arguments, in: folder[place], environment: path.map { ["PATH": $0] } ?? [:])
        }
        let unknown = try run("mian")
        #expect(
            unknown.status == 64
                && unknown.errors.contains(#""mian" is not a file, folder or revision; did you mean "main"?"#))
        #expect(try run("main..wrok").errors.contains(#"did you mean "work"?"#))
        #expect(try run("trunk...").errors.contains(#""trunk" is not a file, folder or revision; expected main"#))
        #expect(try run("Banners").status == 64)
        let excluded = try run("^HEAD")
        #expect(excluded.status == 64 && excluded.errors.contains(#""^HEAD" is not a file, folder or revision"#))
        let withoutGit = try run("main", path: "/nonexistent")
        #expect(
            withoutGit.status == 65 && withoutGit.errors.contains("comparing revisions needs git, which is not in PATH")
        )
        try folder.write("{}", to: "Shop/m.json")
        #expect(try run("m.json", "m.json").status == 65)
        #expect(try run("main", "--config", "other.yml").status == 65)
        // A head whose configuration cannot be read.
        try folder.write("sources: [\n", to: "Shop/tincture.yml")
        let broken = try run("main")
        #expect(broken.status == 65 && broken.errors.contains("tincture.yml:") && broken.output.isEmpty)
        // No repository at all.
        let other = try TemporaryFolder(["tincture.yml": "sources: [.]\n"])
        let outside = try Tool.run(["diff", "main"], in: other.path, environment: ["GIT_CEILING_DIRECTORIES": "/"])
        #expect(outside.status == 64 && outside.errors.contains("is not in a Git repository"))
    }

    @Test("A shallow clone says what it lacks")
    func shallow() throws {
        let folder = try repository()
        try git(folder, "clone", "--quiet", "--depth", "1", "--no-single-branch", "file://" + folder.path, "Clone")
        let unknown = try Tool.run(["diff", "work~1"], in: folder["Clone/Shop"])
        #expect(unknown.status == 64 && unknown.errors.contains("shallow clone"))
        let apart = try Tool.run(["diff", "origin/main...origin/work"], in: folder["Clone/Shop"])
        #expect(apart.status == 65 && apart.errors.contains("--unshallow"), "\(apart)")
        #expect(try Tool.run(["diff", "origin/main..origin/work"], in: folder["Clone/Shop"]).status == 0)
    }

    @Test("A base without a configuration is compiled with that of the head, and the report says so")
    func firstConfiguration() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("Art/a.png", width: 60, height: 20)
        try git(folder, "init", "--quiet", "--initial-branch", "main")
        try commit(folder, "base")
        // The base lacks one of the sources.
        try folder.write("sources: [Art, More]\ncarousels: {home: {pages: [a]}}\n", to: "tincture.yml")
        try folder.addPicture("More/b.png", width: 60, height: 20)
        for arguments in [["main"], ["main", "."]] {
            let outcome = try Tool.run(["diff"] + arguments, in: folder.path)
            let head = arguments.count == 1 ? "work tree" : "."
            #expect(outcome.status == 0 && outcome.output.contains("source \"More\" does not exist"), "\(outcome)")
            #expect(
                outcome.output.contains("main has no tincture.yml, so it is compiled with the tincture.yml of \(head).")
            )
            #expect(outcome.output.contains("b        added; a copy of a  60 × 20 png"), "\(outcome.output)")
            #expect(outcome.output.contains("\nFixed findings (1)\n"), "\(outcome.output)")
        }
    }

    @Test("Without a configuration the only one below is used; of several none is")
    func configurationBelow() throws {
        let folder = try repository()
        func report(_ arguments: String...) throws -> String {
            let outcome = try Tool.run(["diff", "main..work"] + arguments, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.output
        }
        let only = "work has no tincture.yml, so the only one in a subfolder is used: Shop/tincture.yml.\n"
        #expect(try report().replacing(only, with: "") == report("--config", "Shop/tincture.yml"))
        let workTree = try Tool.run(["diff", "main"], in: folder.path)
        #expect(workTree.output.contains("only one in a subfolder") && workTree.output.contains("Backdrops (1)"))
        let note = "work has no tincture.yml, so default settings apply to everything in it. "
        try folder.write("sources: [.]\n", to: "Other/App/tincture.yml")
        try commit(folder, "second")
        let several =
            "To use one from a subfolder, add --config Shop/tincture.yml or --config Other/App/tincture.yml.\n"
        let text = try report()
        #expect(text.hasPrefix(note + several), "\(text)")
        #expect(try report("--format", "markdown").contains("default settings apply"))
    }

    @Test("A configuration above that isn't used is named first, and --fail-on needs it")
    func configurationAbove() throws {
        let folder = try repository()
        let outcome = try Tool.run(["diff", "main"], in: folder["Shop/Banners"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let note = "work tree has no tincture.yml, so default settings apply to everything in it. "
        let warning = note + "To use one from a parent folder, add --config ../tincture.yml."
        #expect(outcome.output.hasPrefix(warning + "\nmain ("), "\(outcome.output)")
        let json = try Tool.run(["diff", "main", "--format", "json"], in: folder["Shop/Banners"]).output
        #expect(json.contains("\"notes\": [\n    \"\(warning)\""), "\(json)")
        let markdown = try Tool.run(["diff", "main", "--format", "markdown"], in: folder["Shop/Banners"]).output
        #expect(markdown.hasPrefix("> [!WARNING]\n> work tree has no tincture.yml, "), "\(markdown)")
        let page = try Tool.run(["diff", "main", "--format", "html"], in: folder["Shop/Banners"]).output
        #expect(page.contains("</div>\n<p class=\"warning\">\(warning)</p>\n"))
        let strict = try Tool.run(["diff", "main", "--fail-on", "errors"], in: folder["Shop/Banners"])
        #expect(strict.status == 65 && strict.errors.hasSuffix("error: \(warning)\n"), "\(strict)")
        let named = try Tool.run(["diff", "main", "--config", "../tincture.yml"], in: folder["Shop/Banners"])
        #expect(named.status == 0 && !named.output.contains("main has no"), "\(named)")
    }

    @Test("A truncated picture is unreadable, as --fail-on says")
    func truncated() throws {
        let folder = try repository()
        let banner = "Shop/Banners/loop2.png"
        let bytes = try folder.bytes(of: banner)
        try folder.write(Array(bytes.prefix(bytes.count / 2)), to: banner)
        let outcome = try Tool.run(["diff", "main", "--fail-on", "unreadable"], in: folder["Shop"])
        #expect(outcome.status == 1 && outcome.errors.contains("loop2"), "\(outcome)")
    }

    @Test("A carousel whose data file is broken on one side is not compared, and the report says why")
    func brokenData() throws {
        let folder = try repository()
        let configuration = """
            sources: [Banners]
            carousels: {home: {pages: a.json, overlay: black}, tablet: {pages: a.json}}
            products: b.json

            """
        try folder.write(configuration, to: "Shop/tincture.yml")
        let pages = ##"[{"image": "loop1", "bgColor": "#FE9A3B"}]"##
        let products = #"[{"image": "loop1", "price": "1"}, {"image": "loop2", "price": "2"}]"#
        for (name, text) in [("a.json", pages), ("b.json", products)] { try folder.write(text, to: "Shop/" + name) }
        try commit(folder, "whole")
        for name in ["a.json", "b.json"] { try folder.write("[\n{oops}]", to: "Shop/" + name) }
        let reason = "error: the data file is not valid JSON: expected a name in double quotes here."
        let lost = try Tool.run(["diff", "HEAD", "--fail-on", "removed"], in: folder["Shop"])
        #expect(lost.status == 0, "\(lost.errors)")
        #expect(
            lost.output.contains(
                """
                Made worse: Names (4)
                  Name    Kind      Change
                  home    carousel  can't be built, so nothing else about it is compared
                  tablet  carousel  can't be built, so nothing else about it is compared
                    a.json:2: \(reason)
                  loop1   product   left out
                  loop2   product   left out
                    b.json:2: \(reason)

                """), "\(lost.output)")
        #expect(!lost.output.contains("Backdrops"), "\(lost.output)")
        try commit(folder, "broken")
        let neither = try Tool.run(["diff", "HEAD"], in: folder["Shop"]).output
        #expect(
            neither.contains(
                "The carousel \"home\" can't be built on either side, so it isn't compared. a.json:2: "),
            "\(neither)")
        try folder.write(pages, to: "Shop/a.json")
        let back = try Tool.run(["diff", "HEAD", "--fail-on", "added,contrast"], in: folder["Shop"])
        #expect(back.status == 0, "\(back.errors)")
        let note = "The carousel \"home\" can't be built in HEAD, so its changes aren't shown. a.json:2: \(reason)"
        #expect(back.output.contains(note), "\(back.output)")
    }

    @Test("A finding about two equal pictures is with the changed one, and a wrong picture says what it looks like")
    func copies() throws {
        let folder = try repository()
        try folder.write(
            configuration(pin: "#FE9A3B") + "rules: {duplicate-image: {bytes: 1}}\n", to: "Shop/tincture.yml")
        try commit(folder, "rules")
        let files = FileManager.default
        try files.copyItem(atPath: folder["Shop/Banners/loop1.png"], toPath: folder["Shop/Banners/a.png"])
        try files.removeItem(atPath: folder["Shop/Banners/loop2.png"])
        try files.copyItem(atPath: folder["Shop/Banners/spring.png"], toPath: folder["Shop/Banners/loop2.png"])
        let output = try Tool.run(["diff", "HEAD"], in: folder["Shop"]).output
        let rows = [
            "added; a copy of loop1", "\n    Banners/a.png (original: Banners/loop1.png)\n",
            "everywhere; a copy of spring", "\n    Banners/loop2.png (original: Banners/spring.png)\n",
        ]
        for row in rows { #expect(output.contains(row), "\(row)\n\(output)") }
        #expect(!output.contains("New findings") && !output.contains("is the same picture as"), "\(output)")
        let page = try Tool.run(["diff", "HEAD", "--format", "html"], in: folder["Shop"]).output
        #expect(page.contains(#""word": "loop1, the original""#) && page.contains(#""word": "a, added""#))
    }

    @Test("A JPEG of flat art that is compressed too much is worse, with both qualities; less compression is not")
    func compressed() throws {
        let folder = try TemporaryFolder()
        let rgba = (0..<160).flatMap { y in
            (0..<480).flatMap { x -> [UInt8] in (x / 96 + y / 80) % 2 == 0 ? [216, 30, 91, 255] : [245, 211, 0, 255] }
        }
        let art = PixelBuffer(width: 480, height: 160, rgba: rgba)
        for (name, qualities) in [("a", (90, 8)), ("b", (90, 60)), ("c", (45, 40)), ("d", (8, 90))] {
            try folder.write(JPEGEncoder.encode(art, quality: qualities.0), to: "Old/\(name).jpg")
            try folder.write(JPEGEncoder.encode(art, quality: qualities.1), to: "New/\(name).jpg")
        }
        let options = ["--fail-on", "worse", "--format", "markdown", "--png", "drawn"]
        let outcome = try Tool.run(["diff", "Old", "New"] + options, in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.hasSuffix("1 change for the worse: a\n"), "\(outcome)")
        // The blocks are seen in a part at full size, without a box.
        let crops = try folder.bytes(of: "drawn/01-picture-a-changes.png")
        let height = crops[20..<24].reduce(0) { $0 << 8 | Int($1) }
        #expect(height < 160 + 80, "\(height)")
        // It is as readable on a dark page.
        var decoder = try PictureDecoder(.bytes(crops))
        var alphas: Set<UInt8> = []
        while try decoder.nextRows({ rows in
            alphas.formUnion(stride(from: 3, to: rows.count, by: 4).map { rows[$0] })
        }) {}
        #expect(alphas == [255], "the drawing is translucent")
        #expect(outcome.output.contains("compressed too much (JPEG quality 90 → 8)"), "\(outcome.output)")
        let page = try Tool.run(["diff", "Old", "New", "--format", "html"], in: folder.path).output
        #expect(page.split(separator: "\"sample\": [").count == 2)
        // The steps in a gradient are shown rather than the noise around fine strokes.
        let mixed = (0..<160 * 480).flatMap { place -> [UInt8] in
            let x = place % 480
            let level = UInt8(x < 240 ? 40 + x / 8 : x / 3 % 3 == 0 ? 200 : 110)
            return [level, level / 2, level, 255]
        }
        for (tree, quality) in [("Old2", 90), ("New2", 20)] {
            let art = PixelBuffer(width: 480, height: 160, rgba: mixed)
            try folder.write(JPEGEncoder.encode(art, quality: quality), to: "\(tree)/a.jpg")
        }
        let steps = try Tool.run(["diff", "Old2", "New2", "--format", "html"], in: folder.path).output
        let sample = try #require(steps.split(separator: "\"sample\": [").dropFirst().first)
        #expect(sample.hasPrefix("0, 0, "), "\(sample.prefix(40))")
        // The rings around a light are shown rather than the dirt around a few strokes.
        for (tree, quality) in [("Old4", 90), ("New4", 20)] {
            let rgba = (0..<160 * 480).flatMap { place -> [UInt8] in
                let (x, y) = (place % 480, place / 480)
                let isStroke = (24..<90).contains(x) && (60..<90).contains(y) && x / 3 % 2 == 0
                let away = (x - 420) * (x - 420) + (y - 80) * (y - 80)
                let level = UInt8(isStroke ? 220 : 40 + 40 * 3000 / (3000 + away))
                return [level, level / 2, level, 255]
            }
            let art = PixelBuffer(width: 480, height: 160, rgba: rgba)
            try folder.write(JPEGEncoder.encode(art, quality: quality), to: "\(tree)/a.jpg")
        }
        let light = try Tool.run(["diff", "Old4", "New4", "--format", "html"], in: folder.path).output
        let rings = try #require(light.split(separator: "\"sample\": [").dropFirst().first)
        #expect(rings.hasPrefix("0.75, 0, "), "\(rings.prefix(40))")
        // The drawing of a small picture shows what changed before and after, too, below the whole picture.
        var badge = rgba
        for place in 100 * 480 + 40..<100 * 480 + 80 {
            badge.replaceSubrange(4 * place..<4 * place + 4, with: [0, 0, 0, 255])
        }
        for (tree, rgba) in [("Old3", rgba), ("New3", badge)] {
            let art = PixelBuffer(width: 480, height: 160, rgba: rgba)
            try folder.write(PNGEncoder.encode(art), to: "\(tree)/a.png")
        }
        let drawn = ["--format", "markdown", "--png", "drawn3"]
        #expect(try Tool.run(["diff", "Old3", "New3"] + drawn, in: folder.path).status == 0)
        let badges = try folder.bytes(of: "drawn3/01-picture-a-changes.png")
        let badgeHeight = badges[20..<24].reduce(0) { (number: Int, byte: UInt8) in number << 8 | Int(byte) }
        #expect(badgeHeight > 160 + 80)
    }

    @Test("Two pictures that swapped their names are named with each other")
    func swapped() throws {
        let folder = try repository()
        let (one, other) = (folder["Shop/Banners/loop1.png"], folder["Shop/Banners/loop2.png"])
        let files = FileManager.default
        try files.moveItem(atPath: one, toPath: folder["old.png"])
        try files.moveItem(atPath: other, toPath: one)
        try files.moveItem(atPath: folder["old.png"], toPath: other)
        let output = try Tool.run(["diff", "HEAD"], in: folder["Shop"]).output
        for name in ["loop1", "loop2"] {
            #expect(output.contains("everywhere; now the former picture of \(name)"), "\(output)")
        }
    }

    @Test("--fail-on with nothing to compare is an error, and without it a note")
    func nothingToCompare() throws {
        let folder = try repository()
        try folder.makeFolder("Empty")
        for arguments in [["Empty", "Empty"], ["Shop", "Empty"]] {
            let free = try Tool.run(["diff"] + arguments, in: folder.path)
            #expect(free.status == 0)
            #expect(free.errors.contains("note: there is nothing to compare: ") == (arguments[0] == "Empty"))
            let outcome = try Tool.run(["diff", "--fail-on", "removed"] + arguments, in: folder.path)
            #expect(outcome.status == 65 && outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.errors.contains("there is nothing to compare: "), "\(outcome.errors)")
        }
    }

    @Test("An unknown name in the configuration drops only what needs it")
    func unknownName() throws {
        let folder = try repository()
        try FileManager.default.removeItem(atPath: folder["Shop/Banners/loop2.png"])
        let json = try diff(["main"], in: folder).json
        #expect(json["removedNames"]?.elements?.compactMap { $0["name"]?.string } == ["loop2", "Gone"])
        #expect(json["unreadableNames"]?.elements?.compactMap { $0["name"]?.string } == ["home"])
        let findings = json["findings"]?["new"]?.elements?.compactMap { $0["rule"]?.string } ?? []
        #expect(findings.contains("unknown-image"), "\(findings)")
    }

    @Test("Commits are named by seven digits")
    func shortNames() throws {
        let folder = try repository()
        let commit = try git(folder, "rev-parse", "main").output.prefix(40)
        let work = try git(folder, "rev-parse", "work").output.prefix(40)
        let outcome = try Tool.run(["diff", "\(commit)...work"], in: folder["Shop"])
        let short = commit.prefix(7)
        #expect(
            outcome.output.hasPrefix("\(short), merge base \(short) → work (\(work.prefix(7))): "), "\(outcome.output)")
        #expect(try Tool.run(["diff", String(commit)], in: folder["Shop"]).output.hasPrefix("\(short) → work tree: "))
        // Every report names a branch's commit; the JSON has the whole hash.
        let markdown = try Tool.run(["diff", String(commit), "work", "--format", "markdown"], in: folder["Shop"]).output
        #expect(markdown.hasPrefix("### Catalog: `\(short)` → `work` (\(work.prefix(7)))\n"), "\(markdown)")
        let page = try Tool.run(["diff", "work", "--format", "html"], in: folder["Shop"]).output
        #expect(page.contains("<title>work (\(work.prefix(7))) → work tree</title>"))
        let json = try diff(["main", "."], in: folder).json
        #expect(json["baseCommit"]?.string == String(commit) && json["headCommit"] == nil)
    }
}
