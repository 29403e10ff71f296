internal import PlatformC

/// A search for texts in the bytes of a file.
package enum TextSearch {
    /// The result of the search for a text.
    package enum Finding: Sendable, Hashable {
        case absent
        /// The text occurs once, at this offset from the start.
        case once(Int)
        case several
    }

    /// Returns whether and where each text, none of which may be empty, occurs in a file's bytes.
    package static func findings(of texts: [[UInt8]], in bytes: [UInt8]) -> [Finding] {
        bytes.withUnsafeBytes { bytes in
            texts.map { text in
                let pattern = Pattern(text)
                guard let first = pattern.first(in: bytes, from: 0) else { return .absent }
                return pattern.first(in: bytes, from: first + 1) == nil ? .once(first) : .several
            }
        }
    }

    /// A text prepared for a search that skips most bytes (Horspool, *Practical fast searching in strings*, 1980).
    private struct Pattern {
        let bytes: [UInt8]
        /// The number of bytes to skip after a mismatch, by the file's byte that was compared with the text's last one.
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
