/// An expression in a `Package.swift` or a Tuist manifest, as far as Tincture can read it without running the file.
indirect enum ManifestExpression: Sendable, Hashable {
    case text(String)
    case list([ManifestExpression])
    /// A call or an enum case: `.target(name: "App")`, `.iOS`.
    case call(name: String, arguments: [Argument])
    case computed

    struct Argument: Sendable, Hashable {
        let label: String?
        let value: ManifestExpression
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var elements: [ManifestExpression]? { if case .list(let elements) = self { elements } else { nil } }

    /// The platforms that a list of calls or enum cases names: `[.iOS(.v17), .macOS]`.
    var platforms: Set<Platform> { Set((elements ?? [self]).compactMap { $0.name.flatMap(Platform.init(word:)) }) }

    var name: String? { if case .call(let name, _) = self { name } else { nil } }

    subscript(label: String?) -> ManifestExpression? {
        if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
    }

    /// The texts of a list, or a single text as an array; nil if the expression contains anything but texts.
    var texts: [String]? {
        if let text { return [text] }
        guard let elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }
}
