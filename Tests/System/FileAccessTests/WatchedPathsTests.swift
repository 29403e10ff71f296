import Foundation
import TestTrees
import Testing

@testable import FileAccess

@Suite("Which events concern what was looked at")
struct WatchedPathsTests {
    private let paths = WatchedPaths([
        "/p/Assets.xcassets/a.imageset", "/p/Assets.xcassets", "/p/Banners/", "/q/deep/er",
    ])

    @Test("A stream begins at the fewest folders")
    func roots() {
        #expect(paths.roots == ["/p/Assets.xcassets", "/p/Banners", "/q/deep/er"])
        #expect(WatchedPaths(["/", "/p", "/p/q"]).roots == ["/"])
        #expect(WatchedPaths(["/p/q", "/p/qr", "/p/q-r"]).roots == ["/p/q", "/p/q-r", "/p/qr"])
        #expect(WatchedPaths([]).roots.isEmpty)
        // No event has such a path.
        #expect(WatchedPaths(["relative", "."]).roots.isEmpty)
    }

    @Test("A thousand sets in a catalog are one root")
    func manySets() {
        let sets = (0..<1000).map { "/p/Assets.xcassets/s\($0).imageset" }
        #expect(WatchedPaths(sets + ["/p/Assets.xcassets"]).roots == ["/p/Assets.xcassets"])
    }

    @Test(
        "Files in the folders, the folders and what these lie in",
        arguments: [
            "/p/Assets.xcassets/a.imageset/a.png", "/p/Assets.xcassets/new", "/p/Banners/loop1.png", "/p/Banners/",
            "/p/Banners", "/p", "/q/deep", "/q", "/",
        ])
    func concerned(_ path: String) {
        #expect(paths.concerns(path, flags: 0))
        #expect(paths.concerns(path, flags: 0x1_1000))
    }

    @Test(
        "Not what lies deeper, beside them or under a name that only begins alike",
        arguments: [
            "/p/Assets.xcassets/a.imageset/deep/a.png", "/p/Banners/.tincture-cache/segments/1", "/p/other/x", "/p/x",
            "/p/Banners2/x", "/q/deep/x", "/r",
        ])
    func unconcerned(_ path: String) {
        #expect(!paths.concerns(path, flags: 0))
    }

    @Test("An event that does not say where concerns all", arguments: [0x02, 0x04, 0x08, 0x20, 0x40, 0x80, 0xE3])
    func anywhere(_ flags: UInt32) {
        #expect(paths.concerns("/r/s", flags: flags))
        #expect(!paths.concerns("/r/s", flags: 0x11))
    }

    @Test("Of a file that is a link, the folder that it leads to is watched too")
    func links() throws {
        let tree = try TemporaryFolder(["Elsewhere/a.png": "a", "Banners/b.png": "b"])
        try FileManager.default.createSymbolicLink(
            atPath: tree["Banners/a.png"], withDestinationPath: "../Elsewhere/a.png")
        let looks = ["a.png", "b.png"].map { name in
            let path = tree["Banners/" + name]
            return FileTrace.Look(path: path, aspect: .content, stamp: FileStamp(of: path))
        }
        #expect(InputWatcher(looks).findFolders() == [tree["Banners"], tree["Elsewhere"]])
    }
}
