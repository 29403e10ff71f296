internal import CImageCodecs

/// A reader that keeps one pixel for each cell of a grid, and returns these pixels as the rows of a smaller picture.
final class RowSampler {
    private let grid: SampleGrid
    private let codec: Codec
    private let pixelSize: Int
    /// The most recently decoded rows of the picture: row n is at the index n modulo `ringRows`.
    private let ring: UnsafeMutableBufferPointer<UInt8>
    private let ringRows: Int
    /// The byte offsets in `ring` of the picture rows that one row of the grid may need.
    private let offsets: UnsafeMutableBufferPointer<Int>
    private var nextRow = 0
    private(set) var rowsRead = 0
    /// The status that ended the decoding; nil while more rows may follow.
    private var end: tincture_status?

    /// Returns the memory in bytes that a sampler needs for the decoded rows that it keeps.
    static func size(_ grid: SampleGrid, _ codec: Codec) -> UInt64 {
        UInt64(min(codec.height, grid.mostPictureRows)) * UInt64(codec.width) * UInt64(codec.pixelSize)
    }

    init(_ grid: SampleGrid, of codec: Codec) {
        (self.grid, self.codec) = (grid, codec)
        pixelSize = codec.pixelSize
        ringRows = min(codec.height, grid.mostPictureRows)
        // One byte more, because pixels of three bytes are read four bytes at a time.
        ring = .allocate(capacity: Int(Self.size(grid, codec)) + 1)
        offsets = .allocate(capacity: grid.mostPictureRows)
    }

    deinit {
        ring.deallocate()
        offsets.deallocate()
    }

    /// Fills a buffer with the next rows of the smaller picture, with four bytes per pixel like `Codec.read`.
    ///
    /// The last decoded row replaces missing picture rows of a grid row.
    func read(into buffer: UnsafeMutableBufferPointer<UInt8>, rows: Int) -> (status: tincture_status, count: Int) {
        for index in 0..<rows {
            guard nextRow < grid.rows else { return (end ?? TINCTURE_OK, index) }
            let needed = grid.pictureRows(of: nextRow)
            readRows(through: needed.upperBound)
            if rowsRead <= needed.lowerBound { return (end ?? TINCTURE_OK, index) }
            let target = UnsafeMutableBufferPointer(rebasing: buffer[(index * grid.columns * 4)...])
            gather(nextRow, into: UnsafeMutableRawBufferPointer(target))
            nextRow += 1
        }
        return (nextRow == grid.rows ? end ?? TINCTURE_OK : TINCTURE_OK, rows)
    }

    private func readRows(through last: Int) {
        let size = codec.width * pixelSize
        while end == nil, rowsRead <= last {
            let start = rowsRead % ringRows * size
            let slot = UnsafeMutableBufferPointer(rebasing: ring[start..<(start + size)])
            let (status, count) = codec.read(into: slot, rows: 1)
            rowsRead += count
            if status != TINCTURE_OK || count == 0 { end = status }
        }
    }

    private func gather(_ row: Int, into target: UnsafeMutableRawBufferPointer) {
        if pixelSize == 3 {
            gather(row, into: target, pixelSize: 3, opaque: 0xFF00_0000)
        } else {
            gather(row, into: target, pixelSize: 4, opaque: 0)
        }
    }

    @inline(__always)
    private func gather(_ row: Int, into target: UnsafeMutableRawBufferPointer, pixelSize: Int, opaque: UInt32) {
        guard let pixels = UnsafeRawPointer(ring.baseAddress), let target = target.baseAddress else { return }
        let rows = grid.pictureRows(of: row)
        let size = codec.width * pixelSize
        for (index, y) in rows.enumerated() { offsets[index] = min(y, rowsRead - 1) % ringRows * size }
        let offsets = UnsafeBufferPointer(offsets)
        grid.forEachSample(inRow: row) { column, x, y in
            let pixel = pixels.loadUnaligned(
                fromByteOffset: offsets[y &- rows.lowerBound] &+ x &* pixelSize, as: UInt32.self)
            target.storeBytes(
                of: (pixel.littleEndian | opaque).littleEndian, toByteOffset: column &* 4, as: UInt32.self)
        }
    }
}
