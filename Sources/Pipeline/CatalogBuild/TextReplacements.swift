internal import FileAccess

/// The replacements of byte ranges in a file, sorted by the start of the range.
struct TextReplacements {
    private var all: [(place: Range<Int>, text: [UInt8])] = []

    init() {}

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ text: [UInt8], at place: Range<Int>) {
        let index = all.firstIndex { $0.place.lowerBound > place.lowerBound } ?? all.count
        all.insert((place, text), at: index)
    }

    func size(of old: Int) -> Int { all.reduce(old) { $0 + $1.text.count - $1.place.count } }

    func write(_ old: borrowing RegularFile, to sink: OutputPlan.Sink) throws {
        var end = 0
        for (place, text) in all {
            // The record doesn't match this file.
            guard place.lowerBound >= end, place.upperBound <= old.size else { throw RunUpdate.OutputChanged() }
            try old.copy(end..<place.lowerBound, to: sink)
            try text.withUnsafeBytes(sink)
            end = place.upperBound
        }
        try old.copy(end..<old.size, to: sink)
    }

    /// Returns the byte range in the new file that corresponds to a byte range in the old file.
    func moved(_ place: Range<Int>) -> Range<Int> {
        var offset = 0
        var count = place.count
        for (old, text) in all {
            if old.lowerBound > place.lowerBound { break }
            if old == place {
                count = text.count
            } else {
                offset += text.count - old.count
            }
        }
        return place.lowerBound + offset..<place.lowerBound + offset + count
    }
}

extension RegularFile {
    fileprivate borrowing func copy(_ range: Range<Int>, to sink: OutputPlan.Sink) throws {
        // Large writes let the system use larger pages: a tenth less time than with 256 KiB.
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
        defer { buffer.deallocate() }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(range.upperBound - offset))
            let count = try read(into: part, at: offset)
            guard count > 0 else { throw RunUpdate.OutputChanged() }
            try sink(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(part)[..<count]))
            offset += count
        }
    }
}
