/// The parts of the generated file that are the same for every catalog, as files of this target: words between double
/// underscores are filled in.
struct SwiftTemplate {
    private let bytes: [UInt8]

    /// The namespace with its types.
    static let types = SwiftTemplate(bytes: PackageResources.Types_swift_txt)
    /// What SwiftUI sees.
    static let swiftUI = SwiftTemplate(bytes: PackageResources.SwiftUI_swift_txt)
    /// What UIKit or AppKit sees.
    static let kit = SwiftTemplate(bytes: PackageResources.Kit_swift_txt)

    /// The text with its words filled in.
    ///
    /// - Precondition: every word of the template is among them.
    func filled(_ words: [String: String]) -> String {
        var text = ""
        var isWord = false
        for part in String(decoding: bytes, as: UTF8.self).split(separator: "__", omittingEmptySubsequences: false) {
            guard isWord else {
                text += part
                isWord = true
                continue
            }
            guard let value = words[String(part)] else { preconditionFailure("the template has the word \"\(part)\"") }
            text += value
            isWord = false
        }
        return text
    }
}
