/// Reads text line by line as it comes, in memory that grows with the longest line alone.
///
///     var reader = LineReader(limit: 1 << 20) { try file.read(into: $0) }
///     while let line = try reader.next() { … }
package struct LineReader {
    /// One line, without its end.
    package enum Line: Sendable, Hashable {
        /// Its bytes; a carriage return before the line end is no part of it.
        case bytes([UInt8])
        /// A line of more bytes than the limit, which were skipped.
        case tooLong
    }

    /// The most bytes that a line may have.
    package let limit: Int
    /// The number of the line that was given last, from 1.
    package private(set) var number = 0
    /// The start of the line returned last, in bytes from the start of the text.
    package private(set) var offset = 0

    private let read: (UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int
    private var chunk = [UInt8](repeating: 0, count: 64 << 10)
    private var position = 0
    private var end = 0
    /// How many bytes stand before the chunk.
    private var passed = 0

    /// Lines of bytes that a function gives.
    ///
    /// - Parameters:
    ///   - limit: the most bytes that a line may have.
    ///   - read: puts some bytes into a buffer and gives their number, 0 at the end.
    package init(limit: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int) {
        (self.limit, self.read) = (limit, read)
    }

    /// The next line, the last one whether or not it has an end; nil where there is none.
    ///
    /// - Throws: ``FileFailure`` where the bytes cannot be read.
    package mutating func next() throws(FileFailure) -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        offset = passed + position
        while true {
            if position == end {
                try fill()
                if end == 0 {
                    // Nothing behind the last line end is no line.
                    if passed == offset { return nil }
                    break
                }
            }
            let rest = chunk[position..<end]
            let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n"))
            let part = rest[..<(lineEnd ?? end)]
            if isTooLong || line.count + part.count > limit + 1 {
                isTooLong = true
                line = []
            } else {
                line += part
            }
            position = lineEnd.map { $0 + 1 } ?? end
            if lineEnd != nil { break }
        }
        number += 1
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return isTooLong || line.count > limit ? .tooLong : .bytes(line)
    }

    private mutating func fill() throws(FileFailure) {
        passed += end
        position = 0
        end = 0
        // A closure that throws what it says cannot be handed through the standard library's functions.
        var failure: FileFailure?
        end = chunk.withUnsafeMutableBytes { buffer in
            do throws(FileFailure) {
                return try read(buffer)
            } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw failure }
    }
}
