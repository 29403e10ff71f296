/// Why bytes, words or transitions are no table.
///
/// ```swift
/// do {
///     _ = try GradientTable(bytes: [1, 2, 3])
/// } catch {
///     print(error.description)
/// }
/// ```
public enum TableFormatError: Error, Sendable, Hashable {
    /// There are fewer or more bytes than the table says that it has.
    case wrongSize(expected: Int, actual: Int)
    /// The bytes do not begin as a table does.
    case notATable
    /// The table is of a version that is not known here.
    case unknownVersion(Int)
    /// The bytes were changed since they were written.
    case wrongChecksum
    /// The counts of pages and stops do not fit the size.
    case inconsistentCounts
    /// A transition's stops do not rise from 0 to 1 in hundredths, or do not meet the next page's color; its number.
    case inconsistentStops(transition: Int)
    /// A transition's maximum error is negative or not a finite number; its number.
    case inconsistentError(transition: Int)
    /// The locations of a vertical gradient do not rise within 0 … 1, or its tracks are not alike.
    case inconsistentTracks
}

extension TableFormatError: CustomStringConvertible {
    /// The error in words.
    public var description: String {
        switch self {
        case .wrongSize(let expected, let actual): "the table has \(actual) bytes where \(expected) were expected"
        case .notATable: "these bytes are not a gradient table"
        case .unknownVersion(let version): "the table is of version \(version), which this library does not know"
        case .wrongChecksum: "the table is damaged: its checksum does not agree"
        case .inconsistentCounts: "the table's counts do not fit its size"
        case .inconsistentStops(let index): "the stops of transition \(index) do not rise from page to page"
        case .inconsistentError(let index): "the maximum error of transition \(index) is no finite number"
        case .inconsistentTracks: "the tracks of the table are not alike, or their locations do not rise"
        }
    }
}
