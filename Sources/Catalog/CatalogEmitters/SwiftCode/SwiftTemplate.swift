/// A part of the generated Swift file that is the same for all catalogs, read from the folder `Templates`.
///
/// Words between double underscores, such as `__access__`, are placeholders.
struct SwiftTemplate {
    /// The fixed texts and the placeholders between them, in turn.
    private let parts: [Substring]

    static let types = SwiftTemplate("Types.swift.txt")
    static let swiftUI = SwiftTemplate("SwiftUI.swift.txt")
    /// The template for UIKit and AppKit.
    static let kit = SwiftTemplate("Kit.swift.txt")

    private init(_ file: String) {
        parts = Templates.text(of: file).split(separator: "__", omittingEmptySubsequences: false)
    }

    /// Writes the template with its placeholders replaced.
    ///
    /// - Parameters:
    ///   - words: the replacement of each placeholder, by the word between the underscores.
    ///   - shorthands: writes the replacement of `__shorthands__`.
    /// - Precondition: `words` contains every placeholder except `__shorthands__`.
    func write(to text: inout String, _ words: [String: String], shorthands: (inout String) -> Void = { _ in }) {
        for (number, part) in parts.enumerated() {
            if number.isMultiple(of: 2) {
                text += String(part)
            } else if part == "shorthands" {
                shorthands(&text)
            } else {
                guard let value = words[String(part)] else {
                    preconditionFailure("the template has the word \"\(part)\"")
                }
                text += value
            }
        }
    }
}
