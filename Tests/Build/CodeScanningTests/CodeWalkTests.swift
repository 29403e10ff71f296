import Diagnostics
import FileAccess
import TestTrees
import Testing

@testable import CodeScanning

@Suite("The walk through folders of code")
struct CodeWalkTests {
    @Test("Of more files than the limit allows the rest is left out, with one finding, and no folder is listed for it")
    func manyFiles() throws {
        let folder = try TemporaryFolder()
        for number in 0..<40 { try folder.write("let a = 1", to: "Code/m\(number / 10)/f\(number % 10).swift") }
        let origin = SourceLocation(path: "tincture.yml")
        let trace = FileTrace()
        let walk = FileTrace.$current.withValue(trace) {
            var walk = CodeWalk(most: 15)
            walk.start(at: folder["Code"], named: origin)
            walk.start(at: folder["Code/m3"], named: origin)
            return walk
        }
        #expect(walk.result.files.count == 15 && walk.isCut)
        #expect(
            walk.result.diagnostics.map(\.rule) == [.beyondLimit]
                && walk.result.diagnostics.map(\.path) == ["tincture.yml"])
        #expect(trace.looks.filter { $0.aspect == .content && $0.path.contains("/m") }.count == 2)
        var whole = CodeWalk(most: 40)
        whole.start(at: folder["Code"], named: origin)
        #expect(whole.result.files.count == 40 && whole.result.diagnostics.isEmpty && !whole.isCut)
    }
}
