/// A reader of the orientation in an Exif block (CIPA DC-008, section 4.6.4, tag 0x0112).
enum ExifOrientation {
    /// Returns the orientation, 1 … 8.
    ///
    /// The result is 1 if the block has no orientation or is invalid.
    ///
    /// - Parameter block: the block, beginning with its TIFF header.
    static func read(_ block: UnsafeBufferPointer<UInt8>) -> Int {
        guard block.count >= 8 else { return 1 }
        let isLittleEndian: Bool
        switch (block[0], block[1]) {
        case (0x49, 0x49): isLittleEndian = true
        case (0x4D, 0x4D): isLittleEndian = false
        default: return 1
        }
        func number(at offset: Int, bytes: Int) -> Int? {
            guard offset >= 0, offset <= block.count - bytes else { return nil }
            return (0..<bytes).reduce(0) { value, index in
                value << 8 | Int(block[offset + (isLittleEndian ? bytes - 1 - index : index)])
            }
        }
        guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
            let count = number(at: directory, bytes: 2)
        else { return 1 }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            guard let tag = number(at: offset, bytes: 2) else { return 1 }
            if tag == 0x0112, let value = number(at: offset + 8, bytes: 2) {
                return (1...8).contains(value) ? value : 1
            }
        }
        return 1
    }
}
