/// A reader of the orientation in an Exif block (CIPA DC-008, section 4.6.4, tag 0x0112).
enum ExifOrientation {
    /// Returns the orientation, 1 … 8, in a block that begins with its TIFF header; 1 if it has none or is invalid.
    static func read(_ block: [UInt8]) -> Int {
        let bytes = ByteReader(bytes: block)
        let number: (Int, Int) -> Int?
        if bytes.has("II", at: 0) {
            number = bytes.little
        } else if bytes.has("MM", at: 0) {
            number = bytes.big
        } else {
            return 1
        }
        guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            guard let tag = number(offset, 2) else { return 1 }
            if tag == 0x0112, let value = number(offset + 8, 2) { return (1...8).contains(value) ? value : 1 }
        }
        return 1
    }
}
