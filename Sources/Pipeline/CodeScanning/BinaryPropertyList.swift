internal import Diagnostics

/// Reads the texts of a binary property list.
///
/// `PropertyListDecoder` follows every reference to a shared object. Therefore, a list of 90 bytes can take seconds: 18
/// nested arrays, each with two references to the next array. This reader visits every object once.
///
/// Reference: Apple, *CFBinaryPList.c* (the comment on the format). The last 32 bytes contain the byte offset of the
/// table of all objects' offsets, and the size in bytes of each offset in that table.
enum BinaryPropertyList {
    private static let magic = Array("bplist0".utf8)
    private static let trailerSize = 32

    static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// Returns all strings, each with the key of the dictionary value that is or contains it; nil for a damaged list.
    static func texts(_ bytes: [UInt8]) -> [(key: String?, text: String)]? {
        guard isOne(bytes), bytes.count >= magic.count + 1 + trailerSize else { return nil }
        let trailer = bytes.count - trailerSize
        let width = Int(bytes[trailer + 6])
        guard (1...8).contains(width), let count = number(bytes, at: trailer + 8, width: 8),
            let table = number(bytes, at: trailer + 24, width: 8), table <= trailer, count <= (trailer - table) / width
        else { return nil }
        var texts: [Int: String] = [:]
        var containers: [Container] = []
        // No encoder writes objects that overlap, and reading them would take forever.
        var left = bytes.count
        for index in 0..<count {
            guard let offset = number(bytes, at: table + index * width, width: width), offset < table else {
                return nil
            }
            let kind = bytes[offset] >> 4
            let reference = Int(bytes[trailer + 7])
            guard let unit = [5: 1, 6: 2, 0xA: reference, 0xD: 2 * reference][kind] else { continue }
            guard (1...16).contains(unit), let (start, length) = extent(bytes, of: offset, unit: unit, end: table),
                length <= left
            else { return nil }
            left -= length
            if kind < 0xA {
                let content = bytes[start..<start + length]
                let text = kind == 5 ? String(decoding: content, as: UTF8.self) : utf16(content)
                // No language uses that many consecutive combining marks.
                texts[index] = text.hasExcessiveMarks ? "" : text
            } else {
                let references = stride(from: start, to: start + length, by: reference).map {
                    number(bytes, at: $0, width: reference) ?? count
                }
                containers.append((index, kind == 0xD, references))
            }
        }
        let keys = keys(containers, texts)
        return texts.sorted { $0.key < $1.key }.map { (keys[$0.key], $0.value) }
    }

    /// An array or a dictionary, as the indices of its objects; a dictionary lists all keys before the values.
    private typealias Container = (index: Int, isDictionary: Bool, references: [Int])

    /// Returns the dictionary key of each object, by the object's index; elements of an array have the array's key.
    private static func keys(_ containers: [Container], _ texts: [Int: String]) -> [Int: String] {
        var keys: [Int: String] = [:]
        for container in containers where container.isDictionary {
            let half = container.references.count / 2
            for (key, value) in zip(container.references[..<half], container.references[half...]) {
                keys[value] = texts[key]
            }
        }
        for container in containers where !container.isDictionary {
            guard let key = keys[container.index] else { continue }
            for element in container.references where keys[element] == nil { keys[element] = key }
        }
        return keys
    }

    /// Returns the start (a byte offset in the file) and the length in bytes of an object's content.
    ///
    /// The low four bits of the object's first byte count its elements; if they are 15, the count follows as a number.
    private static func extent(_ bytes: [UInt8], of offset: Int, unit: Int, end: Int) -> (start: Int, length: Int)? {
        var (start, count) = (offset + 1, Int(bytes[offset] & 15))
        if count == 15 {
            guard start < end, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else { return nil }
            let width = 1 << Int(bytes[start] & 15)
            guard let long = number(bytes, at: start + 1, width: width) else { return nil }
            (start, count) = (start + 1 + width, long)
        }
        guard start <= end, count <= (end - start) / unit else { return nil }
        return (start, count * unit)
    }

    /// Returns the big-endian number at a byte offset; nil if the number exceeds the file's size in bytes.
    private static func number(_ bytes: [UInt8], at offset: Int, width: Int) -> Int? {
        guard offset >= 0, offset + width <= bytes.count else { return nil }
        let value = bytes[offset..<offset + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= bytes.count ? Int(value) : nil
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
