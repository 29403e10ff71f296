import FileAccess
import Foundation
import Testing

@Suite("Lists of globs")
struct GlobListTests {
    @Test("A backslash at the end stands for itself")
    func endingBackslash() {
        #expect(GlobList([#"\"#]).matches([#"\"#]) && GlobList([#"\\"#]).matches([#"\"#]))
        #expect(GlobList([#"a*\"#]).matches([#"ab\"#]) && !GlobList([#"a\"#]).matches(["a"]))
    }

    @Test("The first glob that matches counts, be it a name or a pattern")
    func first() {
        let list: GlobList = ["loop*", "cart", "Icons/*", "cart", "c?rt", "[ab]x", #"\*"#]
        let found = ["loop1", "cart", "Icons/a/b", "curt", "bx", "*", "other", "loop", "cart "].map {
            list.firstMatch(for: [$0])
        }
        #expect(found == [0, 1, 2, 4, 5, 6, nil, 0, nil])
        #expect(list.firstMatch(for: ["curt", "cart"]) == 1 && list.firstMatch(for: ["cart", "loop9"]) == 0)
        #expect(list.matches(["none", "bx"]) && !list.matches([]) && !list.isEmpty && GlobList([]).isEmpty)
    }

    @Test("Globs with stars match as fnmatch does")
    func stars() {
        let globs = ["*", "**", "a*", "*a", "a*a", "*a*", "ab*ba", "a*b*c", "*ab*ab*", "a**b"]
        let names = ["", "a", "aa", "ab", "aba", "abba", "abc", "aXbXc", "abab", "xababx", "ba", "a/b/c", "é"]
        for glob in globs {
            for name in names {
                #expect(GlobList([glob]).matches([name]) == (fnmatch(glob, name, 0) == 0), "\(glob) \(name)")
            }
        }
    }

    @Test("A long glob of stars is compared in linear time")
    func long() {
        let text = String(repeating: "a", count: 100_000)
        #expect(!GlobList(["*\(text)b*"]).matches([text + text]))
        #expect(GlobList(["*\(text)*"]).matches([text + text]))
    }

    @Test("A name is compared by its bytes")
    func bytes() {
        let list: GlobList = ["caf\u{E9}"]
        #expect(list.matches(["caf\u{E9}"]) && !list.matches(["cafe\u{301}"]))
    }
}
