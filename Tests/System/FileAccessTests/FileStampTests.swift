import FileAccess
import Testing

@Suite("The stamp of a file")
struct FileStampTests {
    private func stamp(modified: Int64, changed: Int64) -> FileStamp {
        FileStamp(kind: 0o100000, inode: 1, size: 2, modified: modified, changed: changed)
    }

    private let milliseconds: Int64 = 1_000_000

    @Test("It proves its content as soon as any change would leave another one, counted from the later of both times")
    func settled() {
        for stamp in [stamp(modified: 7, changed: 5 * milliseconds), stamp(modified: 5 * milliseconds, changed: 7)] {
            #expect(!stamp.isSettled(at: 5 * milliseconds))
            #expect(!stamp.isSettled(at: 55 * milliseconds))
            #expect(stamp.isSettled(at: 55 * milliseconds + 1))
        }
    }

    @Test("A file system that keeps no fractions of a second takes two seconds for it")
    func coarse() {
        let stamp = stamp(modified: 3_000_000_000, changed: 4_000_000_000)
        #expect(!stamp.isSettled(at: 6_000_000_000) && stamp.isSettled(at: 6_000_000_001))
    }

    @Test("What is not there proves itself, and what comes from the future proves nothing")
    func others() {
        #expect(FileStamp(of: "/nowhere/at/all").isSettled(at: 0))
        #expect(!stamp(modified: 7, changed: .max).isSettled(at: FileStamp.now))
    }
}
