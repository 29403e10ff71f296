import FileAccess
import Testing

@Suite("Reading line by line")
struct LineReaderTests {
    /// The lines of a text that comes in parts of a size.
    private func lines(
        _ text: String, limit: Int = 100, parts size: Int
    ) throws -> [(line: LineReader.Line, number: Int, offset: Int)] {
        var rest = Array(text.utf8)[...]
        var reader = LineReader(limit: limit) { buffer in
            let part = rest.prefix(min(size, buffer.count))
            buffer.copyBytes(from: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
        var lines: [(LineReader.Line, Int, Int)] = []
        while let line = try reader.next() { lines.append((line, reader.number, reader.offset)) }
        return lines
    }

    private func bytes(_ text: String) -> LineReader.Line { .bytes(Array(text.utf8)) }

    @Test("However the bytes come, the lines are the same", arguments: [1, 2, 3, 7, 1000])
    func parts(size: Int) throws {
        let found = try lines("a\n\nlong line\r\n\r\nlast\r", parts: size)
        #expect(found.map(\.line) == [bytes("a"), bytes(""), bytes("long line"), bytes(""), bytes("last")])
        #expect(found.map(\.number) == [1, 2, 3, 4, 5])
        #expect(found.map(\.offset) == [0, 2, 3, 14, 16])
    }

    @Test("Nothing behind the last line end is no line")
    func ends() throws {
        #expect(try lines("", parts: 10).isEmpty)
        #expect(try lines("a\n", parts: 10).count == 1)
        #expect(try lines("\n\n", parts: 10).count == 2)
    }

    @Test("A line beyond the limit is passed over, its neighbors are not", arguments: [1, 4, 1000])
    func limit(size: Int) throws {
        let found = try lines("1234\n12345\n123456789\n1234\r\n1\n123456", limit: 4, parts: size)
        #expect(found.map(\.line) == [bytes("1234"), .tooLong, .tooLong, bytes("1234"), bytes("1"), .tooLong])
        #expect(found.map(\.offset) == [0, 5, 11, 21, 27, 29])
    }

    @Test("A failure to read is handed on")
    func failure() {
        var reader = LineReader(limit: 10) { _ throws(FileFailure) in
            throw FileFailure(path: "x", reason: .permissionDenied)
        }
        #expect(throws: FileFailure(path: "x", reason: .permissionDenied)) { try reader.next() }
    }
}
