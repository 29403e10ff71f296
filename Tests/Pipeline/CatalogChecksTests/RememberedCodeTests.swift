import CatalogBuild
import CatalogChecks
import Diagnostics
import FileAccess
import PictureAnalysis
import TestTrees
import Testing

@Suite("Checks with remembered code")
struct RememberedCodeTests {
    @Test("Findings are the same with a cache, without one, and from one")
    func findings() async throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [A.xcassets]\ncode: [Code]\nrules: {string-only-reference: note}\n",
            "Code/View.swift": """
            // tincture:uses flags/*
            enum Names { static let cart = "Cart"; static let plant = "Plant \\(n)" }
            let v = [Image("Cart"), Image(.Icons.home), UIColor(named: Names.leaf), Image("Crat")]
            let title = "flags"
            """,
            "Code/Old.m": #"UIImage *i = [UIImage imageNamed:(a ? @"Cart" : @"Sale")];"#,
            "Code/Main.storyboard": #"<document><resources><image name="Crat"/></resources></document>"#,
            "Code/Broken.plist": "no property list",
            "Code/list.json": #"{"image": "Cart", "other": ["Sale"]}"#,
            "Code/Broken.json": #"{"image": "#,
        ])
        for name in ["Cart", "Sale", "Unused", "flags"] {
            try folder.addImageSet("A.xcassets/\(name).imageset", images: "")
        }
        var request = CompileRequest(
            paths: [], configurationPath: folder["tincture.yml"], jobs: 2, currentFolder: folder.path)
        request.readsOnlyHeaders = true
        let clean = await TreeCheck.run(CatalogBuild.compile(request), jobs: 2).diagnostics
        #expect(clean.contains { $0.rule == "unused-set" } && clean.contains { $0.rule == "unknown-asset" })
        // By this clock every file was written a minute ago, so that its stamp proves its content.
        let clock = FileClock { FileStamp.now + 60_000_000_000 }
        for jobs in [1, 4] {
            let facts = FactCache(CacheFolder(folder[".tincture-cache"], limit: 1 << 20), tool: "1", clock: clock)
            let found = await TreeCheck.run(
                CatalogBuild.compile(request), jobs: jobs, cache: facts
            )
            .diagnostics
            #expect(found == clean)
        }
    }
}
