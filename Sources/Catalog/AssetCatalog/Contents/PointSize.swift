/// The size of an icon in points, which a `Contents.json` writes as two numbers above 0, such as `83.5x83.5`.
package struct PointSize: Sendable, Hashable {
    package let width: Double
    package let height: Double
    package let text: String

    package init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Self.number(parts[0]), let height = Self.number(parts[1]) else {
            return nil
        }
        (self.width, self.height, self.text) = (width, height, text)
    }

    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }), let number = Double(text), number > 0,
            number.isFinite
        else { return nil }
        return number
    }
}
