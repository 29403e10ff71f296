/// An expression of a manifest in Swift as far as it can be read without running it.
indirect enum ManifestExpression: Sendable, Hashable {
    case text(String)
    case list([ManifestExpression])
    /// A call or a case: `.target(name: "App")`, `.iOS`.
    case call(name: String, arguments: [Argument])
    /// Something that only running it can tell.
    case computed

    struct Argument: Sendable, Hashable {
        let label: String?
        let value: ManifestExpression
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var elements: [ManifestExpression]? { if case .list(let elements) = self { elements } else { nil } }

    var name: String? { if case .call(let name, _) = self { name } else { nil } }

    subscript(label: String?) -> ManifestExpression? {
        if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
    }

    /// The texts of a list, or of a text alone; nil where one of them has to be computed.
    var texts: [String]? {
        if let text { return [text] }
        guard let elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }
}
