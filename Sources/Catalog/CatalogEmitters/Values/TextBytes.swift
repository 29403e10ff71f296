internal import ColorScience

/// A text as UTF-8 bytes, because adding a hundred parts per picture to a string would be slower.
struct TextBytes {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ text: String) { bytes = Array(text.utf8) }

    static func += (text: inout TextBytes, piece: String) { text.add(piece.utf8) }

    static func += (text: inout TextBytes, piece: TextBytes) { text.bytes += piece.bytes }

    mutating func add(_ piece: some Collection<UInt8>) { bytes.append(contentsOf: piece) }

    mutating func add(digitsOf color: SRGB8) {
        add(digitsOf: color.red)
        add(digitsOf: color.green)
        add(digitsOf: color.blue)
    }

    mutating func add(digitsOf byte: UInt8) {
        let (high, low) = byte.hexDigits
        bytes.append(high)
        bytes.append(low)
    }

    mutating func add(digit: UInt8) { bytes.append(UInt8(ascii: "0") + digit) }

    mutating func add(ascii character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

    mutating func removeTrailing(ascii character: Unicode.Scalar) {
        while bytes.last == UInt8(ascii: character) { bytes.removeLast() }
    }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }
}
