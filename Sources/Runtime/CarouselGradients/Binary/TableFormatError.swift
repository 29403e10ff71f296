/// The reason why bytes, stops or tracks don't form a valid ``GradientTable`` or ``BackdropTable``.
///
/// ```swift
/// do {
///     _ = try GradientTable(bytes: [1, 2, 3])
/// } catch {
///     print(error.description)
/// }
/// ```
public enum TableFormatError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number of bytes differs from the number that the header states, or is less than the size of a header.
    case wrongSize(expected: Int, actual: Int)
    /// The bytes don't begin with the letters that mark a table.
    case notATable
    /// This library doesn't know the table's version.
    case unknownVersion(Int)
    /// The checksum is wrong, because the bytes have changed since they were written.
    case wrongChecksum
    /// The counts of pages, stops, transitions or tracks don't match each other or the size of the data.
    case inconsistentCounts
    /// The progress of the transition's stops doesn't ascend from 0 to 1 in multiples of 0.01, or the first and last
    /// colors aren't those of the two pages.
    case inconsistentStops(transition: Int)
    /// The maximum error (a color difference) that the table states for the transition is negative or not finite.
    case inconsistentError(transition: Int)
    /// The locations (heights) of a vertical gradient don't ascend within 0 … 1, or the tables of its heights don't
    /// match.
    ///
    /// The tables don't match if there isn't one for each height, or if they differ in page count or wrapping.
    case inconsistentTracks

    /// The error as a sentence for a message.
    public var description: String {
        switch self {
        case .wrongSize(let expected, let actual): "the table has \(actual) bytes where \(expected) were expected"
        case .notATable: "these bytes are not a gradient table"
        case .unknownVersion(let version): "the table has version \(version), which this library cannot read"
        case .wrongChecksum: "the table is damaged: its checksum does not match"
        case .inconsistentCounts: "the table's counts do not match its size"
        case .inconsistentStops(let index):
            "the stops of transition \(index) are not in ascending order from 0 to 1, or do not begin and end with the colors of its pages"
        case .inconsistentError(let index): "the maximum error of transition \(index) is not a finite number"
        case .inconsistentTracks:
            "the table's vertical gradients differ in page count or wrapping, or their heights are not in ascending order, 0 … 1"
        }
    }
}
