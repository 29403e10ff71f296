internal import CEmbeddedFiles

/// The parts of generated code that are the same for all catalogs, stored as files in the program.
enum Templates {
    static func text(of file: String) -> String {
        String(cString: tincture_embedded_file("Catalog/CatalogEmitters/Templates/\(file)"))
    }
}

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

    /// Returns the template with its placeholders replaced.
    ///
    /// - Parameter words: the replacement of each placeholder, by the word between the underscores.
    /// - Precondition: `words` contains every placeholder.
    func text(_ words: [String: String]) -> String {
        parts.enumerated().map { number, part in
            if number.isMultiple(of: 2) { return String(part) }
            guard let value = words[String(part)] else { preconditionFailure("the template has the word \"\(part)\"") }
            return value
        }.joined()
    }
}
