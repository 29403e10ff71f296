internal import OrderedJSON

/// Where something stands in the text that it was read from.
///
/// Two places are always equal: what was read is the same wherever it stands, and the same as what was made.
public struct SourcePlace: Sendable, Hashable {
    // 0 for what was not read from text. A catalog has a few places for every variant, so each is kept small.
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// The line, from 1; nil for what was not read from text.
    public var line: Int? { storedLine == 0 ? nil : Int(storedLine) }
    /// The column in UTF-8 bytes, from 1; nil for what was not read from text.
    public var column: Int? { storedColumn == 0 ? nil : Int(storedColumn) }

    /// A place by its line and column, both from 1; without them, the place of what was not read from text.
    public init(line: Int? = nil, column: Int? = nil) {
        storedLine = UInt32(clamping: line ?? 0)
        storedColumn = UInt32(clamping: column ?? 0)
    }

    init(_ place: TextPlace?) { self.init(line: place?.line, column: place?.column) }

    init(_ node: JSONNode) { self.init(node.place) }

    /// True: see the type.
    public static func == (left: SourcePlace, right: SourcePlace) -> Bool { true }

    /// Hashes nothing: all places are equal.
    public func hash(into hasher: inout Hasher) {}
}
