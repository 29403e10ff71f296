internal import PlatformC

/// Looks for texts in a file without having all of it in memory.
package struct TextSearch {
    /// How often a text is in a file.
    package enum Finding: Sendable, Hashable {
        /// Never.
        case absent
        /// Once, so many bytes from the beginning.
        case once(Int)
        /// At two offsets or more.
        case several
    }

    /// The number of bytes read at a time, besides the rest of a text that began before.
    private static let windowSize = 256 << 10

    /// Returns the locations of some texts in a file.
    ///
    /// No text may be empty.
    ///
    /// - Throws: ``FileFailure`` where the file cannot be read.
    package static func findings(of texts: [[UInt8]], in file: borrowing RegularFile) throws(FileFailure) -> [Finding] {
        let patterns = texts.map(Pattern.init)
        var findings = texts.map { _ in Finding.absent }
        let overlap = (texts.map(\.count).max() ?? 1) - 1
        let window = UnsafeMutableRawBufferPointer.allocate(byteCount: windowSize + overlap, alignment: 16)
        defer { window.deallocate() }
        // The window holds what is from `start` on, of which so many bytes have been searched for all texts but those
        // that end behind them.
        var (start, held) = (0, 0)
        while true {
            let free = UnsafeMutableRawBufferPointer(rebasing: window[held...])
            let count = try file.read(into: free, at: start + held)
            if count == 0 { return findings }
            let searched = held
            held += count
            let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(window)[..<held])
            for (number, pattern) in patterns.enumerated() where findings[number] != .several {
                // What lies wholly in the part that was there before has been found then.
                var offset = max(0, searched - pattern.bytes.count + 1)
                while let found = pattern.first(in: bytes, from: offset) {
                    findings[number] = findings[number] == .absent ? .once(start + found) : .several
                    if findings[number] == .several { break }
                    offset = found + 1
                }
            }
            let kept = min(overlap, held)
            window.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[(held - kept)...]))
            start += held - kept
            held = kept
        }
    }

    /// A text with what is known of it before the search: by Horspool, *Practical fast searching in strings* (1980),
    /// most bytes are not looked at.
    private struct Pattern {
        let bytes: [UInt8]
        /// How far the next offset to look at is, by the byte under the last one of the text.
        private let shifts: [Int]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            var shifts = [Int](repeating: bytes.count, count: 256)
            for (offset, byte) in bytes.dropLast().enumerated() { shifts[Int(byte)] = bytes.count - 1 - offset }
            self.shifts = shifts
        }

        func first(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
            bytes.withUnsafeBytes { bytes in
                guard let pattern = bytes.baseAddress, let base = text.baseAddress else { return nil }
                let end = bytes.count - 1
                var offset = start
                while offset + end < text.count {
                    let last = text[offset + end]
                    if last == bytes[end], memcmp(base + offset, pattern, end) == 0 { return offset }
                    offset += shifts[Int(last)]
                }
                return nil
            }
        }
    }
}
