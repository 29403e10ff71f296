import Diagnostics
import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CodeScanning

@Suite("The walk through folders of code")
struct CodeWalkTests {
    private static func limits(files: Int) -> InputLimits {
        var limits = InputLimits()
        limits.files = files
        return limits
    }

    @Test("Of more files than the limit allows the rest is left out, with one finding, and no folder is listed for it")
    func manyFiles() throws {
        let folder = try TemporaryFolder()
        for number in 0..<40 { try folder.write("let a = 1", to: "Code/m\(number / 10)/f\(number % 10).swift") }
        let origin = SourceLocation(path: "tincture.yml")
        let trace = FileTrace()
        let walk = FileTrace.$current.withValue(trace) {
            var walk = CodeWalk(Self.limits(files: 15))
            walk.start(at: folder["Code"], named: origin)
            walk.start(at: folder["Code/m3"], named: origin)
            return walk
        }
        #expect(walk.files.count == 15 && walk.isCut)
        #expect(
            walk.diagnostics.map(\.rule) == [.limitExceeded]
                && walk.diagnostics.map(\.path) == ["tincture.yml"])
        #expect(trace.looks.filter { $0.aspect == .content && $0.path.contains("/Code/m") }.count == 2)
        var whole = CodeWalk(Self.limits(files: 40))
        whole.start(at: folder["Code"], named: origin)
        #expect(whole.files.count == 40 && whole.diagnostics.isEmpty && !whole.isCut)
    }

    @Test("The pictures of a compiled texture atlas have names")
    func textureAtlas() throws {
        let list = "<plist><dict><key>name</key><string>dice_01.png</string></dict></plist>"
        let folder = try TemporaryFolder([
            "Code/dice.atlasc/dice.plist": list, "Code/other.plist": list.replacing("01", with: "02"),
        ])
        var walk = CodeWalk(InputLimits())
        walk.start(at: folder["Code"], named: SourceLocation(path: "tincture.yml"))
        #expect(walk.looseNames.contains("dice_01") && !walk.looseNames.contains("dice_02"))
    }

    @Test("A folder of code is read at its own place, and links to links once for each real folder")
    func links() throws {
        let folder = try TemporaryFolder(["Code/z/A.swift": "", "real4/B.swift": ""])
        func link(_ path: String, _ target: String) { #expect(symlink(target, folder[path]) == 0) }
        link("Code/a", "z")
        for level in 0..<4 {
            try folder.makeFolder("real\(level)")
            for number in 0..<12 { link("real\(level)/l\(number)", "../real\(level + 1)") }
        }
        link("Code/top", "../real0")
        var walk = CodeWalk(InputLimits())
        let origin = SourceLocation(path: "tincture.yml")
        walk.start(at: folder["Code"], named: origin)
        walk.followLinks(named: origin)
        #expect(walk.files == [folder["Code/z/A.swift"], folder["Code/top/l0/l0/l0/l0/B.swift"]])
    }
}
