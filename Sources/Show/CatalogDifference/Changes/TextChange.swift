/// Text on a carousel page that became harder or easier to read.
package struct TextChange: Sendable, Hashable, Encodable {
    package var carousel: String
    package var image: String
    package var area: String
    package var appearance: String
    package var change: ContrastChange.Change
    package var foreground: String
    package var minimum: Double
    package var before: Double?
    package var after: Double
    package var failing: [Double]?

    package var isProblem: Bool { change != .fixed }
}
