/// A reader of lines from a stream of bytes, which needs memory only for the longest line.
///
///     // A line of more than 2^20 bytes (1 MiB) is skipped, and the reader returns `tooLong` instead.
///     var reader = LineReader(limit: 1 << 20) { try file.read(into: $0) }
///     while let line = try reader.next() { … }
package struct LineReader {
    /// A line of the stream without its line break, or the information that the line was too long.
    package enum Line: Sendable, Hashable {
        /// The bytes, without a carriage return before the line break.
        case bytes([UInt8])
        /// The line was longer than the limit, and was skipped.
        case tooLong
    }

    package let limit: Int
    /// The number of the last returned line, from 1.
    package private(set) var number = 0
    /// The byte offset of the last returned line.
    package private(set) var offset = 0

    private let read: (UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int
    private var chunk = [UInt8](repeating: 0, count: 64 << 10)
    private var position = 0
    private var end = 0
    /// The number of bytes before the current chunk.
    private var passed = 0

    package init(limit: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int) {
        (self.limit, self.read) = (limit, read)
    }

    /// Returns the next line, of which the last need not have a line break; nil at the end.
    package mutating func next() throws(FileFailure) -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        offset = passed + position
        while true {
            if position == end {
                try fill()
                if end == 0 {
                    // A line break at the end of the text doesn't start another line.
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
        // The closure can't throw a typed error, so it stores the failure.
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
