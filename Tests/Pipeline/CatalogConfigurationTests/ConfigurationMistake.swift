import FileAccess
import OrderedJSON

/// A configuration with a mistake, of `Tests/Fixtures/Configurations/mistakes.json`.
///
/// `Scripts/validate-schemas` reads the same file: its `schema` says whether the JSON Schema refuses the mistake too.
struct ConfigurationMistake: Sendable, CustomStringConvertible {
    /// The configuration, with a `¶` before the place of the finding.
    let text: String
    let rule: String
    /// A part of the message.
    let words: String

    var description: String { text }

    static func all() throws -> [ConfigurationMistake] {
        let path = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        let root = try JSONParser.parse(
            RegularFile.bytes(of: path + "/Fixtures/Configurations/mistakes.json"), maximumValues: 100_000)
        return (root.elements ?? []).compactMap { entry in
            guard let text = entry["text"]?.string, let rule = entry["rule"]?.string,
                let words = entry["words"]?.string
            else { return nil }
            return ConfigurationMistake(text: text, rule: rule, words: words)
        }
    }
}
