public import ColorScience

/// The backdrop color of a carousel at every scroll position.
///
/// The table is an array of 32-bit words. The words are the same in memory, in generated code and in files. A lookup
/// allocates no memory.
///
/// ```swift
/// let red = SRGB8(red: 255, green: 0, blue: 0)
/// let blue = SRGB8(red: 0, green: 0, blue: 255)
/// let table = try GradientTable(
///     pages: [red, blue], wraps: false,
///     stops: [[GradientTable.Stop(progress: 0, color: red), GradientTable.Stop(progress: 1, color: blue)]])
/// assert(table.color(at: 0.25).hex == "#BF0040")
/// assert(table.pages == [red, blue] && table.pageCount == 2 && !table.wraps)
///
/// // The same table, read from a file, and created from the 32-bit words that generated code contains.
/// let read = try GradientTable(bytes: table.bytes)
/// assert(read == table && GradientTable(staticWords: table.words) == table)
/// ```
public struct GradientTable: Sendable, Hashable {
    /// A color at one point of the transition between two pages.
    ///
    /// ```swift
    /// let middle = GradientTable.Stop(progress: 0.5, color: SRGB8(red: 128, green: 0, blue: 128))
    /// assert(middle.progress == 0.5 && middle.color.hex == "#800080")
    /// ```
    public struct Stop: Sendable, Hashable {
        /// The scroll progress at the stop: 0 on the page where the transition begins, 1 on the next page.
        public let progress: Double
        /// The color at ``progress``.
        public let color: SRGB8

        /// Creates a stop from a progress and the color there.
        ///
        /// - Parameters:
        ///   - progress: the progress from one page to the next, 0 … 1.
        ///   - color: the color at the progress.
        public init(progress: Double, color: SRGB8) {
            self.progress = progress
            self.color = color
        }
    }

    /// The table as 32-bit words.
    ///
    /// Generated code contains the words as an array literal and passes them to ``init(staticWords:)``.
    public let words: [UInt32]
    /// The number of evenly spaced colors that are stored for each transition, including the colors at both ends.
    package let samplesPerTransition: Int
    let samples: [SRGB8]

    @usableFromInline let transitionCount: Int
    @usableFromInline let stopsStart: Int
    @usableFromInline let lastStop: Int
    @usableFromInline let isEven: Bool

    /// Creates a table from the ``words`` of another table, as generated code does.
    ///
    /// The words aren't copied, and only the header and the last stop are checked. If any other word was changed, the
    /// table may return wrong colors or stop the program. For words from a file, use ``init(bytes:)``.
    ///
    /// - Precondition: the words begin with the header of a table in version 1 of the format.
    public init(staticWords words: [UInt32]) { self.init(words: words, samples: [], samplesPerTransition: 0) }

    init(words: [UInt32], samples: [SRGB8], samplesPerTransition: Int) {
        precondition(
            words.count >= TableLayout.headerWords && words[0] == TableLayout.magic
                && words[1] & 0xFFFF == TableLayout.version, "these words are not a gradient table of version 1")
        self.words = words
        self.samples = samples
        self.samplesPerTransition = samplesPerTransition
        transitionCount = TableLayout.transitionCount(
            pages: Int(words[4]), wraps: words[1] & TableLayout.wrapsFlag != 0)
        isEven = Int(words[5]) == transitionCount + 1
        stopsStart = TableLayout.headerWords + (isEven || transitionCount == 0 ? 0 : transitionCount + 1)
        lastStop = stopsStart + Int(words[5]) - 1
        // The search for a stop ends only if the last stop is at 100 % of its transition.
        precondition(
            lastStop < words.count
                && (transitionCount == 0 || PackedColor.hundredths(words[lastStop]) == TableLayout.gridParts),
            "these words are not a gradient table")
    }

    /// The number of pages.
    public var pageCount: Int { Int(words[4]) }

    /// Whether the first page follows the last page.
    public var wraps: Bool { words[1] & TableLayout.wrapsFlag != 0 }

    /// The backdrop color of each page, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of pages, because each access creates the array.
    public var pages: [SRGB8] { (0..<pageCount).map { PackedColor.color(stopWord(firstStop($0))) } }

    /// The largest CIEDE2000 difference between a color blended from two stops and the exact color; 0 if it is unknown.
    package var maximumError: Double {
        (0..<transitionCount).reduce(0) { max($0, maximumError(ofTransition: $1)) }
    }

    /// The number of stops of all transitions; a stop that ends one transition and begins the next counts once.
    package var stopCount: Int { Int(words[5]) }

    /// Returns the index of a transition's first stop among all stops; for ``transitionCount``, that of the last stop.
    func firstStop(_ transition: Int) -> Int {
        isEven || transitionCount == 0
            ? transition : Int(truncatingIfNeeded: words[TableLayout.headerWords + transition])
    }

    func stopWord(_ index: Int) -> UInt32 { words[stopsStart + index] }

    func maximumError(ofTransition index: Int) -> Double {
        let at = stopsStart + stopCount + 2 * index
        return Double(bitPattern: UInt64(words[at]) | UInt64(words[at + 1]) << 32)
    }
}
