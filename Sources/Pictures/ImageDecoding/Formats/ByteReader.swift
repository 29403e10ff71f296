/// A reader of numbers at given offsets in an array of bytes; a number beyond the end of the array is nil.
struct ByteReader {
    let bytes: [UInt8]

    func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    /// Reads a number with the least significant byte first.
    func little(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }

    /// Reads a number with the most significant byte first.
    func big(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }

    func has(_ text: String, at offset: Int) -> Bool {
        offset >= 0 && offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
    }
}
