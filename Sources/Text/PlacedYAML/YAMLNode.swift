package import Diagnostics

/// A YAML value that keeps the order of its members and knows its location in the text.
package struct YAMLNode: Sendable {
    package indirect enum Content: Sendable {
        /// A text, which may represent a number or a Boolean if it is plain, without quotes.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        /// The pairs in their order; no key occurs twice.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    package let content: Content
    package let position: TextPosition
    /// The end of the value; for a list without brackets, it may be several lines after the last element.
    package let end: TextPosition

    package var scalar: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    package var sequence: [YAMLNode]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    package var mapping: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }

    package subscript(key: String) -> YAMLNode? { mapping?.first { $0.key.scalar == key }?.value }

    /// The value of a Boolean in YAML's core schema (YAML 1.2.2, section 10.3.2); nil for any other value.
    package var bool: Bool? {
        switch plainText {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// The value of a whole decimal number; nil for any other value.
    package var int: Int? { plainText.flatMap { Int($0) } }

    /// The value of a finite decimal number; nil for any other value.
    package var number: Double? {
        plainText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    private var plainText: String? {
        if case .scalar(let text, isPlain: true) = content { text } else { nil }
    }
}

extension YAMLNode {
    /// Returns a copy of the value with other content.
    package func saying(_ content: Content) -> YAMLNode { YAMLNode(content: content, position: position, end: end) }
}

extension YAMLNode: Equatable {
    /// Whether two values are equal, regardless of their locations; a quoted text never equals a plain text.
    package static func == (left: YAMLNode, right: YAMLNode) -> Bool {
        switch (left.content, right.content) {
        case (.scalar(let a, let isPlain), .scalar(let b, let isOtherPlain)): a == b && isPlain == isOtherPlain
        case (.sequence(let a), .sequence(let b)): a == b
        case (.mapping(let a), .mapping(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
        default: false
        }
    }
}
