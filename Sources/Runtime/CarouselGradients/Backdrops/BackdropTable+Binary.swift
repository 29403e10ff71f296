extension BackdropTable {
    /// The first word of the binary form: the letters `TINB`, with the first letter in the lowest byte.
    private static let magic: UInt32 = 0x424E_4954
    private static let version: UInt32 = 1
    private static let headerWords = 5

    /// The table in a compact binary format, as a sequence of little-endian 32-bit words.
    ///
    /// A track is a ``GradientTable`` with the colors at one height of the backdrop.
    ///
    /// | word | content |
    /// |---|---|
    /// | 0 | the letters `TINB` |
    /// | 1 | the version, 1 |
    /// | 2 | the total number of words |
    /// | 3 | the CRC-32 of the bytes of all other words |
    /// | 4 | the number of tracks |
    ///
    /// These words are followed by ``locations``: the heights of all tracks, each a fraction, 0 … 1, as a little-endian
    /// `Double` (IEEE 754 binary64). The tracks themselves come last, each in the format of ``GradientTable/bytes``.
    public var bytes: [UInt8] {
        var words = [Self.magic, Self.version, 0, 0, UInt32(tracks.count)]
        for location in locations {
            words.append(UInt32(truncatingIfNeeded: location.bitPattern))
            words.append(UInt32(truncatingIfNeeded: location.bitPattern >> 32))
        }
        for track in tracks { words += track.words }
        words[2] = UInt32(words.count)
        words[TableLayout.checksumWord] = TableLayout.checksum(words)
        return TableLayout.bytes(words)
    }

    /// Reads a table in the compact binary format of ``bytes``.
    ///
    /// - Parameter bytes: the bytes that ``bytes`` returned, and nothing before or after them.
    /// - Throws: ``TableFormatError`` if the bytes are anything else.
    public init(bytes: some Collection<UInt8>) throws(TableFormatError) {
        let words = try TableLayout.words(bytes, magic: Self.magic, version: Self.version, header: Self.headerWords)
        guard let count = TableLayout.count(words[4], atMost: (words.count - Self.headerWords) / 2), count > 0
        else { throw .inconsistentCounts }
        let locations = (0..<count).map { index in
            let at = Self.headerWords + 2 * index
            return Double(bitPattern: UInt64(words[at]) | UInt64(words[at + 1]) << 32)
        }
        var rest = words[(Self.headerWords + 2 * count)...]
        var tracks: [GradientTable] = []
        for _ in 0..<count {
            guard rest.count >= TableLayout.headerWords else { throw .inconsistentCounts }
            guard let size = TableLayout.count(rest[rest.startIndex + 2], atMost: rest.count),
                size >= TableLayout.headerWords
            else { throw .inconsistentCounts }
            tracks.append(try GradientTable(bytes: TableLayout.bytes(rest.prefix(size))))
            rest = rest.dropFirst(size)
        }
        guard rest.isEmpty else { throw .inconsistentCounts }
        try self.init(locations: locations, tracks: tracks)
    }
}
