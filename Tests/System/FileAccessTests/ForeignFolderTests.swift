import FileAccess
import Testing

@Suite("Folders that are none of the app's")
struct ForeignFolderTests {
    @Test(
        "are known by their names",
        arguments: [
            ("Pods", ForeignFolder.fetched), ("__Snapshots__", .fetched), ("__MACOSX", .fetched),
            ("fastlane", .fetched), ("Build", .made),
            ("Tools", .made), ("Screenshots", .made), ("AppTests", .tests), ("AppUITest", .tests), ("tests", .tests),
            ("Kit.xcframework", .bundle), ("AppIcon.icon", .bundle), ("Assets.xcassets", .bundle),
            ("gallery.ckcomplication", .bundle),
        ])
    func foreign(name: String, kind: ForeignFolder) { #expect(ForeignFolder(name) == kind) }

    @Test(
        "leave alone what an app may call its own",
        arguments: ["SpeedTest", "Latest", "Builder", "App.xcodeproj", "Podcasts"])
    func own(name: String) { #expect(ForeignFolder(name) == nil) }
}
