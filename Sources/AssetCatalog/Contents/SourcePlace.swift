internal import OrderedJSON

/// Where something stands in the text that it was read from.
///
/// Two places are always equal: what was read is the same wherever it stands, and the same as what was made.
public struct SourcePlace: Sendable, Hashable {
    /// The line, from 1; nil for what was not read from text.
    public let line: Int?
    /// The column in UTF-8 bytes, from 1; nil for what was not read from text.
    public let column: Int?

    /// A place by its line and column, both from 1; without them, the place of what was not read from text.
    public init(line: Int? = nil, column: Int? = nil) {
        self.line = line
        self.column = column
    }

    init(_ node: JSONNode) { self.init(line: node.place?.line, column: node.place?.column) }

    /// True: see the type.
    public static func == (left: SourcePlace, right: SourcePlace) -> Bool { true }

    /// Hashes nothing: all places are equal.
    public func hash(into hasher: inout Hasher) {}
}
