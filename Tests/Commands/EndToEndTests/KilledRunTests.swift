import Foundation
import TestNumbers
import TestTrees
import Testing

@Suite("A run that is killed while it writes", .serialized)
struct KilledRunTests {
    private static let foreign = ["Out/mine.txt", "Out/Colors.xcassets/mine.txt", "Out/Mine/mine.txt"]

    private func loop() throws -> OutputLoop {
        let loop = OutputLoop(folder: try TemporaryFolder())
        #expect(try loop.write(1) == 0)
        for path in Self.foreign { try loop.folder.write("mine", to: path) }
        return loop
    }

    /// Expects each file to be old or new as a whole, and the manifest to be the last.
    private func expectWhole(_ loop: OutputLoop, _ allowed: Set<String>) {
        let rounds = loop.rounds
        #expect(rounds.allSatisfy { $0.map(allowed.contains) == true }, "\(rounds)")
        for path in Self.foreign { #expect((try? loop.folder.bytes(of: path)) == Array("mine".utf8)) }
    }

    /// Expects the next run to leave what it leaves where none was killed.
    private func expectSame(_ loop: OutputLoop, _ undisturbed: OutputLoop, by round: Int) throws {
        for folder in [loop, undisturbed] { #expect(try folder.write(round) == 0) }
        #expect(Set(loop.rounds) == ["\(round)"] && loop.ownFiles == ["\(round)"], "\(loop.rounds) \(loop.ownFiles)")
        let isSame = loop.contents == undisturbed.contents
        #expect(isSame)
        #expect(loop.folder.leftovers.isEmpty, "\(loop.folder.leftovers)")
    }

    @Test("Before each step in turn: nothing torn, and the next run leaves what an undisturbed one does")
    func everyStep() throws {
        let (loop, undisturbed) = (try loop(), try loop())
        let kept = ["Out", "Out/Mine", "Out/Colors.xcassets"] + Self.foreign
        let inodes = try kept.map(loop.folder.inode)
        var round = 1
        // The next run makes the same as the killed one, or something else.
        for difference in [0, 1] {
            for step in 1... {
                let status = try loop.write(round + 1, killedBefore: step)
                if status == 0 {
                    #expect(step > 15)
                    break
                }
                #expect(status == -SIGKILL)
                expectWhole(loop, ["\(round)", "\(round + 1)"])
                // Whoever sees the new manifest sees everything else of its round.
                if loop.rounds[0] == "\(round + 1)" { #expect(Set(loop.rounds).count == 1, "\(loop.rounds)") }
                round += 1 + difference
                try expectSame(loop, undisturbed, by: round)
            }
            round += 1
        }
        #expect(try kept.map(loop.folder.inode) == inodes)
    }

    @Test("300 times at random, several times in a row: the same")
    func atRandom() throws {
        let (loop, undisturbed) = (try loop(), try loop())
        var random = SeededNumbers(seed: 36)
        var (round, kills) = (1, 0)
        while kills < 300 {
            var allowed: Set = ["\(round)"]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let first = round + 1
                guard try loop.write(first, count: 2, killedBefore: .random(in: 1...50, using: &random)) != 0 else {
                    allowed = ["\(first + 1)"]
                    round += 2
                    continue
                }
                kills += 1
                allowed.formUnion(["\(first)", "\(first + 1)"])
                expectWhole(loop, allowed)
                round += 2
            }
            round += 1
            try expectSame(loop, undisturbed, by: round)
        }
    }
}
