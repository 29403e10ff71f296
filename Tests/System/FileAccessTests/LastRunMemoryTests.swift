import FileAccess
import Testing

@Suite("Values that the last run has computed")
struct LastRunMemoryTests {
    @Test("A value is computed once, and once more where a run in between has not asked for it")
    func isForgotten() {
        let memory = LastRunMemory<String, Int>()
        var computed: [String] = []
        func run(_ keys: String...) -> [Int] {
            memory.begin()
            computed = []
            return keys.map { key in
                memory.value(of: key) {
                    computed.append(key)
                    return key.utf8.count
                }
            }
        }
        #expect(run("a", "bb", "a") == [1, 2, 1] && computed == ["a", "bb"])
        #expect(run("a", "ccc") == [1, 3] && computed == ["ccc"])
        #expect(run("a", "bb") == [1, 2] && computed == ["bb"])
        #expect(run().isEmpty)
        #expect(run("a") == [1] && computed == ["a"])
    }
}
