package import Diagnostics

/// The byte offsets at which the lines of a text begin, for looking up lines and columns in any order.
package struct LineStarts: Sendable {
    private let offsets: [UInt32]

    package init(_ bytes: [UInt8]) {
        var offsets: [UInt32] = [0]
        for (index, byte) in bytes.enumerated() where byte == 10 { offsets.append(UInt32(index + 1)) }
        self.offsets = offsets
    }

    package func position(of offset: Int) -> TextPosition {
        // A binary search for the last line that begins at or before the offset.
        var lines = 0..<offsets.count
        while lines.count > 1 {
            let middle = lines.lowerBound + lines.count / 2
            lines = offsets[middle] <= offset ? middle..<lines.upperBound : lines.lowerBound..<middle
        }
        return TextPosition(line: lines.lowerBound + 1, column: offset - Int(offsets[lines.lowerBound]) + 1)
    }
}
