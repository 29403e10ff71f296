extension GradientTable {
    /// The table in a compact binary format: ``words`` as little-endian 32-bit integers.
    ///
    /// The samples (evenly spaced colors) are left out. `Tables/TableLayout.swift` describes the layout.
    public var bytes: [UInt8] { TableLayout.bytes(words) }

    /// Reads a table from its compact binary form.
    ///
    /// The size, the version, the checksum and the counts must be valid. The stops of each transition must be in
    /// ascending order of their progress from one page (0) to the next (1).
    ///
    /// - Parameter bytes: the value of another table's property ``bytes``, and nothing before or after it.
    /// - Throws: ``TableFormatError`` if the bytes are anything else.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(bytes: some Collection<UInt8>) throws(TableFormatError) {
        try self.init(
            words: TableLayout.words(
                bytes, magic: TableLayout.magic, version: TableLayout.version, header: TableLayout.headerWords))
    }

    /// Creates a table from untrusted words whose checksum was valid, and checks everything else.
    private init(words: [UInt32]) throws(TableFormatError) {
        let wraps = words[1] & TableLayout.wrapsFlag != 0
        guard let counts = TableLayout.counts(pages: words[4], stops: words[5], wraps: wraps, words: words.count)
        else { throw .inconsistentCounts }
        let transitions = TableLayout.transitionCount(pages: counts.pages, wraps: wraps)
        let lastStop = words.count - 2 * transitions - 1
        guard transitions == 0 || PackedColor.hundredths(words[lastStop]) == TableLayout.gridParts
        else { throw .inconsistentStops(transition: transitions - 1) }
        self.init(staticWords: words)
        try checkStops()
        try checkErrors()
    }

    private func checkStops() throws(TableFormatError) {
        guard transitionCount > 0 else { return }
        guard firstStop(0) == 0 else { throw .inconsistentStops(transition: 0) }
        for index in 0..<transitionCount {
            let (first, end) = (firstStop(index), firstStop(index + 1))
            guard first < end, end < stopCount, PackedColor.hundredths(stopWord(first)) == TableLayout.gridParts,
                PackedColor.hundredths(stopWord(end)) == TableLayout.gridParts
            else { throw .inconsistentStops(transition: index) }
            var last = 0
            for stop in first + 1..<end {
                let progress = PackedColor.hundredths(stopWord(stop))
                guard progress > last, progress < TableLayout.gridParts else {
                    throw .inconsistentStops(transition: index)
                }
                last = progress
            }
        }
        guard firstStop(transitionCount) == stopCount - 1, !wraps || stopWord(stopCount - 1) == stopWord(0) else {
            throw .inconsistentStops(transition: transitionCount - 1)
        }
    }

    private func checkErrors() throws(TableFormatError) {
        for index in 0..<transitionCount {
            let error = maximumError(ofTransition: index)
            guard error >= 0, error.isFinite else { throw .inconsistentError(transition: index) }
        }
    }
}
