/// Properties with their values, a line each, as bytes: a catalog has a hundred thousand of them.
struct PropertyLines {
    private var bytes: [UInt8] = []
    /// Where each line ends.
    private var ends: [Int] = []

    var isEmpty: Bool { ends.isEmpty }

    mutating func add(_ property: String, _ value: String) {
        bytes += property.utf8
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        bytes += value.utf8
        bytes.append(UInt8(ascii: ";"))
        bytes.append(UInt8(ascii: "\n"))
        ends.append(bytes.count)
    }

    /// How many bytes the lines have, each behind so many blanks.
    func size(indent: Int) -> Int { bytes.count + ends.count * indent }

    /// Adds the lines to a text.
    func write(to text: inout [UInt8], indent: Int) {
        var start = 0
        for end in ends {
            for _ in 0..<indent { text.append(UInt8(ascii: " ")) }
            text += bytes[start..<end]
            start = end
        }
    }

    /// The lines by themselves.
    func text(indent: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(size(indent: indent))
        write(to: &text, indent: indent)
        return text
    }
}
