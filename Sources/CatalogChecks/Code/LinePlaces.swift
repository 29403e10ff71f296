internal import Diagnostics

/// Turns offsets into lines and columns.
struct LinePlaces {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    }

    func origin(of offset: Int, in path: String) -> TextOrigin {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextOrigin(path: path, line: low + 1, column: offset - starts[low] + 1)
    }
}
