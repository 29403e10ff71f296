import Foundation
import TestTrees
import Testing

@Suite("A run that is killed while it writes", .serialized)
struct KilledRunTests {
    @Test("200 kills, one before each step of each round: nothing torn, nothing lost, and the next run completes it")
    func everyStep() throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        #expect(try loop.write(1) == 0)
        let foreign = ["Out/mine.txt", "Out/Colors.xcassets/mine.txt", "Out/Mine/mine.txt"]
        for path in foreign { try loop.folder.write("mine", to: path) }
        let inodes = try (["Out", "Out/Mine", "Out/Colors.xcassets"] + foreign).map(loop.folder.inode)

        var (kills, round, completed, dropped) = (0, 2, 0, 0)
        while kills < 200 {
            for step in 1... {
                let old = try #require(loop.round("catalog.json"))
                let status = try loop.write(round, killedBefore: step)
                if status == 0 { break }
                kills += 1
                #expect(status == -SIGKILL)
                let rounds = loop.rounds
                #expect(rounds.allSatisfy { $0 == old || $0 == "\(round)" }, "\(rounds)")
                // Whoever sees the new manifest sees everything else of its round.
                if rounds[0] == "\(round)" { #expect(Set(rounds).count == 1, "\(rounds)") }
                try loop.complete()
                let whole = try #require(loop.round("catalog.json"))
                #expect(Set(loop.rounds) == [whole] && loop.ownFiles == [whole], "step \(step): \(loop.rounds)")
                #expect(loop.folder.leftovers.isEmpty)
                if whole == old { dropped += 1 } else { completed += 1 }
                round += 1
            }
            round += 1
        }
        #expect(completed > 50 && dropped > 50, "\(completed) of \(kills) were carried out")
        for path in foreign { #expect(try loop.folder.bytes(of: path) == Array("mine".utf8)) }
        #expect(try (["Out", "Out/Mine", "Out/Colors.xcassets"] + foreign).map(loop.folder.inode) == inodes)
    }

    @Test("Killed once more while it completes another run's work: the third completes it")
    func killedTwice() throws {
        let loop = OutputLoop(folder: try TemporaryFolder())
        #expect(try loop.write(1) == 0)
        // Somewhere among the renames.
        #expect(try loop.write(2, killedBefore: 12) == -SIGKILL)
        #expect(Set(loop.rounds).count == 2)
        for step in 1...6 { #expect(try loop.write(3, killedBefore: step) == -SIGKILL) }
        try loop.complete()
        #expect(Set(loop.rounds).count == 1 && loop.ownFiles == [loop.rounds[0]])
        #expect(loop.folder.leftovers.isEmpty)
    }
}
