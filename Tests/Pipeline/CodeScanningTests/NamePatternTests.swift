import CodeLexing
import Testing

@testable import CodeScanning

@Suite("Patterns of names")
struct NamePatternTests {
    private func matches(_ pattern: NamePattern, _ name: String) -> Bool {
        NamePattern.Bytes(pattern).matches(Array(name.utf8))
    }

    @Test("A pattern matches what its gaps can be, nothing too")
    func patterns() {
        let pattern = NamePattern(["ic_", nil, "_", nil, "x"])
        #expect(["ic__x", "ic_a_bx", "ic_a_b_xx"].allSatisfy { matches(pattern, $0) })
        #expect(["ic_x", "ic_a_b", "oic__x", "ic__xy", ""].allSatisfy { !matches(pattern, $0) })
        #expect(matches(NamePattern([nil, "ab", nil]), "aab") && !matches(NamePattern([nil, "ab", nil]), "a"))
        #expect(matches(NamePattern(["ab"]), "ab") && !matches(NamePattern(["ab"]), "abb"))
        #expect(matches(NamePattern(["aa", nil, "a"]), "aaa") && !matches(NamePattern(["aa", nil, "a"]), "aa"))
        #expect(matches(NamePattern([""]), "") && !matches(NamePattern([""]), "a"))
        #expect(NamePattern(format: "flag_%02d%%-%@") == NamePattern(["flag_", nil, "%-", nil]))
        #expect(NamePattern(format: "100%") == nil && NamePattern(format: "a") == nil)
        let index = NameIndex([("flag_1%-x", 0), ("flag_", 1), ("other", 2)])
        #expect(index.indices(matching: NamePattern(["flag_", nil])) == [0, 1])
        #expect(index.indices(matching: NamePattern([nil, "er"])) == [2])
    }
}
