import Foundation
import Testing

@Suite("What belongs to a target of Xcode")
struct TargetSourceTests {
    private func source(_ files: [String], on disk: Set<String> = []) -> TargetSource? {
        TargetSource(
            files: files.map { URL(fileURLWithPath: $0) }, outermost: URL(fileURLWithPath: "/w/Shop"),
            exists: disk.contains)
    }

    @Test("The catalogs among the files, each once, however Xcode lists them")
    func catalogs() {
        let found = source([
            "/w/Shop/App/Main.swift", "/w/Shop/App/Assets.xcassets", "/w/Shop/Kit/Media.xcassets/a.imageset/a.png",
            "/w/Shop/Kit/Media.xcassets/a.imageset/Contents.json",
        ])
        #expect(found?.catalogs.map(\.path) == ["/w/Shop/App/Assets.xcassets", "/w/Shop/Kit/Media.xcassets"])
        #expect(found?.configuration == nil)
    }

    @Test("Neither a configuration nor a catalog: there is nothing to do, whatever lies in the project")
    func nothing() {
        #expect(source(["/w/Shop/Tests/Test.swift"], on: ["/w/Shop/App/tincture.yml", "/w/tincture.yml"]) == nil)
        #expect(source([]) == nil)
    }

    @Test("A configuration among the files is taken before any other, the outermost of several")
    func ownConfiguration() {
        let found = source(
            ["/w/Shop/App/Deep/tincture.yml", "/w/Shop/App/tincture.yml", "/w/Shop/App/Main.swift"],
            on: ["/w/Shop/tincture.yml"])
        #expect(found?.configuration?.path == "/w/Shop/App/tincture.yml")
    }

    @Test("Else the nearest on the way from the files' common folder to the project's, and none beyond")
    func nearestConfiguration() {
        let files = ["/w/Shop/App/Views/A.swift", "/w/Shop/App/Assets.xcassets"]
        #expect(
            source(files, on: ["/w/Shop/App/tincture.yml", "/w/Shop/tincture.yml"])?.configuration?.path
                == "/w/Shop/App/tincture.yml")
        #expect(source(files, on: ["/w/Shop/tincture.yml"])?.configuration?.path == "/w/Shop/tincture.yml")
        #expect(source(files, on: ["/w/tincture.yml", "/tincture.yml"])?.configuration == nil)
        // A sibling's configuration is not the target's.
        #expect(source(files, on: ["/w/Shop/Other/tincture.yml"])?.configuration == nil)
    }

    @Test("Files from outside the project leave the project's own configuration")
    func outside() {
        let files = ["/elsewhere/A.swift", "/w/Shop/App/B.swift"]
        #expect(source(files, on: ["/w/Shop/tincture.yml"])?.configuration?.path == "/w/Shop/tincture.yml")
        #expect(source(files, on: ["/tincture.yml", "/elsewhere/tincture.yml"]) == nil)
    }
}
