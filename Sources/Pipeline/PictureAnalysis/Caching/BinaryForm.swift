package import FileAccess
internal import UTF8Text

/// A writer of binary data, with numbers in little-endian order, and the length before each text or list.
///
/// The type is public, because the compiler doesn't specialize functions with package access in other modules.
public struct BinaryWriter {
    /// The bytes that were written.
    public var bytes: [UInt8] = []

    package init() {}

    /// Reserves memory for a number of additional bytes.
    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Writes a number in as many bytes as its type has.
    @inlinable public mutating func write(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ value: Double) { write(value.bitPattern) }

    package mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func write(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }

    package mutating func write(_ hash: ContentHash) { hash.withBytes { bytes.append(contentsOf: $0) } }

    /// Writes an optional value: a flag that tells whether it is nil, and then the value unless it is nil.
    @inlinable public mutating func write<Value>(_ value: Value?, _ write: (inout BinaryWriter, Value) -> Void) {
        self.write(UInt8(value == nil ? 0 : 1))
        if let value { write(&self, value) }
    }

    /// Writes the number of elements, followed by the elements.
    @inlinable public mutating func write<Elements: Collection>(
        list: Elements, _ write: (inout BinaryWriter, Elements.Element) -> Void
    ) {
        self.write(UInt32(list.count))
        for element in list { write(&self, element) }
    }

    /// Returns the bytes of a whole file: magic bytes (the kind of file), the checksum of the content, and the content.
    package static func sealed(_ magic: [UInt8], _ write: (inout BinaryWriter) throws -> Void) rethrows -> [UInt8] {
        var writer = BinaryWriter()
        writer.write(raw: magic)
        writer.write(UInt64(0))
        try write(&writer)
        writer.bytes.withUnsafeMutableBytes { bytes in
            let sum = ContentDigest.of(
                UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[(magic.count + 8)...])
            ).prefix
            bytes.storeBytes(of: sum.littleEndian, toByteOffset: magic.count, as: UInt64.self)
        }
        return writer.bytes
    }
}

/// The error for a cache file whose bytes are damaged, or which is of another kind than expected.
public struct DamagedCache: Error {
    /// Creates the error.
    public init() {}
}

/// A reader of the values that ``BinaryWriter`` has written, in the same order.
public struct BinaryReader {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline var next: Int
    package var offset: Int { next }

    package init(_ bytes: [UInt8], at offset: Int = 0) {
        (self.bytes, next) = (bytes, offset)
    }

    /// Creates a reader of the content of a file that ``BinaryWriter/sealed(_:_:)`` made, after verifying the checksum.
    ///
    /// - Throws: ``DamagedCache`` if the bytes are damaged, or begin with other magic bytes.
    package init(sealed bytes: [UInt8], _ magic: [UInt8]) throws(DamagedCache) {
        self.init(bytes, at: magic.count)
        guard bytes.starts(with: magic) else { throw DamagedCache() }
        let sum = try number(UInt64.self)
        let found = bytes.withUnsafeBytes { ContentDigest.of(UnsafeRawBufferPointer(rebasing: $0[offset...])).prefix }
        guard sum == found else { throw DamagedCache() }
    }

    /// Reads a number of as many bytes as its type has.
    @inlinable public mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type = Number.self
    ) throws(DamagedCache) -> Number {
        let offset = try skip(MemoryLayout<Number>.size)
        return Number(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) })
    }

    /// Reads a floating-point number, whose magnitude must be below 10¹².
    ///
    /// Any other number must be damaged, and code that scales it and converts it to an integer could overflow.
    package mutating func double() throws(DamagedCache) -> Double {
        let number = Double(bitPattern: try number())
        guard number.magnitude < 1e12 else { throw DamagedCache() }
        return number
    }

    package mutating func text() throws(DamagedCache) -> String {
        let count = Int(try number(UInt32.self))
        let offset = try skip(count)
        guard let text = String(validUTF8: bytes[offset..<offset + count]) else { throw DamagedCache() }
        return text
    }

    package mutating func hash() throws(DamagedCache) -> ContentHash {
        let offset = try skip(32)
        return bytes[offset..<offset + 32].withUnsafeBytes(ContentHash.init)
    }

    /// Skips a number of bytes, and returns the offset of the first skipped byte from the start of all bytes.
    ///
    /// - Throws: ``DamagedCache`` if the count is negative, or if fewer bytes are left.
    @inlinable public mutating func skip(_ count: Int) throws(DamagedCache) -> Int {
        guard count >= 0, count <= bytes.count - next else { throw DamagedCache() }
        defer { next += count }
        return next
    }

    /// Reads a flag, and then a value if the flag is 1.
    @inlinable public mutating func optional<Value>(
        _ read: (inout BinaryReader) throws(DamagedCache) -> Value
    ) throws(DamagedCache) -> Value? {
        switch try number(UInt8.self) {
        case 0: return nil
        case 1: return try read(&self)
        default: throw DamagedCache()
        }
    }

    /// Reads the number of elements, and then the elements.
    @inlinable public mutating func list<Value>(
        _ read: (inout BinaryReader) throws(DamagedCache) -> Value
    ) throws(DamagedCache) -> [Value] {
        let count = Int(try number(UInt32.self))
        // A damaged count must not exhaust the memory. Each element has at least one byte, so this check bounds the
        // count.
        guard count <= bytes.count - next else { throw DamagedCache() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    package mutating func bytes(_ count: Int) throws(DamagedCache) -> [UInt8] {
        let start = try skip(count)
        return Array(bytes[start..<start + count])
    }

    /// Reads an index, stored as a single byte, and returns the element of `values` at that index.
    package mutating func choice<Value>(of values: [Value]) throws(DamagedCache) -> Value {
        let index = Int(try number(UInt8.self))
        guard index < values.count else { throw DamagedCache() }
        return values[index]
    }
}
