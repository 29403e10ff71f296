import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CodeScanning
@testable import PictureAnalysis

@Suite("What the cache keeps of code")
struct CodeCacheTests {
    /// Code of every kind, with everything that facts can hold.
    private static let code = [
        "View.swift": #"""
        // tincture:uses flags/*
        typealias RSImage = UIImage
        struct Image { static let cart = 1 }
        enum Icon: String { case home, sale = "Sale", other = "a\(1)b" }
        enum Names { static let cart = "Cart"; static let plant = "Plant \(n)" }
        enum Shade: Int { case dark = 50 }
        let tone = "\(hue)-\(shade)"
        func icon(_ n: Int) -> String { n > 0 ? "Plant \(n)" : "flag_" + code }
        func tile(of name: String) -> String { a ? name.lowercased() : "\(name)_tile" }
        let t = tile(of: other.name)
        let v = [Image("Cart"), Image(.Icons.home), UIColor(named: Names.leaf), RSImage(named: "Sale")]
        let w = Helper(imageName: "Crat").tint(.leaf).image(Image(item.imageName))
        """#,
        "Old.m": #"UIImage *i = [UIImage imageNamed:(a ? @"Cart" : @"Sale")]; // tincture:uses flags/*"#,
        "Main.storyboard":
            #"<document><imageView image="Cart"/><resources><image name="Crat"/></resources></document>"#,
        "Info.plist": "<plist><dict><key>UIImageName</key><string>Cart</string></dict></plist>",
        "Broken.plist": "bplist00", "Old.plist": "no property list",
        "list.json": #"{"image": "Cart", "other": ["Sale"]}"#,
        "Broken.json": #"{"image": "#,
        "app.xcconfig": "ASSETCATALOG_COMPILER_APPICON_NAME = Icon",
        "Generated.swift": "// Generated using SwiftGen\nlet a = ImageAsset(name: \"Cart\")",
        "SomeTest.swift": "import XCTest\nlet a = UIImage(named: \"Crat\")",
    ]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in Self.code { try folder.write(text, to: "Code/" + name) }
        return folder
    }

    /// By this clock every file was written a minute ago, so that its stamp proves its content.
    private static let lateClock = FileClock { FileStamp.now + 60_000_000_000 }

    private func cache(_ folder: TemporaryFolder, clock: FileClock = Self.lateClock) -> FactCache {
        FactCache(CacheFolder(folder[".tincture-cache"], limit: 1 << 20), tool: "1", clock: clock)
    }

    /// Reads all files, and says where what they say comes from.
    private func read(
        _ folder: TemporaryFolder, _ cache: FactCache?, most: Int = 1000
    ) throws -> (facts: [String: CodeFacts], origins: [RememberedCode.Origin]) {
        let remembered = RememberedCode(cache, limit: most, currentFolder: folder.path)
        let found = try Self.code.keys.sorted().map { name in
            (name: name, found: try remembered.facts(ofFile: folder["Code/" + name]))
        }
        remembered.finish()
        return (
            Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.found.facts) }), found.map(\.found.origin)
        )
    }

    @Test("All facts come back as they were", arguments: code.keys.sorted())
    func everyFact(name: String) throws {
        let kind = try #require(CodeKind(of: name))
        for most in [Int.max, 3] {
            let facts = kind.facts(of: Array((Self.code[name] ?? "").utf8), limit: most)
            #expect(try CodeFacts(cachedForm: facts.cachedForm) == facts, "\(most)")
        }
    }

    @Test("The examples have every fact that there is to keep")
    func examples() throws {
        let all = try read(try folder(), nil).facts.values
        #expect(all.contains { !$0.uses.isEmpty && !$0.contexts.isEmpty && !$0.texts.isEmpty && !$0.accesses.isEmpty })
        #expect(all.contains { !$0.composed.isEmpty && !$0.definitions.isEmpty && !$0.aliases.isEmpty })
        #expect(all.contains { !$0.openArguments.isEmpty })
        #expect(all.contains { !$0.ownMembers.isEmpty && !$0.givenNames.isEmpty && !$0.ownTypes.isEmpty })
        #expect(all.contains { !$0.rawValues.isEmpty })
        #expect(all.contains { !$0.globs.isEmpty } && all.contains { $0.isGenerated } && all.contains { $0.isTest })
        #expect(all.contains { $0.isDamaged })
    }

    @Test("Unchanged code is not read again, and of a stamp that is too young the content decides")
    func again() throws {
        let folder = try folder()
        let clean = try read(folder, nil).facts
        // By this clock no stamp is old enough.
        let young = FileClock { 0 }
        #expect(try read(folder, cache(folder, clock: young)).facts == clean)
        for _ in 0..<2 {
            #expect(try read(folder, cache(folder, clock: young)).origins.allSatisfy { $0 == .recognized })
        }
        #expect(try read(folder, cache(folder)).origins.allSatisfy { $0 == .recognized })
        let last = try read(folder, cache(folder))
        #expect(last.facts == clean && last.origins.allSatisfy { $0 == .remembered })
        #expect(try read(folder, cache(folder), most: 3).origins.allSatisfy { $0 == .found })
    }

    @Test("A stamp from the future is never believed")
    func young() throws {
        let folder = try folder()
        let later = Date(timeIntervalSinceNow: 3600)
        for name in Self.code.keys {
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: folder["Code/" + name])
        }
        for _ in 0..<3 { #expect(try read(folder, cache(folder)).origins.allSatisfy { $0 != .remembered }) }
    }

    @Test("A file that was changed to the same size and time is read anew, and one that was only touched recognized")
    func changed() throws {
        let folder = try folder()
        let path = folder["Code/list.json"]
        _ = try read(folder, cache(folder))
        try folder.awaitTick()
        let date = try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        handle.write(Data(#"{"image": "Crat", "other": ["Sale"]}"#.utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        let found = try read(folder, cache(folder))
        #expect(found.facts["list.json"]?.texts.map(\.text) == ["Crat", "Sale"])
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
        let remembered = RememberedCode(cache(folder), limit: 1000, currentFolder: folder.path)
        #expect(try remembered.facts(ofFile: path).origin == .recognized)
    }

    @Test("The same content under another ending is something else")
    func kinds() throws {
        let folder = try folder()
        let text = #"let a = UIImage(named: "Crat") // [UIImage imageNamed:@"Cart"]"#
        try folder.write(text, to: "Code/a.swift")
        try folder.write(text, to: "Code/a.m")
        let remembered = RememberedCode(cache(folder), limit: 1000, currentFolder: folder.path)
        let swift = try remembered.facts(ofFile: folder["Code/a.swift"]).facts
        #expect(try remembered.facts(ofFile: folder["Code/a.m"]).facts != swift)
    }

    @Test("A damaged file of the cache changes nothing that is found")
    func damage() throws {
        let folder = try folder()
        let clean = try read(folder, nil).facts
        _ = try read(folder, cache(folder))
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder[".tincture-cache"]).first {
                $0.hasPrefix("code-")
            })
        let whole = try folder.bytes(of: ".tincture-cache/" + name)
        var notes = 0
        for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 60)) {
            var bytes = whole
            bytes[place] ^= 0x40
            try FileManager.default.removeItem(atPath: folder[".tincture-cache"])
            try folder.write(
                place.isMultiple(of: 2) ? bytes : Array(bytes.prefix(place)), to: ".tincture-cache/" + name)
            let damaged = cache(folder)
            #expect(try read(folder, damaged).facts == clean)
            notes += damaged.folder.notes.count
        }
        #expect(notes >= 60)
    }

    @Test("Several runs share a cache at the same time")
    func together() async throws {
        let folder = try folder()
        let clean = try read(folder, nil).facts
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { try (0..<5).allSatisfy { _ in try read(folder, cache(folder)).facts == clean } }
            }
            for try await isClean in group { #expect(isClean) }
        }
        #expect(try read(folder, cache(folder)).origins.allSatisfy { $0 != .found })
    }
}
